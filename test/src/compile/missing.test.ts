import { describe, expect, test } from 'vitest';
import { missingRules } from '../../../src/compile/missing.ts';
import { loadSelection } from '../../../src/load/selection.ts';

const EVERYTHING = { has: () => true } as unknown as ReadonlySet<string>;
const NOTHING: ReadonlySet<string> = new Set();

const missing = async (base: string, other: string, present = EVERYTHING) =>
  missingRules(await loadSelection(base), await loadSelection(other), present);

describe('what a ruleset lacks beside another', () => {
  test('rules that are switched off, those that need them, and nothing where all is the same', async () => {
    expect(await missing('calixtus', 'calixtus')).toEqual([]);
    expect(await missing('calixtus', 'calixtus@-CAL-SHOOT-14,-CAL-MORALE-01')).toEqual(['CAL-SHOOT-14', 'CAL-SHOOT-18', 'CAL-MORALE-01']);
  });

  test('not where a rule comes instead, unless nobody is there for it', async () => {
    expect(await missing('calixtus', 'calixtus@-CAL-USR-21')).toBeNull();
    expect(await missing('calixtus', 'calixtus@-CAL-USR-21', NOTHING)).toEqual([]);
    expect(await missing('calixtus@-CAL-SHOOT-14', 'calixtus')).toBeNull();
  });

  test('not across editions, with other numbers, other datasheets or other tables', async () => {
    expect(await missing('classic', 'calixtus')).toBeNull();
    expect(await missing('calixtus', 'calixtus@line-infantry.Sv=3')).toBeNull();
    expect(await missing('calixtus@line-infantry.Sv=3', 'calixtus@line-infantry.Sv=3,-CAL-WPN-06')).toEqual(['CAL-WPN-06']);
    expect(await missing('calixtus', 'calixtus@-CLS-MISSION-12')).toBeNull();
    expect(await missing('classic', 'classic@moveInches+1')).toBeNull();
    expect(await missing('classic@moveInches+1', 'classic')).toBeNull();
  });
});
