import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, scratch, type Unit } from '../../rules/index.ts';
import { leads } from './leaders.ts';
import { hasLastSay } from './turn-now.ts';
import { paceOf, pointsOf, worthPerPoint } from './value.ts';

type S = CoreSeams<Family>;

/** Distances at which fire is looked up, inches; between them it is that of the next one up. */
const BINS = Float64Array.of(1, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60, 72, 120);
/** The first of them that is not below a distance in whole inches. */
const BIN_OF = Uint8Array.from({ length: BINS[BINS.length - 1] + 1 }, (_, inches) => BINS.findIndex((bin) => inches <= bin));
const MOST_ENEMIES = 256;

/** What fire is worth by distance, kept while the shooter has the same models: by shooter, target and bin. */
const fires = arenaMemory('commander/fire', (g: Game) => ({
  worth: new Float32Array(g.units.length * g.units.length * BINS.length),
  /** The part of it that is left after a move as far as it may, and after one of half as far. */
  afterMove: new Float32Array(g.units.length * g.units.length),
  afterStep: new Float32Array(g.units.length * g.units.length),
  /** What a round of close combat is worth. */
  fight: new Float32Array(g.units.length * g.units.length),
  /** Models of the shooter when it was worked out; 0 for not yet. */
  stamp: new Int32Array(g.units.length * g.units.length),
}));
const USUAL_INCHES = 18;
/** What the enemy does to a charger in the first round, of what it could do unhindered: many die before they strike. */
export const STRUCK_BACK = 0.35;
/** A fight is worth so many of its first round: it goes on, and who fights does not shoot. */
export const FIGHTS_ON = 2;

/** What one unit and the enemies on the table could do to each other, by enemy. Valid while the answer to one question is worked out. */
export interface Threats {
  /** Enemies on the table. */
  count: number;
  readonly slots: Int16Array;
  /** Where each stands, and how much nearer its edge and that of the unit are to each other than their middles, inches. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly edges: Float64Array;
  /** Where the rows of fire at each enemy and of its own begin. */
  readonly out: Int32Array;
  readonly back: Int32Array;
  /** The part of the unit's fire at each enemy, and of its own, that is left after a move; of the unit's also after one of half as far. */
  readonly afterMove: Float64Array;
  readonly afterStep: Float64Array;
  readonly backAfterMove: Float64Array;
  /** 1 for enemies that need no sight of the unit to shoot at it. */
  readonly blind: Uint8Array;
  /** The most that there is to win from each enemy, and what its points are worth. */
  readonly left: Float64Array;
  readonly each: Float64Array;
  /** What a round of close combat would win from an enemy, and cost. */
  readonly strikes: Float64Array;
  readonly struck: Float64Array;
  /** What a charge at an enemy would win less what it would cost, and the same of a charge of his. */
  readonly nets: Float64Array;
  readonly netsBack: Float64Array;
  /** What its fire at an enemy would win from as far as it reaches, after a move. */
  readonly fromReach: Float64Array;
  /** The most that its fire could win this turn, from where it stands or after a move, in points. */
  fires: number;
  /** How far each enemy may move, inches. */
  readonly moves: Float64Array;
  /** What each enemy could do to all others of the unit's side, by fire or a charge: see `lookAround`. */
  readonly others: Float64Array;
  /** Points of the unit, and what a point of it is worth. */
  own: number;
  perPoint: number;
  /** Farthest that its fire reaches, that it moves now, and that it moves in later turns, inches. */
  reachInches: number;
  moveInches: number;
  paceInches: number;
  /** Whether it is a character or a warlord on its own: whom the enemy shoots first. */
  leads: boolean;
  /** Whether the enemy can do nothing any more. */
  lastSay: boolean;
  /** Its slot, and whether it needs no sight of an enemy to shoot at it. */
  slot: number;
  firesUnseen: boolean;
}

const room = scratch<Threats>({
  count: 0,
  slots: new Int16Array(MOST_ENEMIES),
  x: new Float64Array(MOST_ENEMIES),
  y: new Float64Array(MOST_ENEMIES),
  edges: new Float64Array(MOST_ENEMIES),
  out: new Int32Array(MOST_ENEMIES),
  back: new Int32Array(MOST_ENEMIES),
  afterMove: new Float64Array(MOST_ENEMIES),
  afterStep: new Float64Array(MOST_ENEMIES),
  backAfterMove: new Float64Array(MOST_ENEMIES),
  blind: new Uint8Array(MOST_ENEMIES),
  left: new Float64Array(MOST_ENEMIES),
  each: new Float64Array(MOST_ENEMIES),
  strikes: new Float64Array(MOST_ENEMIES),
  struck: new Float64Array(MOST_ENEMIES),
  nets: new Float64Array(MOST_ENEMIES),
  netsBack: new Float64Array(MOST_ENEMIES),
  fromReach: new Float64Array(MOST_ENEMIES),
  moves: new Float64Array(MOST_ENEMIES),
  others: new Float64Array(MOST_ENEMIES),
  fires: 0,
  own: 0,
  perPoint: 0,
  reachInches: 0,
  moveInches: 0,
  paceInches: 0,
  leads: false,
  lastSay: false,
  slot: 0,
  firesUnseen: false,
});

