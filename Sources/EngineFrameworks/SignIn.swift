import Engine
import Foundation

/// A button to sign in: one displayable with its words. A tap asks, and nobody answers.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let words: String
    public static let signIn = Label(words: "Sign in with Apple")
    public static let signUp = Label(words: "Sign up with Apple")
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// How the button looks.
  public struct Style: Sendable {
    public static let black = Style()
    public static let white = Style()
    public static let whiteOutline = Style()
  }

  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void

  /// A button that asks, and tells what came of it.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
    completion = onCompletion
  }

  public var body: some View {
    Button(label.words) {
      request(ASAuthorizationAppleIDRequest())
      completion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}

extension View {
  /// Sets how a button to sign in looks.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    effect(_Names.SignInStyle.self)
  }
}

extension _Names {
  /// The name of ``View/signInWithAppleButtonStyle(_:)``.
  public enum SignInStyle: _ModifierName { public static var name: StaticString { ".signInWithAppleButtonStyle" } }
}

/// What is asked of a person who signs in.
open class ASAuthorizationAppleIDRequest: NSObject {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

/// That a person has signed in.
open class ASAuthorization: NSObject {
  /// What is told of the person.
  public struct Scope: Hashable, Sendable {
    private let name: String
    public static let fullName = Scope(name: "fullName")
    public static let email = Scope(name: "email")
  }
  public let credential: Any
  init(credential: Any) { self.credential = credential }
}

/// Who has signed in.
open class ASAuthorizationAppleIDCredential: NSObject {
  public var user: String { "" }
  public var email: String? { nil }
  public var fullName: PersonNameComponents? { nil }
  public var identityToken: Data? { nil }
  public var authorizationCode: Data? { nil }
}

/// Why nobody has signed in.
public struct ASAuthorizationError: Error {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

/// A button to sign in, of the system's other framework.
open class ASAuthorizationAppleIDButton: UIView {
  /// What the button says.
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }

  /// How the button looks.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public var cornerRadius: CGFloat = 6

  /// A button that says something, and looks in a way.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
  }

  /// A button that says something, and looks in a way.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
