import { EXPORT_FORMATS } from './export.ts';

/** Forms that a chart is written in: a complete Vega-Lite file, a picture of lines, and one of dots on a light and on a dark ground. */
export const CHART_FORMATS = ['json', 'svg', 'png'] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

/** Endings of a chart's files by format. */
export const CHART_ENDINGS: Readonly<Record<ChartFormat, readonly string[]>> = {
  json: ['.vl.json'],
  svg: ['.svg'],
  png: ['.png', '.dark.png'],
};

/** What can be made of a finished run: page, text, charts, and the results files for those who don't read Arrow. */
export const REPORT_FORMATS = ['html', 'md', ...CHART_FORMATS, ...EXPORT_FORMATS] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a run leaves. */
export const USUAL_FORMATS: readonly ReportFormat[] = ['html', 'md', ...CHART_FORMATS];
