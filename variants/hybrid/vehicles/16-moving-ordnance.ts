import {
  type Decision,
  decision,
  type Game,
  inflict,
  is,
  lift,
  type ModelId,
  type Question,
  scratch,
  status,
  type Unit,
} from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS } from '../../classic/family.ts';
import { electedOrdnance } from '../../classic/shooting/elected.ts';
import { BROKEN } from '../../classic/state.ts';
import { snapShare, weaponWorth } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';
import { COMBAT, isAtSpeed } from '../shooting/speed.ts';

/** Keeps its Ordnance silent in the current volley, so that its other weapons need not snap. */
const HELD = status('HYB-VEH-16/ordnance-held', 'phase');
/** Puts Ordnance before every other weapon, whatever those promise. */
const ORDNANCE_FIRST = 1e9;

/** Points that the best Ordnance of a unit's vehicles promises, and points that their other weapons lose if it fires. */
const room = scratch({ brings: 0, costs: 0 });
type Balance = ReturnType<typeof room>;

/** Adds to a balance what a vehicle gains and loses by firing its Ordnance; true if it moved at Combat Speed and has a choice. */
function weigh(g: Game<Classic>, s: HybridSeams, model: ModelId, target: Unit<Classic>, balance: Balance): boolean {
  if (!isAtSpeed(g, s, model, COMBAT)) return false;
  const u = g.unitOf(model);
  const carried = g.sheetOf(model).weapons;
  let best = -1;
  let lost = 0;
  let others = 0;
  for (let c = 0; c < carried.length; c++) {
    const weapon = u.sheet.weapons[carried[c]];
    const { type } = weapon.profile;
    const isSilent = (g.models.reg[BROKEN][model] & (1 << c)) !== 0 || type === ARM.melee || type === ARM.primary;
    if (isSilent || !s.mayFire(g, model, weapon, false) || !s.bears(g, model, weapon, target)) continue;
    const worth = weaponWorth(g, u, carried[c], target);
    if (type === ARM.ordnance) best = Math.max(best, worth);
    else if (!s.exceedsSpeed(g, model, weapon, 0)) {
      others++;
      lost += s.canSnap(g, weapon) ? worth * (1 - snapShare(g.desk.worth.tables, u)) : worth;
    }
  }
  if (best < 0 || others === 0) return false;
  balance.brings += best;
  balance.costs += lost;
  return true;
}

/** Adds up in a balance what a unit gains and loses by firing its Ordnance; true if any of its vehicles has a choice. */
function isDilemma(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, target: Unit<Classic>, balance: Balance): boolean {
  balance.brings = 0;
  balance.costs = 0;
  let any = false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && weigh(g, s, i, target, balance)) any = true;
  return any;
}

/** Whether the only limit that Ordnance puts on a vehicle is that of Combat Speed: not if it fires as in the base, or flies. */
const replacesLimit = (g: Game<Classic>, s: HybridSeams, model: ModelId): boolean =>
  s.firesBySpeed(g, model) ? s.firesByTable(g, model) : g.unitOf(model).aloft === 0;

/**
 * Ordnance fired at Combat Speed makes all other weapons of a vehicle snap; its owner may keep it silent. From a standstill it limits
 * nothing.
 */
export default defineRule({
  id: 'HYB-VEH-16',
  title: 'Ordnance on a moving vehicle',
  source: 'Vehicle, Ordnance Weapons',
  text: [
    'A vehicle may move and fire an Ordnance weapon at full BS at Combat Speed; if it does, all its other weapons may only fire Snap Shots that turn, and its other Ordnance weapons too (HYB-VEH-17). A Stationary vehicle firing Ordnance keeps full BS on everything.',
    'Ruling: the limit is worded for moving and firing, so a Stationary vehicle is not limited.',
  ].join('\n'),
  changes: 'replaces classic base: Ordnance weapons on vehicles (CLS-VEH-09)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => {
    const whatPromisesMore = ({ game, about: u, cause: target }: Question<Classic>): number => {
      const balance = room();
      return u !== null && target !== null && isDilemma(game, s, u, target, balance) && balance.costs > balance.brings ? 1 : 0;
    };
    const holdOrdnance: Decision<Classic> = decision<Classic>('HYB-VEH-16/hold-ordnance', 'flag', whatPromisesMore);
    return {
      wrap: {
        heldByOrdnance: (next) => (g, model, weapon, ordinal) =>
          replacesLimit(g, s, model) ? isAtSpeed(g, s, model, COMBAT) && electedOrdnance(g, model) : next(g, model, weapon, ordinal),
        weaponRank: (next) => (g, model, weapon, target) => {
          const u = g.unitOf(model);
          if (u.sheet.weapons[weapon].profile.type !== ARM.ordnance || !s.firesByTable(g, model)) return next(g, model, weapon, target);
          // If there are several, the best fires at full skill.
          return ORDNANCE_FIRST + weaponWorth(g, u, weapon, target);
        },
        mayFire: (next) => (g, model, weapon, overwatch) =>
          next(g, model, weapon, overwatch) &&
          !(weapon.profile.type === ARM.ordnance && is(g.unitOf(model), HELD) && isAtSpeed(g, s, model, COMBAT)),
        electWeapons: (next) => (g, u, target, overwatch) => {
          if (u.sheet.models[0].stats.vehicle === 0 || s.unitSnaps(g, u, overwatch) || s.targetSnaps(g, u, target)) {
            next(g, u, target, overwatch);
            return;
          }
          g.desk.fullShots.fill(0, u.first * MOST_WEAPONS, (u.first + u.size) * MOST_WEAPONS);
          g.desk.snapShots.fill(0, u.first * MOST_WEAPONS, (u.first + u.size) * MOST_WEAPONS);
          if (isDilemma(g, s, u, target, room()) && g.choose(holdOrdnance, u.side, u, target)) inflict(g, u, HELD);
          next(g, u, target, overwatch);
          lift(u, HELD);
        },
      },
    };
  },
});
