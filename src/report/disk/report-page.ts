import { readFile } from 'node:fs/promises';
import { asLibrary } from '../as-library.ts';
import { pageOfReport } from '../html.ts';
import type { ReportInput } from '../input.ts';

/** A report as one self-contained page; see `pageOfReport`. */
export const reportPage = async (input: ReportInput): Promise<string> =>
  pageOfReport(input, input.figures.length > 0 ? await libraries() : []);

/** The three libraries in a form that a page can embed. Their packages export only modules, so the files next to those are read. */
async function libraries(): Promise<string[]> {
  const names = ['vega', 'vega-lite', 'vega-embed'];
  const files = names.map((name) => new URL(`${name}.min.js`, import.meta.resolve(name)));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map(asLibrary);
}
