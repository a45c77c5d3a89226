import { type Colour, type Comparison, naming, type Summary } from '../analysis/index.ts';
import { pairFirstTurn, pairMargins, pairMeans, pairRounds } from '../analysis/pair-values.ts';
import { BLUE, CAUSES, type Campaign, type Cause, type EngagementColumns, lossAt, RED } from '../campaign/result.ts';
import { differences, mean, meanInterval, variance } from '../stats/index.ts';
import { cellsOf } from './cells.ts';
import { points, signed } from './words.ts';

/** Something other than the result that a ruleset may move: its value by pair, and how to put a change into words. */
interface Measure {
  readonly values: (columns: EngagementColumns) => Float64Array;
  /** Smaller changes are not worth a sentence. */
  readonly least: number;
  /** @param army names an army, for the sentence */
  readonly say: (before: number, after: number, army: (colour: Colour) => string) => string;
}

const TO: Readonly<Record<Cause, string>> = {
  shooting: 'to shooting',
  assault: 'in assault',
  morale: 'to morale',
  psychic: 'to psychic powers',
  other: 'otherwise',
};

const change = (before: number, after: number): string => (after > before ? 'more' : 'fewer');
const whole = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 1 : 0);

const MARGIN: Measure = {
  values: pairMargins,
  least: 0.05,
  say: (before, after, army) =>
    `the lead of ${army('red')} in victory points is ${Math.abs(after - before).toFixed(1)} ${after > before ? 'higher' : 'lower'} (${signed(after, 1)} instead of ${signed(before, 1)})`,
};

const MEASURES: readonly Measure[] = [
  ...[RED, BLUE].flatMap((side) =>
    CAUSES.map(
      (cause, i): Measure => ({
        values: (columns) => pairMeans(columns, (row) => columns.lossesByCause[lossAt(row, side, i)] ?? 0),
        least: 1,
        say: (before, after, army) =>
          `${army(side === RED ? 'red' : 'blue')} lost ${whole(Math.abs(after - before))} ${change(before, after)} army points ${TO[cause]} (${whole(after)} instead of ${whole(before)})`,
      }),
    ),
  ),
  {
    values: pairRounds,
    least: 0.05,
    say: (before, after) =>
      `games are ${Math.abs(after - before).toFixed(1)} rounds ${after > before ? 'longer' : 'shorter'} (${after.toFixed(1)} instead of ${before.toFixed(1)})`,
  },
  {
    values: pairFirstTurn,
    least: 0.01,
    say: (before, after) =>
      `the first turn is worth ${(100 * Math.abs(after - before)).toFixed(1)} percentage points ${after > before ? 'more' : 'less'} (${points(after)} instead of ${points(before)})`,
  },
];

/** Most changes named for one comparison. */
const MOST_TOLD = 3;

/**
 * What moved along with a difference, as a sentence: losses by cause, length, the worth of the first turn. It names those whose paired
 * interval excludes 0, corrected for all that were tested (Bonferroni), the largest relative to their spread first. Where there are not enough games for a
 * verdict it is what did move, the margin in victory points too, with intervals.
 */
export function alongside(campaign: Campaign, summary: Summary): (one: Comparison) => string {
  const { again } = naming(summary);
  return (one) => {
    const isOpen = one.verdict === 'not enough evidence';
    const cells = one.verdict === 'different' || isOpen ? cellsOf(campaign, one) : undefined;
    if (cells === undefined) return '';
    const measures = isOpen ? [MARGIN, ...MEASURES] : MEASURES;
    const level = 1 - (1 - summary.confidence) / measures.length;
    const found = measures.flatMap(({ values, least, say }) => {
      const [before, after] = [values(cells.before), values(cells.after)];
      const moved = differences(before, after);
      const { estimate, low, high } = meanInterval(moved, level);
      if (Math.abs(estimate) < least || (low <= 0 && high >= 0)) return [];
      const spread = Math.sqrt(variance(moved));
      const words = say(mean(before), mean(after), (colour) => again(colour, one.scenario));
      const size = spread > 0 ? Math.abs(estimate) / spread : Number.POSITIVE_INFINITY;
      return [{ words: isOpen ? `${words.slice(0, -1)}; the change is likely between ${between(low, high)})` : words, size }];
    });
    const told = found
      .sort((a, b) => b.size - a.size)
      .slice(0, MOST_TOLD)
      .map(({ words }) => words);
    if (told.length === 0) return isOpen ? 'Nothing else that is measured certainly moved either.' : '';
    return `${isOpen ? 'What did move:' : 'Along with it'} ${listed(told)}.`;
  };
}

/** The size of a change that is certain to have one sign. */
function between(low: number, high: number): string {
  const [from, to] = [low, high].map(Math.abs).sort((a, b) => a - b) as [number, number];
  const digits = to < 0.1 ? 3 : to < 10 ? 1 : 0;
  return `${from.toFixed(digits)} and ${to.toFixed(digits)}`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}, and ${last}`;
}

/** The caveat that goes with every sentence about what moved along. */
export const NOT_A_CAUSE =
  'What moved along with a difference was seen in the same pairs and is more than chance (paired intervals, Bonferroni). It accompanies the difference; that does not make it the cause. To see what one rule does, switch it alone (sandtable ablate).';
