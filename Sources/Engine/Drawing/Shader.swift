import Foundation

/// A function that a graphics processor runs; it is only named here.
public struct Shader: Equatable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// Makes a shader of a function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) { name = function.name }

  /// A value that a shader is given.
  public struct Argument: Sendable {
    /// A number, which is not kept.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers, which are not kept.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point, which is not kept.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size, which is not kept.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers, which are not kept.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers, which are not kept.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// A colour, which is not kept.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Colours, which are not kept.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Numbers, which are not kept.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// A picture, which is not kept.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The rectangle around the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// A function of a library of shaders.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// Names a function of a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }

  /// The shader of this function; the arguments are not kept.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader(name: name) }
}

/// A library of shaders.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  /// The app's own library.
  public static let `default` = ShaderLibrary()

  /// A function of the app's own library; any name is one.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }

  /// A function of the library; any name is one.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }

  init() {}

  /// A library in a file; nothing is read.
  public init(url: URL) {}

  /// A library of compiled functions; nothing is read.
  public init(data: Data) {}

  /// The library of a bundle, which is not read.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
}

/// A change of how a view is seen.
public protocol VisualEffect: Sendable {}

/// No change of how a view is seen.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}

extension VisualEffect {
  /// No change: the opacity is not kept.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// No change: the factor is not kept.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// No change: the factors are not kept.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// No change: the angle is not kept.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// No change: the angle is not kept.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// No change: the distances are not kept.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// No change: the distance is not kept.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// No change: the radius is not kept.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// No change: the amount is not kept.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// No change: the amount is not kept.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// No change: the amount is not kept.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// No change: the angle is not kept.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// No change: the shader is not kept.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// No change: the shader is not kept.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
  /// No change: the shader is not kept.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}
