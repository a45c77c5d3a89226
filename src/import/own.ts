import { sha256Hex } from '../digest/sha256.ts';
import type { Part } from './part.ts';

/** Files of sandtable as they stand in a list that it has written itself, beside what programs of others read. */
export interface OwnFiles {
  readonly army: Data;
  /** Those of its units. */
  readonly datasheets: readonly Data[];
}

export interface Data {
  readonly id: string;
  readonly [key: string]: unknown;
}

/** The key beside `roster`. */
export const OWN = 'sandtable';

/** Of a roster as it was written: a list that somebody has changed since is read like any other. */
export const digestOf = (roster: unknown): string => sha256Hex(JSON.stringify(roster));

const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const mapOf = (value: unknown): { readonly [key: string]: unknown } => (isMap(value) ? value : {});
const isData = (value: unknown): value is Data => isMap(value) && typeof value['id'] === 'string' && /^[a-z][a-z0-9-]*$/.test(value['id']);

/** How many abilities of the list that it was made of are not played. */
export const notPlayedOf = ({ army }: OwnFiles): number => Number(mapOf(army['imported'])['notPlayed'] ?? 0);

/** The ruleset whose rules about lists the army is held to; null if it is held to none. */
export function heldToOf({ army }: OwnFiles): string | null {
  const { under } = mapOf(army['muster']);
  return typeof under === 'string' ? under : null;
}

/** The files that a list carries, if nobody has changed it since; null for another. They are yet to be checked. */
export function ownFiles(around: Part): OwnFiles | null {
  const data = around.data?.();
  const own = data?.[OWN];
  if (!isMap(own) || own['digest'] !== digestOf(data?.['roster'])) return null;
  const { army, datasheets } = own;
  if (!isData(army) || !Array.isArray(datasheets) || !datasheets.every(isData) || !Array.isArray(army['units'])) return null;
  const roster = mapOf(data?.['roster']);
  const [force] = Array.isArray(roster['forces']) ? roster['forces'] : [];
  const selections = mapOf(force)['selections'];
  // Each unit has its selection: what is told of it is read there.
  if (!Array.isArray(selections) || selections.length !== army['units'].length || !army['units'].every(isData)) return null;
  return { army, datasheets };
}
