/** Formats of a chart: a complete Vega-Lite file, a vector image, and raster images on a light and on a dark background. */
export const CHART_FORMATS = ['json', 'svg', 'png'] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

/** File endings of a chart by format. */
export const CHART_ENDINGS: Readonly<Record<ChartFormat, readonly string[]>> = {
  json: ['.vl.json'],
  svg: ['.svg'],
  png: ['.png', '.dark.png'],
};

/** Formats other than Arrow that results can be exported to. */
export const EXPORT_FORMATS = ['csv', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What can be made from a finished run: page, text, charts, and the results for tools that don't read Arrow. */
export const REPORT_FORMATS = ['html', 'md', ...CHART_FORMATS, ...EXPORT_FORMATS] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a run writes by default. */
export const USUAL_FORMATS: readonly ReportFormat[] = ['html', 'md', ...CHART_FORMATS];
