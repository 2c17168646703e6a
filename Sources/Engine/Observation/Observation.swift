/// A class whose properties are tracked one by one as bodies read them (D5). The `@Observable` macro adds it.
public protocol Observable {}

/// Defines and implements the conformance of a class to ``Observable``.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
/// Makes the properties of a class tracked one by one, and the class ``Observable``.
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Makes a stored property tracked. ``Observable()`` adds it to each stored property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Leaves a stored property out of tracking.
@attached(accessor, names: named(willSet))
public macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Stands where the code of the toolchain's `@Observable` macro names the module `Observation`.
///
/// With its own registrar the engine sees each read and each write with the object and the key path, which the
/// toolchain's module does not tell.
public enum Observation {
  public typealias Observable = Engine.Observable
  public typealias ObservationRegistrar = Engine.ObservationRegistrar
}
