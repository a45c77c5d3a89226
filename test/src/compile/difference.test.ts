import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../src/compile/difference.ts';
import { loadSelection } from '../../../src/load/selection.ts';

const EVERYTHING = { has: () => true } as unknown as ReadonlySet<string>;
const NOTHING: ReadonlySet<string> = new Set();

async function between(base: string, other: string, present = EVERYTHING) {
  const difference = differenceOf(await loadSelection(base), await loadSelection(other), present);
  return difference === null ? null : { missing: difference.missing, extra: difference.extra.map(({ rule, values }) => [rule.id, values]) };
}

const lacks = (...missing: readonly string[]) => ({ missing, extra: [] });

describe('by which rules a ruleset differs from another', () => {
  test('rules that are switched off, those that need them, and nothing where all is the same', async () => {
    expect(await between('calixtus', 'calixtus')).toEqual(lacks());
    expect(await between('calixtus', 'calixtus@-CAL-SHOOT-14,-CAL-MORALE-01')).toEqual(
      lacks('CAL-SHOOT-14', 'CAL-SHOOT-18', 'CAL-MORALE-01'),
    );
  });

  test('and those that come, in their place or beside them, unless nobody is there for them', async () => {
    expect(await between('calixtus', 'calixtus@-CAL-USR-21')).toEqual({ missing: ['CAL-USR-21'], extra: [['CLS-USR-15', {}]] });
    expect(await between('calixtus', 'calixtus@-CAL-USR-21', NOTHING)).toEqual(lacks());
    expect(await between('calixtus@-CAL-WPN-06', 'calixtus')).toEqual({ missing: [], extra: [['CAL-WPN-06', {}]] });
  });

  test('rules with other parameters, on either side', async () => {
    expect(await between('calixtus', 'calixtus@CAL-MOVE-06.dice=3')).toEqual({
      missing: ['CAL-MOVE-06'],
      extra: [['CAL-MOVE-06', { dice: 3 }]],
    });
    expect(await between('calixtus@-CAL-MOVE-06', 'calixtus@CAL-MOVE-06.dice=3')).toEqual({
      missing: [],
      extra: [['CAL-MOVE-06', { dice: 3 }]],
    });
  });

  test('levers, and entries whose numbers are procedures', async () => {
    const lever = 'moveInches+1';
    expect(await between('classic', `classic@${lever}`)).toEqual({ missing: [], extra: [[lever, {}]] });
    expect(await between(`classic@${lever}`, 'classic')).toEqual(lacks(lever));
    expect(await between(`classic@${lever}`, 'classic@moveInches+2')).toEqual({ missing: [lever], extra: [['moveInches+2', {}]] });
    expect(await between(`classic@${lever}`, `classic@${lever},hitOn+1`)).toEqual({ missing: [], extra: [['hitOn+1', {}]] });
    const { extra } = (await between('classic', 'classic@CLS-MOVE-06.dice=3')) ?? { extra: [] };
    expect(extra).toEqual([['CLS-MOVE-06', { dice: 3 }]]);
    expect(await between('classic@CLS-MOVE-06.dice=3', 'classic')).toEqual(lacks('CLS-MOVE-06'));
  });

  test('not levers of one phase, nor those that others that both have might stand round, or that have their places from them', async () => {
    expect(await between('classic', 'classic@hitOn:shooting+1')).toBeNull();
    expect(await between('classic@moveInches+1', 'classic@moveInches+1,moveInches:red+1')).toBeNull();
    expect(await between('classic@hitOn:shooting+1', 'classic@hitOn:shooting+1,coverOn=4')).toBeNull();
    expect(await between('classic@hitOn:shooting+1', 'classic@hitOn:shooting+1,-CLS-MOVE-10')).toEqual(lacks('CLS-MOVE-10'));
  });

  test('not across editions, with other datasheets or other tables', async () => {
    expect(await between('classic', 'calixtus')).toBeNull();
    expect(await between('calixtus', 'calixtus@line-infantry.Sv=3')).toBeNull();
    expect(await between('calixtus@line-infantry.Sv=3', 'calixtus@line-infantry.Sv=3,-CAL-WPN-06')).toEqual(lacks('CAL-WPN-06'));
    expect(await between('calixtus', 'calixtus@-CLS-MISSION-12')).toBeNull();
    expect(await between('classic', 'classic@CLS-MISSION-12.inches=4')).toBeNull();
  });
});
