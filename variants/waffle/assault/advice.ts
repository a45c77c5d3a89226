import { unitGap } from 'sandtable/kit';
import type { Game, Question, Scale, Unit } from 'sandtable/rules';
import { type Classic, TYPE, type UnitType } from '../../classic/family.ts';
import type { ClassicSeams } from '../../classic/hub.ts';
import { leader, typeOf } from '../../classic/movement/mobility.ts';
import { chanceOfTwoDice } from '../../classic/worth/assess.ts';
import { heldThisRound } from '../../classic/worth/ground.ts';

/** What a unit can do about a charge, as options of a decision. */
export const REACTION = { stand: 0, overwatch: 1, flee: 2, counter: 3 } as const;

/** What Overwatch is worth, as a share of a unit's fire. */
const WATCH_SHARE = 1 / 3;
/** A charge less likely than this is not run away from, and one still this likely after the flight is not escaped. */
const LIKELY = 1 / 3;
/** A fight in which a unit loses this share of itself, and more than twice what it inflicts, is lost badly. */
const BAD_SHARE = 0.6;
/** Average Fall Back moves of two and of three dice. */
const FLIGHT_INCHES = 7;
const SWIFT_FLIGHT_INCHES = 10.5;

const SWIFT: ReadonlySet<UnitType> = new Set([TYPE.bike, TYPE.jetbike, TYPE.jump, TYPE.beast, TYPE.cavalry]);

/** Inches from a unit to the table edge that it falls back to. */
function inchesHome(g: Game<Classic>, u: Unit<Classic>): number {
  const { x, y } = g.board.homeward[g.seatOf[u.side]];
  const across = x > 0 ? (g.board.width - u.x) / x : x < 0 ? u.x / -x : Infinity;
  const along = y > 0 ? (g.board.height - u.y) / y : y < 0 ? u.y / -y : Infinity;
  return Math.min(across, along);
}

/** Whether Falling Back from a charge is wise: the fight would be lost badly, and the flight ends out of reach and on the table. */
function shouldFlee(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, charger: Unit<Classic>, chance: number): boolean {
  if (chance < LIKELY) return false;
  const theirs = s.fightWorth(g, charger, u);
  if (theirs < BAD_SHARE * u.alive * g.sheetOf(leader(g, u)).points || theirs < 2 * s.fightWorth(g, u, charger)) return false;
  const flight = SWIFT.has(typeOf(g, u)) ? SWIFT_FLIGHT_INCHES : FLIGHT_INCHES;
  if (inchesHome(g, u) < flight + u.radius) return false;
  return chanceOfTwoDice(unitGap(g, charger, u) + flight) < LIKELY;
}

/** What a unit gains by going to meet a charge, in points: the charge bonus less the risk of coming nearer. */
function counterWorth(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, charger: Unit<Classic>, chance: number): number {
  const ours = s.fightWorth(g, u, charger);
  const attacks = Math.max(1, s.attacksOf(g, leader(g, u), charger));
  const balance = ours - s.fightWorth(g, charger, u);
  return ours / attacks + (1 - chance) * balance;
}

/** Whether a reaction is among those that a set, with a bit for each, allows. */
export const allows = (may: number, reaction: number): boolean => (may & (1 << reaction)) !== 0;

/** What a unit does about a charge by default, among what it may do. */
export function adviseReaction(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, charger: Unit<Classic>, may: number): number {
  const watches = allows(may, REACTION.overwatch);
  const chance = s.chargeChance(g, charger, u);
  if (allows(may, REACTION.flee) && shouldFlee(g, s, u, charger, chance)) return REACTION.flee;
  if (allows(may, REACTION.counter)) {
    const fire = watches ? s.shootingWorth(g, u, charger) * WATCH_SHARE : 0;
    if (counterWorth(g, s, u, charger, chance) > fire) return REACTION.counter;
  }
  return watches ? REACTION.overwatch : REACTION.stand;
}

/** What an option that is not advised is worth less than one that is. */
const UNADVISED = 1e-6;

/**
 * What a reaction is worth to a unit at an objective that scores this round: whoever Falls Back gives it up, whoever stays loses what the charge costs
 * and holds it as far as somebody is left. NaN where nothing is at stake: the advice answers.
 */
export function worthOfReaction(
  { game: g, about: u, cause: charger, options, n }: Question<Classic>,
  option: number,
  scale: Scale<Classic>,
): number {
  if (u === null || charger === null || options[0] !== REACTION.flee) return Number.NaN;
  const held = heldThisRound(g, u, scale);
  if (held === 0) return Number.NaN;
  if (option === REACTION.flee) return 0;
  const { s } = scale;
  const chance = s.chargeChance(g, charger, u);
  const standing = scale.standing(g, u);
  const lost = chance * Math.min(standing, scale.perPoint(g, u) * s.fightWorth(g, charger, u));
  const won = chance * Math.min(scale.standing(g, charger), scale.perPoint(g, charger) * s.fightWorth(g, u, charger));
  const left = standing > 0 ? 1 - lost / standing : 0;
  let may = 0;
  for (let k = 1; k < n; k++) may |= 1 << options[k];
  return held * left + won - lost - (option === adviseReaction(g, s, u, charger, may) ? 0 : UNADVISED);
}
