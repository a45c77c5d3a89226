import type { Account, Game } from 'sandtable/rules';
import { type Classic, MOST_WEAPONS } from '../family.ts';
import { isDividing } from '../shooting/apart.ts';
import type { Attack } from '../shooting/attack.ts';

/** Shots that are elected are bytes: two of them are one number. */
const BYTE = 256;

/**
 * What models of a unit that fires have elected besides the weapon that is being fired, and whom their weapons are aimed at while its fire is
 * divided. Both were settled by how the table stood when the volley began, which may have been otherwise where it stands alike by now.
 *
 * @param counting Shots of the weapon itself are still being counted: who else fires it is still to be looked up.
 */
export function tellElected(g: Game<Classic>, a: Attack, counting: boolean, to: Account): void {
  if (a.melee || a.stray) return;
  const { first, size, sheet } = a.attacker;
  const under = counting ? -1 : sheet.weapons.indexOf(a.weapon);
  for (let i = first; i < first + size; i++) {
    for (let w = 0; w < sheet.weapons.length; w++) {
      const at = i * MOST_WEAPONS + w;
      if (w !== under) to.fact(g.desk.fullShots[at] + BYTE * g.desk.snapShots[at]);
    }
  }
  if (!isDividing(g, a.attacker)) return;
  for (let i = first; i < first + size; i++)
    for (let c = 0; c < g.sheetOf(i).weapons.length; c++) to.fact(g.desk.aims[i * MOST_WEAPONS + c]);
}
