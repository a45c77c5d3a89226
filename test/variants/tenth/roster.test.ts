import { expect, test } from 'vitest';
import type { RosterModel, RosterText } from '../../../src/rules/index.ts';
import { roster } from '../../../variants/tenth/format/roster/index.ts';

const columns = (W: number): { readonly [column: string]: string } => ({ m: '6"', t: '5', sv: '3+', w: String(W), ld: '6+', oc: '2' });
const model = (name: string, W: number, texts: readonly RosterText[] = []): RosterModel => ({
  name,
  line: { name, columns: columns(W) },
  categories: [],
  texts,
});
const damaged = (at: number): RosterText => ({
  name: `Damaged: 1-${at} Wounds Remaining`,
  text: 'subtract 1 from the Hit roll',
  origin: 'own',
  isRule: false,
});
const read = (models: readonly RosterModel[], texts: readonly RosterText[]) =>
  roster.unit({ name: 'Team', categories: [], primary: null, texts, models, isWarlord: false });
const PROFILE = { at: 6, hit: -1 };

test('a damaged profile is of the models that have more wounds than it says, and of the unit where all are alike', () => {
  const mixed = read([model('Giant', 16), model('Helper', 5)], [damaged(6)]);
  expect(mixed.block['damaged']).toBeUndefined();
  expect(mixed.models.map((it) => it?.['damaged'])).toEqual([PROFILE, undefined]);
  expect(mixed.notes).toEqual([]);
  const alike = read([model('Giant', 16), model('Giant', 16)], [damaged(6)]);
  expect(alike.block['damaged']).toEqual(PROFILE);
  expect(alike.models.map((it) => it?.['damaged'])).toEqual([undefined, undefined]);
});

test('one that stands at a model is of that model; one for no model, or for several sizes, is told', () => {
  const own = read([model('Giant', 16, [damaged(6)]), model('Ogre', 12)], []);
  expect(own.models.map((it) => it?.['damaged'])).toEqual([PROFILE, undefined]);
  expect(own.notes).toEqual([]);
  const several = read([model('Giant', 16), model('Ogre', 12)], [damaged(6)]);
  expect(several.models.map((it) => it?.['damaged'])).toEqual([PROFILE, PROFILE]);
  expect(several.notes.map((it) => it.code)).toEqual(['damaged-partly']);
  const none = read([model('Helper', 5), model('Boy', 3)], [damaged(6)]);
  expect(none.models.map((it) => it?.['damaged'])).toEqual([undefined, undefined]);
  expect(none.notes.map((it) => it.code)).toEqual(['damaged-partly']);
});
