/** Charts and reports ("sandtable/report"): what a chart file needs, and what turns a finished run into reports. */

export type { Row, Tables } from '../analysis/index.ts';
export { PALETTES, type Palette, type Theme } from '../page/index.ts';
export { bareChart, bindChart } from './bind.ts';
export { carryStyle } from './carry-style.ts';
export { type Chart, ChartError, type ChartGroup, type Layout, type Pane, type Spec } from './chart.ts';
export { builtInCharts, loadChart, loadLayout } from './disk/charts.ts';
export { exportTables } from './disk/export.ts';
export { drawPng } from './disk/png.ts';
export { type ReportOptions, writeReport } from './disk/report.ts';
export { reportPage } from './disk/report-page.ts';
export { writeChart } from './disk/write-chart.ts';
export { figureOf } from './drawing.ts';
export type { Figure } from './figure.ts';
export {
  CHART_FORMATS,
  type ChartFormat,
  EXPORT_FORMATS,
  type ExportFormat,
  REPORT_FORMATS,
  type ReportFormat,
  USUAL_FORMATS,
} from './formats.ts';
export type { ReportInput } from './input.ts';
export { reportText } from './markdown.ts';
export { houseStyle } from './style.ts';
export { compileSpec, drawSvg } from './svg.ts';
export type { Telling } from './telling.ts';
