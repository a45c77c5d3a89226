import { gap } from '../../kit/index.ts';
import type { ModelId, Models } from '../../rules/game.ts';
import { unitVector } from '../../scenario/angle.ts';
import type { BlockReader } from '../../scenario/convert.ts';
import { footprintOf } from '../../scenario/footprint.ts';
import type { ArmyColour, Example, ExampleFile, ObjectiveMarker, Point, TerrainPiece } from '../../scenario/types.ts';
import { buildUnit } from '../../scene/example-units.ts';
import { armiesOf } from '../words/setting.ts';

/** One model seen from above: a core (a point, or half the sides of a rectangle) grown by a rim; inches. */
export interface PlacedModel {
  readonly x: number;
  readonly y: number;
  readonly dirX: number;
  readonly dirY: number;
  readonly coreX: number;
  readonly coreY: number;
  readonly rim: number;
}

export interface PlacedUnit {
  readonly name: string;
  readonly army: ArmyColour;
  readonly models: readonly PlacedModel[];
}

/** From base to base between the two nearest models of two units. */
export interface Distance {
  readonly from: PlacedModel;
  readonly to: PlacedModel;
  readonly inches: number;
}

/** A path named by a step: from a unit's position to a point. */
export interface Way {
  readonly from: PlacedModel;
  readonly to: Point;
  readonly army: ArmyColour;
}

/** An empty point named by a step: of a scatter, a template, an arrival. */
export interface Mark {
  readonly at: Point;
  readonly army: ArmyColour | null;
}

/** What a small picture of a worked example shows, in inches of its table. */
export interface Plan {
  /** Units that take part, and those near them. */
  readonly units: readonly PlacedUnit[];
  readonly terrain: readonly TerrainPiece[];
  readonly objectives: readonly ObjectiveMarker[];
  readonly distances: readonly Distance[];
  readonly ways: readonly Way[];
  readonly marks: readonly Mark[];
  /** Units so far from the action that an arrow points to them. */
  readonly far: readonly PlacedUnit[];
}

/** More distances would hide the units. */
const MOST_DISTANCES = 4;

/** The picture of an example; null if none of its units is on the table. */
export function planOf(example: Example, file: ExampleFile, edition: BlockReader): Plan | null {
  const units = Object.entries(example.given.units).flatMap(([name, source], i): PlacedUnit[] => {
    const { placement, datasheet, unit, army } = buildUnit(name, source, i, edition, file);
    if (placement === null) return [];
    const kinds = unit.models.flatMap(({ kind, count }) => new Array<string>(count).fill(kind));
    const [dirX, dirY] = unitVector(placement.facing);
    const models = placement.positions.map(([x, y], k): PlacedModel => {
      const kind = datasheet.models.find((it) => it.name === kinds[k]) ?? datasheet.models[0];
      const { coreX, coreY, rim } = footprintOf(kind?.base ?? { round: 25.4 }, 1);
      return { x, y, dirX, dirY, coreX, coreY, rim };
    });
    return [{ name, army, models: fallen(models, source.wounds) }];
  });
  if (units.length === 0) return null;
  const { terrain = [], objectives = [] } = example.given;
  const ways = waysOf(example, units);
  const marks = marksOf(example, units);
  const [near, far] = apart(example, units, [...ways.map((it) => it.to), ...marks.map((it) => it.at)]);
  return { units: near, terrain, objectives, distances: distancesOf(example, units), ways, marks, far };
}

/** Others within this many inches of participants are shown. */
const NEAR = 10;

/** Separates units that take part, or are near those that do, from the rest. */
function apart({ when, then, answers }: Example, units: readonly PlacedUnit[], points: readonly Point[]): [PlacedUnit[], PlacedUnit[]] {
  const words = new Set(
    [...when.flatMap((step) => Object.values(step)), ...Object.values(answers), ...Object.keys(then), ...Object.values(then)]
      .flat()
      .flatMap((it) => (typeof it === 'string' ? it.split(/[#. ]/) : [])),
  );
  const taking = units.filter((it) => words.has(it.name));
  const spots: Point[] = [...taking.flatMap((it) => it.models.map(({ x, y }): Point => [x, y])), ...points];
  if (spots.length === 0) return [[...units], []];
  const isNear = (unit: PlacedUnit): boolean =>
    unit.models.some(({ x, y }) => spots.some(([px, py]) => Math.abs(x - px) <= NEAR && Math.abs(y - py) <= NEAR));
  const near = units.filter((it) => taking.includes(it) || isNear(it));
  // At least one unit must be shown.
  return near.length === 0 ? [[...units], []] : [near, units.filter((it) => !near.includes(it))];
}

/** Leaves out models that an example gives no Wounds. */
const fallen = (models: readonly PlacedModel[], wounds: number | readonly number[] | undefined): readonly PlacedModel[] =>
  typeof wounds === 'object' ? models.filter((_, k) => (wounds[k] ?? 0) > 0) : models;

function distancesOf({ when }: Example, units: readonly PlacedUnit[]): Distance[] {
  const find = (value: unknown): PlacedUnit | undefined => units.find((it) => it.name === value && it.models.length > 0);
  const found = new Map<string, Distance>();
  for (const step of when) {
    const named = Object.values(step)
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((it) => find(it) ?? []);
    const [first, ...others] = [...new Set(named)];
    if (first === undefined) continue;
    for (const other of others) {
      const key = [first.name, other.name].sort().join(' ');
      if (!found.has(key)) found.set(key, nearest(first, other));
    }
  }
  return [...found.values()].slice(0, MOST_DISTANCES);
}

/** Distance base to base between the nearest models of two units. */
export function nearest(a: PlacedUnit, b: PlacedUnit): Distance {
  let best: Distance | null = null;
  for (const from of a.models)
    for (const to of b.models) {
      const inches = between(from, to);
      if (best === null || inches < best.inches) best = { from, to, inches };
    }
  return best as Distance;
}

/** As the engine measures it. */
function between(a: PlacedModel, b: PlacedModel): number {
  const column = (key: keyof PlacedModel): Float64Array => Float64Array.of(a[key], b[key]);
  const models = {
    x: column('x'),
    y: column('y'),
    dirX: column('dirX'),
    dirY: column('dirY'),
    coreX: column('coreX'),
    coreY: column('coreY'),
    rim: column('rim'),
    // Pictures show footprints alone.
    outlines: null,
  };
  return gap(models as unknown as Models, 0 as ModelId, 1 as ModelId);
}

function waysOf({ when }: Example, units: readonly PlacedUnit[]): Way[] {
  return when.flatMap((step): Way[] => {
    const unit = units.find((it) => it.name === Object.values(step)[0]);
    const to = step['to'];
    const from = unit?.models[0];
    if (from === undefined || unit === undefined || !isPoint(to)) return [];
    return [{ from, to: [to[0], to[1]], army: unit.army }];
  });
}

const isPoint = (value: unknown): value is Point => Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

function marksOf(example: Example, units: readonly PlacedUnit[]): Mark[] {
  const armies = armiesOf(example);
  return example.when.flatMap((step): Mark[] => {
    const [subject] = Object.values(step);
    const standing = units.some((it) => it.name === subject);
    const own = typeof subject === 'string' ? (armies.get(subject) ?? null) : null;
    const found = standing ? [] : Object.values(step).filter(isPoint);
    return found.map(([x, y]) => ({ at: [x, y], army: own }));
  });
}
