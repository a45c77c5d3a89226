import { gap } from '../../kit/index.ts';
import type { ModelId, Models } from '../../rules/game.ts';
import { unitVector } from '../../scenario/angle.ts';
import { footprintOf } from '../../scenario/footprint.ts';
import type { ArmyColour, Example, ExampleFile, FamilyName, ObjectiveMarker, Point, TerrainPiece } from '../../scenario/types.ts';
import { buildUnit } from '../../testing/exampleUnits.ts';

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

/** A way that a step names: from where a unit stands to a point. */
export interface Way {
  readonly from: PlacedModel;
  readonly to: Point;
  readonly army: ArmyColour;
}

/** What a small picture of a worked example shows, in inches of its table. */
export interface Plan {
  readonly units: readonly PlacedUnit[];
  readonly terrain: readonly TerrainPiece[];
  readonly objectives: readonly ObjectiveMarker[];
  readonly distances: readonly Distance[];
  readonly ways: readonly Way[];
}

/** More distances would hide the units. */
const MOST_DISTANCES = 4;

/** What there is to see of an example; null if no unit of it is on the table. */
export function planOf(example: Example, file: ExampleFile, family: FamilyName): Plan | null {
  const units = Object.entries(example.given.units).flatMap(([name, source], i): PlacedUnit[] => {
    const { placement, datasheet, unit, army } = buildUnit(name, source, i, family, file);
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
  return { units, terrain, objectives, distances: distancesOf(example, units), ways: waysOf(example, units) };
}

/** Models that an example says have no Wounds left are not there. */
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

/** Base to base between the nearest models of two units. */
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
  };
  return gap(models as unknown as Models, 0 as ModelId, 1 as ModelId);
}

function waysOf({ when }: Example, units: readonly PlacedUnit[]): Way[] {
  return when.flatMap((step): Way[] => {
    const unit = units.find((it) => it.name === Object.values(step)[0]);
    const to = step['to'];
    const from = unit?.models[0];
    if (from === undefined || unit === undefined || !Array.isArray(to) || typeof to[0] !== 'number' || typeof to[1] !== 'number') return [];
    return [{ from, to: [to[0], to[1]], army: unit.army }];
  });
}
