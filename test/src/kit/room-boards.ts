import { CONTACT, EPSILON, fitIn, type MoveRules, moveRules, type Pose } from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import type { Game } from '../../../src/rules/game.ts';
import { ENDS_ROCK, numbers } from './end-boards.ts';
import { board, fakeGame, rectangle, type Spec } from './harness.ts';

/** Small boards with little room for a unit to be set up in, and a search of its own for it: all points of a grid. */

const SIZE = 14;
const MIDDLE = SIZE / 2;
const CLEAR_INCHES = 1 + 1 / 64;
const COHERENCY_INCHES = 2;

interface Disc {
  x: number;
  y: number;
  r: number;
}
type Box = readonly [number, number, number, number];

export interface RoomBoard {
  /** The unit that is set up, with all bases wholly within `inches` of the middle; where there is room for sure, if that is known. */
  count: number;
  r: number;
  inches: number;
  planted: Disc[];
  enemies: Disc[];
  friends: Disc[];
  rocks: Box[];
}

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const apart = (a: Disc, b: Disc): number => length(a.x - b.x, a.y - b.y) - a.r - b.r;
const snapped = (v: number): number => Math.round(v * 256) / 256;
const boxGap = (d: Disc, [x0, y0, x1, y1]: Box): number => length(Math.max(x0 - d.x, d.x - x1, 0), Math.max(y0 - d.y, d.y - y1, 0)) - d.r;

const middle = (at: Disc): number => length(at.x - MIDDLE, at.y - MIDDLE) + at.r;

/** Whether a model may stand somewhere, whatever the others of its unit do. */
const stands = (it: RoomBoard, at: Disc, slack: number): boolean =>
  middle(at) <= it.inches + slack &&
  at.x >= at.r &&
  at.y >= at.r &&
  at.x <= SIZE - at.r &&
  at.y <= SIZE - at.r &&
  it.rocks.every((box) => boxGap(at, box) >= -slack) &&
  it.friends.every((other) => apart(at, other) >= -slack) &&
  it.enemies.every((other) => apart(at, other) >= CLEAR_INCHES - slack);

/** A board crowded at random. With `planted`, so many models have room on it; else nobody knows. */
export function randomRoom(seed: number, planted = 0): RoomBoard {
  const random = numbers(seed);
  const between = (a: number, b: number): number => a + (b - a) * random();
  const r = random() < 0.5 ? 0.5 : random() < 0.5 ? 0.63 : 0.8;
  const inches = planted > 0 ? 6 : random() < 0.6 ? 3 : 4.5;
  const it: RoomBoard = { count: 1 + Math.floor(random() * 3), r, inches, planted: [], enemies: [], friends: [], rocks: [] };
  while (it.planted.length < planted) {
    const n: number = it.planted.length;
    const from: Disc = n === 0 ? { x: MIDDLE, y: MIDDLE, r } : it.planted[Math.floor(random() * n)];
    const angle = between(0, 2 * Math.PI);
    const far = n === 0 ? between(0, 3) : 2 * r + between(0.02, 1.5);
    const at = { x: snapped(from.x + Math.cos(angle) * far), y: snapped(from.y + Math.sin(angle) * far), r };
    if (stands(it, at, 0) && it.planted.every((other) => apart(at, other) >= 0)) it.planted.push(at);
  }
  if (planted > 0) it.count = planted;
  const leaves = (gap: (at: Disc) => number): boolean => it.planted.every((at) => gap(at) >= 0.02);
  const away = (): number => between(MIDDLE - inches - 1, MIDDLE + inches + 1);
  const crowd = planted > 0 ? 250 : between(inches * inches, 3 * inches * inches);
  for (let k = 0; k < crowd; k++) {
    const what = random();
    const one = { x: snapped(away()), y: snapped(away()), r: random() < 0.8 ? 0.5 : 1 };
    const wide: Box = [one.x, one.y, one.x + between(0.3, 2.5), one.y + between(0.3, 2.5)];
    if (what < 0.3 && leaves((at) => boxGap(at, wide))) it.rocks.push(wide);
    else if (what < 0.5 && leaves((at) => apart(at, one) - CLEAR_INCHES)) it.enemies.push(one);
    else if (what >= 0.5 && leaves((at) => apart(at, one))) it.friends.push(one);
  }
  return it;
}

