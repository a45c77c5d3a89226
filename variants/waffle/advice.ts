import { unitGap } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { chanceOfTwoDice } from '../classic/assess.ts';
import { type Classic, TYPE } from '../classic/family.ts';
import { leader, typeOf } from '../classic/mobility.ts';
import type { WaffleSeams } from './seams.ts';

/** What a unit can do about a charge, as options of a decision. */
export const REACTION = { stand: 0, overwatch: 1, flee: 2, counter: 3 } as const;

/** Share of a unit's fire that Overwatch is worth. */
const WATCH_SHARE = 1 / 3;
/** A charge less likely than this is not run away from, and one that is after a flight cannot be escaped. */
const LIKELY = 1 / 3;
/** Losing this share of itself, and more than twice what it does, is a fight that is lost badly. */
const BAD_SHARE = 0.6;
/** Middling Fall Back moves of two and of three dice. */
const FLIGHT_INCHES = 7;
const SWIFT_FLIGHT_INCHES = 10.5;

const SWIFT = new Uint8Array(Object.keys(TYPE).length);
for (const type of [TYPE.bike, TYPE.jetbike, TYPE.jump, TYPE.beast, TYPE.cavalry]) SWIFT[type] = 1;

/** Inches from a unit to the edge of the table that it falls back to. */
function inchesHome(g: Game<Classic>, u: Unit<Classic>): number {
  const { x, y } = g.board.homeward[g.seatOf[u.side]];
  const across = x > 0 ? (g.board.width - u.x) / x : x < 0 ? u.x / -x : Infinity;
  const along = y > 0 ? (g.board.height - u.y) / y : y < 0 ? u.y / -y : Infinity;
  return Math.min(across, along);
}

/** Whether Falling Back from a charge is wise: the fight would be lost badly, and the flight ends out of reach and on the table. */
function shouldFlee(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, charger: Unit<Classic>, chance: number): boolean {
  if (chance < LIKELY) return false;
  const theirs = s.fightWorth(g, charger, u);
  if (theirs < BAD_SHARE * u.alive * g.sheetOf(leader(g, u)).points || theirs < 2 * s.fightWorth(g, u, charger)) return false;
  const flight = SWIFT[typeOf(g, u)] !== 0 ? SWIFT_FLIGHT_INCHES : FLIGHT_INCHES;
  if (inchesHome(g, u) < flight + u.radius) return false;
  return chanceOfTwoDice(unitGap(g, charger, u) + flight) < LIKELY;
}

/** Points that the bonus for charging promises a unit that goes to meet a charge, less what it risks by coming nearer. */
function counterWorth(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, charger: Unit<Classic>, chance: number): number {
  const ours = s.fightWorth(g, u, charger);
  const attacks = Math.max(1, s.attacksOf(g, leader(g, u), charger));
  const balance = ours - s.fightWorth(g, charger, u);
  return ours / attacks + (1 - chance) * balance;
}

/** What a unit without an opinion does about a charge, of what it may do. */
export function adviseReaction(
  g: Game<Classic>,
  s: WaffleSeams,
  u: Unit<Classic>,
  charger: Unit<Classic>,
  watches: boolean,
  flees: boolean,
  counters: boolean,
): number {
  const chance = s.chargeChance(g, charger, u);
  if (flees && shouldFlee(g, s, u, charger, chance)) return REACTION.flee;
  if (counters) {
    const fire = watches ? s.shootingWorth(g, u, charger) * WATCH_SHARE : 0;
    if (counterWorth(g, s, u, charger, chance) > fire) return REACTION.counter;
  }
  return watches ? REACTION.overwatch : REACTION.stand;
}
