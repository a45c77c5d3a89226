import type { FaceTold } from './face-told.ts';
import { NameTable } from './names.ts';

declare const purposeBrand: unique symbol;
/** Why a die is rolled, in the word that worked examples use. */
export type Purpose = number & { readonly [purposeBrand]: true };

export const purposes = new NameTable('purpose');

/** Declares (or finds) a purpose. The address of its dice depends on the name alone, never on load order. */
export const purpose = (name: string): Purpose => purposes.add(name) as Purpose;

/** By purpose: the kind of roll whose dice it rolls again. */
const rerolled: (string | undefined)[] = [];

/** Declares the purpose of re-rolls of a kind of roll: `reroll('hit')` is called `hit-reroll`. */
export function reroll(name: string): Purpose {
  const again = purpose(`${name}-reroll`);
  rerolled[again] = name;
  return again;
}

/** The kind of roll that a purpose rolls again, by their names; null if it is the first roll of its kind. */
export const rerollOf = (name: string): string | null => rerolled[purposes.find(name)] ?? null;

/** The seams that set the threshold of a kind of roll, first the one that is asked first: `hitOn`, for its re-roll `rerollHitOn` before it. */
export function thresholdSeams(name: string): readonly string[] {
  const again = rerollOf(name);
  if (again === null) return [`${inCamelCase(name)}On`];
  return [`${inCamelCase(`reroll-${again}`)}On`, `${inCamelCase(again)}On`];
}

const inCamelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What is being done: the same words in every edition, so that editions share the dice of the same deeds. */
export const DEEDS = [
  'setup',
  'upkeep',
  'command',
  'move',
  'psychic',
  'shoot',
  'react',
  'charge',
  'overwatch',
  'fight',
  'morale',
  'score',
  'decide',
] as const;
export type DeedName = (typeof DEEDS)[number];
/** Index into DEEDS. */
export type Deed = number;
export const DEED = Object.fromEntries(DEEDS.map((name, i) => [name, i])) as { readonly [K in DeedName]: Deed };

/** What rolls, or is rolled at: a unit, a seat, or nobody. `key` is the hash of `<army>/<unit id>` or `seat/<n>`. */
export interface Roller {
  readonly key: number;
  /** Dense index used to count occasions: units first, then the two seats, then nobody. */
  readonly index: number;
}

/**
 * One deed under way. Frames are made once and reused as a stack; do not keep one beyond `end`.
 * Dice come in rows: each purpose has its own row in a deed, and `nth` reads any place of it.
 */
export interface Frame {
  readonly deed: Deed;
  readonly actor: Roller;
  readonly target: Roller;
}

/** The dice of one engagement. A die is a pure function of its address (contract, section 2). */
export interface Dice {
  /** Whether every outcome is followed, as for exact odds: only there do marks pay that take work to find. */
  readonly followsAll: boolean;
  /** Opens a deed of `actor` at `target`; its occasion is counted here. Close it with `end`. */
  begin(deed: Deed, actor: Roller, target: Roller): Frame;
  end(frame: Frame): void;
  /** From here on the deed's dice belong to this weapon (the hash of its name): its rows continue where this deed left them. 0: no weapon. */
  weapon(frame: Frame, key: number): void;
  /**
   * The next die of the row, 1 to 6.
   *
   * @param marks whoever rolls looks at nothing but which of these numbers the face reaches (`reaching`); so do those `told`. Exact odds then follow
   * one face of each kind, unless a rule changes one of those procedures. Play takes no notice.
   */
  d6(frame: Frame, why: Purpose, marks?: number, told?: FaceTold): number;
  /**
   * The die at a place of the row, without advancing. For re-rolls: each has its own purpose, whose row it reads once at the place of the
   * die that it replaces. A place that is read again, or also reached by `d6`, shows the same face: no die is drawn twice.
   */
  nth(frame: Frame, why: Purpose, ordinal: number, marks?: number, told?: FaceTold): number;
  /** How many dice of this row have been taken. The next `d6` has this ordinal. */
  taken(frame: Frame, why: Purpose): number;
  /** Half a D6, rounded up. */
  d3(frame: Frame, why: Purpose): number;
  /** n dice added together: one entry (an inner list) of a worked example. `marks` and `told` are of their sum. */
  sum(frame: Frame, why: Purpose, n: number, marks?: number, told?: FaceTold): number;
  /** n dice of one roll kept apart, for "take the highest" and the like: one inner list of a worked example. `marks` and `told` are of their sum. */
  group(frame: Frame, why: Purpose, n: number, into: Uint8Array, marks?: number, told?: FaceTold): void;
  /** n separate dice in a row. */
  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void;
  /** One of n equally likely things, 0 to n-1 (written 1 to n in an example). */
  pick(frame: Frame, why: Purpose, n: number): number;
  /**
   * A scatter die: -1 for Hit (one in three), otherwise whole degrees 0 to 359, anticlockwise from +x as the side that rolls sees the board;
   * `pointsTo` of the kit says where that is.
   */
  scatter(frame: Frame, why: Purpose): number;
  /** A uniformly random bearing, 0 to 359 (the small arrow of a Hit, a random direction), read likewise. */
  bearing(frame: Frame, why: Purpose): number;
}
