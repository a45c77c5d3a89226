import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isPath, resolvePlugin } from '../../load/resolve.ts';
import { moduleUrl, PACKAGE_ROOT, RUNS_SOURCES } from '../../load/root.ts';
import { type Chart, ChartError, type ChartGroup, type Layout } from '../chart.ts';

const FOLDER = 'reports/charts/';

/** Ids of the charts that come with the package, sorted. */
export async function builtInCharts(): Promise<string[]> {
  const ending = RUNS_SOURCES ? '.ts' : '.js';
  const files = await readdir(moduleUrl(FOLDER));
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/**
 * A chart by the id of a built-in one, by path (beginning with `.` or `/`), or by the name of an installed package.
 * @param from The folder that paths and packages are resolved from.
 * @throws ChartError when there is none, or the module's default export isn't a chart.
 */
export async function loadChart(name: string, from: string = process.cwd()): Promise<Chart> {
  const module = await imported(name, await chartUrl(name, from));
  if (!isChart(module.default)) {
    throw new ChartError(`${name}: the default export is not a chart; it needs id, question and table (text) and spec (a function)`);
  }
  if (!FILE_NAME.test(module.default.id)) {
    throw new ChartError(`${name}: a chart's id is the name of its files, of letters, digits, "-" and "_"; "${module.default.id}" is not`);
  }
  return module.default;
}

const FILE_NAME = /^[\w-]+$/;

async function imported(name: string, url: URL): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(url.href)) as { default?: unknown };
  } catch (error) {
    throw new ChartError(`${name} can't be loaded as a chart: ${(error as Error).message}; it has to be a JavaScript module`, {
      cause: error,
    });
  }
}

/** The charts of a layout in `reports/layouts`, in its order. */
export async function loadLayout(id: string): Promise<Chart[]> {
  const { charts } = await readLayout(id);
  return Promise.all(charts.map((chart) => loadChart(chart)));
}

/** How a page folds up the charts of a layout. */
export async function loadGroups(id: string): Promise<readonly ChartGroup[]> {
  const { charts, groups = [] } = await readLayout(id);
  const unknown = groups.flatMap((it) => it.charts).find((chart) => !charts.includes(chart));
  if (unknown !== undefined) throw new ChartError(`layout ${id}: a group has the chart "${unknown}", which is not in "charts"`);
  return groups;
}

async function readLayout(id: string): Promise<Layout> {
  try {
    return JSON.parse(await readFile(new URL(`reports/layouts/${id}.json`, PACKAGE_ROOT), 'utf8')) as Layout;
  } catch (error) {
    throw new ChartError(`no layout "${id}" in reports/layouts`, { cause: error });
  }
}

async function chartUrl(name: string, from: string): Promise<URL> {
  const builtIns = await builtInCharts();
  if (builtIns.includes(name)) return moduleUrl(`${FOLDER}${name}.ts`);
  try {
    const folder = from.startsWith('file:') ? fileURLToPath(from) : from;
    return resolvePlugin(name, pathToFileURL(`${folder}/`));
  } catch (error) {
    const known = isPath(name) ? '' : `; built in are ${builtIns.join(', ')}`;
    throw new ChartError(`no chart "${name}": ${(error as Error).message}${known}`, { cause: error });
  }
}

function isChart(value: unknown): value is Chart {
  if (typeof value !== 'object' || value === null) return false;
  const { id, question, table, spec } = value as Partial<Record<keyof Chart, unknown>>;
  return typeof id === 'string' && typeof question === 'string' && typeof table === 'string' && typeof spec === 'function';
}
