import { inPiece, makePose, onBoard, onWallAt, overlaps, poseOf, whollyWithin } from '../kit/index.ts';
import { type Board, type Models, type Piece, type TerrainKind, terrainKind } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { unitVector } from '../scenario/angle.ts';
import { footprintOf } from '../scenario/footprint.ts';
import type { InputIssue } from '../scenario/input-error.ts';
import type { ArmyColour, ArmyUnit, Battle, Placement } from '../scenario/types.ts';
import { makeBoard } from './board.ts';
import { barredKinds } from './terrain.ts';

/** Rules that let a unit deploy outside its zone. */
const OUTSIDE_ZONE = ['infiltrate', 'infiltrators'];

interface Placed {
  readonly army: ArmyColour;
  readonly unit: ArmyUnit;
  readonly first: number;
  readonly end: number;
}

/**
 * Faults of a scenario's fixed places in either seating: models off the board, out of their zone, on solid
 * terrain or walls, or on one another. One issue per unit and kind of fault.
 */
export function checkDeployment(battle: Battle): InputIssue[] {
  const issues: InputIssue[] = [];
  const barred = barredKinds(battle).map(terrainKind);
  const told = new Set<string>();
  for (const swapped of [false, true]) {
    const board = makeBoard(battle.battlefield, 0);
    const laid = layOut(battle, swapped);
    for (const group of laid.placed) {
      for (const fault of faultsOf(battle, board, laid, group, swapped, barred)) {
        const key = `${group.army}/${group.unit.id}: ${fault}`;
        if (told.has(key)) continue;
        told.add(key);
        issues.push(issueAt(battle, group, `found ${fault}${swapped ? ' when the seats are swapped' : ''}`));
      }
    }
  }
  return issues;
}

function issueAt(battle: Battle, { army, unit }: Placed, message: string): InputIssue {
  const path = `deployment.${army}.${unit.id}`;
  const source = battle.sources.find((it) => it.kind === 'scenario');
  const [line, column] = source?.positions[path] ?? [0, 0];
  return { file: source?.path ?? battle.id, line, column, path, message };
}

/** Models in the order of placements, where they stand at the start. */
function layOut(battle: Battle, swapped: boolean): { models: Models; placed: Placed[] } {
  const parts = (['red', 'blue'] as const).flatMap((army) =>
    battle.deployment[army].map((placement) => ({ army, placement, unit: unitOf(battle, army, placement) })),
  );
  const models = emptyModels(parts.reduce((sum, it) => sum + it.placement.positions.length, 0));
  const { width, height } = battle.battlefield;
  const placed: Placed[] = [];
  let next = 0;
  for (const { army, placement, unit } of parts) {
    const first = next;
    const [dirX, dirY] = unitVector(placement.facing + (swapped ? 180 : 0));
    for (const { kind, count } of unit.models) {
      const found = battle.datasheets[unit.datasheet]?.models.find((it) => it.name === kind);
      if (found === undefined) throw new Error(`datasheet ${unit.datasheet} has no kind ${kind}`);
      const { coreX, coreY, rim } = footprintOf(found.base, found.height);
      for (let i = 0; i < count; i++, next++) {
        const [x, y] = placement.positions[next - first] as readonly [number, number];
        models.x[next] = swapped ? width - x : x;
        models.y[next] = swapped ? height - y : y;
        models.z[next] = placement.level;
        models.dirX[next] = dirX;
        models.dirY[next] = dirY;
        models.coreX[next] = coreX;
        models.coreY[next] = coreY;
        models.rim[next] = rim;
        models.height[next] = found.height;
        models.radius[next] = Math.sqrt(coreX * coreX + coreY * coreY) + rim;
        models.alive[next] = 1;
      }
    }
    placed.push({ army, unit, first, end: next });
  }
  return { models, placed };
}

function unitOf(battle: Battle, army: ArmyColour, placement: Placement): ArmyUnit {
  const unit = battle.armies[army].units.find((it) => it.id === placement.unit);
  if (unit === undefined) throw new Error(`army ${army} has no unit ${placement.unit}`);
  return unit;
}

function emptyModels(size: number): Models {
  const floats = (): Float64Array => new Float64Array(size);
  return {
    x: floats(),
    y: floats(),
    z: floats(),
    dirX: floats(),
    dirY: floats(),
    coreX: floats(),
    coreY: floats(),
    rim: floats(),
    height: floats(),
    radius: floats(),
    wounds: new Int16Array(size),
    alive: new Uint8Array(size),
    unit: new Int16Array(size),
    kind: new Uint8Array(size),
    outlines: null,
    reg: [],
  };
}

function faultsOf(
  battle: Battle,
  board: Board,
  { models: m, placed }: ReturnType<typeof layOut>,
  group: Placed,
  swapped: boolean,
  barred: readonly TerrainKind[],
): Set<string> {
  const faults = new Set<string>();
  const zone = battle.battlefield.zones[(group.army === 'blue') !== swapped ? 1 : 0].flat();
  const corners = zone.length / 2;
  const free = leavesZone(battle, group.unit);
  for (let i = group.first; i < group.end; i++) {
    if (!onBoard(board, m, i)) faults.add('models off the board, expected all on it');
    else if (!free && !whollyWithin(m, i, Float64Array.from(zone), corners)) {
      faults.add('models outside the deployment zone, expected all wholly within it');
    }
    for (const piece of board.pieces) {
      const where = blocks(m, i, piece, barred);
      if (where !== null) faults.add(`models ${where} ${piece.id}, expected them clear of it`);
    }
    for (const other of placed) {
      for (let j = Math.max(other.first, i + 1); j < other.end; j++) {
        if (item(m.z, i) === item(m.z, j) && overlaps(m, i, j)) {
          faults.add(
            other === group
              ? 'models of the unit on one another, expected room between them'
              : `models on those of ${other.army}/${other.unit.id}, expected room between them`,
          );
        }
      }
    }
  }
  return faults;
}

function blocks(m: Models, i: number, piece: Piece, barred: readonly TerrainKind[]): string | null {
  const z = item(m.z, i);
  const standsOnTop = z >= piece.height && z > 0;
  if (!standsOnTop && barred.includes(piece.kind) && inPiece(m, i, piece)) return 'inside';
  return onWallAt(m, i, poseOf(makePose(), m, i), piece) ? 'across a wall of' : null;
}

function leavesZone(battle: Battle, unit: ArmyUnit): boolean {
  const blocks = Object.values(battle.datasheets[unit.datasheet]?.blocks ?? {});
  const listed = blocks.flatMap((block) => Object.values(block)).filter((it) => Array.isArray(it));
  return listed.some((list) => OUTSIDE_ZONE.some((it) => list.includes(it)));
}
