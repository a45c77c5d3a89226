import { join } from 'node:path';
import type { Tables } from '../analysis/index.ts';
import { builtIns } from '../load/resolve.ts';
import { type AttackOdds, attackTable } from '../odds/attack-table.ts';
import { oddsMarkdown } from '../odds/markdown.ts';
import type { Shooters } from '../odds/shooters.ts';
import { variedMarkdown } from '../odds/varied-markdown.ts';
import { type Varied, variedTable } from '../odds/varied-table.ts';
import { writeAtomic } from '../runner/files.ts';
import { inFolder, type OutputFolder } from '../runner/folder.ts';

export interface Folder {
  readonly out: string;
  /** Overwrite existing files. */
  readonly force: boolean;
}

const FORMATS = ['json', 'svg', 'png'] as const;

/** Writes odds as `odds.json` and `odds.md`, with a chart of each attack. */
export const writeOdds = (attacks: readonly AttackOdds[], folder: Folder): Promise<void> =>
  inFolder(
    { ...folder, name: 'odds', resume: false },
    written((path) => oddsInto(path, attacks)),
  );

async function oddsInto(path: string, attacks: readonly AttackOdds[]): Promise<void> {
  const { loadLayout, writeChart } = await import('../report/index.ts');
  const titles = [...new Set(attacks.map(({ title }) => title))];
  const charts = new Map<string, string>();
  for (const chart of await loadLayout('odds')) {
    for (const title of titles) {
      const table = attackTable(
        attacks.filter((it) => it.title === title),
        Object.keys(builtIns()),
      );
      const told = (table['telling'] ?? []).indexOf(true);
      // Between rulesets only where there are two.
      if (chart.id === 'attack-difference' && new Set(table['variant']).size < 2) continue;
      // An attack with a certain outcome has nothing to draw.
      if (told < 0) continue;
      const id = titles.length === 1 ? chart.id : `${chart.id}-${slug(title)}`;
      const remark = () =>
        `${title}: ${String(table['quantity_words']?.[told])}, ${attacks[0]?.samples === undefined ? 'exact' : 'sampled'}.`;
      await (await writeChart(join(path, 'charts'), { ...chart, id, remark }, { attacks: table }, FORMATS)).done;
      if (!charts.has(title)) charts.set(title, id);
    }
  }
  await writeAtomic(join(path, 'odds.json'), `${JSON.stringify(attacks, null, 2)}\n`);
  await writeAtomic(
    join(path, 'odds.md'),
    oddsMarkdown(attacks, (title) => charts.get(title)),
  );
}

/** Writes odds at several values as `odds.json` and `odds.md`, with a chart of each attack: lines for one axis, a heat map for two. */
export const writeVaried = (varied: readonly Varied[], folder: Folder): Promise<void> =>
  inFolder(
    { ...folder, name: 'odds', resume: false },
    written((path) => variedInto(path, varied)),
  );

/** Writes how many attackers it takes as `shooters.json`, and their chance by number as `writeVaried` does. */
export const writeShooters = (shooters: readonly Shooters[], varied: readonly Varied[], folder: Folder): Promise<void> =>
  inFolder(
    { ...folder, name: 'odds', resume: false },
    written(async (path) => {
      await variedInto(path, varied);
      await writeAtomic(join(path, 'shooters.json'), `${JSON.stringify(shooters, null, 2)}\n`);
    }),
  );

async function variedInto(path: string, varied: readonly Varied[]): Promise<void> {
  const { loadLayout, writeChart } = await import('../report/index.ts');
  const charts = new Map<Varied, string>();
  for (const chart of await loadLayout('odds-varied')) {
    for (const it of varied) {
      const grid = it.axes.length > 1;
      if (it.odds.length === 0 || (chart.table === 'varied_grid') !== grid) continue;
      const title = it.odds[0]?.title ?? '';
      const id = varied.length === 1 ? chart.id : `${chart.id}-${slug(title)}`;
      const [rows, columns] = it.axes;
      const remark = () =>
        `${title}: ${it.measure.words}, by ${rows?.name}${columns === undefined ? '' : ` (down) and ${columns.name} (across)`}.`;
      await (
        await writeChart(
          join(path, 'charts'),
          { ...chart, id, remark },
          { [chart.table]: variedTable(it, Object.keys(builtIns())) },
          FORMATS,
        )
      ).done;
      charts.set(it, id);
    }
  }
  const all = varied.flatMap(({ odds }) => odds);
  await writeAtomic(join(path, 'odds.json'), `${JSON.stringify(all, null, 2)}\n`);
  await writeAtomic(
    join(path, 'odds.md'),
    variedMarkdown(varied, (it) => charts.get(it)),
  );
}

/** Writes the tables To Hit and To Wound as `chances.json`, with their charts. */
export const writeChances = (tables: Tables, folder: Folder): Promise<void> =>
  inFolder(
    { ...folder, name: 'chances', resume: false },
    written((path) => chancesInto(path, tables)),
  );

async function chancesInto(path: string, tables: Tables): Promise<void> {
  const { loadLayout, writeChart } = await import('../report/index.ts');
  for (const chart of await loadLayout('chances')) await (await writeChart(join(path, 'charts'), chart, tables, FORMATS)).done;
  await writeAtomic(join(path, 'chances.json'), `${JSON.stringify(tables, null, 2)}\n`);
}

const written =
  (write: (path: string) => Promise<void>) =>
  async (folder: OutputFolder): Promise<void> => {
    await folder.clear();
    await write(folder.path);
    await folder.finish();
  };

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
