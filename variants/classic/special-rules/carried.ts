import { type Game, hasBit, type Keyword } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** Whether the weapon of an attack, or the model that uses it, has a special rule. */
export const attackHas = (g: Game<Classic>, a: Attack, rule: Keyword): boolean =>
  hasBit(a.weapon.profile.bits, rule) || (a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, rule));

/** Whether the weapon itself has it. */
export const weaponHas = (a: Attack, rule: Keyword): boolean => hasBit(a.weapon.profile.bits, rule);
