import { faceTold, type Game, is, reaching, scratch } from 'sandtable/rules';
import { ARM, type Classic, type ClassicStats, NEVER, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { VehicleSeams } from '../seams.ts';
import type { Attack } from '../shooting/attack.ts';
import { armourOf, facingsHit, HAMMER } from '../sight/facing.ts';
import { hullCover } from '../sight/hullcover.ts';
import { IMMOBILISED, PENETRATION, PENETRATION_REROLL } from '../state.ts';

/** Strength counts as 10 at most (CLS-VEH-14). */
const MOST_STRENGTH = 10;
const rolled = scratch({ dice: new Uint8Array(8) });

type Keys =
  | 'armourFacing'
  | 'weakestArmour'
  | 'armourValue'
  | 'penetrationRoll'
  | 'penetrationOutcome'
  | 'penetrationDice'
  | 'penetrationKeepsHighest'
  | 'penetrationBonus'
  | 'mostPenetration'
  | 'rerollsPenetration'
  | 'rerollsGlancing'
  | 'penetrate'
  | 'vehicleSaves'
  | 'facingCover';

const isWalker = (stats: ClassicStats): boolean => (stats.vehicle & VEHICLE.walker) !== 0;

/** Whoever has the total compares it with the Armour Value. */
const PENETRATION_TOLD = faceTold(
  ['penetrationBonus', 'penetrationOutcome', 'penetrationRoll', 'penetrate', 'hitVehicle'],
  ['CAL-VEH-05.*', 'CAL-VEH-06'],
);

/** VEH: from a hit on a vehicle to its effect. */
export const penetration = (s: ClassicSeams): Pick<VehicleSeams<Classic>, Keys> => ({
  armourFacing: (g, a, vehicle) => {
    const { stats } = g.sheetOf(vehicle);
    if (a.facing !== 0) return armourOf(stats, a.facing);
    if (a.fromMark) return stats.side;
    if (a.melee && a.weapon !== HAMMER && isWalker(stats)) return is(a.target, IMMOBILISED) ? stats.rear : stats.front;
    return armourOf(stats, facingsHit(g, a, vehicle));
  },
  weakestArmour: (g, u) => {
    const stats = u.sheet.models[g.models.kind[u.first]].stats;
    return isWalker(stats) && !is(u, IMMOBILISED) ? stats.front : Math.min(stats.front, stats.side, stats.rear);
  },
  armourValue: (_g, _a, av) => av,

  penetrationDice: () => 1,
  penetrationKeepsHighest: (_g, a) => a.weapon.profile.type === ARM.ordnance || a.weapon.profile.type === ARM.primary,
  penetrationBonus: () => 0,
  mostPenetration: (g, a) => Math.min(MOST_STRENGTH, a.strength) + 6 * s.penetrationDice(g, a),
  rerollsPenetration: () => false,
  rerollsGlancing: () => false,

  penetrationRoll: (g, a, av) => {
    const keeps = s.penetrationKeepsHighest(g, a);
    const n = s.penetrationDice(g, a) + (keeps ? 1 : 0);
    const { dice } = rolled();
    const ordinal = g.dice.taken(a.frame, PENETRATION);
    const short = Math.max(0, av - Math.min(MOST_STRENGTH, a.strength));
    const marks = reaching(short) | reaching(short + 1);
    g.dice.group(a.frame, PENETRATION, n, dice, marks, keeps ? undefined : PENETRATION_TOLD);
    const total = totalOf(g, s, a, dice, n, keeps);
    const outcome = s.penetrationOutcome(g, a, av, total);
    const again = outcome < 0 ? s.rerollsPenetration(g, a) : outcome === 0 && s.rerollsGlancing(g, a);
    if (!again) return total;
    for (let k = 0; k < n; k++)
      dice[k] = g.dice.nth(a.frame, PENETRATION_REROLL, ordinal + k, marks, n === 1 ? PENETRATION_TOLD : undefined);
    return totalOf(g, s, a, dice, n, keeps);
  },

  penetrate: (g, a, vehicle) => {
    const av = s.armourValue(g, a, s.armourFacing(g, a, vehicle));
    return s.penetrationOutcome(g, a, av, s.penetrationRoll(g, a, av));
  },
  penetrationOutcome: (_g, _a, av, total) => (total < av ? -1 : total === av ? 0 : 1),

  vehicleSaves: (g, a, vehicle) => {
    a.nearFirer[vehicle] = a.bearer;
    a.cover[vehicle] = a.melee || a.stray || a.coverTaken || !s.allowsCover(g, a) ? NEVER : s.facingCover(g, a, vehicle);
    return s.saves(g, a, vehicle);
  },
  facingCover: (g, a, vehicle) => hullCover(g, s, a, vehicle),
});

/** Strength and dice of a penetration roll, dropping the lowest die if an extra one was rolled. */
function totalOf(g: Game<Classic>, s: ClassicSeams, a: Attack, dice: Uint8Array, n: number, keeps: boolean): number {
  let sum = 0;
  let low = 6;
  let high = 0;
  for (let k = 0; k < n; k++) {
    const face = dice[k];
    sum += face;
    if (face < low) low = face;
    if (face > high) high = face;
  }
  if (keeps) sum -= low;
  a.natural = high;
  return Math.min(MOST_STRENGTH, a.strength) + sum + s.penetrationBonus(g, a, high);
}
