import { carryStyle } from './carry-style.ts';
import type { Spec } from './chart.ts';
import { compileSpec } from './svg.ts';

/** The text of a `.vl.json`: a chart with its rows, which looks the same wherever Vega-Lite draws it. */
export async function chartFile(spec: Spec): Promise<string> {
  return `${JSON.stringify(carryStyle(spec, 'light', (await compileSpec(spec)).vega), null, 2)}\n`;
}
