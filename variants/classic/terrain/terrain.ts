import { CONTACT, comesToHarm, makePose, makeSegment, piecesTouched, poseOf, segmentPolygonSquared, setSegment } from 'sandtable/kit';
import { arenaMemory, CAUSE, DEED, type Game, type ModelId, purpose, reroll, scratch, type Unit } from 'sandtable/rules';
import { type Classic, NEVER, TYPE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { GAIT, gaitOf, hasModelOnFoot, isDangerousFor, isDifficultFor, isOnFoot } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import { NO_SAVES, WOUND } from '../shooting/attack.ts';
import { loseHullPoints } from '../vehicles/damage.ts';
import { NOTHING } from './nothing.ts';
import { perilRoom, perilsOf } from './perils.ts';

const DANGEROUS = purpose('dangerous');
const DANGEROUS_REROLL = reroll('dangerous');

type Keys = 'pieceCover' | 'isDifficult' | 'slows' | 'isDangerous' | 'endangersAll' | 'dangerousTest' | 'ignoresDanger';

/** TERRAIN: how a piece affects a unit. */
export const terrain = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  pieceCover: (g, piece) => {
    const { cover, kind } = g.board.pieces[piece];
    if (kind === NOTHING) return NEVER;
    const { coverByKind } = g.desk.numbers;
    return s.coverGrade(g, kind, cover > 0 ? cover : kind < coverByKind.length ? coverByKind[kind] : NEVER);
  },

  isDifficult: (g, u, piece) => isDifficultFor(GAIT.foot, g.board.pieces[piece].kind) && hasModelOnFoot(g, u),
  slows: (g, u, piece) => s.isDifficult(g, u, piece),
  isDangerous: (g, u, piece) => isDangerousFor(gaitOf(g, u), g.board.pieces[piece].kind) || s.endangersAll(g, piece),
  endangersAll: () => false,
  // Beasts pass every test, also where terrain is dangerous to everyone (CLS-UNIT-09).
  ignoresDanger: (g, model) => g.sheetOf(model).stats.type === TYPE.beast,

  dangerousTest: (g, model) => {
    const u = g.unitOf(model);
    const frame = g.dice.begin(DEED.move, u, g.nobody);
    const { dangerousUpTo, dangerousPoints } = g.desk.numbers;
    if (
      g.dice.d6(frame, DANGEROUS) <= dangerousUpTo &&
      !(s.rerollsDanger(g, model) && g.dice.nth(frame, DANGEROUS_REROLL, 0) > dangerousUpTo)
    ) {
      if (g.sheetOf(model).stats.vehicle !== 0) {
        s.immobilise(g, model, CAUSE.other, null);
        if (g.models.alive[model] !== 0) loseHullPoints(g, s, model, dangerousPoints, CAUSE.other, null);
      } else {
        s.hurtModel(g, model, 1, 7, NO_SAVES & ~WOUND.noInvulnerable, stray(null, CAUSE.other, frame));
      }
    }
    g.dice.end(frame);
  },
});

const MOST_PIECES = 1024;
const crossing = scratch({ touched: new Int16Array(MOST_PIECES) });

/** Whether a unit moving straight by dx, dy would start in, cross or end in difficult terrain (CLS-MOVE-06). */
export function wouldCrossDifficult(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, dx: number, dy: number): boolean {
  const m = g.models;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    const r = u.radius;
    if (
      (u.x + r < piece.minX && u.x + dx + r < piece.minX) ||
      (u.x - r > piece.maxX && u.x + dx - r > piece.maxX) ||
      (u.y + r < piece.minY && u.y + dy + r < piece.minY) ||
      (u.y - r > piece.maxY && u.y + dy - r > piece.maxY)
    )
      continue;
    if (!s.slows(g, u, p)) continue;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0) continue;
      const near = Math.max(m.radius[i] - CONTACT, 0);
      const d = segmentPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i], m.x[i] + dx, m.y[i] + dy);
      if (d <= near * near) return true;
    }
  }
  return false;
}

const way = scratch(makeSegment());
const there = scratch(makePose());

/** Whether one model's straight path touches difficult terrain. */
export function wayIsDifficult(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, x: number, y: number): boolean {
  if (!isOnFoot(g, u, i)) return false;
  const { touched } = crossing();
  const n = piecesTouched(g, i, setSegment(way(), g.models.x[i], g.models.y[i], x, y), touched);
  for (let k = 0; k < n; k++) if (s.isDifficult(g, u, touched[k])) return true;
  return false;
}

/** By model: where it stood before its move. */
const start = arenaMemory('classic/start-of-move', (g: Game<Classic>) => ({
  x: new Float64Array(g.models.x.length),
  y: new Float64Array(g.models.x.length),
}));
/** By model: 1 while it has a dangerous terrain test to take. */
const danger = arenaMemory('classic/dangerous-tests', (g: Game<Classic>) => ({ due: new Uint8Array(g.models.x.length) }));

/** Notes where the models of a unit are before a move, for `walkedBy` and `testDangers`. */
export function noteStart(g: Game<Classic>, u: Unit<Classic>): void {
  const { x, y } = start(g);
  for (let i = u.first; i < u.first + u.size; i++) {
    x[i] = g.models.x[i];
    y[i] = g.models.y[i];
  }
}

/** Notes a model's starting point, for units that come from off the table. */
export function noteStartOf(g: Game<Classic>, i: ModelId, x: number, y: number): void {
  start(g).x[i] = x;
  start(g).y[i] = y;
}

/** Inches from a model's noted start to where it is. */
export function walkedBy(g: Game<Classic>, i: ModelId): number {
  const dx = g.models.x[i] - start(g).x[i];
  const dy = g.models.y[i] - start(g).y[i];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Dangerous terrain tests of all models that moved since `noteStart` (CLS-MOVE-07). */
export function testDangers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flew: boolean): void {
  const m = g.models;
  const perils = perilsOf(g, s, u, flew, perilRoom());
  if (perils.n === 0) return;
  const { x, y } = start(g);
  const { due } = danger(g);
  const end = u.first + u.size;
  // All paths are checked before the first test, since an explosion may make others move and test.
  for (let i = u.first; i < end; i++) {
    due[i] = m.alive[i] !== 0 && comesToHarm(g, i, x[i], y[i], poseOf(there(), m, i), perils) ? 1 : 0;
  }
  for (let i = u.first; i < end; i++) {
    const takes = due[i] !== 0 && m.alive[i] !== 0;
    due[i] = 0;
    if (takes && !s.ignoresDanger(g, i)) s.dangerousTest(g, i);
  }
}

/** Part of a vehicle's points that are lost with its tracks: it still shoots. */
const IMMOBILE_SHARE = 0.4;

/** What the dangerous terrain tests of a move would be expected to cost a unit, in points: its models stand where it would end. */
export function pointsEndangered(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  stood: { readonly x: Readonly<Float64Array>; readonly y: Readonly<Float64Array> },
): number {
  const m = g.models;
  const perils = perilsOf(g, s, u, s.fliesOver(g, u), perilRoom());
  if (perils.n === 0) return 0;
  let lost = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || s.ignoresDanger(g, i) || !comesToHarm(g, i, stood.x[i], stood.y[i], poseOf(there(), m, i), perils)) continue;
    const { points, stats } = g.sheetOf(i);
    const fails = g.desk.numbers.dangerousUpTo / 6;
    lost +=
      points * (s.rerollsDanger(g, i) ? fails * fails : fails) * (stats.vehicle === 0 ? 1 / Math.max(1, stats.wounds) : IMMOBILE_SHARE);
  }
  return lost;
}
