/**
 * Speed of the kit: operations a second on a table of 20 units with 120 models and 12 pieces of terrain. Run it with
 * `npx tsx test/bench/kit.bench.ts`. The checksums say whether two runs did the same work.
 */
import {
  chargeMove,
  gap,
  hiddenShare,
  makeSight,
  moveByIntent,
  moveRules,
  type Optics,
  PASS,
  resetSight,
  unitGap,
  unitSees,
  unitWithin,
} from '../../src/kit/index.ts';
import { terrainKind } from '../../src/rules/board.ts';
import { INTENT, intent } from '../../src/rules/intent.ts';
import { block, board, fakeGame, type PieceSpec, rectangle, type Spec } from '../src/kit/harness.ts';

const ROCK = terrainKind('bench-rock');
const WOOD = terrainKind('bench-wood');
const RUIN = terrainKind('bench-ruin');

const pieces: PieceSpec[] = [];
for (let k = 0; k < 12; k++) {
  const x = 8 + (k % 4) * 17;
  const y = 10 + Math.floor(k / 4) * 12;
  const kind = ['bench-rock', 'bench-wood', 'bench-ruin'][k % 3];
  pieces.push({
    kind,
    polygon: rectangle(x, y, x + (kind === 'bench-rock' ? 3 : 6), y + 4),
    height: 4,
    walls: kind === 'bench-ruin' ? [x, y, x + 6, y, x, y, x, y + 4] : [],
  });
}
const units: Spec[] = [];
for (let u = 0; u < 20; u++) {
  const side = u < 10 ? 0 : 1;
  const at = block(1.5 + (u % 10) * 7, side === 0 ? 2 : 44, u % 5 === 0 ? 1 : u % 5 === 1 ? 10 : 6, 5, 1.25);
  units.push({ side, at, ...(u % 5 === 0 ? { foot: { coreX: 2, coreY: 1.5, rim: 0, height: 3 } } : {}) });
}

const terrain = new Uint8Array(64);
terrain[WOOD] = 1;
terrain[ROCK] = 2;
const walls = new Uint8Array(64);
walls[RUIN] = 1;
const optics: Optics = { terrain, walls, eyeShare: 0.8, across: 3, levels: 3, obstructs: (_, u) => u.size === 1 };

const rules = moveRules();
rules.terrain = new Uint8Array(64);
rules.terrain[ROCK] = PASS.impassable;

const fresh = () => fakeGame(units, board(pieces));
const g = fresh();
const home = g.models.x.slice();
const homeY = g.models.y.slice();
const sight = makeSight(optics, g);

function reset(): void {
  g.models.x.set(home);
  g.models.y.set(homeY);
  g.models.dirX.fill(1);
  g.models.dirY.fill(0);
  for (const unit of g.units) g.moved(unit);
  resetSight(g, sight);
}

/** Runs for half a second after a warm-up and prints operations a second. */
function time(name: string, perCall: number, run: () => number): void {
  for (let k = 0; k < 20; k++) run();
  const start = process.hrtime.bigint();
  let calls = 0;
  let checksum = 0;
  while (process.hrtime.bigint() - start < 500_000_000n) {
    checksum = run();
    calls++;
  }
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  process.stdout.write(
    `${name.padEnd(34)} ${Math.round((calls * perCall) / seconds)
      .toLocaleString('en')
      .padStart(14)} /s   checksum ${checksum.toFixed(3)}\n`,
  );
}

const total = g.models.x.length;
reset();
time('gap, model to model', total * total, () => {
  let sum = 0;
  for (let i = 0; i < total; i++) for (let j = 0; j < total; j++) sum += gap(g.models, i, j);
  return sum;
});
time('unitGap', 400, () => {
  let sum = 0;
  for (const a of g.units) for (const b of g.units) sum += unitGap(g, a, b);
  return sum;
});
time('unitWithin 12"', 400, () => {
  let sum = 0;
  for (const a of g.units) for (const b of g.units) if (unitWithin(g, a, b, 12)) sum++;
  return sum;
});
time('unitSees, nothing remembered', 200, () => {
  resetSight(g, sight);
  let sum = 0;
  for (const a of g.sides[0]) for (const b of g.sides[1]) sum += (unitSees(g, sight, a, b) ? 1 : 0) + (unitSees(g, sight, b, a) ? 1 : 0);
  return sum;
});
time('unitSees, remembered', 200, () => {
  let sum = 0;
  for (const a of g.sides[0]) for (const b of g.sides[1]) sum += (unitSees(g, sight, a, b) ? 1 : 0) + (unitSees(g, sight, b, a) ? 1 : 0);
  return sum;
});
time('hiddenShare, nothing remembered', 10, () => {
  resetSight(g, sight);
  let sum = 0;
  for (let u = 0; u < 10; u++) sum += hiddenShare(g, sight, g.units[u].first, g.units[10 + u].first);
  return sum;
});
time('moveByIntent, six rounds', 120, () => {
  reset();
  let sum = 0;
  for (let round = 0; round < 6; round++) {
    for (let u = 0; u < 20; u++)
      sum += moveByIntent(g, g.units[u], intent(INTENT.advance, ((u * 7 + (u < 10 ? 10 : 0)) % 10) + (u < 10 ? 10 : 0)), 6, rules);
  }
  return sum;
});
time('chargeMove', 10, () => {
  let sum = 0;
  for (let u = 0; u < 10; u++) {
    const unit = g.units[u];
    let target = g.units[10];
    for (let v = 11; v < 20; v++) if (unitGap(g, unit, g.units[v]) < unitGap(g, unit, target)) target = g.units[v];
    const oldX = g.models.x.slice(unit.first, unit.first + unit.size);
    const oldY = g.models.y.slice(unit.first, unit.first + unit.size);
    sum += chargeMove(g, unit, target, 9, rules);
    g.models.x.set(oldX, unit.first);
    g.models.y.set(oldY, unit.first);
    g.moved(unit);
  }
  return sum;
});
