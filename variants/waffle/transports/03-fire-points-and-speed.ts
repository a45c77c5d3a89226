import { type Game, inflict, is, PLACE, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { KIND } from '../../classic/psychic/power.ts';
import { FLAT_OUT, SMOKE } from '../../classic/state.ts';
import { transportOf } from '../../classic/transports/hold.ts';
import { defineRule } from '../family.ts';
import { DROVE } from '../turn/spent.ts';

/** Went Flat Out or laid smoke in this game turn: passengers cannot fire out of it, even if they act later. */
const SILENCED = status('WAF-TRANSPORT-03/silenced', 'round');
/** Rammed in this game turn: Snap Shots only. */
const RAMMED = status('WAF-TRANSPORT-03/rammed', 'round');
/** Its passengers have fired this game turn. */
const FIRED_OUT = status('WAF-TRANSPORT-03/fired-out', 'round');

/** The farthest move at Combat Speed, with some leeway. */
const COMBAT_INCHES = 6 + 1 / 64;

/** The transport that a unit fires out of, or null. */
const hullOf = (g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null => (u.place === PLACE.embarked ? transportOf(g, u) : null);

/**
 * Passengers who act after their vehicle fire as those who fire in its turn do, by how it moved; smoke silences them too. Once they have
 * fired it cannot lay smoke or go Flat Out.
 */
export default defineRule({
  id: 'WAF-TRANSPORT-03',
  title: "Fire Points: effect of the vehicle's move",
  source: 'Vehicles, Transports, Fire Points, paragraph 2',
  text: 'Restated: after Combat Speed the passengers count as having moved; after Cruising Speed they fire Snap Shots only; after Flat Out or smoke they do not fire, and once they have fired the vehicle may do neither.',
  changes: 'classic base: Fire points (restated; Snap Shots at half BS) (CLS-TRANSPORT-09, CLS-VEH-11, CLS-VEH-28)',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: (_p, _s, t) => ({
    after: {
      // Smoke ends when its vehicle's turn starts: there is some now only if it was laid in this move.
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
      // A witchfire goes out of a Fire Point as well (WAF-TRANSPORT-01).
      mayUsePower: (next) => (g, psyker, power) => {
        const hull = t.powers[power].kind < KIND.witchfire ? null : hullOf(g, g.unitOf(psyker));
        return (hull === null || !is(hull, SILENCED)) && next(g, psyker, power);
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
