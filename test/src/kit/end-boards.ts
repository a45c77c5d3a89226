import {
  CONTACT,
  chargeMoveAll,
  EPSILON,
  fleeTo,
  harmOf,
  type MoveRules,
  makePerils,
  moveRules,
  type Perils,
  pileIn,
} from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/game.ts';
import { board, fakeGame, type PieceSpec, rectangle, type Spec } from './harness.ts';

/** Small boards with a charge, a pile-in or a flight on each, and a search for its ends that shares nothing with that of the kit: all points of a grid. */

export const ENDS_ROCK = terrainKind('kit-test-rock');
const MIRE = 'kit-test-mire';
const SIZE = 26;
/** Engagement Range, and what has to be kept from units that are not charged. */
const ENGAGED_INCHES = 1;
const CLEAR_INCHES = 1 + 1 / 64;
const COHERENCY_INCHES = 2;
const BESIDE_INCHES = 2;

export interface Disc {
  x: number;
  y: number;
  r: number;
}
export type Box = readonly [number, number, number, number];

export interface EndBoard {
  chargers: Disc[];
  /** One list of models for each target; then those of other enemies, and of friends. */
  targets: Disc[][];
  others: Disc[];
  friends: Disc[];
  rocks: Box[];
  roll: number;
  /** Whether targets have to be touched. */
  touch: boolean;
  /** Whether the unit piles in: one target of all is enough, models in contact stay, and others end nearer to the nearest. */
  pilesIn: boolean;
  /** Whether it flees instead, through its enemies: everybody ends clear of all of them. */
  flees: boolean;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) >>> 0;
    let t = state;
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
export const apart = (a: Disc, b: Disc): number => length(a.x - b.x, a.y - b.y) - a.r - b.r;
const snapped = (v: number): number => Math.round(v * 256) / 256;

export const boxGap = (d: Disc, [x0, y0, x1, y1]: Box): number =>
  length(Math.max(x0 - d.x, d.x - x1, 0), Math.max(y0 - d.y, d.y - y1, 0)) - d.r;

/** Random models on a board that is being laid out: none overlaps another, or a rock. */
interface Layout {
  random: () => number;
  between: (a: number, b: number) => number;
  rocks: Box[];
  /** A unit of so many models round a point, or exactly from it; none if there is no room, or it would be nearer than `keep` to one of `from`. */
  squad: (n: number, at: Disc, keep: number, from: readonly Disc[], exact?: boolean) => Disc[];
}

function layOut(seed: number): Layout {
  const random = numbers(seed);
  const between = (a: number, b: number): number => a + (b - a) * random();
  const all: Disc[] = [];
  const rocks: Box[] = [];
  const squad = (n: number, { x, y, r }: Disc, keep: number, from: readonly Disc[], exact = false): Disc[] => {
    const models: Disc[] = [];
    for (let tries = 0; models.length < n && tries < 200; tries++) {
      const first = models.length === 0;
      const at = !first ? models[models.length - 1] : exact ? { x, y } : { x: x + between(-1, 1), y: y + between(-1, 1) };
      const angle = between(0, 2 * Math.PI);
      const far = first ? 0 : 2 * r + between(0.05, 1.9);
      const one = { x: snapped(at.x + Math.cos(angle) * far), y: snapped(at.y + Math.sin(angle) * far), r };
      if (one.x < 1 || one.y < 1 || one.x > SIZE - 1 || one.y > SIZE - 1) continue;
      if ((!exact || !first) && all.some((o) => apart(o, one) < 0.05)) continue;
      if (exact && first && all.some((o) => apart(o, one) < 0)) return [];
      if (models.some((o) => apart(o, one) < 0.05)) continue;
      if (from.some((o) => apart(o, one) < keep) || rocks.some((box) => boxGap(one, box) < 0.05)) continue;
      models.push(one);
    }
    if (models.length === n) all.push(...models);
    return models.length === n ? models : [];
  };
  return { random, between, rocks, squad };
}

