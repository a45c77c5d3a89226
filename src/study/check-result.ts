import type { ListNotes } from '../scenario/list-notes.ts';
import type { ClaimVerdict, Judged } from './judge.ts';
import { amountText, type Unit } from './promises.ts';
import type { Look } from './worth-a-look.ts';

/** How many pairs of a matchup went differently from the baseline. */
export interface Comparison {
  readonly matchup: string;
  /** Pairs played now that are in the baseline. */
  readonly pairs: number;
  /** Of these, pairs that went differently. */
  readonly changed: number;
}

/** The result of a check: the content of `check.json`. */
export interface CheckResult {
  readonly format: 1;
  readonly contract: string;
  readonly title: string;
  readonly file: string;
  readonly variant: string;
  /** The ruleset in words. */
  readonly ruleset: string;
  readonly seed: string;
  /** Most pairs played for any matchup. */
  readonly pairs: number;
  /** Most pairs allowed for any matchup. */
  readonly budget: number;
  /** In all matchups under all rulesets. */
  readonly engagements: number;
  readonly confidence: number;
  readonly method: string;
  readonly verdict: ClaimVerdict;
  /** `--accept`: a new baseline was written. */
  readonly accepted: boolean;
  readonly promises: readonly Judged[];
  /** What would decide all open promises that can be: pairs of every matchup, and the games of such a check; null if there is none. */
  readonly toDecide: { readonly pairs: number; readonly games: number } | null;
  /** What has changed since the baseline was accepted, in words; null without one. */
  readonly changed: readonly string[] | null;
  /** The pairs compared with those of the baseline; null without one, or if it has other dice. */
  readonly compared: readonly Comparison[] | null;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
  /** Engagements most worth a look. */
  readonly look: readonly Look[];
}

export const VERDICT_WORDS: Readonly<Record<ClaimVerdict, string>> = {
  kept: 'kept',
  broken: 'broken',
  undecided: 'not enough games to tell',
};

/** `duel`, or `duel (gunline against assault)` */
export const whereText = ({ scenario, doctrine }: Judged): string => (doctrine === undefined ? scenario : `${scenario} (${doctrine})`);

/** `53.1 % (51 to 55.2 %)`, with the unit once; `nothing yet` before anything is known. */
export function foundText({ found, unit }: Judged): string {
  if (!(Number.isFinite(found.low) && Number.isFinite(found.high))) return 'too few games to tell';
  const short = (n: number): string => amountText(n, unit).split(' ')[0] as string;
  return `${amountText(found.estimate, unit)} (${short(found.low)} to ${short(found.high)})`;
}

/** `45 to 55 %`, `at most 5 percentage points` */
export function promisedText({ from, to, unit }: Judged): string {
  const [low, high] = [
    from === null || (unit === 'share' && from === 0) ? null : from,
    to === null || (unit === 'share' && to === 1) ? null : to,
  ];
  if (low === null && high === null) return 'anything';
  if (low === null) return `at most ${amountText(high as number, unit)}`;
  if (high === null) return `at least ${amountText(low, unit)}`;
  return `${short(low, unit)} to ${amountText(high, unit)}`;
}

const short = (n: number, unit: Unit): string => amountText(n, unit).split(' ')[0] as string;

/** What changed, values (`T 3 -> 5`) before files and code: for lists that are cut short. */
export function valuesFirst(changed: readonly string[]): string[] {
  const isValue = (it: string): boolean => it.includes(' -> ');
  return [...changed.filter(isValue), ...changed.filter((it) => !isValue(it))];
}
