import { type Decision, decision, type Game, type Question, reckoned, type Scale, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { chanceOfTwoDice, leastTotal } from '../worth/assess.ts';

/** Secondary targets of a charge (CLS-ASSAULT-10). */

/** Which further enemy to charge: unit slots, -1 for no more; about: the charger, cause: its primary target. */
const CHARGE_ALSO: Decision<Classic> = decision<Classic>('charge-also', 'unit', reckoned, worthAlso);

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

/** What Overwatch is worth, as a share of a unit's fire; it is fired whether or not the charge arrives. */
const WATCH_SHARE = 1 / 3;
/** Share of an enemy's fire that a charge is expected to save its target: a unit in combat is not shot at, others are. */
const SILENCED = 0.5;
/** What the enemy does to a charger, of what it could do unhindered: many die before they strike. */
const STRUCK_BACK = 0.6;

/**
 * What a further target is worth to the charger, in points: fire that it silences, less Overwatch, blows and the attacks that a disordered charge
 * forgoes; below 0 if models are lacking, or it is hardly reached. No further target is worth nothing.
 */
function worthAlso({ game: g, about: u, cause: target }: Question<Classic>, slot: number, scale: Scale<Classic>): number {
  if (slot < 0 || u === null || target === null) return 0;
  const { s } = scale;
  const other = g.units[slot];
  const chance = chanceOfTwoDice(leastTotal(g, s, u, other, 0));
  if (u.alive < 2 || chance < LIKELY) return -1;
  const attacks = s.attacksOf(g, u.first, target);
  const forgone = attacks > 0 ? scale.perPoint(g, target) * (s.fightWorth(g, u, target) / (attacks + 1)) : 0;
  const fire = Math.min(scale.standing(g, u), scale.perPoint(g, u) * s.shootingWorth(g, other, u));
  const blows = Math.min(scale.standing(g, u), scale.perPoint(g, u) * s.fightWorth(g, other, u));
  const watched = s.mayOverwatch(g, other, u) ? WATCH_SHARE * fire : 0;
  return chance * (SILENCED * fire - STRUCK_BACK * blows) - watched - forgone;
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