const rulesOf = (): MoveRules => {
  const rules = moveRules();
  rules.terrain = new Uint8Array(64);
  rules.terrain[ENDS_ROCK] = PASS.impassable;
  rules.keepFromEnemiesInches = CLEAR_INCHES;
  return rules;
};

/** Sets the unit up; where its models stand, or null if no room is found. */
export function setUpIn(it: RoomBoard, turned = false): Disc[] | null {
  const spec = (one: Disc, side: 0 | 1): Spec => ({ side, at: [[one.x, one.y]], foot: { rim: one.r } });
  const own: Spec = { side: 0, at: Array.from({ length: it.count }, () => [-50, -50] as const), foot: { rim: it.r } };
  const specs = [own, ...it.enemies.map((one) => spec(one, 1)), ...it.friends.map((one) => spec(one, 0))];
  if (turned) specs.reverse();
  const rocks = it.rocks.map(([x0, y0, x1, y1]) => ({ kind: 'kit-test-rock', polygon: rectangle(x0, y0, x1, y1) }));
  const g: Game = fakeGame(specs, board(turned ? rocks.reverse() : rocks, SIZE, SIZE));
  const unit = g.units[specs.indexOf(own)];
  const m = g.models;
  const within = (_g: Game, i: number, { x, y }: Pose): boolean => middle({ x, y, r: m.rim[i] }) <= it.inches + EPSILON;
  const box = Float64Array.of(MIDDLE - it.inches, MIDDLE - it.inches, MIDDLE + it.inches, MIDDLE + it.inches);
  if (!fitIn(g, unit, box, { x: MIDDLE, y: MIDDLE, dirX: 1, dirY: 0 }, rulesOf(), within)) return null;
  return Array.from({ length: unit.size }, (_, k) => ({ x: m.x[unit.first + k], y: m.y[unit.first + k], r: it.r }));
}

const GRID = 0.125;

/** Whether there are points of a grid for all models of a unit of three at most. */
export function gridHasRoom(it: RoomBoard): boolean {
  const places: Disc[] = [];
  // Half a step off the points that the search itself is likely to try.
  for (let x = GRID / 2; x < SIZE; x += GRID) {
    for (let y = GRID / 2; y < SIZE; y += GRID) if (stands(it, { x, y, r: it.r }, 0)) places.push({ x, y, r: it.r });
  }
  if (it.count === 1) return places.length > 0;
  const linked = (a: Disc, b: Disc): boolean => apart(a, b) >= 0 && apart(a, b) <= COHERENCY_INCHES;
  for (const b of places) {
    const near = places.filter((a) => linked(a, b));
    if (it.count === 2 ? near.length > 0 : near.some((a) => near.some((c) => apart(a, c) >= 0))) return true;
  }
  return false;
}

/** What is wrong with where a unit was set up: nothing, if it is legal. */
export function roomFaults(it: RoomBoard, places: readonly Disc[]): string[] {
  const faults: string[] = [];
  const slack = CONTACT + EPSILON;
  places.forEach((at, k) => {
    if (!stands(it, at, slack)) faults.push(`model ${k} has no room`);
    for (let j = 0; j < k; j++) if (apart(at, places[j]) < -slack) faults.push(`models ${j} and ${k} overlap`);
  });
  const reached = new Set([0]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    places.forEach((a, k) => {
      if ([...reached].some((j) => apart(a, places[j]) <= COHERENCY_INCHES + 2 * EPSILON)) reached.add(k);
    });
  }
  if (reached.size < places.length) faults.push('not coherent');
  return faults;
}
