import Engine

extension _Names {
  /// What recordings call the modifier `.chartAngleSelection`.
  public enum ChartAngleSelection: _ModifierName { public static var name: StaticString { ".chartAngleSelection" } }
  /// What recordings call the modifier `.chartForegroundStyleScale`.
  public enum ChartForegroundStyleScale: _ModifierName {
    /// The name with its point.
    public static var name: StaticString { ".chartForegroundStyleScale" }
  }
  /// What recordings call the modifier `.chartGesture`.
  public enum ChartGesture: _ModifierName { public static var name: StaticString { ".chartGesture" } }
  /// What recordings call the modifier `.chartLegend`.
  public enum ChartLegend: _ModifierName { public static var name: StaticString { ".chartLegend" } }
  /// What recordings call the modifier `.chartPlotStyle`.
  public enum ChartPlotStyle: _ModifierName { public static var name: StaticString { ".chartPlotStyle" } }
  /// What recordings call the modifier `.chartScrollPosition`.
  public enum ChartScrollPosition: _ModifierName { public static var name: StaticString { ".chartScrollPosition" } }
  /// What recordings call the modifier `.chartScrollTargetBehavior`.
  public enum ChartScrollTargetBehavior: _ModifierName {
    /// The name with its point.
    public static var name: StaticString { ".chartScrollTargetBehavior" }
  }
  /// What recordings call the modifier `.chartScrollableAxes`.
  public enum ChartScrollableAxes: _ModifierName { public static var name: StaticString { ".chartScrollableAxes" } }
  /// What recordings call the modifier `.chartSymbolScale`.
  public enum ChartSymbolScale: _ModifierName { public static var name: StaticString { ".chartSymbolScale" } }
  /// What recordings call the modifier `.chartXAxis`.
  public enum ChartXAxis: _ModifierName { public static var name: StaticString { ".chartXAxis" } }
  /// What recordings call the modifier `.chartXAxisLabel`.
  public enum ChartXAxisLabel: _ModifierName { public static var name: StaticString { ".chartXAxisLabel" } }
  /// What recordings call the modifier `.chartXAxisStyle`.
  public enum ChartXAxisStyle: _ModifierName { public static var name: StaticString { ".chartXAxisStyle" } }
  /// What recordings call the modifier `.chartXScale`.
  public enum ChartXScale: _ModifierName { public static var name: StaticString { ".chartXScale" } }
  /// What recordings call the modifier `.chartXSelection`.
  public enum ChartXSelection: _ModifierName { public static var name: StaticString { ".chartXSelection" } }
  /// What recordings call the modifier `.chartXVisibleDomain`.
  public enum ChartXVisibleDomain: _ModifierName { public static var name: StaticString { ".chartXVisibleDomain" } }
  /// What recordings call the modifier `.chartYAxis`.
  public enum ChartYAxis: _ModifierName { public static var name: StaticString { ".chartYAxis" } }
  /// What recordings call the modifier `.chartYAxisLabel`.
  public enum ChartYAxisLabel: _ModifierName { public static var name: StaticString { ".chartYAxisLabel" } }
  /// What recordings call the modifier `.chartYAxisStyle`.
  public enum ChartYAxisStyle: _ModifierName { public static var name: StaticString { ".chartYAxisStyle" } }
  /// What recordings call the modifier `.chartYScale`.
  public enum ChartYScale: _ModifierName { public static var name: StaticString { ".chartYScale" } }
  /// What recordings call the modifier `.chartYSelection`.
  public enum ChartYSelection: _ModifierName { public static var name: StaticString { ".chartYSelection" } }
  /// What recordings call the modifier `.chartYVisibleDomain`.
  public enum ChartYVisibleDomain: _ModifierName { public static var name: StaticString { ".chartYVisibleDomain" } }
}
