import { type Comparison, type Naming, naming, type ResultSummary, type Summary } from '../analysis/index.ts';
import { BLUE, type Campaign, type EngagementColumns, RED, redHalfPoints } from '../campaign/result.ts';
import { square } from '../stats/portable.ts';
import { favourite } from './answer.ts';
import { cellsOf, columnsOf, type Place, scenarioAt } from './cells.ts';
import { percent, placeName, signed } from './words.ts';

/** An engagement worth a look: why, and where to find it. */
export interface Telling {
  /** A few words. */
  readonly heading: string;
  /** Why it is worth a look, in a sentence. */
  readonly why: string;
  readonly scenario: string;
  readonly doctrines: { readonly red: string; readonly blue: string };
  readonly pair: number;
  readonly seat: 0 | 1;
  /** Rulesets to show it under, side by side if there are two, the baseline first. */
  readonly variants: readonly string[];
  /** Its page, relative to the folder of the run. */
  readonly file: string;
}

interface Found extends Pick<Telling, 'heading' | 'variants'> {
  readonly place: Place;
  /** Rows, the best first: the first that no other finding has taken is used. */
  readonly rows: readonly number[];
  readonly columns: EngagementColumns;
  /** Why a row is worth a look. */
  readonly say: (row: number) => string;
}

/** Engagements that a report names. */
const MOST = 3;
/** Rows kept of each ranking, so that no engagement has to be named twice. */
const KEPT = MOST;

/**
 * The most telling engagements of a run. For a comparison: the one that moved furthest in the direction of the result, the most typical
 * one, and one against the trend. For a single ruleset: an upset or else the widest win, the most typical, and the closest.
 */
export function tellingEngagements(campaign: Campaign, summary: Summary): Telling[] {
  const main = mainComparison(summary);
  const found = main === undefined ? ofResults(campaign, summary) : ofComparison(campaign, summary, main);
  const taken = new Set<string>();
  return found
    .flatMap(({ place, rows, columns, say, heading, variants }): Telling[] => {
      const scenario = campaign.scenarios[scenarioAt(campaign, place)];
      const named = rows.map((row) => ({ row, pair: columns.pair[row] as number, seat: (columns.seat[row] === 1 ? 1 : 0) as 0 | 1 }));
      const chosen = named.find(({ pair, seat }) => !taken.has(`${place.scenario}-${pair}-${seat}`));
      if (chosen === undefined || scenario === undefined) return [];
      const { row, pair, seat } = chosen;
      const name = `${place.scenario}-${pair}-${seat}`;
      taken.add(name);
      const file = `replays/${name.replace(/[^\w.-]/g, '_')}.html`;
      return [{ heading, why: say(row), scenario: scenario.id, doctrines: scenario.doctrines, pair, seat, variants, file }];
    })
    .slice(0, MOST);
}

/** The comparison with the most to see: the largest difference among the different ones, else among those in which anything changed. */
function mainComparison({ comparisons }: Summary): Comparison | undefined {
  const different = comparisons.filter(({ verdict }) => verdict === 'different');
  const changed = different.length > 0 ? different : comparisons.filter(({ verdict }) => verdict !== 'no-op');
  return [...changed].sort((a, b) => Math.abs(b.score.difference) - Math.abs(a.score.difference))[0];
}

const margin = (columns: EngagementColumns, row: number): number => (columns.redVp[row] ?? 0) - (columns.blueVp[row] ?? 0);
const rowsOf = (columns: EngagementColumns): number[] => Array.from({ length: columns.rows }, (_, row) => row);
/** Rows with the largest values first; of equal ones the earlier first. */
const ranked = (columns: EngagementColumns, value: (row: number) => number): number[] => {
  const values = Float64Array.from(rowsOf(columns), value);
  return rowsOf(columns)
    .sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
    .slice(0, KEPT);
};

/** `a win for Raiders (blue), 9 to 1 VP`: the winner's points first. */
function result(columns: EngagementColumns, row: number, army: (colour: 'red' | 'blue') => string): string {
  const winner = columns.winner[row] as 0 | 1 | 2;
  const points = [columns.redVp[row], columns.blueVp[row]];
  const said = winner === BLUE ? `a win for ${army('blue')}` : winner === RED ? `a win for ${army('red')}` : 'a draw';
  return `${said}, ${(winner === BLUE ? points.reverse() : points).join(' to ')} VP`;
}

/** A changed result counts for more than any change of victory points. */
const RESULT_WEIGHT = 1000;

