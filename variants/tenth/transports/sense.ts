import { rememberedGap } from 'sandtable/kit';
import type { Decision, Game, Question, Unit } from 'sandtable/rules';
import { arenaMemory, decision, enemyOf, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { mostShootingWorth, pointsLeft } from '../worth/worth.ts';
import { hullOf } from './hold.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** The length of charge that a unit hopes for: about what 2D6 roll. */
const CHARGE_INCHES = 7;
/** Share of its own points that a unit expects in damage to get out for it. */
const WORTH_SHARE = 0.03;
/** Share of its wounds at which passengers leave a transport with enemies near. */
const BATTERED_SHARE = 0.4;
const DANGER_INCHES = 18;
/** Number of moves within which a unit on foot looks for something to do; if it finds that, it does not ride. */
const MOVES_ON_FOOT = 2;

/** Default decisions about transports, for doctrines without an opinion. The answers need the procedures, so each match makes its own. */
export interface TransportDecisions {
  /** Which transport a unit moves to and gets into; -1, for none, comes first. */
  readonly ride: Decision<Modern>;
  /** Which transport it gets into after its move; -1 comes first. */
  readonly embark: Decision<Modern>;
  /** Whether a unit gets out now; the cause is the transport. */
  readonly disembark: Decision<Modern>;
}

/** Where the unit last asked about would like to get out. */
export const exitOf = arenaMemory('tenth/exit', (_g: G) => ({ x: 0, y: 0 }));

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

/** Whether there is nothing to shoot, charge or hold that a unit on foot could reach soon. */
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

/** How far a unit that gets out of a transport now can go this turn by itself. */
const inchesAfterwards = (g: G, s: ModernSeams, u: U, transport: U): number => (s.walksOn(g, transport) ? s.moveInches(g, u) : 0);

/** Whether passengers would find a worthwhile enemy or a marker to hold if they got out; sets `exitOf` to it. */
function findsWork(g: G, s: ModernSeams, u: U, transport: U): boolean {
  const exit = exitOf(g);
  const inches = inchesAfterwards(g, s, u, transport) + g.desk.tables.disembarkInches;
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

/** Whether a transport will not last, with enemies near enough to finish it. */
function inDanger(g: G, transport: U): boolean {
  const hull = hullOf(g, transport);
  if (g.models.wounds[hull] > BATTERED_SHARE * g.sheetOf(hull).stats.W) return false;
  const enemies = g.sides[enemyOf(transport.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].alive > 0 && enemies[k].place === PLACE.table && rememberedGap(g, transport, enemies[k]) <= DANGER_INCHES) return true;
  }
  return false;
}

/** Sets `exitOf` to the enemy or marker nearest to a transport. */
export function usualExit(g: G, transport: U): void {
  const exit = exitOf(g);
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
