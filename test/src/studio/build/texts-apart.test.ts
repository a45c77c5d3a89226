import { expect, test } from 'vitest';
import { entriesOf } from '../../../../src/compile/select.ts';
import { loadSelection } from '../../../../src/load/selection.ts';
import { textsIn, textsOf, withoutTexts } from '../../../../src/studio/build/texts-apart.ts';

const EDITIONS = ['classic', 'calixtus', 'waffle', 'tenth', 'hybrid'];

test.each(EDITIONS)('what %s says of its rules and procedures is found in its files, all of it', async (edition) => {
  const { variant } = await loadSelection(edition);
  const { rules, sources, procedures } = textsOf(edition);
  const own = entriesOf(variant).filter(({ id, text }) => text !== '' && Object.hasOwn(rules, id));
  expect(Object.fromEntries(own.map(({ id, text }) => [id, text]))).toEqual(rules);
  const from = entriesOf(variant).filter(({ id }) => Object.hasOwn(sources, id));
  expect(Object.fromEntries(from.map(({ id, source }) => [id, source]))).toEqual(sources);
  for (const [name, about] of Object.entries(procedures)) expect(variant.edition.procedures?.[name]?.about).toBe(about);
});

test('every rule and procedure of an edition has its text in one of the editions', async () => {
  const texts = EDITIONS.map(textsOf);
  for (const edition of EDITIONS) {
    const { variant } = await loadSelection(edition);
    const missing = entriesOf(variant).filter(({ id, text }) => text !== '' && !texts.some(({ rules }) => rules[id] === text));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const described = Object.entries(variant.edition.procedures ?? {});
    expect(described.filter(([name, { about }]) => !texts.some(({ procedures }) => procedures[name] === about))).toEqual([]);
  }
});

test('code is left without texts, and else as it was', () => {
  const code = `export default defineRule({
  id: 'CAL-MOVE-06',
  title: 'Run',
  source: 'table Movement',
  text: ['A unit that Runs.', "It's quick."].join('\\n'),
  params: { dice: integer(2, 1, 4, 'dice', 'dice') },
});
export const procedures: Procedures = { runDice: { about: \`How many dice.\`, signature: '(u: Unit) => number', gives: null } };
export const look = { text: 'kept', about: 'kept', id: 'CAL-MOVE-07' };
`;
  expect(textsIn(code).map(({ of, key, text }) => [of, key, text])).toEqual([
    ['rules', 'CAL-MOVE-06', "A unit that Runs.\nIt's quick."],
    ['sources', 'CAL-MOVE-06', 'table Movement'],
    ['procedures', 'runDice', 'How many dice.'],
  ]);
  expect(withoutTexts(code, 'calixtus')).toBe(
    ["'table Movement'", `['A unit that Runs.', "It's quick."].join('\\n')`, '`How many dice.`'].reduce(
      (left, text) => left.replace(text, '"@texts/calixtus"'),
      code,
    ),
  );
});

test('why a field of a frame is not told is left out, and what begins it stays', () => {
  const code = `const declared = () => ({ at: 0, nearFirer: field.idleRow(byModel(Int16Array), 'follows from places'), hot: field.some('rules ask whether') });
const tell = FRAME.teller({ ...ANYWAY, at: 'counts', left: FIRED });
export const other = { idle: idle('kept'), row: field.row(Int16Array, 4, 'kept'), teller: { at: 'kept' } };
`;
  expect(withoutTexts(code, 'classic')).toBe(
    ["'follows from places'", "'rules ask whether'", "'counts'"].reduce((text, reason) => text.replace(reason, '"@texts/classic"'), code),
  );
});
