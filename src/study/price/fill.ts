import { item } from '../../rules/item.ts';
import { modelPoints } from '../../scenario/army.ts';
import type { ArmyUnit, Datasheet } from '../../scenario/types.ts';

/** What a list is filled up with. */
export interface Filler {
  /** As it was named. */
  readonly name: string;
  readonly sheet: Datasheet;
  /** The smallest unit of it. */
  readonly unit: ArmyUnit;
  /** Models and army points of that unit under the ruleset. */
  readonly models: number;
  readonly points: number;
  /** By which kind of model a unit grows, at how many points each, and by how many at most; null for whole copies only. */
  readonly grows: { readonly kind: string; readonly each: number; readonly most: number } | null;
}

/** Units of one filler: `more` models than the smallest ones have, over all of them. */
interface Part {
  readonly units: number;
  readonly more: number;
}

/** What points are spent on: a part of every filler. */
export interface Fill {
  readonly points: number;
  readonly parts: readonly Part[];
}

/**
 * As much of the budget as can be spent on whole models of whole units: on the first filler, then on the next with what remains. Of
 * several ways to spend as much the one with the fewest units.
 */
export function fillFor(fillers: readonly Filler[], budget: number): Fill {
  let spent = 0;
  const parts = fillers.map((filler): Part => {
    const part = partFor(filler, budget - spent);
    spent += pointsOf(filler, part);
    return part;
  });
  return { points: spent, parts };
}

const pointsOf = ({ points, grows }: Filler, { units, more }: Part): number => units * points + more * (grows?.each ?? 0);

function partFor(filler: Filler, budget: number): Part {
  const { points, grows } = filler;
  let best: Part = { units: 0, more: 0 };
  for (let units = 1; units * points <= budget; units++) {
    const room = budget - units * points;
    const more = grows === null ? 0 : Math.min(units * grows.most, Math.floor(room / grows.each));
    const part = { units, more };
    if (pointsOf(filler, part) > pointsOf(filler, best)) best = part;
  }
  return best;
}

/** Every fill that costs at most this much, in ascending order of points, and the cheapest that costs more. The first is no unit at all. */
export function fillsUpTo(fillers: readonly Filler[], budget: number): readonly Fill[] {
  const found: Fill[] = [];
  const least = Math.min(...fillers.map((it) => it.points));
  for (let tried = 0; tried <= budget + least + 1; tried++) {
    const fill = fillFor(fillers, tried);
    const last = found.at(-1);
    if (last !== undefined && fill.points <= last.points) continue;
    found.push(fill);
    if (fill.points > budget) break;
  }
  return found;
}

/** A list as it is on average: some fills, each in a share of the games. */
export interface Mix {
  readonly fill: Fill;
  readonly share: number;
}

/**
 * The dearest fill within the budget and the cheapest beyond it, in the shares in which they cost the budget on average; one fill alone
 * where it costs just that. So no points are lost by whole models, on either side of a comparison.
 */
export function mixFor(fills: readonly Fill[], budget: number): readonly Mix[] {
  const above = fills.findIndex((it) => it.points > budget);
  const within = item(fills, above < 0 ? fills.length - 1 : above - 1);
  const beyond = fills[above];
  if (beyond === undefined || within.points === budget) return [{ fill: within, share: 1 }];
  const share = (budget - within.points) / (beyond.points - within.points);
  return [
    { fill: within, share: 1 - share },
    { fill: beyond, share },
  ];
}

/**
 * The units of a fill, `fill-1` and so on; models beyond the smallest units are spread evenly.
 * @param taken names that units of the list have, which are passed over: of all its units, so that the same filler has one name, and its own dice, in every list
 */
export function unitsOf(fillers: readonly Filler[], { parts }: Fill, taken: ReadonlySet<string>): ArmyUnit[] {
  let last = 0;
  const nextName = (): string => {
    do last++;
    while (taken.has(`fill-${last}`));
    return `fill-${last}`;
  };
  return parts.flatMap(({ units, more }, f) => {
    const filler = item(fillers, f);
    return Array.from({ length: units }, (_, k) => {
      const extra = Math.floor(more / units) + (k < more % units ? 1 : 0);
      return grown(filler, extra, nextName());
    });
  });
}

function grown({ unit, sheet, grows }: Filler, extra: number, id: string): ArmyUnit {
  if (grows === null || extra === 0) return { ...unit, id };
  const there = unit.models.find((it) => it.kind === grows.kind);
  const weapons = there?.weapons ?? sheet.models.find((it) => it.name === grows.kind)?.weapons ?? [];
  const own = { kind: grows.kind, count: (there?.count ?? 0) + extra, weapons };
  const models = sheet.models.flatMap(({ name }) => (name === grows.kind ? own : (unit.models.find((it) => it.kind === name) ?? [])));
  return { ...unit, id, models, points: modelPoints(sheet, models) };
}
