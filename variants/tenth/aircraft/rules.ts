import { decision, type Game, hasBit, inflict, is, keyword, PLACE, type Question, type SideId, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { FLY } from '../field-desk.ts';
import { HOVERING, HOVERS } from './states.ts';

type U = Unit<Modern>;

const HOVER = keyword('hover');
const HOVER_INCHES = 20;
/** Whether an Aircraft hovers: one that carries somebody, or that its player has deployed. */
const WHETHER = decision<Modern>('TEN-FLYER-11/hover', 'flag', (q: Question<Modern>) =>
  q.about !== null && (q.about.place === PLACE.table || carries(q.game, q.about)) ? 1 : 0,
);

function carries(g: Game<Modern>, u: U): boolean {
  const units = g.sides[u.side];
  for (let k = 0; k < units.length; k++) if (units[k].place === PLACE.embarked && units[k].inside === u.slot) return true;
  return false;
}

/** Aircraft start in Reserves and count as Strategic Reserves from then on. */
export const startsInReserve = defineRule({
  id: 'TEN-FLYER-04',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    before: {
      declareSide: (g, side: SideId) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.place === PLACE.table && u.alive > 0 && s.isAircraft(g, u)) g.relocate(u, PLACE.reserve);
        }
      },
    },
    wrap: { inStrategicReserves: (next) => (g, u) => s.isAircraft(g, u) || next(g, u) },
  }),
});

/** In Reserves and not in Strategic Reserves when armies are mustered: no part of their limit. */
export const freeOfLimit = defineRule({
  id: 'TEN-FLYER-05',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({ wrap: { reservePoints: (next) => (g, u) => (s.isAircraft(g, u) ? 0 : next(g, u)) } }),
});

/** They fly straight on, and turn. */
export const fliesStraight = defineRule({
  id: 'TEN-FLYER-06',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    wrap: {
      moveUnit: (next) => (g, u) => {
        if (s.isAircraft(g, u)) s.flyUnit(g, u);
        else next(g, u);
      },
    },
  }),
});

/** They fly off the table and come back. */
export const fliesOff = defineRule({
  id: 'TEN-FLYER-07',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({ replace: { mayFlyOff: () => true } }),
});

/** Nothing makes them fly less than their datasheet says. */
export const leastStays = defineRule({
  id: 'TEN-FLYER-08',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({ wrap: { leastFlight: (next) => (g, u) => Math.max(next(g, u), printedMove(g, u)) } }),
});

function printedMove(g: Game<Modern>, u: U): number {
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) most = Math.max(most, g.sheetOf(m).stats.M);
  return most;
}

/** Others move under them, and need not Fall Back from them. */
export const movesUnder = defineRule({
  id: 'TEN-FLYER-09',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    wrap: {
      overhead: () => (g) => {
        const { overhead } = g.desk.field;
        for (let k = 0; k < g.units.length; k++) overhead[k] = s.isAircraft(g, g.units[k]) ? 1 : 0;
        return overhead;
      },
      boundToFallBack: (next) => (g, u) => {
        if (!next(g, u)) return false;
        const enemies = g.sides[1 - u.side];
        for (let k = 0; k < enemies.length; k++) if (s.engages(g, u, enemies[k]) && !s.isAircraft(g, enemies[k])) return true;
        return false;
      },
    },
  }),
});

/** Who fights whom. */
export const fightsInTheAir = defineRule({
  id: 'TEN-FLYER-10',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    wrap: {
      mayCharge: (next) => (g, u) => !s.isAircraft(g, u) && next(g, u),
      mayChargeAt: (next) => (g, u, e) => (!s.isAircraft(g, e) || hasBit(u.allBits, FLY)) && next(g, u, e),
      reachesInMelee: (next) => (g, m, e) => {
        if (s.isAircraft(g, g.unitOf(m)) && !hasBit(e.allBits, FLY)) return false;
        if (s.isAircraft(g, e) && !hasBit(g.sheetOf(m).keywordBits, FLY)) return false;
        return next(g, m, e);
      },
      closesOn: (next) => (g, u, e) => (!s.isAircraft(g, e) || hasBit(u.allBits, FLY)) && next(g, u, e),
      pileIn: (next) => (g, u) => {
        if (!s.isAircraft(g, u)) next(g, u);
      },
      consolidate: (next) => (g, u) => {
        if (!s.isAircraft(g, u)) next(g, u);
      },
    },
  }),
});

/** Hover mode, for the whole battle. */
export const hovers = defineRule({
  id: 'TEN-FLYER-11',
  default: 'on',
  keyword: 'hover',
  patch: (_p, s) => ({
    before: {
      declareSide: (g, side: SideId) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || !hasBit(u.allBits, HOVER) || !s.isAircraft(g, u) || !g.choose(WHETHER, side, u, null)) continue;
          inflict(g, u, HOVERING);
          g.log.note(HOVERS, u.slot);
        }
      },
    },
    wrap: { moveOf: (next) => (g, m) => (is(g.unitOf(m), HOVERING) ? HOVER_INCHES : next(g, m)) },
  }),
});
