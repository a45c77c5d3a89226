import { makeGaps } from '../../../src/kit/index.ts';
import type { Board, Piece } from '../../../src/rules/board.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Family } from '../../../src/rules/family.ts';
import { type Game, type Models, PLACE, type SideId, type Unit } from '../../../src/rules/game.ts';
import { memoryMakers } from '../../../src/rules/memory.ts';

/** A game of the fake family: geometry only. */
export interface Foot {
  coreX?: number;
  coreY?: number;
  rim?: number;
  height?: number;
}
export interface Spec {
  side?: SideId;
  at: readonly (readonly [number, number])[];
  foot?: Foot;
  facing?: readonly [number, number];
  /** Army points of each model; 1 for models left out. */
  points?: readonly number[];
}
export interface PieceSpec {
  kind: string;
  polygon: readonly number[];
  height?: number;
  walls?: readonly number[];
}

export const rectangle = (x0: number, y0: number, x1: number, y1: number): number[] => [x0, y0, x1, y0, x1, y1, x0, y1];

export function piece(spec: PieceSpec, index: number): Piece {
  const polygon = Float64Array.from(spec.polygon);
  const xs = spec.polygon.filter((_, k) => k % 2 === 0).concat((spec.walls ?? []).filter((_, k) => k % 2 === 0));
  const ys = spec.polygon.filter((_, k) => k % 2 === 1).concat((spec.walls ?? []).filter((_, k) => k % 2 === 1));
  return {
    index,
    id: `piece-${index}`,
    kind: terrainKind(spec.kind),
    polygon,
    corners: polygon.length / 2,
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
    height: spec.height ?? 5,
    floors: [],
    walls: Float64Array.from(spec.walls ?? []),
    cover: 0,
    building: null,
    gun: null,
    ownerSeat: -1,
  };
}

export function board(pieces: readonly PieceSpec[] = [], width = 72, height = 48): Board {
  return {
    width,
    height,
    pieces: pieces.map(piece),
    count: pieces.length,
    objectives: [{ id: 'middle', index: 0, x: width / 2, y: height / 2, radius: 0 }],
    zones: [Float64Array.from(rectangle(0, 0, width, 12)), Float64Array.from(rectangle(0, height - 12, width, height))],
    homeward: [
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ],
    mirrored: null,
  };
}

const ROUND: Required<Foot> = { coreX: 0, coreY: 0, rim: 0.5, height: 1.2 };

/** Builds a game with these units; parts a geometry test has no use for are left out. */
export function fakeGame(specs: readonly Spec[], ground: Board = board()): Game {
  const total = specs.reduce((n, spec) => n + spec.at.length, 0);
  const f = (): Float64Array => new Float64Array(total);
  const m: Models = {
    outlines: null,
    x: f(),
    y: f(),
    z: f(),
    dirX: f().fill(1),
    dirY: f(),
    coreX: f(),
    coreY: f(),
    rim: f(),
    height: f(),
    radius: f(),
    wounds: new Int16Array(total).fill(1),
    alive: new Uint8Array(total).fill(1),
    unit: new Int16Array(total),
    kind: new Uint8Array(total),
    reg: [],
  };
  let first = 0;
  const units = specs.map((spec, slot) => {
    const foot = { ...ROUND, ...spec.foot };
    spec.at.forEach(([x, y], k) => {
      const i = first + k;
      m.x[i] = x;
      m.y[i] = y;
      m.dirX[i] = spec.facing?.[0] ?? 1;
      m.dirY[i] = spec.facing?.[1] ?? 0;
      m.coreX[i] = foot.coreX;
      m.coreY[i] = foot.coreY;
      m.rim[i] = foot.rim;
      m.height[i] = foot.height;
      m.radius[i] = Math.sqrt(foot.coreX * foot.coreX + foot.coreY * foot.coreY) + foot.rim;
      m.unit[i] = slot;
    });
    const unit = {
      slot,
      index: slot,
      key: slot,
      side: spec.side ?? 0,
      id: `unit-${slot}`,
      first,
      size: spec.at.length,
      alive: spec.at.length,
      strength: spec.at.length,
      place: PLACE.table,
      inside: -1,
      reserve: 0,
      dedicated: false,
      aloft: 0,
      arrived: 0,
      x: 0,
      y: 0,
      radius: 0,
      pose: 0,
      stand: 0,
      spot: 0,
    } as unknown as Unit;
    first += spec.at.length;
    return unit;
  });
  const circle = (unit: Unit): void => {
    let minX = Infinity;
    let maxX = -Infinity;
    let minY = Infinity;
    let maxY = -Infinity;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0) continue;
      m.x[i] = Math.round(m.x[i] * 256) / 256;
      m.y[i] = Math.round(m.y[i] * 256) / 256;
      minX = Math.min(minX, m.x[i]);
      maxX = Math.max(maxX, m.x[i]);
      minY = Math.min(minY, m.y[i]);
      maxY = Math.max(maxY, m.y[i]);
    }
    unit.x = (minX + maxX) / 2;
    unit.y = (minY + maxY) / 2;
    unit.radius = 0;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0) continue;
      const d = Math.sqrt((m.x[i] - unit.x) ** 2 + (m.y[i] - unit.y) ** 2) + m.radius[i];
      if (d > unit.radius) unit.radius = d;
    }
    unit.pose++;
    (game as { changes: number }).changes++;
  };
  const moved = (unit: Unit): void => {
    unit.stand++;
    circle(unit);
  };
  const records: object[] = [];
  const game = {
    units,
    memory: {
      records,
      open: (slot: number) => {
        records[slot] = memoryMakers[slot](game);
        return records[slot];
      },
    },
    sides: [units.filter((u) => u.side === 0), units.filter((u) => u.side === 1)],
    models: m,
    board: ground,
    seatOf: [0, 1],
    active: 0,
    gaps: makeGaps(units.length),
    changes: 0,
    members: 0,
    moved,
    unitOf: (i: number) => units[m.unit[i]],
    sheetOf: (i: number) => ({ points: specs[m.unit[i]].points?.[i - units[m.unit[i]].first] ?? 1 }),
    remove: (i: number) => {
      const unit = units[m.unit[i]];
      m.alive[i] = 0;
      unit.alive--;
      if (unit.alive === 0) unit.place = PLACE.gone;
      circle(unit);
    },
  } as unknown as Game<Family>;
  for (const unit of units) moved(unit);
  return game;
}

/** A block of models, `across` in a row, bases half an inch apart. */
export function block(x: number, y: number, n: number, across = 5, step = 1.5): [number, number][] {
  return Array.from({ length: n }, (_, k) => [x + (k % across) * step, y + Math.floor(k / across) * step]);
}
