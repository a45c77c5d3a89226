import type { Ability } from 'sandtable/rules';
import { hasBit, inflict, is, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { MOVED } from '../states.ts';
import type { Tables } from '../tables.ts';
import { fitsStrip } from './arriving.ts';
import { ARRIVAL } from './seams.ts';
import { JUST_ARRIVED, PUT_IN_RESERVES, STRANDED } from './states.ts';

const DEEP_STRIKE = keyword('deep-strike');
const IN_ROUND_ONE = keyword('arrives-in-round-one');
const IN_FIRST_MOVEMENT = keyword('arrives-in-first-movement');
const HALF_UNIT = keyword('half-unit');
/** Option of missions: units that were put into Strategic Reserves during the battle may return in any round. */
export const EARLY_RETURNS = 'early-returns';

/** Arrivals and units that get out of moved Transports have not made the move that they count as having made. */
export const countsOnly = defineRule({
  id: 'TEN-RESERVE-03',
  default: 'on',
  patch: () => ({ replace: { countsAsMoved: (g, u) => inflict(g, u, MOVED) } }),
});

/** Deep Strike works from Strategic Reserves. */
export const strikesFromStrategic = defineRule({
  id: 'TEN-RESERVE-07',
  default: 'on',
  keyword: 'deep-strike',
  patch: (_p, s) => ({
    wrap: {
      mayDeepStrike: (next) => (g, u) =>
        next(g, u) || (u.side === g.active && u.place === PLACE.reserve && s.hasDeepStrike(g, u) && s.inStrategicReserves(g, u)),
    },
  }),
});

/** A unit strikes if all of its models can. */
export const everyModel = defineRule({
  id: 'TEN-RESERVE-08',
  default: 'on',
  keyword: 'deep-strike',
  patch: () => ({ replace: { hasDeepStrike: (_g, u) => hasBit(u.allBits, DEEP_STRIKE) } }),
});

/** Only in the phase it came in is a unit barred from moving. */
export const movesLater = defineRule({
  id: 'TEN-RESERVE-09',
  default: 'on',
  patch: () => ({ replace: { mayMoveAgain: (_g, u) => !is(u, JUST_ARRIVED) } }),
});

/** Stratagems reach units in Reserves. */
export const stratagemsReach = defineRule({
  id: 'TEN-RESERVE-10',
  default: 'on',
  patch: () => ({ replace: { stratagemsReach: () => true } }),
});

/** All models keep to one edge. */
export const oneEdge = defineRule({
  id: 'TEN-RESERVE-11',
  default: 'on',
  patch: () => ({ replace: { mixesEdges: () => false } }),
});

/** Models that are too large for the strip come in at their own edge, and do no more that turn. */
export const tooLarge = defineRule({
  id: 'TEN-RESERVE-12',
  default: 'on',
  patch: (_p, s, t) => ({
    wrap: {
      wayFromEdge: (next) => (g, u) => {
        const way = next(g, u);
        return way < 0 && s.inStrategicReserves(g, u) && !fitsStrip(g, u, t.stripInches) ? ARRIVAL.ownEdge : way;
      },
      mayShoot: (next) => (g, u) => !is(u, STRANDED) && next(g, u),
      mayCharge: (next) => (g, u) => !is(u, STRANDED) && next(g, u),
      mayTakeMove: (next) => (g, u) => !is(u, STRANDED) && next(g, u),
    },
    before: {
      hasArrived: (g, u, how) => {
        if (how === ARRIVAL.ownEdge) inflict(g, u, STRANDED);
      },
    },
  }),
});

/** Who began on the table returns whenever the mission lets him. */
export const earlyReturns = defineRule({
  id: 'TEN-RESERVE-14',
  default: 'on',
  keyword: EARLY_RETURNS,
  patch: () => ({
    wrap: {
      firstRound: (next) => (g, u) => (is(u, PUT_IN_RESERVES) && g.mission.options.has(EARLY_RETURNS) ? 1 : next(g, u)),
    },
  }),
});

/** Half of a unit that was split counts half its points. */
export const splitPoints = defineRule({
  id: 'TEN-RESERVE-15',
  default: 'on',
  keyword: 'half-unit',
  patch: () => ({
    wrap: { reservePoints: (next) => (g, u) => (hasBit(u.anyBits, HALF_UNIT) ? 0.5 : 1) * next(g, u) },
  }),
});

/** When units come in, as datasheets have it. */
export const arrivalAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'half-unit',
    text: 'It is one half of a unit that was split before the battle; its points are those of the whole unit.',
    patch: () => ({}),
  },
  {
    keyword: 'arrives-in-round-one',
    text: 'It can be set up from Reserves in the first battle round.',
    patch: () => ({ wrap: { firstRound: (next) => (g, u) => (hasBit(u.anyBits, IN_ROUND_ONE) ? 1 : next(g, u)) } }),
  },
  {
    keyword: 'arrives-in-first-movement',
    text: 'It can be set up in the Reinforcements step of your first Movement phase.',
    patch: () => ({
      wrap: { firstRound: (next) => (g, u) => (u.side === g.active && hasBit(u.anyBits, IN_FIRST_MOVEMENT) ? 1 : next(g, u)) },
    }),
  },
];
