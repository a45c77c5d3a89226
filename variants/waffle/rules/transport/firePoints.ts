import { type Game, inflict, is, PLACE, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { FLAT_OUT, SMOKE } from '../../../classic/state.ts';
import { transportOf } from '../../../classic/transport/hold.ts';
import { defineRule } from '../../family.ts';
import { DROVE } from '../../spent.ts';

/** Went Flat Out or laid smoke in this game turn: nobody fires out of it, though they act after it. */
const SILENCED = status('WAF-TRANSPORT-03/silenced', 'round');
/** Rammed in this game turn: Snap Shots only. */
const RAMMED = status('WAF-TRANSPORT-03/rammed', 'round');
/** Its passengers have fired in this game turn. */
const FIRED_OUT = status('WAF-TRANSPORT-03/fired-out', 'round');

/** Farthest at Combat Speed, with some leeway. */
const COMBAT_INCHES = 6 + 1 / 64;

/** The transport that a unit fires out of, or null. */
const hullOf = (g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null => (u.place === PLACE.embarked ? transportOf(g, u) : null);

/**
 * Passengers who act after their vehicle fire by how it moved, as those who fire in its turn do; smoke silences them too. Once they
 * have fired it lays none, and does not go Flat Out.
 */
export const firePointsAndSpeed = defineRule({
  id: 'WAF-TRANSPORT-03',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: () => ({
    after: {
      // A cloud ends when its vehicle's turn starts: there is one now only if it was laid in this move.
      moveUnit: (g, u) => {
        if (is(u, SMOKE)) inflict(g, u, SILENCED);
      },
      flatOutAs: (g, u) => {
        if (is(u, FLAT_OUT)) inflict(g, u, SILENCED);
      },
      ram: (g, u) => inflict(g, u, RAMMED),
      volley: (g, u, _target, overwatch) => {
        const hull = overwatch ? null : hullOf(g, u);
        if (hull !== null) inflict(g, hull, FIRED_OUT);
      },
    },
    wrap: {
      mayShoot: (next) => (g, u) => {
        const hull = hullOf(g, u);
        return (hull === null || !is(hull, SILENCED)) && next(g, u);
      },
      unitSnaps: (next) => (g, u, overwatch) => {
        if (next(g, u, overwatch)) return true;
        const hull = hullOf(g, u);
        return hull !== null && (is(hull, RAMMED) || hull.reg[DROVE] > COMBAT_INCHES);
      },
      maySmoke: (next) => (g, u) => !is(u, FIRED_OUT) && next(g, u),
      flatOutInches: (next) => (g, u) => (is(u, FIRED_OUT) ? 0 : next(g, u)),
    },
  }),
});
