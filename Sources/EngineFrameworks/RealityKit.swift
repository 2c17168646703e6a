import Engine
import Foundation

/// A thing in a scene with three dimensions. Nothing of it is drawn.
open class Entity: Identifiable, @unchecked Sendable {
  /// What the program calls the thing.
  public var name = ""
  /// Where it is in the thing around it, in metres.
  public var position = SIMD3<Float>.zero
  /// How many times larger it is in each direction.
  public var scale = SIMD3<Float>(1, 1, 1)
  /// Whether it would be seen; kept only.
  public var isEnabled = true
  /// The things in this one, in the order in which they were added.
  public private(set) var children: [Entity] = []
  /// The thing that this one is in; `nil` where it is in none.
  public private(set) weak var parent: Entity?

  /// A thing without a name, at the origin.
  public required init() {}

  /// A thing from a file, of which the name is known.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    self.name = name
  }

  /// Puts a thing into this one.
  public func addChild(_ entity: Entity) {
    entity.parent = self
    children.append(entity)
  }

  /// Takes a thing out of this one.
  public func removeChild(_ entity: Entity) { children.removeAll { $0 === entity } }

  /// Takes this thing out of the one it is in.
  public func removeFromParent() { parent?.removeChild(self) }

  /// The thing with a name in this one.
  public func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.findEntity(named: name) }.first
  }

  /// Sets where it is; what it is relative to is not reckoned with.
  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }

  /// Makes what a person touches known.
  public func generateCollisionShapes(recursive: Bool) {}
}

/// A thing with a form.
open class ModelEntity: Entity, @unchecked Sendable {
  /// Its form and materials; `nil` for none.
  public var model: ModelComponent?

  /// A thing without a form.
  public required init() {}

  /// A thing of a form and materials.
  public convenience init(mesh: MeshResource, materials: [any Material3D] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
}

/// A place in a scene.
open class AnchorEntity: Entity, @unchecked Sendable {
  /// The origin of a scene.
  public required init() {}
  /// A place at a distance from the origin, in metres.
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
}

/// The form of a thing, and its materials.
public struct ModelComponent {
  /// The form, which is not kept in detail.
  public var mesh: MeshResource
  /// What the parts of the form are made of.
  public var materials: [any Material3D]

  /// A form of some materials.
  public init(mesh: MeshResource, materials: [any Material3D]) {
    self.mesh = mesh
    self.materials = materials
  }
}

/// A form.
public struct MeshResource: Sendable {
  /// A ball; the radius is not kept.
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  /// A cube; its size is not kept.
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  /// A box with a size in each direction; it is not kept.
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  /// A box with a width, a height and a depth; they are not kept.
  public static func generateBox(width: Float, height: Float, depth: Float) -> MeshResource { MeshResource() }
  /// A flat rectangle that lies on the ground; its size is not kept.
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  /// A cone; its size is not kept.
  public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
  /// A cylinder; its size is not kept.
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
}

/// What a thing is made of.
public protocol Material3D {}

/// A material of one colour.
public struct SimpleMaterial: Material3D {
  /// A material without a colour of its own.
  public init() {}
  /// A material of a colour, which is not kept.
  public init(color: UIColor, isMetallic: Bool) {}
  /// A material of a colour, rough or smooth; nothing of it is kept.
  public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool = false) {}
}

/// A material that light does not change.
public struct UnlitMaterial: Material3D {
  /// A material without a colour of its own.
  public init() {}
  /// A material of a colour, which is not kept.
  public init(color: UIColor) {}
}

/// What a view with three dimensions contains.
@MainActor public final class RealityViewContent {
  public private(set) var entities: [Entity] = []
  init() {}

  /// Adds a thing.
  public func add(_ entity: Entity) { entities.append(entity) }

  /// Takes a thing away.
  public func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}

/// A view with three dimensions: one displayable that takes the room it is offered.
public struct RealityView: View {
  private let make: @MainActor (RealityViewContent) async -> Void
  private let update: (@MainActor (RealityViewContent) -> Void)?
  @State private var content: RealityViewContent?

  /// A view whose content is made once, and changed with each value.
  public init(
    make: @escaping @MainActor (RealityViewContent) async -> Void,
    update: (@MainActor (RealityViewContent) -> Void)? = nil
  ) {
    self.make = make
    self.update = update
  }

  public var body: some View {
    if let content { update?(content) }
    return RealityScene().task {
      guard content == nil else { return }
      let made = RealityViewContent()
      await make(made)
      content = made
    }
  }
}

/// The place of a scene with three dimensions.
struct RealityScene: _LeafView {
  typealias Body = Never
  var _name: String? { nil }
  func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A thing with three dimensions among other views; nothing is loaded, so that it is a box with its name.
public struct Model3D: _LeafView {
  private let name: String

  /// A thing from a file.
  public nonisolated init(named name: String, bundle: Bundle? = nil) { self.name = name }

  /// A thing from an address.
  public nonisolated init(url: URL) { name = url.absoluteString }

  public typealias Body = Never
  public var _name: String? { name }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }
}
