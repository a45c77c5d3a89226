import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, type Area } from './areas.ts';
import { type Mutant, mutantsOf, sampled } from './mutants.ts';
import { Results } from './results.ts';
import { type Fate, Sandbox } from './sandbox.ts';

/*
 * Puts small faults into a copy of the sources, one at a time, and runs the nearest tests to see whether they notice. Prints the share that
 * was noticed and what was not; results are kept in `out/mutation`, and reused for files that have not changed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'sandtable' },
    /** Test mutants that survived once more: tests may have been added. */
    survivors: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

/** A mutant may take this many times as long as all tests of its area, plus some seconds to start. */
const SLOWER = 4;
const START_MS = 20_000;

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const results = new Results(join(checkout, 'out/mutation/results.jsonl'), values.fresh);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Tried {
  readonly mutant: Mutant;
  readonly source: string;
}

function chosen(area: Area, root: string): Tried[] {
  const sources = new Map(area.files(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const all = [...sources].flatMap(([file, text]) => mutantsOf(file, text));
  return sampled(all, values.seed, Number(values.count)).map((mutant) => ({
    mutant,
    source: createHash('sha256')
      .update(sources.get(mutant.file) ?? '')
      .digest('hex'),
  }));
}

async function play(area: Area, sandbox: Sandbox): Promise<{ readonly noticed: number; readonly of: number }> {
  const tried = chosen(area, sandbox.root);
  const isOpen = (fate: Fate | null): boolean => fate === null || (values.survivors && fate === 'survived');
  const open = tried.filter(({ mutant, source }) => isOpen(results.of(mutant, source)));
  if (open.length > 0) {
    const { ok, ms } = await sandbox.healthy(area);
    if (!ok) throw new Error(`${area.name}: its tests fail without a fault`);
    for (const { mutant, source } of open) {
      results.add({ id: mutant.id, source, fate: await sandbox.fateOf(mutant, area, START_MS + SLOWER * ms) });
    }
  }
  const survivors = tried.filter(({ mutant, source }) => results.of(mutant, source) === 'survived');
  say(`${area.name}: ${tried.length - survivors.length} of ${tried.length} noticed`);
  for (const { mutant } of survivors) {
    say(`  ${mutant.file}:${mutant.line} ${mutant.operator}: ${oneLine(mutant.before)} -> ${oneLine(mutant.after)}`);
  }
  return { noticed: tried.length - survivors.length, of: tried.length };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const areas = positionals.length === 0 ? AREAS : AREAS.filter(({ name }) => positionals.some((it) => name.endsWith(it)));
const sandbox = new Sandbox(checkout);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    sandbox.remove();
    process.exit(130);
  });
}
try {
  let noticed = 0;
  let of = 0;
  for (const area of areas) {
    const score = await play(area, sandbox);
    noticed += score.noticed;
    of += score.of;
  }
  say(`${noticed} of ${of} noticed (${((100 * noticed) / Math.max(1, of)).toFixed(0)} %)`);
} finally {
  sandbox.remove();
}
