import { CONTACT, inPieceAt, piecesTouched, segmentPolygonSquared } from 'sandtable/kit';
import { CAUSE, DEED, type Game, type ModelId, purpose, terrainKind, type Unit } from 'sandtable/rules';
import { NO_SAVES, WOUND } from './attack.ts';
import { type Classic, NEVER } from './family.ts';
import { gaitOf, isDangerousFor, isDifficultFor } from './mobility.ts';
import { NOTHING } from './nothing.ts';
import type { ClassicSeams } from './seams.ts';

const DANGEROUS = purpose('dangerous');
const DANGEROUS_REROLL = purpose('dangerous-reroll');

/** Cover of each kind of terrain where the piece has none of its own (CLS-SAVE-06, CLS-TERRAIN-02 to -11). */
const COVER_OF_KIND = new Map<number, number>(
  Object.entries({
    woods: 5,
    ruin: 4,
    crater: 5,
    barricade: 4,
    hill: 5,
    impassable: 4,
    'tank-traps': 4,
    razorwire: 6,
    wreck: 4,
    building: 4,
    debris: 4,
    container: 4,
    statuary: 3,
    'fuel-pipes': 4,
    'fuel-reserve': 4,
    reactor: 4,
  }).map(([name, cover]) => [terrainKind(name), cover]),
);
const coverByKind = new Uint8Array(Math.max(...COVER_OF_KIND.keys()) + 1).fill(7);
for (const [kind, cover] of COVER_OF_KIND) coverByKind[kind] = cover;

type Keys = 'pieceCover' | 'isDifficult' | 'slows' | 'isDangerous' | 'endangersAll' | 'dangerousTest' | 'ignoresDanger';

/** TERRAIN: what a piece is to a unit. */
export const terrain = (s: ClassicSeams): Pick<ClassicSeams, Keys> => ({
  pieceCover: (g, piece) => {
    const { cover, kind } = g.board.pieces[piece];
    if (kind === NOTHING) return NEVER;
    return s.coverGrade(g, kind, cover > 0 ? cover : kind < coverByKind.length ? coverByKind[kind] : 7);
  },

  isDifficult: (g, u, piece) => isDifficultFor(gaitOf(g, u), g.board.pieces[piece].kind),
  slows: (g, u, piece) => s.isDifficult(g, u, piece),
  isDangerous: (g, u, piece) => isDangerousFor(gaitOf(g, u), g.board.pieces[piece].kind) || s.endangersAll(g, piece),
  endangersAll: () => false,
  ignoresDanger: () => false,

  dangerousTest: (g, model) => {
    const u = g.unitOf(model);
    const frame = g.dice.begin(DEED.move, u, g.nobody);
    if (g.dice.d6(frame, DANGEROUS) === 1 && !(s.rerollsDanger(g, model) && g.dice.nth(frame, DANGEROUS_REROLL, 0) !== 1)) {
      if (g.sheetOf(model).stats.vehicle !== 0) {
        s.immobilise(g, model, CAUSE.other, null);
        if (g.models.alive[model] !== 0) s.loseHullPoints(g, model, 1, CAUSE.other, null);
      } else {
        s.hurtModel(g, model, null, 1, 7, NO_SAVES & ~WOUND.noInvulnerable, CAUSE.other, frame);
      }
    }
    g.dice.end(frame);
  },
});

const touched = new Int16Array(1024);
const perilous = new Int16Array(1024);

/** Whether a unit that goes straight by dx, dy would start in, cross or end in difficult terrain (CLS-MOVE-06). */
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

/** Whether one model's straight way touches difficult terrain. */
export function wayIsDifficult(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, x: number, y: number): boolean {
  const n = piecesTouched(g, i, g.models.x[i], g.models.y[i], x, y, touched);
  for (let k = 0; k < n; k++) if (s.isDifficult(g, u, touched[k])) return true;
  return false;
}

/** Whether a model's way from fromX, fromY to where it stands leads through one of the first `n` pieces of `perilous`; a flier's ends count only. */
function wayIsDangerous(g: Game<Classic>, i: ModelId, fromX: number, fromY: number, flew: boolean, n: number): boolean {
  const m = g.models;
  const near = Math.max(m.radius[i] - CONTACT, 0);
  for (let k = 0; k < n; k++) {
    const piece = g.board.pieces[perilous[k]];
    if (flew) {
      if (inPieceAt(m, i, fromX, fromY, m.dirX[i], m.dirY[i], piece)) return true;
      if (inPieceAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], piece)) return true;
    } else if (segmentPolygonSquared(piece.polygon, piece.corners, fromX, fromY, m.x[i], m.y[i]) <= near * near) return true;
  }
  return false;
}

const MOST = 8192;
const startX = new Float64Array(MOST);
const startY = new Float64Array(MOST);

/** Notes where the models of a unit stand before a move: `walkedBy` and `testDangers` look back at it. */
export function noteStart(g: Game<Classic>, u: Unit<Classic>): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    startX[i] = g.models.x[i];
    startY[i] = g.models.y[i];
  }
}

/** Notes that a model starts from a point: for units that come from off the table. */
export function noteStartOf(i: ModelId, x: number, y: number): void {
  startX[i] = x;
  startY[i] = y;
}

/** Inches from where `noteStart` found a model to where it is. */
export function walkedBy(g: Game<Classic>, i: ModelId): number {
  const dx = g.models.x[i] - startX[i];
  const dy = g.models.y[i] - startY[i];
  return Math.sqrt(dx * dx + dy * dy);
}

/** Dangerous terrain tests of all models that moved since `noteStart` (CLS-MOVE-07). */
export function testDangers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flew: boolean): void {
  const m = g.models;
  let n = 0;
  for (let p = 0; p < g.board.count; p++) if (s.isDangerous(g, u, p)) perilous[n++] = p;
  if (n === 0) return;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || (m.x[i] === startX[i] && m.y[i] === startY[i])) continue;
    if (wayIsDangerous(g, i, startX[i], startY[i], flew, n) && !s.ignoresDanger(g, i)) s.dangerousTest(g, i);
  }
}
