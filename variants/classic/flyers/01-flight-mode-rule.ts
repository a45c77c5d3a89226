import { eachUnit, is, PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import { statsOf } from '../movement/mobility.ts';
import { ARRIVED } from '../reserves/state.ts';
import { isFlier } from './flight.ts';
import { FLIERS } from './modes.ts';

/** Flyers zoom or hover and flying creatures swoop or glide from one of their Movement phases to the next. */
export default defineRule({
  id: 'CLS-FLYER-01',
  title: 'Flight modes',
  source: 'flyers and flying monsters: Flight modes',
  text: 'A Flyer begins in Reserve and arrives zooming. At the start of each own Movement phase (not on arrival) one with Hover may choose to hover; otherwise it zooms. Modes last until its next Movement phase. A Flyer has Jink in both modes.',
  default: 'on',
  keyword: FLIERS,
  sequence: (turn) =>
    turn.insertBefore(
      'regroup',
      eachUnit<Classic>(
        'flight-modes',
        (g, u) => u.alive > 0 && u.place === PLACE.table && isFlier(statsOf(g, u)),
        (g, u, s) => s.chooseFlight(g, u),
      ),
    ),
  patch: (_p, s) => ({
    wrap: {
      mayMove: (next) => (g, u) => (u.aloft !== 0 ? u.alive > 0 && u.place === PLACE.table && !is(u, ARRIVED) : next(g, u)),
      moveUnit: (next) => (g, u) => {
        if (u.aloft !== 0) s.flyUnit(g, u);
        else next(g, u);
      },
      arriveFrom: (next) => (g, u, edge) => {
        if ((statsOf(g, u).vehicle & VEHICLE.flyer) !== 0) s.flyIn(g, u, edge);
        else next(g, u, edge);
      },
      pivot: (next) => (g, u) => {
        if (u.aloft === 0) next(g, u);
      },
      // A unit aloft shoots from the air: it cannot charge, be charged or be locked.
      mayCharge: (next) => (g, u) => u.aloft === 0 && next(g, u),
      mayTankShock: (next) => (g, u) => u.aloft === 0 && next(g, u),
      mayRam: (next) => (g, u) => u.aloft === 0 && next(g, u),
      canGoToGround: (next) => (g, u) => u.aloft === 0 && next(g, u),
    },
  }),
});
