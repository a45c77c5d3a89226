import { describe, expect, test } from 'vitest';
import { UNIT_RULES, unitRule, WEAPON_RULES, weaponRule } from '../../variants/classic/format/roster/words.ts';
import { known } from '../../variants/classic/known.ts';
import { isWeaponWord, PLAIN, VALUED } from '../../variants/tenth/format/roster/words.ts';
import { weaponKeywords } from '../../variants/tenth/special-rules/index.ts';

/** Words that a list from a list builder is read into have to be ones that editions know, or an army would be refused by the edition that plays it. */
describe('words of lists', () => {
  test('of the classic family are known to its editions', () => {
    expect([...WEAPON_RULES, ...UNIT_RULES].filter((it) => !known.includes(it))).toEqual([]);
    expect([weaponRule('Poisoned (3+)'), unitRule('Feel No Pain (6+)')]).toEqual(['poisoned 3', 'feel-no-pain 6']);
    expect(known).toEqual(expect.arrayContaining(['poisoned', 'feel-no-pain']));
  });

  test('of the modern family are known to its editions', () => {
    expect([...PLAIN, ...VALUED].filter((it) => !weaponKeywords.includes(it))).toEqual([]);
    expect([...PLAIN, ...VALUED].filter((it) => !isWeaponWord(it))).toEqual([]);
  });
});
