import { columnar, findingWords, type Row, type Tables, titleLines } from '../analysis/index.ts';
import { specLines } from '../analysis/lines.ts';
import { numbersOf, type SweepPoint, type SweepResult, type SweptScenario } from './sweep-result.ts';
import { evenWords, withCurrent } from './sweep-words.ts';

/** Cells of a wider grid are too narrow for letters. */
const MOST_COLUMNS = 11;

/** The tables of charts of a sweep: `sweep` of one parameter, `grid` of two; the other one is empty. */
export function sweepChartTables(result: SweepResult, titleOf: (scenario: string) => string): Tables {
  const rows = result.scenarios.map((it, nth) => {
    const { scenario, doctrine = '' } = it;
    const title = doctrine === '' ? titleOf(scenario) : `${titleOf(scenario)}, ${doctrine}`;
    const head = { scenario, title, doctrine, heading: titleLines(title), place: nth };
    return result.params.length === 1 ? lineRows(result, it, head) : gridRows(result, it, head);
  });
  const table = columnar(rows.flat());
  return result.params.length === 1 ? { sweep: table, grid: {} } : { sweep: {}, grid: table };
}

type Head = Readonly<Record<'scenario' | 'title' | 'doctrine' | 'heading', string> & { place: number }>;

/** A row for each value, including the ruleset's own, in order. */
function lineRows(result: SweepResult, it: SweptScenario, head: Head): Row[] {
  const [param] = result.params;
  const points = withCurrent(it, result);
  const texts = points.map(({ values }) => values[0] ?? '');
  const numbers = numbersOf(texts);
  const even = it.trends[0]?.even ?? null;
  return points.map((point, i): Row => {
    const current = point.spec === result.spec;
    return {
      ...head,
      heading: even === null ? head.heading : `${head.heading}\n${evenWords(even).replace(/^the/, 'The')}`,
      ...pointOf(point, current),
      parameter: param?.name ?? '',
      value: texts[i] ?? '',
      numeric: numbers !== null,
      at: numbers?.[i] ?? i,
      even: even?.at.length === 1 ? (even.at[0] ?? null) : null,
      even_low: even?.low ?? null,
      even_high: even?.high ?? null,
    };
  });
}

function gridRows(result: SweepResult, it: SweptScenario, head: Head): Row[] {
  const [down, across] = result.params as [SweepResult['params'][0], SweepResult['params'][0]];
  return it.points.map((point): Row => {
    const [value, other] = point.values as [string, string];
    return {
      ...head,
      heading: `${head.heading}\nDown: ${down.name}\nAcross: ${across.name}`,
      ...pointOf(point, point.spec === result.spec),
      parameter: down.name,
      value,
      value_place: placeOf(down.values, value),
      other_parameter: across.name,
      other,
      other_place: placeOf(across.values, other),
      roomy: across.values.length <= MOST_COLUMNS,
    };
  });
}

/** Numbers in ascending order, words in the order in which they were named. */
function placeOf(values: readonly string[], value: string): number {
  return numbersOf(values) === null ? values.indexOf(value) : Number(value);
}

function pointOf({ spec, score, difference, verdict, favours }: SweepPoint, current: boolean): Row {
  const hundred = (share: number | undefined): number | null => (share === undefined ? null : 100 * share);
  return {
    variant: spec,
    label: specLines(spec),
    current,
    score: score.estimate,
    low: score.low,
    high: score.high,
    half: (score.high - score.low) / 2,
    shade: 2 * score.estimate - 1,
    difference: hundred(difference?.difference),
    difference_low: hundred(difference?.low),
    difference_high: hundred(difference?.high),
    p: difference?.p ?? null,
    verdict: verdict ?? 'as it is',
    finding: verdict === null ? 'as it is' : findingWords(verdict, favours ?? undefined),
  };
}