/** A random board with a charge; the models of each unit stand close together. */
export function chargeBoard(seed: number): EndBoard {
  const { random, between, rocks, squad } = layOut(seed);
  const small = random() < 0.7 ? 0.5 : 0.63;
  for (let k = Math.floor(between(0, 3)); k > 0; k--) {
    const x = between(9, 16);
    const y = between(4, 20);
    rocks.push([x, y, x + between(0.5, 3), y + between(0.5, 5)]);
  }
  let chargers: Disc[] = [];
  while (chargers.length === 0) chargers = squad(1 + Math.floor(random() * 3), { x: 7, y: 13, r: small }, 0, []);
  const targets: Disc[][] = [];
  const many = random() < 0.35 ? 2 : 1;
  for (let tries = 0; targets.length < many && tries < 60; tries++) {
    const n = 1 + Math.floor(random() * 2);
    const models = squad(n, { x: between(11, 19), y: between(7, 19), r: random() < 0.8 ? 0.5 : 0.8 }, 1.2, chargers);
    if (models.length > 0) targets.push(models);
  }
  const others: Disc[] = [];
  const first = targets[0][0];
  for (let k = Math.floor(between(0, 4)); k > 0; k--) {
    others.push(...squad(1, { x: first.x + between(-4, 4), y: first.y + between(-4, 4), r: 0.5 }, 1.2, chargers));
  }
  const friends: Disc[] = [];
  for (let k = Math.floor(between(0, 3)); k > 0; k--)
    friends.push(...squad(1, { x: first.x + between(-5, 1), y: first.y + between(-4, 4), r: 0.5 }, 0, []));
  return {
    chargers,
    targets,
    others,
    friends,
    rocks,
    roll: 2 + Math.floor(random() * 11),
    touch: random() < 0.25,
    pilesIn: false,
    flees: false,
  };
}

/** A random board with a pile-in of up to four inches, by a unit that may be in contact, and that casualties may have torn apart. */
export function pileInBoard(seed: number): EndBoard {
  const { random, between, rocks, squad } = layOut(seed);
  const small = random() < 0.7 ? 0.5 : 0.63;
  for (let k = Math.floor(between(0, 3)); k > 0; k--) {
    const x = between(8, 13);
    const y = between(9, 17);
    rocks.push([x, y, x + between(0.3, 2), y + between(0.3, 3)]);
  }
  let chargers: Disc[] = [];
  while (chargers.length === 0) chargers = squad(1 + Math.floor(random() * 4), { x: 8, y: 13, r: small }, 0, []);
  if (chargers.length === 4 || (chargers.length === 3 && random() < 0.3)) chargers.splice(1, 1);
  const targets: Disc[][] = [];
  const many = 1 + Math.floor(random() * 2);
  for (let tries = 0; targets.length < many && tries < 60; tries++) {
    const from = chargers[Math.floor(random() * chargers.length)];
    const r = random() < 0.8 ? 0.5 : 0.8;
    const angle = between(-2, 2);
    const far = from.r + r + (random() < 0.2 ? CONTACT / 2 : between(0.3, 4.5));
    const at = { x: snapped(from.x + Math.cos(angle) * far), y: snapped(from.y + Math.sin(angle) * far), r };
    const models = squad(1 + Math.floor(random() * 3), at, 0, chargers, true);
    if (models.length > 0) targets.push(models);
  }
  const others: Disc[] = [];
  const first = targets[0][0];
  for (let k = Math.floor(between(0, 3)); k > 0; k--) {
    others.push(...squad(1, { x: first.x + between(-3, 3), y: first.y + between(-3, 3), r: 0.5 }, 1.2, chargers));
  }
  const friends: Disc[] = [];
  for (let k = Math.floor(between(0, 5)); k > 0; k--)
    friends.push(...squad(1, { x: first.x + between(-2, 1), y: first.y + between(-2, 2), r: 0.5 }, 0, []));
  return {
    chargers,
    targets,
    others,
    friends,
    rocks,
    roll: 2 + Math.floor(random() * 3),
    touch: random() < 0.4,
    pilesIn: true,
    flees: false,
  };
}

