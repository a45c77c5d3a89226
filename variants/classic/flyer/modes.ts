import { eachUnit, is, PLACE } from 'sandtable/rules';
import { type Classic, defineRule, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';
import { ARRIVED } from '../reserve/state.ts';
import { isFlier } from './flight.ts';
import { CHANGED_FLIGHT } from './state.ts';

/** Keywords of what can fly above the battlefield. */
export const FLIERS = ['flyer', 'flying-monster', 'flying-gargantuan'] as const;

/** Flyers zoom or hover and flying creatures swoop or glide from one own Movement phase to the next. */
export const flightModeRule = defineRule({
  id: 'CLS-FLYER-01',
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
      // What flies shoots from the air: it neither charges nor is it charged or locked.
      mayCharge: (next) => (g, u) => u.aloft === 0 && next(g, u),
      mayTankShock: (next) => (g, u) => u.aloft === 0 && next(g, u),
      mayRam: (next) => (g, u) => u.aloft === 0 && next(g, u),
      canGoToGround: (next) => (g, u) => u.aloft === 0 && next(g, u),
    },
  }),
});

/** Flyers begin in Reserve. */
export const flyersWait = defineRule({
  id: 'CLS-FLYER-10',
  default: 'on',
  keyword: 'flyer',
  patch: () => ({ wrap: { mustWait: (next) => (g, u) => (statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 || next(g, u) } }),
});

/** A creature that comes down from a swoop, or takes off, does not charge this turn. */
export const changingFlight = defineRule({
  id: 'CLS-FLYER-14',
  default: 'on',
  keyword: FLIERS,
  requires: ['CLS-FLYER-01'],
  patch: () => ({ wrap: { mayCharge: (next) => (g, u) => !is(u, CHANGED_FLIGHT) && next(g, u) } }),
});
