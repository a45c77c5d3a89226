import { FACING } from 'sandtable/kit';
import { type Game, inOwnTurn, is, type ModelId } from 'sandtable/rules';
import type { Attack } from '../attack.ts';
import { armourOf, facingsHit, HAMMER } from '../facing.ts';
import { type Classic, defineRule, NEVER, VEHICLE } from '../family.ts';
import { lookAt, oneFacing, plainView, turnedTo, view } from '../hullcover.ts';
import { leader } from '../mobility.ts';
import type { ClassicSeams } from '../seams.ts';
import { IMMOBILISED, MOVED, MOVED_LAST } from '../state.ts';

/** Blows find the rear of a hull, wherever they come from. */
export const rearArmour = defineRule({
  id: 'CLS-VEH-32',
  default: 'on',
  patch: () => ({
    wrap: {
      armourFacing: (next) => (g, a, vehicle) => {
        const { stats } = g.sheetOf(vehicle);
        return a.melee && a.weapon !== HAMMER && (stats.vehicle & VEHICLE.walker) === 0 ? stats.rear : next(g, a, vehicle);
      },
    },
  }),
});

/** A hull that moved in its last turn is hit as if it had Weapon Skill 1. */
export const movingTargets = defineRule({
  id: 'CLS-VEH-30',
  default: 'on',
  patch: () => ({
    wrap: {
      targetSkill: (next) => (g, a) => {
        const skill = next(g, a);
        const u = a.target;
        if (skill > 0 || u.sheet.models[0].stats.vehicle === 0 || is(u, IMMOBILISED)) return skill;
        const moved = g.models.reg[inOwnTurn(g, u) ? MOVED : MOVED_LAST];
        return moved[leader(g, u)] > 0 ? 1 : 0;
      },
    },
  }),
});

const ALL_FACINGS = [FACING.front, FACING.left, FACING.right, FACING.rear] as const;
/** What the last look round a hull found: the facing that is met, and its cover. */
let facingMet = 0;
let coverMet = NEVER;

/** Whether the facing towards the firer is wholly hidden while another is seen; notes which, and the cover of what hides it. */
function meetsAnother(g: Game<Classic>, s: ClassicSeams, a: Attack, vehicle: ModelId): boolean {
  if (a.melee || a.stray || a.fromMark || a.bearer < 0) return false;
  if (plainView(g, a.bearer, vehicle)) return false;
  const own = oneFacing(facingsHit(g, a, vehicle));
  lookAt(g, s, a.bearer, vehicle, own);
  if (view.blocked < 1) return false;
  coverMet = Math.max(2, Math.min(view.cover, s.screenCover(g)) - 1);
  let least = 1;
  facingMet = 0;
  for (let k = 0; k < ALL_FACINGS.length; k++) {
    if (ALL_FACINGS[k] === own || !turnedTo(g, a.bearer, vehicle, ALL_FACINGS[k])) continue;
    lookAt(g, s, a.bearer, vehicle, ALL_FACINGS[k]);
    if (view.blocked >= least) continue;
    least = view.blocked;
    facingMet = ALL_FACINGS[k];
  }
  return facingMet !== 0;
}

/** A firer who cannot see the facing he stands before may hit another that he sees, at a better cover save. */
export const hiddenFacings = defineRule({
  id: 'CLS-VEH-13',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      armourFacing: (next) => (g, a, vehicle) =>
        meetsAnother(g, s, a, vehicle) ? armourOf(g.sheetOf(vehicle).stats, facingMet) : next(g, a, vehicle),
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return g.sheetOf(model).stats.vehicle !== 0 && meetsAnother(g, s, a, model) ? Math.min(on, coverMet) : on;
      },
    },
  }),
});
