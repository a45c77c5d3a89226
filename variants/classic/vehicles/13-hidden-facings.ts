import { FACING } from 'sandtable/kit';
import { type Game, type ModelId, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, NEVER } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack.ts';
import { armourOf, facingsHit } from '../sight/facing.ts';
import { lookAt, oneFacing, plainView, turnedTo } from '../sight/hullcover.ts';

const ALL_FACINGS = [FACING.front, FACING.left, FACING.right, FACING.rear] as const;
/** Result of looking round a hull: the facing that is hit, and the cover of what hides the facing towards the firer. */
const lookingRound = scratch({ facing: 0, cover: NEVER });

/** The facing that is hit because the one towards the firer is wholly hidden, and its cover; null if he sees that one, or none. */
function otherFacing(g: Game<Classic>, s: ClassicSeams, a: Attack, vehicle: ModelId): Readonly<ReturnType<typeof lookingRound>> | null {
  if (a.melee || a.stray || a.fromMark || a.bearer < 0) return null;
  if (plainView(g, a.bearer, vehicle)) return null;
  const own = oneFacing(facingsHit(g, a, vehicle));
  const { blocked, cover } = lookAt(g, s, a.bearer, vehicle, own);
  if (blocked < 1) return null;
  const met = lookingRound();
  met.facing = 0;
  met.cover = Math.max(2, Math.min(cover, s.screenCover(g)) - g.desk.numbers.hiddenFacingBonus);
  let least = 1;
  for (let k = 0; k < ALL_FACINGS.length; k++) {
    if (ALL_FACINGS[k] === own || !turnedTo(g, a.bearer, vehicle, ALL_FACINGS[k])) continue;
    const seen = lookAt(g, s, a.bearer, vehicle, ALL_FACINGS[k]);
    if (seen.blocked >= least) continue;
    least = seen.blocked;
    met.facing = ALL_FACINGS[k];
  }
  return met.facing !== 0 ? met : null;
}

/** A firer who cannot see the facing towards him may hit another that he sees, at a better cover save. */
export default defineRule({
  id: 'CLS-VEH-13',
  title: 'Facing hidden but another seen',
  source: 'vehicles: Facing hidden but another seen',
  text: [
    'If the firer stands in the arc of a facing it cannot see at all but can see another facing, it may fire at that other facing; the vehicle then takes the cover save of whatever hides the unseen facing, improved by 1.',
    'Ruling: An obstacle without a cover value of its own (another vehicle, a solid building) counts as 5+ before the improvement.',
  ].join('\n'),
  outside: ['CLS-VEH-32'],
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      armourFacing: (next) => (g, a, vehicle) => {
        const met = otherFacing(g, s, a, vehicle);
        return met !== null ? armourOf(g.sheetOf(vehicle).stats, met.facing) : next(g, a, vehicle);
      },
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        const met = g.sheetOf(model).stats.vehicle !== 0 ? otherFacing(g, s, a, model) : null;
        return met !== null ? Math.min(on, met.cover) : on;
      },
    },
  }),
});
