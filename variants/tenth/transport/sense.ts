import { rememberedGap } from 'sandtable/kit';
import type { Decision, Game, Question, Unit } from 'sandtable/rules';
import { decision, enemyOf, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { mostShootingWorth, pointsLeft } from '../worth.ts';
import { BOARDING_INCHES } from './boarding.ts';
import { hullOf } from './hold.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A charge that a unit hopes for: about what two dice make. */
const CHARGE_INCHES = 7;
/** Share of its points that a unit hopes to do in harm if it gets out for it. */
const WORTH_SHARE = 0.03;
/** Share of its wounds at which a transport with enemies near is left. */
const BATTERED_SHARE = 0.4;
const DANGER_INCHES = 18;
/** Moves within which a unit on foot has something to do, and need not ride. */
const MOVES_ON_FOOT = 2;

/** What is done about transports where a doctrine has no opinion. The answers need the procedures, so each match makes its own. */
export interface TransportDecisions {
  /** Which transport a unit goes to, to get in; -1, none, stands first. */
  readonly ride: Decision<Modern>;
  /** Which transport it gets into as its move has ended; -1 stands first. */
  readonly embark: Decision<Modern>;
  /** Whether a unit gets out now; the cause is the transport. */
  readonly disembark: Decision<Modern>;
}

/** Where the unit that was last asked about would like to get out. */
export const exit = { x: 0, y: 0 };

export function transportDecisions(s: ModernSeams): TransportDecisions {
  const wouldRide = (q: Question<Modern>): number => (q.about !== null && hasNothingToDo(q.game, s, q.about) ? 1 : 0);
  return {
    ride: decision<Modern>('TEN-TRANSPORT-02/ride', 'unit', wouldRide),
    embark: decision<Modern>('embark', 'unit', wouldRide),
    disembark: decision<Modern>('disembark', 'flag', (q) => {
      const { about, cause } = q;
      if (about === null || cause === null) return 0;
      return findsWork(q.game, s, about, cause) || inDanger(q.game, cause) ? 1 : 0;
    }),
  };
}

/** Nothing to shoot at, to charge or to hold that a unit on foot could get to soon. */
function hasNothingToDo(g: G, s: ModernSeams, u: U): boolean {
  const inches = s.moveInches(g, u);
  const far = Math.max(inches + CHARGE_INCHES, g.desk.longestInches[u.slot]) + inches;
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].alive > 0 && enemies[k].place === PLACE.table && rememberedGap(g, u, enemies[k]) <= far) return false;
  }
  for (let o = 0; o < g.board.objectives.length; o++) {
    const { x, y, radius } = g.board.objectives[o];
    const near = MOVES_ON_FOOT * inches + radius + u.radius;
    if ((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y) <= near * near) return false;
  }
  return true;
}

/** How far a unit that gets out of a transport now can go this turn on its own. */
const inchesAfterwards = (g: G, s: ModernSeams, u: U, transport: U): number => (s.walksOn(g, transport) ? s.moveInches(g, u) : 0);

/** Whether those inside a transport would find an enemy worth it or a marker to hold if they got out; sets `exit` to it. */
function findsWork(g: G, s: ModernSeams, u: U, transport: U): boolean {
  const inches = inchesAfterwards(g, s, u, transport) + BOARDING_INCHES;
  const charges = s.walksOn(g, transport) ? CHARGE_INCHES : 0;
  const least = pointsLeft(g, u) * WORTH_SHARE;
  const hull = hullOf(g, transport);
  const hx = g.models.x[hull];
  const hy = g.models.y[hull];
  for (let o = 0; o < g.board.objectives.length; o++) {
    const { x, y, radius } = g.board.objectives[o];
    const far = inches + radius + transport.radius;
    if ((x - hx) * (x - hx) + (y - hy) * (y - hy) > far * far || s.controls(g, o) === u.side) continue;
    exit.x = x;
    exit.y = y;
    return true;
  }
  const reach = g.desk.longestInches[u.slot];
  const enemies = g.sides[enemyOf(u.side)];
  let best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const gap = rememberedGap(g, transport, e) - inches;
    let worth = gap <= reach ? mostShootingWorth(g, s, u, e) : 0;
    if (charges > 0 && gap <= charges) worth = Math.max(worth, s.fightWorth(g, u, e));
    if (worth <= least || worth <= best) continue;
    best = worth;
    exit.x = e.x;
    exit.y = e.y;
  }
  return best > 0;
}

/** A transport that will not last, with enemies near enough to see to it. */
function inDanger(g: G, transport: U): boolean {
  const hull = hullOf(g, transport);
  if (g.models.wounds[hull] > BATTERED_SHARE * g.sheetOf(hull).stats.W) return false;
  const enemies = g.sides[enemyOf(transport.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].alive > 0 && enemies[k].place === PLACE.table && rememberedGap(g, transport, enemies[k]) <= DANGER_INCHES) return true;
  }
  return false;
}

/** Sets `exit` to the nearest enemy or marker, seen from a transport. */
export function usualExit(g: G, transport: U): void {
  exit.x = transport.x;
  exit.y = transport.y;
  let nearest = Infinity;
  const note = (x: number, y: number): void => {
    const d = (x - transport.x) * (x - transport.x) + (y - transport.y) * (y - transport.y);
    if (d >= nearest) return;
    nearest = d;
    exit.x = x;
    exit.y = y;
  };
  for (let o = 0; o < g.board.objectives.length; o++) note(g.board.objectives[o].x, g.board.objectives[o].y);
  const enemies = g.sides[enemyOf(transport.side)];
  for (let k = 0; k < enemies.length; k++) if (enemies[k].alive > 0 && enemies[k].place === PLACE.table) note(enemies[k].x, enemies[k].y);
}