/** A random board on which a unit among enemies flees: few places are clear of them. */
export function flightBoard(seed: number): EndBoard {
  const { random, between, rocks, squad } = layOut(seed);
  const small = random() < 0.7 ? 0.5 : 0.63;
  let chargers: Disc[] = [];
  while (chargers.length === 0) chargers = squad(1 + Math.floor(random() * 4), { x: 13, y: 13, r: small }, 0, []);
  if (chargers.length === 4) chargers.splice(1, 1);
  for (let k = Math.floor(between(0, 4)); k > 0; k--) {
    const x = between(8, 16);
    const y = between(8, 16);
    const rock: Box = [x, y, x + between(0.5, 4), y + between(0.5, 4)];
    if (chargers.every((one) => boxGap(one, rock) > 0.05)) rocks.push(rock);
  }
  const targets: Disc[][] = [];
  for (let k = 2 + Math.floor(random() * 7); k > 0; k--) {
    const from = chargers[Math.floor(random() * chargers.length)];
    const angle = between(0, 2 * Math.PI);
    const far = from.r + 0.5 + between(0.05, 5);
    const at = { x: snapped(from.x + Math.cos(angle) * far), y: snapped(from.y + Math.sin(angle) * far), r: 0.5 };
    const models = squad(1 + Math.floor(random() * 3), at, 0.02, chargers, true);
    if (models.length > 0) targets.push(models);
  }
  const friends: Disc[] = [];
  for (let k = Math.floor(between(0, 5)); k > 0; k--)
    friends.push(...squad(1, { x: 13 + between(-4, 4), y: 13 + between(-4, 4), r: 0.5 }, 0.02, chargers));
  return { chargers, targets, others: [], friends, rocks, roll: 2 + Math.floor(random() * 4), touch: false, pilesIn: false, flees: true };
}

/** How the lists of a board are turned round: units, models of a unit, terrain. */
export interface Listing {
  units: boolean;
  models: boolean;
  terrain: boolean;
}
const AS_WRITTEN: Listing = { units: false, models: false, terrain: false };

const rulesOf = (): MoveRules => {
  const rules = moveRules();
  rules.terrain = new Uint8Array(64);
  rules.terrain[ENDS_ROCK] = PASS.impassable;
  rules.keepFromEnemiesInches = CLEAR_INCHES;
  return rules;
};

/** All mires harm everybody who goes through them. */
function perilsAmong(pieces: readonly PieceSpec[]): Perils {
  const perils = makePerils(pieces.length);
  perils.besideInches = BESIDE_INCHES;
  pieces.forEach(({ kind }, p) => {
    if (kind !== MIRE) return;
    perils.harms[harmOf(perils.n, 0)] = 1;
    perils.pieces[perils.n++] = p;
  });
  return perils;
}

/** Plays the charge or the pile-in of a board, where mires are a peril; the places where the chargers end, in the order of the board, or null if it fails. */
export function playMove(it: EndBoard, roll = it.roll, listing = AS_WRITTEN, mires: readonly Box[] = []): Disc[] | null {
  const turned = <T>(list: readonly T[], turn: boolean): T[] => (turn ? [...list].reverse() : [...list]);
  const spec = (models: readonly Disc[], side: 0 | 1): Spec => ({
    side,
    at: turned(models, listing.models).map(({ x, y }) => [x, y] as const),
    foot: { rim: models[0].r },
  });
  const chargers = spec(it.chargers, 0);
  const targets = it.targets.map((models) => spec(models, 1));
  const rest = [...it.others.map((one) => spec([one], 1)), ...it.friends.map((one) => spec([one], 0))];
  const specs = turned([chargers, ...targets, ...rest], listing.units);
  const laid = (kind: string, boxes: readonly Box[]): PieceSpec[] =>
    boxes.map(([x0, y0, x1, y1]) => ({ kind, polygon: rectangle(x0, y0, x1, y1) }));
  const pieces = turned([...laid('kit-test-rock', it.rocks), ...laid(MIRE, mires)], listing.terrain);
  const g: Game = fakeGame(specs, board(pieces, SIZE, SIZE));
  const slots = Int16Array.from(turned(targets, listing.units).map((target) => specs.indexOf(target)));
  const unit = g.units[specs.indexOf(chargers)];
  const reach = it.touch ? 0 : ENGAGED_INCHES - (CONTACT - EPSILON);
  const count = slots.length;
  const move = it.pilesIn ? pileIn : chargeMoveAll;
  const rules = rulesOf();
  rules.passesEnemies = it.flees;
  if (mires.length > 0) rules.perils = perilsAmong(pieces);
  const gone = it.flees
    ? fleeTo(g, unit, roll, { x: -1, y: 0 }, false, rules)
    : move(g, unit, slots, { count, must: it.pilesIn ? 1 : count, inches: roll, reachInches: reach }, rules);
  // Who piles in or flees may find that everybody stands where he should.
  if (gone === 0 && ((!it.pilesIn && !it.flees) || faultsOf(it, it.chargers).length > 0)) return null;
  const ends: Disc[] = [];
  for (let i = unit.first; i < unit.first + unit.size; i++) ends.push({ x: g.models.x[i], y: g.models.y[i], r: g.models.rim[i] });
  return turned(ends, listing.models);
}

