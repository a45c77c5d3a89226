import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { FULL, oneIn } from '../sampled.ts';
import { exercised, type ShownIn } from './exercised.ts';

/**
 * The tenth edition has many switches, and each is tried in every scenario: fewer pairs are enough there (the last of its rules shows in pair 4 of
 * `muster`, TEN-MORALE-11). Under classic few who are thrown out of a wreck find no room beside it (CLS-TRANSPORT-06, first in pair 35 of `convoy`).
 */
const PAIRS: { readonly [id: string]: number } = { tenth: 6, classic: 40 };
const USUALLY = 24;
/** Where rules show is to be written down: all are tried. */
const KEEP = process.env['EXERCISED'] === 'keep';

/** Rules that no bundled scenario exercises, by variant. Lines may only be removed: a new rule needs a scenario that exercises it. */
const never = JSON.parse(readFileSync(new URL('./never-exercised.json', import.meta.url), 'utf8')) as { readonly [id: string]: string[] };

/**
 * Where each rule was last seen to show, as `scenario pair seat`. It is looked for anew where it no longer does, and every one with `SOAK=full`;
 * `npm run exercised` writes down what was found, so that the next search is short.
 */
const fileOf = (id: string): URL => new URL(`./shown-in/${id}.json`, import.meta.url);

function lastShown(id: string): ReadonlyMap<string, ShownIn> {
  if (FULL || !existsSync(fileOf(id))) return new Map();
  const kept = Object.entries(JSON.parse(readFileSync(fileOf(id), 'utf8')) as { readonly [rule: string]: string });
  return new Map(
    kept.map(([rule, text]) => {
      const [scenario = '', pair, seat] = text.split(' ');
      return [rule, { scenario, pair: Number(pair), seat: seat === '1' ? 1 : 0 }];
    }),
  );
}

test.each(builtIn)('bundled scenarios exercise the rules of %s, except those listed', async (id) => {
  const expected = never[id] ?? [];
  const found = await exercised(id, PAIRS[id] ?? USUALLY, { expected, known: lastShown(id), tried: KEEP ? () => true : oneIn(4) });
  if (KEEP) {
    const lines = [...found.shown]
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([rule, it]) => [rule, `${it.scenario} ${it.pair} ${it.seat}`]);
    writeFileSync(fileOf(id), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  }
  expect([...found.never].sort()).toEqual(expected.filter((it) => found.all.has(it)));
});
