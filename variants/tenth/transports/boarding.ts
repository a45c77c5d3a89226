import type { Game, Unit } from 'sandtable/rules';
import { hasBit, inflict, is, type Keyword, lift, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { liftEffects } from '../modifiers/effects.ts';
import { goalAt } from '../movement/goal.ts';
import { ARRIVED, JUST_ARRIVED } from '../reserves/states.ts';
import { ADVANCED, FELL_BACK, HAS_MOVED, MOVED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { fits } from './embarks.ts';
import {
  CARRIED,
  DISEMBARKED,
  DISEMBARKS,
  EMBARKS,
  hullOf,
  JUST_DISEMBARKED,
  JUST_EMBARKED,
  nextAboard,
  transportOf,
  UNWATCHED,
} from './hold.ts';
import { ROOM } from './set-up.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Getting in and out. */
export interface BoardingSeams {
  /** Whether a unit might get into a transport once it is near enough: there is room, and nothing forbids it. A yes or no to tune. */
  mayRide: (g: G, u: U, transport: U) => boolean;
  /** Whether the move that a unit has just ended lets it embark. */
  mayEmbarkAfter: (g: G, u: U) => boolean;
  /** Whether a unit that has just ended a move may get into a transport. A yes or no to tune. */
  mayEmbark: (g: G, u: U, transport: U) => boolean;
  /** Takes a unit off the table and into a transport. */
  embark: (g: G, u: U, transport: U) => void;
  /** What happens to temporary conditions of a unit when it gets in. */
  effectsAboard: (g: G, u: U) => void;
  /** Whether a unit may get out of its transport now. A yes or no to tune. */
  mayDisembark: (g: G, u: U) => boolean;
  /** Whether a unit that has just been set up from Reserves may get in, if it is near enough. */
  embarksOnArrival: (g: G, u: U) => boolean;
  /** Whether a unit has an ability that affects its unit, from one of its own models or a passenger. */
  hasAbility: (g: G, u: U, ability: Keyword) => boolean;
  /** Whether the passengers of a transport that arrived on the table this turn may get out. */
  leavesOnArrival: (g: G, u: U, transport: U) => boolean;
  /** Whether units that get out of a transport now act freely afterwards, because it has not moved. A yes or no to tune. */
  walksOn: (g: G, transport: U) => boolean;
  /** Applies the consequences once a unit has got out and is set up. */
  gotOut: (g: G, u: U) => void;
}

export function boardingSeams(s: ModernSeams, t: Tables): BoardingSeams {
  return {
    mayRide: (g, u, transport) =>
      u.alive > 0 &&
      u.place === PLACE.table &&
      transport.alive > 0 &&
      transport.place === PLACE.table &&
      !is(u, JUST_DISEMBARKED) &&
      fits(g, transport, u),
    mayEmbarkAfter: (g, u) => g.active === u.side && (is(u, JUST_ARRIVED) ? s.embarksOnArrival(g, u) : is(u, HAS_MOVED)),
    embarksOnArrival: () => true,
    hasAbility(g, u, ability) {
      if (hasBit(u.anyBits, ability)) return true;
      for (let p = nextAboard(g, u, -1); p !== null; p = nextAboard(g, u, p.slot)) if (hasBit(p.anyBits, ability)) return true;
      return false;
    },
    mayEmbark(g, u, transport) {
      if (!s.mayRide(g, u, transport) || !s.mayEmbarkAfter(g, u)) return false;
      const hull = hullOf(g, transport);
      for (let m = u.first; m < u.first + u.size; m++) {
        if (g.models.alive[m] !== 0 && !s.nearHull(g, m, hull, t.embarkInches)) return false;
      }
      return true;
    },
    embark(g, u, transport) {
      const m = g.models;
      const hull = hullOf(g, transport);
      u.inside = transport.slot;
      g.relocate(u, PLACE.embarked);
      // Passengers have no position; anything that asks anyway finds the hull's.
      for (let i = u.first; i < u.first + u.size; i++) {
        m.x[i] = m.x[hull];
        m.y[i] = m.y[hull];
        m.z[i] = m.z[hull];
      }
      g.moved(u);
      inflict(g, u, JUST_EMBARKED);
      s.effectsAboard(g, u);
      g.log.note(EMBARKS, u.slot, transport.slot);
    },
    effectsAboard(_g, u) {
      liftEffects(u);
    },
    mayDisembark(g, u) {
      const transport = transportOf(g, u);
      if (transport === null || u.alive === 0 || is(u, JUST_EMBARKED)) return false;
      // If nobody got out of a wreck right away, only its place is left of it.
      if (transport.alive === 0) return true;
      if (transport.place !== PLACE.table || is(transport, ADVANCED) || is(transport, FELL_BACK)) return false;
      return !is(transport, ARRIVED) || s.leavesOnArrival(g, u, transport);
    },
    leavesOnArrival: () => false,
    walksOn: (_g, transport) => transport.alive === 0 || !(is(transport, MOVED) || is(transport, ARRIVED)),
    gotOut() {},
  };
}

/** It counts as having made a Normal move: it goes no farther this phase and declares no charge this turn. */
export function countsAsCarried(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): void {
  inflict(g, u, CARRIED);
  s.countsAsMoved(g, u);
}

/** Gets a unit out of its transport, as near to a goal as there is room; returns whether it did. */
export function disembark(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, goalX: number, goalY: number): boolean {
  const transport = transportOf(g, u);
  if (transport === null || !s.mayDisembark(g, u)) return false;
  if (!s.setUpNear(g, u, hullOf(g, transport), g.desk.tables.disembarkInches, ROOM.whole, goalAt(goalX, goalY))) return false;
  inflict(g, u, DISEMBARKED);
  inflict(g, u, JUST_DISEMBARKED);
  g.log.note(DISEMBARKS, u.slot, transport.slot);
  const carried = !s.walksOn(g, transport);
  inflict(g, u, UNWATCHED);
  s.gotOut(g, u);
  if (carried && u.alive > 0) countsAsCarried(g, s, u);
  lift(u, UNWATCHED);
  return true;
}
