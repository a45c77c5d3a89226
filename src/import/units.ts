import type { RosterProfile } from '../rules/index.ts';
import { isLine, type RosterFamily, shapeOf, within } from './families.ts';
import type { Selection } from './roster.ts';

/** A unit as the list has it: a selection, and those below it that are units of their own. */
export interface Listed {
  readonly root: Selection;
  /** Selections below it that are not its own. */
  readonly apart: ReadonlySet<Selection>;
  /** The unit that it was bought for. */
  readonly owner: Listed | null;
  readonly points: number;
}

/** Stat lines in a selection's own profiles. */
export const linesOf = (selection: Selection, family: RosterFamily): RosterProfile[] =>
  selection.profiles.filter((it) => isLine(shapeOf(it, family)));
export const weaponsOf = (selection: Selection, family: RosterFamily): RosterProfile[] =>
  selection.profiles.filter((it) => shapeOf(it, family) === 'weapon');

const isMachine = (selection: Selection, family: RosterFamily): boolean =>
  selection.profiles.some((it) => shapeOf(it, family) === 'machine') &&
  !selection.profiles.some((it) => shapeOf(it, family) === 'creature');

/** A selection and those below it that belong to the same unit. */
export function* ownOf({ root, apart }: Pick<Listed, 'root' | 'apart'>): Generator<Selection> {
  const open = [root];
  for (let it = open.pop(); it !== undefined; it = open.pop()) {
    yield it;
    for (let at = it.selections.length - 1; at >= 0; at--) {
      const child = it.selections[at] as Selection;
      if (!apart.has(child)) open.push(child);
    }
  }
}

/** The units of a top selection: itself, and machines inside a unit of something else. */
export function unitsIn(top: Selection, family: RosterFamily): Listed[] {
  const all = [...within(top)];
  const mixed = all.some((it) => it.profiles.some((profile) => shapeOf(profile, family) === 'creature'));
  const apart = new Set(mixed && !isMachine(top, family) ? outermost(top, (it) => it !== top && isMachine(it, family)) : []);
  const outer = { root: top, apart, owner: null };
  const owner: Listed = { ...outer, points: pointsOf(outer) };
  return [
    owner,
    ...[...apart].map((root): Listed => {
      const inner = { root, apart: new Set<Selection>(), owner };
      return { ...inner, points: pointsOf(inner) };
    }),
  ];
}

const pointsOf = (it: Pick<Listed, 'root' | 'apart'>): number => [...ownOf(it)].reduce((sum, { points }) => sum + points, 0);

/** Selections of a sort that lie in none of the same sort. */
function outermost(selection: Selection, is: (it: Selection) => boolean): Selection[] {
  return is(selection) ? [selection] : selection.selections.flatMap((it) => outermost(it, is));
}

/** Whether a selection without a stat line was meant to be a unit, not a setting of the list. */
export const isUnitLike = (top: Selection, family: RosterFamily): boolean =>
  ['unit', 'model'].includes(top.type) || [...within(top)].some((it) => it.points > 0 || weaponsOf(it, family).length > 0);
