import Engine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

public typealias SystemSoundID = UInt32

/// Plays a sound of the system; nothing is heard here.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound that is no sound: a shake of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// A film: one displayable that takes the room it is offered.
public struct VideoPlayer<VideoOverlay: View>: _LeafView {
  /// A film with a view on it, which is not made; which film is not kept.
  public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}

  public typealias Body = Never
  public var _name: String? { nil }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 90))
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A film; which one is not kept.
  public nonisolated init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A page of the web: one displayable that takes the room it is offered. Nothing is loaded.
public struct WebView: _LeafView {
  let url: URL?
  /// The page at an address; `nil` for none.
  public nonisolated init(url: URL?) { self.url = url }

  public typealias Body = Never
  public var _name: String? { url?.absoluteString }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
}

/// A page of the web of the system's other framework. Nothing is loaded.
open class WKWebView: UIView {
  /// The address of the last request; `nil` before.
  public private(set) var url: URL?
  /// Keeps the address of the request; always `nil`, as nothing is loaded.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Does nothing; always `nil`.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Does nothing.
  open func reload() {}
  /// Does nothing.
  open func goBack() {}
  /// Does nothing.
  open func goForward() {}
  /// Does nothing.
  open func stopLoading() {}
}

/// The loading of a page.
open class WKNavigation: NSObject {}

/// How a person shows who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// Asks who a person is; nobody answers here.
public final class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
  /// Whether the person can be asked: always `false`; no error is given.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Answers at once that it is not the person; no error is given.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, nil) }
  /// Whether it is the person: always `false`. Nothing is thrown.
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
}