const clearOfRocks = (it: EndBoard, at: Disc, slack: number): boolean => it.rocks.every((box) => boxGap(at, box) >= -slack);
const onBoard = (at: Disc): boolean => at.x >= at.r && at.y >= at.r && at.x <= SIZE - at.r && at.y <= SIZE - at.r;

/** Whether a charger may be at a place on its way. */
const passes = (it: EndBoard, at: Disc, slack: number): boolean =>
  clearOfRocks(it, at, slack) && (it.flees || clearOfEnemies(it, at, slack));

const clearOfEnemies = (it: EndBoard, at: Disc, slack: number): boolean =>
  it.others.every((other) => apart(at, other) >= CLEAR_INCHES - slack) &&
  it.targets.every((target) => target.every((other) => apart(at, other) >= -slack));

const ends = (it: EndBoard, at: Disc, slack: number): boolean =>
  onBoard(at) &&
  passes(it, at, slack) &&
  (!it.flees || it.targets.flat().every((other) => apart(at, other) >= CLEAR_INCHES - slack)) &&
  it.friends.every((other) => apart(at, other) >= -slack);

const engagedInches = (it: EndBoard): number => (it.touch ? 0 : ENGAGED_INCHES);

/** The units that have to be engaged: each target by itself, or any of all. */
const sought = (it: EndBoard): Disc[][] => (it.flees ? [] : it.pilesIn ? [it.targets.flat()] : it.targets);

/** Those that a place engages, as bits. */
const engaged = (it: EndBoard, at: Disc, slack: number): number =>
  sought(it).reduce(
    (bits, target, t) => (target.some((other) => apart(at, other) <= engagedInches(it) + slack) ? bits | (1 << t) : bits),
    0,
  );
const allSought = (it: EndBoard): number => (1 << sought(it).length) - 1;

const nearer = (it: EndBoard, from: Disc, at: Disc): boolean =>
  it.flees ||
  sought(it).some(
    (target) => Math.min(...target.map((other) => apart(at, other))) < Math.min(...target.map((other) => apart(from, other))),
  );

/** Whether a model has to stay where it is: who piles in does so if he is in contact. */
const touches = (it: EndBoard, at: Disc): boolean => it.targets.flat().some((other) => apart(at, other) <= CONTACT);
const stays = (it: EndBoard, from: Disc): boolean => it.pilesIn && touches(it, from);

function straightFree(it: EndBoard, from: Disc, to: Disc, slack: number): boolean {
  const d = length(to.x - from.x, to.y - from.y);
  const steps = Math.ceil(d / 0.05);
  for (let k = 1; k <= steps; k++) {
    if (!passes(it, { x: from.x + ((to.x - from.x) * k) / steps, y: from.y + ((to.y - from.y) * k) / steps, r: from.r }, slack))
      return false;
  }
  return true;
}

const GRID = 0.25;
/** For ways through gaps that the grid misses. */
const FINE_GRID = 1 / 16;
const acrossOf = (grid: number): number => Math.round(SIZE / grid) + 1;
const ACROSS = acrossOf(GRID);

