/** Charts and reports ("sandtable/report"): what a chart file needs, and what turns a finished run into paper. */

export { bareChart, bindChart } from './bind.ts';
export { type Chart, ChartError, type Layout, type Spec } from './chart.ts';
export { drawPng } from './png.ts';
export { houseStyle, PALETTES, type Palette, type Theme } from './style.ts';
export { compileSpec, drawSvg } from './svg.ts';
