import type { RosterFormat, RosterProfile } from '../rules/index.ts';
import { ImportError } from './import-error.ts';
import type { Roster, Selection } from './roster.ts';

/** A family that reads rosters. */
export interface RosterFamily {
  readonly name: string;
  readonly roster: RosterFormat;
}

/** What a profile is to a family; `building` and `foreign` are those of none. */
export type Shape = 'creature' | 'machine' | 'weapon' | 'building' | 'foreign' | null;

/** Columns of stat lines in one game or another: a profile that has most of these and is of no family is of a game that none plays. */
const STATS = [
  'm',
  'ws',
  'bs',
  's',
  't',
  'w',
  'i',
  'a',
  'ld',
  'cl',
  'wp',
  'sv',
  'save',
  'oc',
  'hp',
  'front',
  'side',
  'rear',
  'move',
  'wounds',
];
const ENOUGH_STATS = 4;

const columnsOf = (profile: RosterProfile): ReadonlySet<string> => new Set(Object.keys(profile.columns));

export function shapeOf(profile: RosterProfile, { roster }: RosterFamily): Shape {
  const columns = columnsOf(profile);
  if (columns.has('armour value') && columns.has('hull points')) return 'building';
  return roster.kindOf(columns) ?? (isStatLine(columns) ? 'foreign' : null);
}

const isStatLine = (columns: ReadonlySet<string>): boolean =>
  !columns.has('range') && STATS.filter((it) => columns.has(it)).length >= ENOUGH_STATS;
export const isLine = (shape: Shape): boolean => shape === 'creature' || shape === 'machine';

/** A selection and everything below it. */
export function* within(selection: Selection): Generator<Selection> {
  yield selection;
  for (const child of selection.selections) yield* within(child);
}

/**
 * The family with the most stat lines in a roster.
 * @throws ImportError where there are none, or only those of games that no family plays
 */
export function familyOf(roster: Roster, families: readonly RosterFamily[]): RosterFamily {
  const profiles = roster.selections.flatMap((top) => [...within(top)].flatMap((it) => it.profiles));
  const counts = families.map((family) => profiles.filter((it) => isLine(shapeOf(it, family))).length);
  const most = Math.max(0, ...counts);
  const found = families[counts.indexOf(most)];
  if (most > 0 && found !== undefined) return found;
  const foreign = profiles.find((it) => isStatLine(columnsOf(it)));
  if (foreign === undefined)
    throw new ImportError('has 0 units with a stat line; tick all profiles when exporting it from the list builder');
  const columns = Object.keys(foreign.columns).map((it) => it.slice(0, 20).toUpperCase());
  throw new ImportError(
    `has stat lines of ${columns.slice(0, 12).join(' ')}, which are of no known family of rules (${families.map((it) => it.name).join(', ')}): nothing was converted`,
  );
}