/** Lengths of the shortest ways along the grid from a charger to all points of it. */
function waysFrom(it: EndBoard, from: Disc, grid = GRID): Float64Array {
  const across = acrossOf(grid);
  const lengths = new Float64Array(across * across).fill(Infinity);
  // By length of the way, in steps that are shorter than the shortest step on the grid.
  const open: number[][] = Array.from({ length: Math.ceil((it.roll * 1.1 + 0.5) / grid / 2) + 2 }, () => []);
  const free = new Int8Array(across * across).fill(-1);
  const isFree = (c: number, r: number): boolean => {
    const at = r * across + c;
    if (free[at] < 0) free[at] = passes(it, { x: c * grid, y: r * grid, r: from.r }, 0.002) ? 1 : 0;
    return free[at] === 1;
  };
  const put = (c: number, r: number, d: number): void => {
    if (c < 0 || r < 0 || c >= across || r >= across || d > it.roll * 1.1 + 0.5 || d >= lengths[r * across + c] || !isFree(c, r)) return;
    lengths[r * across + c] = d;
    open[Math.floor(d / grid / 2)].push(r * across + c);
  };
  const c0 = Math.round(from.x / grid);
  const r0 = Math.round(from.y / grid);
  for (let c = c0 - 2; c <= c0 + 2; c++) {
    for (let r = r0 - 2; r <= r0 + 2; r++) {
      const at = { x: c * grid, y: r * grid, r: from.r };
      if (straightFree(it, from, at, 0.002)) put(c, r, length(at.x - from.x, at.y - from.y));
    }
  }
  for (const bucket of open)
    for (const at of bucket) {
      const d = lengths[at];
      const c = at % across;
      const r = Math.floor(at / across);
      for (let dc = -2; dc <= 2; dc++) {
        for (let dr = -2; dr <= 2; dr++) {
          if ((dc === 0 && dr === 0) || (dc % 2 === 0 && dr % 2 === 0)) continue;
          if (isFree(c + (dc > 1 ? 1 : dc < -1 ? -1 : 0), r + (dr > 1 ? 1 : dr < -1 ? -1 : 0)))
            put(c + dc, r + dr, d + grid * length(dc, dr));
        }
      }
    }
  return lengths;
}

interface Place extends Disc {
  bits: number;
}

/** All places on the grid at which a charger may end, and where it stands. */
function placesOf(it: EndBoard, from: Disc): Place[] {
  const far = it.roll;
  const places: Place[] = [];
  const ways = waysFrom(it, from);
  const add = (at: Disc, moved: boolean, way: number): void => {
    if (!ends(it, at, 0)) return;
    const bits = engaged(it, at, it.touch ? CONTACT : 0);
    if (moved && !nearer(it, from, at)) return;
    if (moved && length(at.x - from.x, at.y - from.y) > far) return;
    // Ways along the grid are a little longer than the shortest ones.
    if (moved && way > far && (way > far * 1.1 + 0.5 || !straightFree(it, from, at, 0.002))) return;
    places.push({ ...at, bits });
  };
  add(from, false, 0);
  if (stays(it, from)) return places;
  for (let r = 0; r < ACROSS; r++) {
    for (let c = 0; c < ACROSS; c++) add({ x: c * GRID, y: r * GRID, r: from.r }, true, ways[r * ACROSS + c]);
  }
  if (!it.touch) return places;
  // Contact is no matter of a grid: points round each target model are added.
  for (const target of it.targets) {
    for (const other of target) {
      const r = other.r + from.r + CONTACT / 2;
      for (let k = 0; k < 72; k++) {
        const x = other.x + Math.cos((k * Math.PI) / 36) * r;
        const y = other.y + Math.sin((k * Math.PI) / 36) * r;
        const way = ways[Math.round(y / GRID) * ACROSS + Math.round(x / GRID)] + 0.18;
        add({ x, y, r: from.r }, true, way);
      }
    }
  }
  return places;
}

const COHERENT = COHERENCY_INCHES;
const linked = (a: Disc, b: Disc): boolean => apart(a, b) >= 0 && apart(a, b) <= COHERENT;

