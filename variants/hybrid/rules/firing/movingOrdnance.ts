import { type Decision, decision, type Game, inflict, is, lift, type ModelId, type Question, status, type Unit } from 'sandtable/rules';
import { electedOrdnance } from '../../../classic/elected.ts';
import { ARM, type Classic, MOST_WEAPONS } from '../../../classic/family.ts';
import { BROKEN } from '../../../classic/state.ts';
import { snapShare, weaponWorth } from '../../../classic/worth.ts';
import { defineRule } from '../../family.ts';
import type { HybridSeams } from '../../seams.ts';
import { COMBAT, isAtSpeed } from './speed.ts';

/** Keeps its Ordnance silent in the volley under way, so that its other weapons need not snap. */
const HELD = status('HYB-VEH-16/ordnance-held', 'phase');
/** Puts Ordnance before every other weapon whatever that promises. */
const ORDNANCE_FIRST = 1e9;

/** Points that the best Ordnance of a unit's vehicles promises, and points that their other weapons lose if it fires. */
let brings = 0;
let costs = 0;

/** Adds to `brings` and `costs` what hangs on the Ordnance of a vehicle; true if it moved at Combat Speed and has something to choose. */
function weigh(g: Game<Classic>, s: HybridSeams, model: ModelId, target: Unit<Classic>): boolean {
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
  brings += best;
  costs += lost;
  return true;
}

/** Adds up in `brings` and `costs` what hangs on the Ordnance of a unit; true if any of its vehicles has something to choose. */
function isDilemma(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, target: Unit<Classic>): boolean {
  brings = 0;
  costs = 0;
  let any = false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && weigh(g, s, i, target)) any = true;
  return any;
}

/** Whether the only limit that Ordnance puts on a vehicle is that of Combat Speed: not if it fires as in the base, or flies. */
const replacesLimit = (g: Game<Classic>, s: HybridSeams, model: ModelId): boolean =>
  s.firesBySpeed(g, model) ? s.firesByTable(g, model) : g.unitOf(model).aloft === 0;

/** Ordnance fired at Combat Speed makes everything else of a vehicle snap; its owner may keep it silent. From a standstill it limits nothing. */
export const movingOrdnance = defineRule({
  id: 'HYB-VEH-16',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => {
    const whatPromisesMore = ({ game, about: u, cause: target }: Question<Classic>): number =>
      u !== null && target !== null && isDilemma(game, s, u, target) && costs > brings ? 1 : 0;
    const holdOrdnance: Decision<Classic> = decision<Classic>('HYB-VEH-16/hold-ordnance', 'flag', whatPromisesMore);
    return {
      wrap: {
        heldByOrdnance: (next) => (g, model, weapon, ordinal) =>
          replacesLimit(g, s, model) ? isAtSpeed(g, s, model, COMBAT) && electedOrdnance(g, model) : next(g, model, weapon, ordinal),
        weaponRank: (next) => (g, model, weapon, target) => {
          const u = g.unitOf(model);
          if (u.sheet.weapons[weapon].profile.type !== ARM.ordnance || !s.firesByTable(g, model)) return next(g, model, weapon, target);
          // Of several the best is the one at full skill.
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
          if (isDilemma(g, s, u, target) && g.choose(holdOrdnance, u.side, u, target)) inflict(g, u, HELD);
          next(g, u, target, overwatch);
          lift(u, HELD);
        },
      },
    };
  },
});
