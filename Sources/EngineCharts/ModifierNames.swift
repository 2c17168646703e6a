import Engine

extension _Names {
  public enum ChartAngleSelection: _ModifierName { public static var name: StaticString { ".chartAngleSelection" } }
  public enum ChartForegroundStyleScale: _ModifierName {
    public static var name: StaticString { ".chartForegroundStyleScale" }
  }
  public enum ChartGesture: _ModifierName { public static var name: StaticString { ".chartGesture" } }
  public enum ChartLegend: _ModifierName { public static var name: StaticString { ".chartLegend" } }
  public enum ChartPlotStyle: _ModifierName { public static var name: StaticString { ".chartPlotStyle" } }
  public enum ChartScrollPosition: _ModifierName { public static var name: StaticString { ".chartScrollPosition" } }
  public enum ChartScrollTargetBehavior: _ModifierName {
    public static var name: StaticString { ".chartScrollTargetBehavior" }
  }
  public enum ChartScrollableAxes: _ModifierName { public static var name: StaticString { ".chartScrollableAxes" } }
  public enum ChartSymbolScale: _ModifierName { public static var name: StaticString { ".chartSymbolScale" } }
  public enum ChartXAxis: _ModifierName { public static var name: StaticString { ".chartXAxis" } }
  public enum ChartXAxisLabel: _ModifierName { public static var name: StaticString { ".chartXAxisLabel" } }
  public enum ChartXAxisStyle: _ModifierName { public static var name: StaticString { ".chartXAxisStyle" } }
  public enum ChartXScale: _ModifierName { public static var name: StaticString { ".chartXScale" } }
  public enum ChartXSelection: _ModifierName { public static var name: StaticString { ".chartXSelection" } }
  public enum ChartXVisibleDomain: _ModifierName { public static var name: StaticString { ".chartXVisibleDomain" } }
  public enum ChartYAxis: _ModifierName { public static var name: StaticString { ".chartYAxis" } }
  public enum ChartYAxisLabel: _ModifierName { public static var name: StaticString { ".chartYAxisLabel" } }
  public enum ChartYAxisStyle: _ModifierName { public static var name: StaticString { ".chartYAxisStyle" } }
  public enum ChartYScale: _ModifierName { public static var name: StaticString { ".chartYScale" } }
  public enum ChartYSelection: _ModifierName { public static var name: StaticString { ".chartYSelection" } }
  public enum ChartYVisibleDomain: _ModifierName { public static var name: StaticString { ".chartYVisibleDomain" } }
}
