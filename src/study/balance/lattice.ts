import type { Selection } from '../../compile/select.ts';
import { item } from '../../rules/item.ts';
import { specWith } from '../sweep.ts';
import type { Knob, Place } from './knobs.ts';

/** A change of a ruleset: for each knob the place of its value, 0 where it stays as it is. */
export type Change = readonly number[];

/** Most changes of one search. */
const MOST_CHANGES = 50_000;

/** More changes than can be listed. */
export class LatticeError extends Error {
  override readonly name = 'UsageError';
}

export const keyOf = (change: Change): string => change.join(' ');
export const unchanged = (knobs: readonly Knob[]): Change => knobs.map(() => 0);

const placeAt = ({ places }: Knob, at: number): Place | undefined => places.find((it) => it.at === at);
const roundCost = (cost: number): number => Number(cost.toFixed(9));

/** What a change costs: the steps of each knob times what one of them costs. */
export const sizeOf = (change: Change, knobs: readonly Knob[]): number =>
  roundCost(change.reduce((sum, at, k) => sum + item(knobs, k).cost * (placeAt(item(knobs, k), at)?.steps ?? 0), 0));

/** All changes that cost no more than `most`, in groups of equal size, the smallest first; without the ruleset as it is. */
export function changesBySize(knobs: readonly Knob[], most: number): { readonly size: number; readonly changes: readonly Change[] }[] {
  let found: { readonly change: number[]; readonly size: number }[] = [{ change: [], size: 0 }];
  for (const { cost, places } of knobs) {
    const options = [{ at: 0, steps: 0 }, ...places];
    found = found.flatMap(({ change, size }) =>
      options.flatMap(({ at, steps }) => {
        const total = roundCost(size + cost * steps);
        return total <= most ? [{ change: [...change, at], size: total }] : [];
      }),
    );
    if (found.length > MOST_CHANGES)
      throw new LatticeError(
        `--vary: more than ${MOST_CHANGES.toLocaleString('en-US')} changes of at most --most ${most}; name fewer values, or a lower --most`,
      );
  }
  const sizes = [...new Set(found.map((it) => it.size))].filter((it) => it > 0).sort((a, b) => a - b);
  return sizes.map((size) => ({ size, changes: found.filter((it) => it.size === size).map((it) => it.change) }));
}

/** The specification of a changed ruleset. */
export function specOf(change: Change, knobs: readonly Knob[], selection: Selection): string {
  const settings = knobs.flatMap(({ range, fresh, ...knob }, k) => {
    const place = placeAt({ range, fresh, ...knob }, item(change, k));
    return place === undefined ? [] : [{ range, fresh, value: place.value }];
  });
  return settings.length === 0 ? selection.spec : specWith(selection, settings);
}

/** The value of each knob that a change moves. */
export const movesOf = (change: Change, knobs: readonly Knob[]): Move[] =>
  knobs.flatMap((knob, k) => {
    const place = placeAt(knob, item(change, k));
    return place === undefined ? [] : [{ name: knob.name, title: knob.title, from: knob.own, to: place.value }];
  });

/** One value of a change. */
export interface Move {
  readonly name: string;
  readonly title: string;
  /** Null where there is not one value. */
  readonly from: string | null;
  readonly to: string;
}

/** The change with one knob moved one step back towards the ruleset as it is. */
export function stepBack(change: Change, k: number, { ordered }: Knob): Change {
  const at = item(change, k);
  const back = ordered ? at - Math.sign(at) : 0;
  return change.map((it, i) => (i === k ? back : it));
}

/** The change of one knob alone. */
export const alone = (change: Change, k: number): Change => change.map((at, i) => (i === k ? at : 0));
