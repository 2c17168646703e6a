import Engine
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

public typealias SystemSoundID = UInt32

/// Plays a sound of the system; nothing is heard here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// A film: one displayable that takes the room it is offered.
public struct VideoPlayer<VideoOverlay: View>: _LeafView {
  public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}

  public typealias Body = Never
  public var _name: String? { nil }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 90))
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public nonisolated init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A page of the web: one displayable that takes the room it is offered. Nothing is loaded.
public struct WebView: _LeafView {
  let url: URL?
  public nonisolated init(url: URL?) { self.url = url }

  public typealias Body = Never
  public var _name: String? { url?.absoluteString }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
}

/// A page of the web of the system's other framework. Nothing is loaded.
open class WKWebView: UIView {
  public private(set) var url: URL?
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  open func reload() {}
  open func goBack() {}
  open func goForward() {}
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
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, nil) }
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
}
