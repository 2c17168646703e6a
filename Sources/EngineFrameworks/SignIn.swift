import Engine
import Foundation

/// A button to sign in: one displayable with its words. A tap asks, and nobody answers.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let words: String
    /// The words for someone who has an account.
    public static let signIn = Label(words: "Sign in with Apple")
    /// The words for someone who has none yet.
    public static let signUp = Label(words: "Sign up with Apple")
    /// The words for someone who may have one.
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// How the button looks.
  public struct Style: Sendable {
    /// White words on black; it is not kept.
    public static let black = Style()
    /// Black words on white; it is not kept.
    public static let white = Style()
    /// Black words on white within a line; it is not kept.
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
  /// What the app would like to know of the person; kept only.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// A text that would come back in what is signed; kept only.
  public var nonce: String?
  /// A text that would come back with the answer; kept only.
  public var state: String?
}

/// That a person has signed in.
open class ASAuthorization: NSObject {
  /// What is told of the person.
  public struct Scope: Hashable, Sendable {
    private let name: String
    /// The person's name.
    public static let fullName = Scope(name: "fullName")
    /// The person's address for mail.
    public static let email = Scope(name: "email")
  }
  /// What is known of the person; never made here, as nobody signs in.
  public let credential: Any
  init(credential: Any) { self.credential = credential }
}

/// Who has signed in.
open class ASAuthorizationAppleIDCredential: NSObject {
  /// What the service calls the person: always empty.
  public var user: String { "" }
  /// The person's address for mail: always `nil`.
  public var email: String? { nil }
  /// The person's name: always `nil`.
  public var fullName: PersonNameComponents? { nil }
  /// What the service has signed: always `nil`.
  public var identityToken: Data? { nil }
  /// What the app's server would ask the service with: always `nil`.
  public var authorizationCode: Data? { nil }
}

/// Why nobody has signed in.
public struct ASAuthorizationError: Error {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed
  }
  /// Which of the reasons it is.
  public let code: Code
  init(_ code: Code) { self.code = code }
}

/// A button to sign in, of the system's other framework.
open class ASAuthorizationAppleIDButton: UIView {
  /// What the button says.
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }

  /// How the button looks.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  /// How round the corners are, in points; kept only.
  public var cornerRadius: CGFloat = 6

  /// A button that says something, and looks in a way.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
  }

  /// A button that says something, and looks in a way.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// A button from a file, which is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