/** Whether there are places on the grid for all chargers. */
export function gridHasEnds(it: EndBoard): boolean {
  const all = allSought(it);
  const lists = it.chargers.map((from) => placesOf(it, from));
  const reached = lists.reduce((bits, list) => list.reduce((b, place) => b | place.bits, bits), 0);
  if (reached !== all) return false;
  if (lists.length === 1) return lists[0].some((place) => place.bits === all);
  if (lists.length === 2) return lists[0].some((a) => lists[1].some((b) => (a.bits | b.bits) === all && linked(a, b)));
  // A chain of three: one is in the middle.
  const useful = lists.map((list) => list.filter((place) => place.bits !== 0));
  for (let middle = 0; middle < 3; middle++) {
    const [one, other] = [0, 1, 2].filter((k) => k !== middle);
    for (const b of lists[middle]) {
      const helps = (a: Place): boolean => linked(a, b);
      if (b.bits !== all && !useful[one].some(helps) && !useful[other].some(helps)) continue;
      const left = lists[one].filter(helps);
      const right = left.length === 0 ? [] : lists[other].filter(helps);
      if (left.some((a) => right.some((c) => (a.bits | b.bits | c.bits) === all && apart(a, c) >= 0))) return true;
    }
  }
  return false;
}

/** Whether a way along the grid, a little longer than the shortest one may be, leads to a place. */
function hasWay(it: EndBoard, from: Disc, at: Disc, roll: number, grid: number): boolean {
  const ways = waysFrom({ ...it, roll }, from, grid);
  const c = Math.round(at.x / grid);
  const r = Math.round(at.y / grid);
  for (let dc = -1; dc <= 1; dc++) for (let dr = -1; dr <= 1; dr++) if (ways[(r + dr) * acrossOf(grid) + c + dc] < Infinity) return true;
  return false;
}

/** What is wrong with the ends of a charge or pile-in: nothing, if it is legal. */
export function faultsOf(it: EndBoard, places: readonly Disc[], roll = it.roll): string[] {
  const faults: string[] = [];
  const slack = CONTACT + EPSILON;
  const all = allSought(it);
  let bits = 0;
  places.forEach((at, k) => {
    const from = it.chargers[k];
    if (!ends(it, at, slack)) faults.push(`model ${k} is not clear`);
    bits |= engaged(it, at, it.touch ? slack : EPSILON);
    const d = length(at.x - from.x, at.y - from.y);
    if (d > 0.01 && stays(it, from)) faults.push(`model ${k} leaves a contact`);
    if (d > roll + 0.01) faults.push(`model ${k} goes too far`);
    if (d > 0.01 && !nearer(it, from, at)) faults.push(`model ${k} comes no nearer`);
    if (d > 0.01 && !straightFree(it, from, at, slack) && !hasWay(it, from, at, roll, GRID) && !hasWay(it, from, at, roll, FINE_GRID)) {
      faults.push(`model ${k} has no way`);
    }
  });
  if (bits !== all) faults.push('a target is not engaged');
  const reached = new Set([0]);
  for (let grown = true; grown; ) {
    grown = false;
    places.forEach((a, k) => {
      if (reached.has(k) || ![...reached].some((j) => apart(a, places[j]) <= COHERENT + 2 * EPSILON)) return;
      reached.add(k);
      grown = true;
    });
  }
  if (reached.size < places.length) faults.push('not coherent');
  for (let k = 0; k < places.length; k++)
    for (let j = 0; j < k; j++) if (apart(places[k], places[j]) < -slack) faults.push('models overlap');
  return faults;
}

/** Models that end a pile-in without contact although there is a place in contact for them, where all others end. */
export function leftOut(it: EndBoard, places: readonly Disc[]): number[] {
  const touching = { ...it, touch: true };
  return places.flatMap((at, k) => {
    if (touches(it, at) || stays(it, it.chargers[k])) return [];
    const found = placesOf(touching, it.chargers[k]).some((other) => {
      if (!touches(it, other)) return false;
      const moved = places.map((one, j) => (j === k ? other : one));
      return faultsOf(it, moved).length === 0;
    });
    return found ? [k] : [];
  });
}
