import { type Game, is, PLACE, type Unit } from 'sandtable/rules';
import { houseOf, occupy, vacate } from '../buildings/occupying.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { choose } from '../movement/move.ts';
import { KIND, type PowerKind } from '../psychic/power.ts';
import { thinOut } from './fire-points.ts';
import { DISEMBARKED, EMBARKED, ESCAPED, ESCAPES, MAY_ASSAULT } from './hold.ts';
import { ask, decisions, listBuildings } from './rules.ts';
import { squeezeOut } from './set-down.ts';

/** Whether a psyker inside a building may attempt a power: a witchfire through a fire point, but no conjuration (CLS-PSY-05). */
function mayUseInside(g: Game<Classic>, u: Unit<Classic>, kind: PowerKind): boolean {
  if (kind < KIND.witchfire) return kind !== KIND.conjuration;
  const { building } = g.board.pieces[u.housed];
  return building !== null && building.firePoints > 0;
}

/** Units go into buildings, fire from their fire points, stay where they are, and leave by the doors. */
export default defineRule({
  id: 'CLS-TRANSPORT-15',
  title: 'Occupying buildings',
  source: 'transports: Occupying buildings',
  text: 'Buildings act as immobile transports: a unit may enter within 2" of an access point, may fire from fire points, leaves as for CLS-TRANSPORT-03. No movement. See CLS-TERRAIN-12.',
  outside: ['CLS-TRANSPORT-09'],
  default: 'on',
  keyword: 'garrison',
  patch: (_p, s, t) => {
    const d = decisions(s);
    return {
      before: {
        // A unit that falls back must leave first.
        fallBack: (g, u) => {
          if (u.housed >= 0)
            g.log.note(ESCAPES, u.slot, squeezeOut(g, u, u.first, g.board.pieces[u.housed], s.disembarkInches(g, u), null));
        },
      },
      wrap: {
        mayMove: (next) => (g, u) => !is(u, DISEMBARKED) && next(g, u),
        moveInches: (next) => (g, u) => (houseOf(u) >= 0 ? 0 : next(g, u)),
        moveUnit: (next) => (g, u) => {
          if (houseOf(u) >= 0) {
            if (!is(u, EMBARKED) && g.choose(d.vacate, u.side, u, null)) vacate(g, s, u, choose(g, s, u));
            return;
          }
          const p = u.place === PLACE.table ? ask(g, d.occupy, u, listBuildings(g, s, u, false, d.occupy.options)) : -1;
          if (p < 0) next(g, u);
          else occupy(g, s, u, p);
        },
        mayRun: (next) => (g, u) => houseOf(u) < 0 && !is(u, ESCAPED) && next(g, u),
        // Who got out of a vehicle that lets its passengers charge may do so (CLS-TRANSPORT-05).
        mayCharge: (next) => (g, u) => houseOf(u) < 0 && (!is(u, DISEMBARKED) || is(u, MAY_ASSAULT)) && next(g, u),
        mayShoot: (next) => (g, u) => !is(u, ESCAPED) && next(g, u),
        mayUsePower: (next) => (g, psyker, power) => {
          const u = g.unitOf(psyker);
          return !is(u, ESCAPED) && (u.housed < 0 || mayUseInside(g, u, t.powers[power].kind)) && next(g, psyker, power);
        },
        // Other powers than witchfires only reach his own unit (CLS-PSY-05).
        reachesWith: (next) => (g, psyker, power, target) => {
          const u = g.unitOf(psyker);
          return u.housed >= 0 && u !== target && t.powers[power].kind < KIND.witchfire ? -1 : next(g, psyker, power, target);
        },
        electWeapons: (next) => (g, u, target, overwatch) => {
          next(g, u, target, overwatch);
          const building = u.housed < 0 ? null : g.board.pieces[u.housed].building;
          if (building !== null) thinOut(g, u, target, building.firePoints);
        },
      },
    };
  },
});
