import type { Block } from './format.ts';

/** Models of one kind in a unit of an army list. */
export interface MusteredModels {
  readonly kind: string;
  readonly count: number;
  /** Keywords, special rules and abilities, lower case, without their values. */
  readonly keywords: readonly string[];
}

/** An Enhancement that a unit has, and the kind of model that bears it; null if the list does not say which. */
export interface Enhancement {
  readonly name: string;
  readonly bearer: string | null;
}

/** A unit of an army list, as far as rules about lists ask. */
export interface Mustered {
  readonly id: string;
  readonly datasheet: string;
  /** Its datasheet's title: datasheets of one title are one to the rules, such as those of a unit's loadouts in an imported list. */
  readonly title: string;
  /** The datasheet's block in the edition's family. */
  readonly block: Block;
  readonly models: readonly MusteredModels[];
  readonly roles: readonly string[];
  /** Army points in the edition's family; null if it has none. */
  readonly points: number | null;
  /** The unit that it leads or has joined. */
  readonly attachedTo: string | null;
  /** The unit that it was bought for. */
  readonly dedicatedTo: string | null;
  readonly factions: readonly string[];
  readonly enhancements: readonly Enhancement[];
  /** What its datasheet says about the Warlord: one of its models must be it, or cannot be it. */
  readonly warlord: 'must' | 'cannot' | null;
  /** Whether it may be in a detachment of a keyword without that keyword. */
  readonly exempt: boolean;
}

/** The fewest and the most choices of a role. */
export type Slots = readonly [fewest: number, most: number];

/** A part of an army whose units were chosen together. */
export interface Detachment {
  /** `combined-arms`, or whatever name the edition knows. */
  readonly kind: string;
  readonly units: readonly Mustered[];
  /** By role, where it has slots of its own. */
  readonly slots: { readonly [role: string]: Slots } | null;
  /** All its models have it. */
  readonly keyword: string | null;
  /** Datasheets that it makes Battleline. */
  readonly battleline: readonly string[];
}

/** An army list that an edition checks. */
export interface Muster {
  /** Army points; null for the game size that the edition has by default. */
  readonly limit: number | null;
  readonly units: readonly Mustered[];
  readonly detachments: readonly Detachment[];
  /** Whether it says that it keeps to no detachments. */
  readonly unbound: boolean;
  readonly faction: string | null;
  /** Its part in a siege. */
  readonly part: 'attacker' | 'defender' | null;
  /** Notes something that is wrong with it: a whole sentence without a full stop, and the entry of the ledger that it breaks. */
  fault(message: string, entry: string): void;
}

/** Whether all models of a unit have a keyword. */
export const allHave = (unit: Mustered, keyword: string): boolean => unit.models.every((it) => it.keywords.includes(keyword));
/** Whether any model of a unit has one of some keywords. */
export const anyHas = (unit: Mustered, ...keywords: readonly string[]): boolean =>
  unit.models.some((it) => keywords.some((word) => it.keywords.includes(word)));

/** The army points of units in the edition's family. */
export const pointsOf = (units: readonly Mustered[]): number => units.reduce((sum, it) => sum + (it.points ?? 0), 0);

/** Says that an army costs more than its limit, or that it is not known what a unit costs. */
export function checkPoints(muster: Muster, limit: number, entry: string): void {
  const unpriced = muster.units.filter((it) => it.points === null).map((it) => it.id);
  if (unpriced.length > 0) muster.fault(`${unpriced.join(', ')}: no points in this family, so the limit cannot be checked`, entry);
  const sum = pointsOf(muster.units);
  if (sum > limit) muster.fault(`the units cost ${sum} points, ${sum - limit} more than the limit of ${limit}`, entry);
}
