import { unitGap } from 'sandtable/kit';
import { type Decision, decision, first, type Game, type Unit } from 'sandtable/rules';
import { chanceOfTwoDice } from './assess.ts';
import type { Classic } from './family.ts';
import type { ClassicSeams } from './seams.ts';

/** Targets that a charge is declared against besides the first (CLS-ASSAULT-10). */

/** Which enemy to charge besides those declared, unit slots and -1 for no more; about: the charger, cause: its first target. */
const CHARGE_ALSO: Decision<Classic> = decision<Classic>('charge-also', 'unit', first);

const MOST_UNITS = 512;
/** Slots of the targets of a charge after the first. */
export const secondary = new Int16Array(MOST_UNITS);

/** A charge on two units is worth trying for a doctrine without an opinion where the second is reached at least this often. */
const LIKELY = 0.5;

/** What it brings to bind a unit too: it does not fire next turn. It costs its blows, and the attacks that a disordered charge forgoes. */
function gain(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, other: Unit<Classic>): number {
  if (u.alive < 2 || chanceOfTwoDice(unitGap(g, u, other) + s.chargePenalty(g, u, other)) < LIKELY) return -1;
  const model = u.first;
  const attacks = s.attacksOf(g, model, target);
  const forgone = attacks > 0 ? s.fightWorth(g, u, target) / (attacks + 1) : 0;
  return s.shootingWorth(g, other, u) - s.fightWorth(g, other, u) / 2 - forgone;
}

/** Asks for more targets of a charge until there are none, or enough. */
export function askSecondary(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): number {
  // Its only model goes at the first target.
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
      if (other === target || isListed(other, chosen) || !s.inChargeReach(g, u, other)) continue;
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
    secondary[chosen++] = slot;
  }
}

function isListed(other: Unit<Classic>, n: number): boolean {
  for (let k = 0; k < n; k++) if (secondary[k] === other.slot) return true;
  return false;
}