function ofComparison(campaign: Campaign, summary: Summary, main: Comparison): Found[] {
  const cells = cellsOf(campaign, main);
  if (cells === undefined) return ofResults(campaign, summary);
  const { before, after } = cells;
  const named = naming(summary);
  const [was, is] = [named.ruleset(main.baseline), named.ruleset(main.variant)];
  const army = (colour: 'red' | 'blue') => named.army(colour, main.scenario);
  const place = placeName(main);
  const way = main.score.difference < 0 ? -1 : 1;
  const scored = (row: number) => redHalfPoints(after.winner[row] as number) - redHalfPoints(before.winner[row] as number);
  const moved = (row: number) => margin(after, row) - margin(before, row);
  const both = { place: main, columns: after, variants: [main.baseline, main.variant] };
  const told = (row: number) => `Under ${was}: ${result(before, row, army)}; under ${is}, on the same dice: ${result(after, row, army)}.`;
  return [
    {
      ...both,
      heading: 'Moved furthest',
      rows: ranked(after, (row) => way * (RESULT_WEIGHT * scored(row) + moved(row))),
      say: (row) => `In ${place} no game shows the change more clearly. ${told(row)}`,
    },
    {
      ...both,
      heading: 'The most typical',
      rows: ranked(after, closeness([before, after])),
      say: (row) =>
        `In ${place} this one is closest to the mean under both: in victory points, in losses and in length. ${told(row)} On average the lead of ${named.again('red', main.scenario)} moves by ${signed(main.vpMargin.difference, 1)} VP; here by ${signed(moved(row), 0)}.`,
    },
    ...upsets(campaign, summary),
    {
      ...both,
      heading: 'Against the trend',
      rows: ranked(after, (row) => -way * (RESULT_WEIGHT * scored(row) + moved(row))),
      say: (row) => `In ${place} this one went furthest against the result. ${told(row)}`,
    },
  ];
}

function ofResults(campaign: Campaign, summary: Summary): Found[] {
  const named = naming(summary);
  return [
    ...upsets(campaign, summary),
    ...summary.results.flatMap((one): Found[] => {
      const columns = columnsOf(campaign, one, one.variant);
      if (columns === undefined) return [];
      const at = { place: one, columns, variants: [one.variant] };
      const name = `${placeName(one)} under ${named.ruleset(one.variant)}`;
      const army = (colour: 'red' | 'blue') => named.army(colour, one.scenario);
      return [
        {
          ...at,
          heading: 'The most typical',
          rows: ranked(columns, closeness([columns])),
          say: (row) => `${name}: closest to the mean in victory points, in losses and in length: ${result(columns, row, army)}.`,
        },
        {
          ...at,
          heading: 'The widest win',
          rows: ranked(columns, (row) => Math.abs(margin(columns, row))),
          say: (row) => `${name}: no other game was won by more: ${result(columns, row, army)}.`,
        },
        {
          ...at,
          heading: 'The closest',
          rows: ranked(columns, (row) => (columns.rounds[row] ?? 0) - RESULT_WEIGHT * Math.abs(margin(columns, row))),
          say: (row) => `${name}: as close as it gets, to the end of round ${columns.rounds[row]}: ${result(columns, row, army)}.`,
        },
      ];
    }),
  ];
}

/** The widest win of the army least expected to win, where a ruleset certainly favours the other. */
function upsets(campaign: Campaign, summary: Summary): Found[] {
  const { results } = summary;
  const { ruleset, army }: Naming = naming(summary);
  const lean = ({ score }: ResultSummary) => Math.abs(score.estimate - 0.5);
  const sure = results.filter((one) => favourite(one) !== null).sort((a, b) => lean(b) - lean(a));
  return sure
    .flatMap((one): Found[] => {
      const columns = columnsOf(campaign, one, one.variant);
      const lead = favourite(one);
      if (columns === undefined || lead === null) return [];
      const way = lead === 'red' ? -1 : 1;
      const rows = ranked(columns, (row) => way * margin(columns, row)).filter((row) => columns.winner[row] === (way > 0 ? 0 : 1));
      const share = lead === 'red' ? one.score.estimate : 1 - one.score.estimate;
      const say = (row: number) =>
        `In ${placeName(one)} under ${ruleset(one.variant)} ${army(lead, one.scenario)} won ${percent(share)} of the games, and yet here: ${result(columns, row, (colour) => army(colour, one.scenario))}.`;
      return rows.length === 0 ? [] : [{ place: one, columns, rows, say, heading: 'An upset', variants: [one.variant] }];
    })
    .slice(0, 1);
}

/** How close a row is to the means of some columns, in standard deviations of margin, losses and length. */
function closeness(columns: readonly EngagementColumns[]): (row: number) => number {
  const parts = columns.flatMap((it) => [
    (row: number) => margin(it, row),
    (row: number) => it.redLost[row] ?? 0,
    (row: number) => it.blueLost[row] ?? 0,
    (row: number) => it.rounds[row] ?? 0,
  ]);
  const rows = columns[0]?.rows ?? 0;
  const measures = parts.map((value) => {
    let [sum, squares] = [0, 0];
    for (let row = 0; row < rows; row++) {
      sum += value(row);
      squares += square(value(row));
    }
    const centre = sum / rows;
    return { value, centre, spread: Math.max(squares / rows - square(centre), Number.EPSILON) };
  });
  return (row) => -measures.reduce((far, { value, centre, spread }) => far + square(value(row) - centre) / spread, 0);
}
