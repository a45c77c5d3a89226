/** Charts and reports ("sandtable/report"): what a chart file needs, and what turns a finished run into reports. */

export type { Row, Tables } from '../analysis/index.ts';
export { PALETTES, type Palette, type Theme } from '../page/index.ts';
export { bareChart, bindChart } from './bind.ts';
export { carryStyle } from './carry-style.ts';
export { type Chart, ChartError, type Layout, type Spec } from './chart.ts';
export { figureOf, writeChart } from './drawing.ts';
export { EXPORT_FORMATS, type ExportFormat, exportTables } from './export.ts';
export type { Figure } from './figure.ts';
export { CHART_FORMATS, type ChartFormat, REPORT_FORMATS, type ReportFormat, USUAL_FORMATS } from './formats.ts';
export { reportPage } from './html.ts';
export type { ReportInput } from './input.ts';
export { builtInCharts, loadChart, loadLayout } from './load.ts';
export { reportText } from './markdown.ts';
export { drawPng } from './png.ts';
export { type ReportOptions, writeReport } from './report.ts';
export { houseStyle } from './style.ts';
export { compileSpec, drawSvg } from './svg.ts';
export type { Telling } from './telling.ts';
