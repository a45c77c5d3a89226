import { type RosterForce, type RosterMuster, rosterWords } from 'sandtable/rules';
import { roleOf } from './roles.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bcombined arms\b/, 'combined-arms'],
  [/\ballied\b/, 'allied'],
];
const UNBOUND = /\bunbound\b/;

const kindOf = ({ name }: RosterForce): string | null => KINDS.find(([pattern]) => pattern.test(rosterWords(name)))?.[1] ?? null;

/**
 * The detachments of a list, one for each of its forces, or none for an Unbound one. Null if a force is of a kind whose choices are not known, or
 * a unit has a place in it that is no battlefield role.
 */
export function muster(forces: readonly RosterForce[]): RosterMuster | null {
  const factions = new Map<string, readonly string[]>();
  const manned = forces.filter((it) => it.units.length > 0);
  if (manned.length > 0 && manned.every(({ name }) => UNBOUND.test(rosterWords(name))))
    return { under: 'classic', unbound: true, detachments: [], factions };
  const isPlaced = manned.every(({ units }) => units.every((it) => it.isBoughtFor || roleOf(it.primary) !== null));
  const kinds = manned.map(kindOf);
  if (manned.length === 0 || kinds.includes(null) || !isPlaced) return null;
  const detachments = manned.map(({ units }, at) => ({ kind: kinds[at] as string, units: units.map((it) => it.id) }));
  return { under: 'classic', detachments, factions };
}
