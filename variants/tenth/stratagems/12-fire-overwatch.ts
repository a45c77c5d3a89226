import { decision, type Game, integer, is, PLACE, type Question, type Scale, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { ENEMY_SET_UP } from '../reserves/states.ts';
import { circlesApart, overwatchUnit } from '../shooting/shoot.ts';
import { ENEMY_IN_CHARGE, ENEMY_MOVED, ENEMY_STARTS_MOVE, MOVED } from '../state.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { diary } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moments.ts';
import { UNWATCHED } from '../transports/hold.ts';
import { mostShootingWorth } from '../worth/worth.ts';
import { priceOf } from './price.ts';
import { chooseAt, ifWorthwhile, setStake, stakeOf } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const FIRE_OVERWATCH = stratagem('fire-overwatch', 1, 'turn');
/** How far doctrines look for better targets. */
const REACH_INCHES = 24;
/** Share of its usual worth that fire keeps when only 6s hit. */
const SIXES_ONLY = 0.25;

export const OVERWATCH = decision<Modern>('overwatch', 'flag', ifWorthwhile, (q, option, scale) => (option === 0 ? 0 : shoots(q, scale)));

/** Part of the shots at its best target that a unit may still hope for this turn, while it can be used once. */
const HOPED_PART = 0.4;

/** What its shots at the one who moves bring beyond the price of the Command point, and beyond the hope of a better target this turn. */
function shoots(q: Question<Modern>, scale: Scale<Modern>): number {
  const { game: g, about: u, cause } = q;
  if (u === null || cause === null) return 0;
  const gain = scale.perPoint(g, cause) * stakeOf(g) - priceOf(q, FIRE_OVERWATCH, u, scale);
  if (gain <= 0) return gain;
  let best = 0;
  const enemies = g.sides[cause.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t === cause || t.alive === 0 || t.place !== PLACE.table || is(t, MOVED) || circlesApart(u, t) > REACH_INCHES) continue;
    best = Math.max(best, scale.perPoint(g, t) * mostShootingWorth(g, scale.s, u, t) * SIXES_ONLY);
  }
  return gain - HOPED_PART * best;
}

/** Whether it is the Movement or the Charge phase: units also move, and get out of wrecks, in others. */
function isWatched(g: Game<Modern>): boolean {
  const { phase, now } = diary(g);
  // Where no phase has begun yet, as in an example of a single move, it is taken for one of them.
  return phase === MOMENT.movement || phase === MOMENT.charge || (phase === -1 && now === MOMENT.battleStart);
}

/** Shoots at a moving enemy; only unmodified 6s hit. */
export default defineRule({
  id: 'TEN-STRAT-12',
  title: 'Fire Overwatch (before the errata)',
  source: 'Core rules, Fire Overwatch, 1CP',
  text: 'Used in the opponent\'s Movement or Charge phase when an enemy unit has just been set up, or begins or has just finished a Normal, Advance, Fall Back or Charge move: one of your units within 24" that could shoot in a Shooting phase of yours shoots at it. Hits need an unmodified 6 whatever BS and modifiers. Once per turn.',
  layer: 'core',
  changes: 'new (narrowed by TEN-STRAT-13)',
  default: 'on',
  params: {
    cost: costOf(FIRE_OVERWATCH),
    reachInches: integer(24, 1, 72, 'how near the target has to be', 'inches'),
    hitOn: integer(6, 2, 6, 'unmodified Hit roll that hits', 'needed on a D6'),
    worthPoints: integer(12, 0, 200, 'Least expected losses, in army points, that make the shots worth a Command point', 'army points'),
  },
  patch: ({ cost, reachInches, hitOn, worthPoints }, s) => {
    const share = SIXES_ONLY * (7 - hitOn);
    const may = (g: Game<Modern>, unit: Unit<Modern>, cause: Unit<Modern>): boolean => {
      if (unit.side === g.active || !isWatched(g) || cause.alive === 0 || is(cause, UNWATCHED) || g.desk.longestInches[unit.slot] === 0)
        return false;
      if (
        circlesApart(unit, cause) > reachInches ||
        !mayUse(g, s, FIRE_OVERWATCH, unit.side, unit) ||
        !s.mayShootOutOfPhase(g, unit, cause)
      )
        return false;
      const most = mostShootingWorth(g, s, unit, cause) * share;
      // A unit that would not shoot even with everything in sight and in range need not check either.
      if (most < worthPoints && !chooseAt(g, most, worthPoints, OVERWATCH, unit, cause)) return false;
      if (!unitsWithin(g, unit, cause, reachInches) || !s.mayTarget(g, unit, cause) || !s.mayOverwatch(g, unit, cause)) return false;
      setStake(g, s.shootingWorth(g, unit, cause) * share, worthPoints);
      return true;
    };
    const act = (g: Game<Modern>, unit: Unit<Modern>, cause: Unit<Modern>): void => {
      use(g, s, FIRE_OVERWATCH, unit);
      overwatchUnit(g, s, unit, cause);
    };
    return {
      wrap: {
        ...priced(FIRE_OVERWATCH, cost),
        // Sixes are Critical Hits; they hit whatever is needed.
        hitOn: (next) => (g, a) => (a.overwatch ? (hitOn < 6 ? hitOn : 7) : next(g, a)),
      },
      reactions: [
        { id: 'TEN-STRAT-12/start', on: ENEMY_STARTS_MOVE, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/end', on: ENEMY_MOVED, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/set-up', on: ENEMY_SET_UP, asks: OVERWATCH, may, act },
        { id: 'TEN-STRAT-12/charge', on: ENEMY_IN_CHARGE, asks: OVERWATCH, may, act },
      ],
    };
  },
});
