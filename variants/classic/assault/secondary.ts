import { type Decision, decision, type Game, reckoned, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { chanceOfTwoDice, leastTotal } from '../worth/assess.ts';

/** Secondary targets of a charge (CLS-ASSAULT-10). */

/** Which further enemy to charge: unit slots, -1 for no more; about: the charger, cause: its primary target. */
const CHARGE_ALSO: Decision<Classic> = decision<Classic>('charge-also', 'unit', reckoned);

/** By default a second unit is charged only if it is reached with at least this chance. */
const LIKELY = 0.5;

/** What it is worth to lock a further unit, which then does not fire next turn, less its blows and the attacks that a disordered charge forgoes. */
function gain(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, other: Unit<Classic>): number {
  if (u.alive < 2 || chanceOfTwoDice(leastTotal(g, s, u, other, 0)) < LIKELY) return -1;
  const model = u.first;
  const attacks = s.attacksOf(g, model, target);
  const forgone = attacks > 0 ? s.fightWorth(g, u, target) / (attacks + 1) : 0;
  return s.shootingWorth(g, other, u) - s.fightWorth(g, other, u) / 2 - forgone;
}

/** Asks for secondary targets until there are no more, or enough; lists them after the primary one and returns how many. */
export function askSecondary(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, aims: Int16Array): number {
  // A lone model charges the primary target.
  if (u.alive < 2) return 0;
  const enemies = g.sides[1 - u.side];
  const { options } = CHARGE_ALSO;
  let chosen = 0;
  for (;;) {
    let n = 0;
    let best = 0;
    options[n++] = -1;
    for (let k = 0; k < enemies.length; k++) {
      const other = enemies[k];
      if (other === target || isListed(other, aims, chosen) || !s.inChargeReach(g, u, other)) continue;
      options[n++] = other.slot;
      const value = gain(g, s, u, target, other);
      if (value <= best) continue;
      best = value;
      options[n - 1] = options[0];
      options[0] = other.slot;
    }
    if (n === 1) return chosen;
    const slot = options[g.ask(CHARGE_ALSO, u.side, u, target, n)];
    if (slot < 0) return chosen;
    aims[++chosen] = slot;
  }
}

function isListed(other: Unit<Classic>, aims: Int16Array, n: number): boolean {
  for (let k = 1; k <= n; k++) if (aims[k] === other.slot) return true;
  return false;
}
