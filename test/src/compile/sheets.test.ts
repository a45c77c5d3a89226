import { describe, expect, test } from 'vitest';
import { mergeSheets, readSheet, type SheetContext } from '../../../src/compile/sheets.ts';
import { hasBit, keyword } from '../../../src/rules/index.ts';
import type { ArmyUnit, Datasheet } from '../../../src/scenario/types.ts';
import { battle, plain, sheet, unit } from './small-battle.ts';

function read(datasheet: Datasheet, army: ArmyUnit, waived: readonly string[] = [], extra: readonly string[] = []) {
  const context: SheetContext = {
    battle: battle({ red: [army], sheets: [datasheet], more: { waived } }),
    edition: plain.variant.edition,
    variantId: 'plain',
    extra,
    problems: [],
    present: new Set(),
    waived: new Set(),
  };
  return { ...readSheet(army, context), context };
}

const MIXED = sheet('mixed', {
  rules: ['stubborn'],
  kinds: [
    { name: 'man', weapons: ['rifle'] },
    { name: 'sergeant', points: 20, rules: ['brave', 'feel-no-pain 5'], weapons: ['sword', 'beam'], wounds: 2 },
  ],
  weapons: { rifle: [], sword: ['rending'], beam: null },
});
const SQUAD = unit('squad', MIXED, { man: 4, sergeant: 1 });

describe('a datasheet read for one edition', () => {
  test("gives each kind of model its keywords, values and statline: the datasheet's and its own", () => {
    const { sheet: made, kinds } = read(MIXED, SQUAD);
    expect([...kinds]).toEqual([0, 0, 0, 0, 1]);
    const bits = (kind: number) =>
      ['infantry', 'stubborn', 'brave', 'feel-no-pain', 'rending'].filter((name) =>
        hasBit(made.models[kind]?.keywordBits as Uint32Array, keyword(name)),
      );
    expect([bits(0), bits(1)]).toEqual([
      ['infantry', 'stubborn'],
      ['infantry', 'stubborn', 'brave', 'feel-no-pain'],
    ]);
    expect(made.models.map((it) => it.values)).toEqual([{}, { 'feel-no-pain': 5 }]);
    expect(made.models.map((it) => it.stats)).toEqual([{ wounds: 1 }, { wounds: 2 }]);
    expect(made.models[0]?.footprint).toEqual({ coreX: 0, coreY: 0, rim: 0.5, height: 1.2 });
  });

  test('lists each weapon once, without those that have no line in the family', () => {
    const { sheet: made } = read(MIXED, SQUAD);
    expect(made.weapons.map((it) => it.name)).toEqual(['rifle', 'sword']);
    expect(made.models.map((it) => it.weapons)).toEqual([[0], [1]]);
    expect(new Set(made.weapons.map((it) => it.key)).size).toBe(2);
  });

  test('spreads the price of the unit over its models by their own prices', () => {
    const made = read(MIXED, { ...SQUAD, points: { classic: 90 } }).sheet;
    expect(made.models.map((it) => it.points)).toEqual([15, 30]);
    const free = sheet('free', { kinds: [{ name: 'man', points: 0 }] });
    expect(read(free, unit('free', free, 4, { points: { classic: 30 } })).sheet.models[0]?.points).toBe(7.5);
  });

  test('says what is there for rules to wait for: keywords of models and weapons, and roles', () => {
    const { context } = read(MIXED, { ...SQUAD, roles: ['warlord'] });
    expect([...context.present].sort()).toEqual(['brave', 'feel-no-pain', 'infantry', 'rending', 'stubborn', 'warlord']);
    expect(context.problems).toEqual([]);
  });
});

describe('keywords that cannot be played', () => {
  const strange = sheet('strange', { rules: ['winged', 'stuborn'] });
  const army = unit('a', strange);

  test('are refused with the reason, or as unknown with the nearest known one', () => {
    expect(read(strange, army).context.problems).toEqual([
      { datasheet: 'strange', message: '"winged" cannot be played under plain: it flies by rules of its own' },
      {
        datasheet: 'strange',
        message: 'plain does not know "stuborn"; did you mean "stubborn"?; correct it, or waive it with "waive: [stuborn]" in the scenario',
      },
    ]);
  });

  test('are left out and noted when the scenario waives them', () => {
    const { context, sheet: made } = read(strange, army, ['winged', 'stuborn', 'brave']);
    expect(context.problems).toEqual([]);
    expect([...context.waived].sort()).toEqual(['stuborn', 'winged']);
    expect([...context.present]).toEqual(['infantry']);
    expect(hasBit(made.models[0]?.keywordBits as Uint32Array, keyword('winged'))).toBe(false);
  });

  test('are known when a pack brings them', () => {
    expect(read(strange, army, ['winged'], ['stuborn']).context.problems).toEqual([]);
  });

  test('of weapons count too', () => {
    const armed = sheet('armed', { kinds: [{ name: 'man', weapons: ['gun'] }], weapons: { gun: ['exotic'] } });
    expect(read(armed, unit('a', armed)).context.problems.map((it) => it.message)).toEqual([
      expect.stringMatching(/^plain does not know "exotic"/),
    ]);
  });

  test('a datasheet without a block for the family is named', () => {
    const foreign = sheet('foreign', { foreign: true });
    expect(read(foreign, unit('a', foreign)).context.problems).toEqual([
      { datasheet: 'foreign', message: 'has no "classic" block, which plain needs' },
    ]);
  });
});

describe('a character that has joined a unit', () => {
  test('stands behind it with its own weapons, keywords and points', () => {
    const hero = sheet('hero', {
      keywords: ['infantry', 'character'],
      kinds: [{ name: 'hero', points: 50, weapons: ['axe'] }],
      weapons: { axe: [] },
    });
    const merged = mergeSheets(
      read(MIXED, { ...SQUAD, roles: ['troops'] }),
      read(hero, unit('hero', hero, 1, { roles: ['hq', 'troops'] })),
    );
    expect([...merged.kinds]).toEqual([0, 0, 0, 0, 1, 2]);
    expect(merged.sheet.weapons.map((it) => it.name)).toEqual(['rifle', 'sword', 'axe']);
    expect(merged.sheet.models.map((it) => it.weapons)).toEqual([[0], [1], [2]]);
    expect(merged.sheet.roles).toEqual(['troops', 'hq']);
    expect(merged.sheet.points).toBe(4 * 10 + 20 + 50);
    expect(merged.sheet.models.reduce((sum, it, k) => sum + it.points * [4, 1, 1][k]!, 0)).toBeCloseTo(merged.sheet.points, 9);
  });
});
