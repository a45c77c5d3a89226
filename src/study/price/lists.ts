import type { Army, ArmyUnit } from '../../scenario/types.ts';
import { type Fill, type Filler, unitsOf } from './fill.ts';

/** A price is what is asked for, so no list is refused for its points. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The lists of one army: with the unit, and with what its points are spent on. */
export interface Lists {
  readonly army: Army;
  readonly unit: ArmyUnit;
  /** Neither the unit nor fillers: what is in every list. */
  readonly rest: readonly ArmyUnit[];
  readonly fillers: readonly Filler[];
}

/** The army with the unit and a fill. */
export const withUnit = (lists: Lists, fill: Fill): Army =>
  listOf(lists.army, [...lists.rest, lists.unit, ...unitsOf(lists.fillers, fill, namesIn(lists))]);

/** The army with a fill alone. */
export const withoutUnit = (lists: Lists, fill: Fill): Army =>
  listOf(lists.army, [...lists.rest, ...unitsOf(lists.fillers, fill, namesIn(lists))]);

const namesIn = ({ army, unit }: Lists): ReadonlySet<string> => new Set([...army.units.map((it) => it.id), unit.id]);

/** The army with these units; who would lead, ride in or wait for a unit that is not among them does so no more. */
export function listOf(army: Army, units: readonly ArmyUnit[]): Army {
  const ids = new Set(units.map((it) => it.id));
  const there = (id: string | null): string | null => (id !== null && ids.has(id) ? id : null);
  return {
    ...army,
    limit: NO_LIMIT,
    units: units.map((unit) => ({
      ...unit,
      attachedTo: there(unit.attachedTo),
      joins: unit.joins === null || unit.joins === 'any' ? unit.joins : unit.joins.filter((id) => ids.has(id)),
      embarkedIn: there(unit.embarkedIn),
      dedicatedTo: there(unit.dedicatedTo),
    })),
  };
}

/** A unit by itself: it leads, rides in and waits for nobody, and is no warlord. */
export const alone = (unit: ArmyUnit): ArmyUnit => ({
  ...unit,
  attachedTo: null,
  joins: null,
  embarkedIn: null,
  dedicatedTo: null,
  roles: unit.roles.filter((it) => it !== 'warlord'),
});

/**
 * An opponent brought to a limit with copies of its own units, from the first to the last and again, as long as one fits. Copies are by
 * themselves.
 */
export function enlarged(army: Army, limit: number, pointsOf: (unit: ArmyUnit) => number): Army {
  const units = [...army.units];
  const taken = new Set(units.map((it) => it.id));
  let left = limit - units.reduce((sum, it) => sum + pointsOf(it), 0);
  for (let round = 2, added = true; added; round++) {
    added = false;
    for (const unit of army.units) {
      const points = pointsOf(unit);
      if (points <= 0 || points > left) continue;
      left -= points;
      added = true;
      let id = `${unit.id}-${round}x`;
      while (taken.has(id)) id += 'x';
      taken.add(id);
      units.push({ ...alone(unit), id });
    }
  }
  return { ...army, limit: NO_LIMIT, units };
}
