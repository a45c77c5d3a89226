import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { neverExercised } from './exercised.ts';

/**
 * The tenth edition has many switches, and each is tried in every scenario: fewer pairs are enough there. Under classic few who are thrown out
 * of a wreck find no room beside it (CLS-TRANSPORT-06, first in pair 35 of `convoy`).
 */
const PAIRS: { readonly [id: string]: number } = { tenth: 4, classic: 40 };
const USUALLY = 24;

/** Rules that no bundled scenario exercises, by variant. Lines may only be removed: a new rule needs a scenario that exercises it. */
const known = JSON.parse(readFileSync(new URL('./never-exercised.json', import.meta.url), 'utf8')) as { readonly [id: string]: string[] };

test.each(builtIn)('bundled scenarios exercise the rules of %s, except those listed', async (id) => {
  expect((await neverExercised(id, PAIRS[id] ?? USUALLY, known[id] ?? [])).sort()).toEqual(known[id]);
});
