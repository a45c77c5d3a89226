import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { neverExercised } from './exercised.ts';

/** The tenth edition has many switches, and each is looked for in every scenario: fewer pairs tell there. */
const PAIRS: { readonly [id: string]: number } = { tenth: 4 };
const USUALLY = 24;

/** What no bundled scenario brings up, by variant. Lines may only go: whoever adds a rule adds a scenario that exercises it. */
const known = JSON.parse(readFileSync(new URL('./neverExercised.json', import.meta.url), 'utf8')) as { readonly [id: string]: string[] };

test.each(builtIn)('bundled scenarios exercise the rules of %s, but for those listed', async (id) => {
  expect((await neverExercised(id, PAIRS[id] ?? USUALLY)).sort()).toEqual(known[id]);
});