/** The row of what a unit's fire at another is worth, worked out if it is not known. */
function rowOf(g: Game, s: S, u: Unit, target: Unit): number {
  const { worth, afterMove, afterStep, fight, stamp } = fires(g);
  const pair = u.slot * g.units.length + target.slot;
  const row = pair * BINS.length;
  if (stamp[pair] === u.alive) return row;
  stamp[pair] = u.alive;
  const reach = s.reachInches(g, u);
  for (let b = 0; b < BINS.length; b++) worth[row + b] = BINS[b] > reach ? 0 : s.fireWorth(g, u, target, BINS[b], 0);
  const usual = Math.min(USUAL_INCHES, reach);
  const still = s.fireWorth(g, u, target, usual, 0);
  const pace = paceOf(g, s, u);
  fight[pair] = s.fightWorth(g, u, target);
  afterMove[pair] = still <= 0 || pace <= 0 ? 1 : s.fireWorth(g, u, target, usual, pace) / still;
  afterStep[pair] = still <= 0 || pace <= 0 ? 1 : s.fireWorth(g, u, target, usual, pace / 2) / still;
  return row;
}

/** Works out what a unit and its enemies could do to each other. */
export function threatsTo(g: Game, s: S, u: Unit): Threats {
  const to = room();
  const enemies = g.sides[enemyOf(u.side)];
  const own = pointsOf(g, u);
  const perPoint = worthPerPoint(g, s, u);
  to.own = own;
  to.perPoint = perPoint;
  to.reachInches = s.reachInches(g, u);
  to.moveInches = s.moveInches(g, u);
  to.paceInches = to.moveInches;
  to.leads = leads(g, u);
  to.lastSay = hasLastSay(g, s, u.side);
  to.slot = u.slot;
  to.firesUnseen = s.firesUnseen(g, u);
  to.fires = 0;
  const { afterMove, afterStep, fight } = fires(g);
  let n = 0;
  for (let k = 0; k < enemies.length && n < MOST_ENEMIES; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const left = pointsOf(g, e);
    const each = worthPerPoint(g, s, e);
    to.out[n] = rowOf(g, s, u, e);
    to.back[n] = rowOf(g, s, e, u);
    const pair = u.slot * g.units.length + e.slot;
    const backPair = e.slot * g.units.length + u.slot;
    to.afterMove[n] = afterMove[pair];
    to.afterStep[n] = afterStep[pair];
    to.backAfterMove[n] = afterMove[backPair];
    to.blind[n] = s.firesUnseen(g, e) ? 1 : 0;
    to.left[n] = left;
    to.each[n] = each;
    to.strikes[n] = each * Math.min(left, fight[pair]);
    to.struck[n] = perPoint * Math.min(own, fight[backPair]);
    to.nets[n] = to.strikes[n] - STRUCK_BACK * to.struck[n];
    to.netsBack[n] = to.struck[n] - STRUCK_BACK * to.strikes[n];
    to.moves[n] = paceOf(g, s, e);
    to.x[n] = e.x;
    to.y[n] = e.y;
    to.edges[n] = e.radius + u.radius;
    to.slots[n] = e.slot;
    const away = Math.max(0, Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y)) - to.edges[n]);
    const near = Math.max(0, away - to.moveInches);
    to.fromReach[n] = fireAt(fires(g).worth, to, n, to.reachInches, to.afterMove);
    to.fires = Math.max(to.fires, fireAt(fires(g).worth, to, n, away, null), fireAt(fires(g).worth, to, n, near, to.afterMove));
    n++;
  }
  to.count = n;
  return to;
}

/** What fire is worth by distance, for all pairs that are known. */
export type FireTable = Float32Array;

export const fireTable = (g: Game): FireTable => fires(g).worth;

/** What the unit's fire at an enemy would be worth from a distance, of which a part is left by enemy; null for all. */
export function fireAt(table: FireTable, t: Threats, enemy: number, inches: number, left: Float64Array | null): number {
  const worth = atDistance(table, t.out[enemy], inches) * (left === null ? 1 : left[enemy]);
  return t.each[enemy] * Math.min(t.left[enemy], worth);
}

/** What an enemy's fire at the unit would cost it at a distance. */
export function fireFrom(table: FireTable, t: Threats, enemy: number, inches: number): number {
  return t.perPoint * Math.min(t.own, atDistance(table, t.back[enemy], inches));
}

/** What a unit's fire at another is worth from a distance, in points that are lost. */
export const fireOf = (g: Game, s: S, u: Unit, target: Unit, inches: number, moved: boolean): number =>
  atDistance(fires(g).worth, rowOf(g, s, u, target), inches) * (moved ? fires(g).afterMove[u.slot * g.units.length + target.slot] : 1);

/** What a unit wins in a round of close combat with another, in points that are lost. */
export function fightOf(g: Game, s: S, u: Unit, target: Unit): number {
  rowOf(g, s, u, target);
  return fires(g).fight[u.slot * g.units.length + target.slot];
}

function atDistance(worth: FireTable, row: number, inches: number): number {
  const whole = Math.ceil(inches);
  return whole < BIN_OF.length ? worth[row + BIN_OF[whole]] : 0;
}

/** Ways out of 36 of rolling at least each total on two dice; totals 0 to 13. */
const AT_LEAST = Float64Array.of(36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0).map((ways) => ways / 36);

/** About how likely a charge over a distance is, in editions that roll two dice for it. */
export const chargeOdds = (inches: number): number => (inches <= 2 ? 1 : inches > 12 ? 0 : AT_LEAST[Math.ceil(inches)]);
