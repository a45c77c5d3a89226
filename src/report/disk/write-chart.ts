import { join } from 'node:path';
import type { Tables } from '../../analysis/index.ts';
import { writeAtomic } from '../../runner/files.ts';
import { bindChart } from '../bind.ts';
import type { Chart } from '../chart.ts';
import { chartFile } from '../chart-file.ts';
import { named } from '../drawing.ts';
import { CHART_ENDINGS, type ChartFormat } from '../formats.ts';
import { drawSvg } from '../svg.ts';
import { drawPng } from './png.ts';

/**
 * Writes a chart in some formats.
 * @returns the names of its files, as soon as everything but the raster images is drawn; `done` resolves when those are written too.
 * @throws ChartError that names the chart when its specification fails.
 */
export async function writeChart(
  folder: string,
  chart: Chart,
  tables: Tables,
  formats: readonly ChartFormat[],
): Promise<{ readonly files: readonly string[]; readonly done: Promise<unknown> }> {
  const path = join(folder, chart.id);
  const write = (ending: string, content: string | Uint8Array) => writeAtomic(`${path}${ending}`, content);
  return named(chart, async () => {
    const spec = bindChart(chart, tables);
    if (formats.includes('json')) {
      await write('.vl.json', await chartFile(spec));
    }
    const drawn = formats.includes('svg') || formats.includes('png') ? await drawSvg(spec) : '';
    if (formats.includes('svg')) await write('.svg', drawn);
    const pictures: Promise<unknown>[] = [];
    if (formats.includes('png')) {
      const dark = await drawSvg(bindChart(chart, tables, 'dark'));
      pictures.push(drawPng(drawn).then((png) => write('.png', png)));
      pictures.push(drawPng(dark, 'dark').then((png) => write('.dark.png', png)));
    }
    return { files: formats.flatMap((it) => CHART_ENDINGS[it].map((ending) => `${chart.id}${ending}`)), done: Promise.all(pictures) };
  });
}
