import { columnar, type Row, type Table, verdictWords } from '../analysis/index.ts';
import type { Difference, Verdict } from '../analysis/summary.ts';
import type { AblationResult } from './ablation-result.ts';
import { place } from './ablation-words.ts';
import type { RuleVerdict } from './effects.ts';
import type { Interaction } from './interactions.ts';

/** More rules than this do not fit side by side; those that do most together are kept. */
const MOST_RULES = 12;
/** Least number of points for a cell's full colour, so that noise does not stand out. */
const FULL = 5;

/**
 * The table `interactions` of charts: the lower half of the matrix of rules, in percentage points of red's score. The
 * diagonal has what each rule does alone. Empty where no two rules were played together.
 */
export function interactionTable(result: AblationResult, titleOf: (scenario: string) => string): Table {
  const pairs = groupedByPlace(result.interactions);
  const cells = [...pairs].flatMap(([where, here], nth) => cellsOf(result, where, here, titleOf, nth));
  const bound = Math.max(FULL, ...cells.map(({ estimate }) => Math.abs(estimate)));
  return columnar(cells.map((cell): Row => ({ ...cell, shade: cell.estimate / bound })));
}

function groupedByPlace(interactions: readonly Interaction[]): Map<string, Interaction[]> {
  const found = new Map<string, Interaction[]>();
  for (const one of interactions) found.set(place(one), [...(found.get(place(one)) ?? []), one]);
  return found;
}

function cellsOf(result: AblationResult, where: string, pairs: readonly Interaction[], titleOf: (id: string) => string, nth: number) {
  const of = (a: string, b: string) => pairs.find(({ rules }) => rules.includes(a) && rules.includes(b));
  const alone = result.effects.filter((it) => place(it) === where && pairs.some(({ rules }) => rules.includes(it.rule)));
  const kept = strongest(pairs);
  const shown = alone.filter(({ rule }) => kept.has(rule));
  const left = alone.length - shown.length;
  const { scenario, doctrine = '' } = pairs[0] as Interaction;
  const title = doctrine === '' ? titleOf(scenario) : `${titleOf(scenario)}, ${doctrine}`;
  const note = left === 0 ? '' : `The ${shown.length} of ${alone.length} rules that do most together`;
  return shown.flatMap((row, i) =>
    shown.slice(0, i + 1).flatMap((column, j) => {
      const found: { score: Difference; verdict: RuleVerdict } | undefined = i === j ? row : of(row.rule, column.rule);
      if (found === undefined) return [];
      const { score, verdict } = found;
      return [
        {
          scenario,
          title,
          variant: result.variant,
          doctrine,
          note,
          place: nth,
          rule: row.rule,
          rule_title: row.title,
          rule_place: i,
          other: column.rule,
          other_title: column.title,
          other_place: j,
          kind: i === j ? 'alone' : 'together',
          estimate: 100 * score.difference,
          low: 100 * score.low,
          high: 100 * score.high,
          half: 50 * (score.high - score.low),
          p: score.p,
          verdict,
          finding: findingOf(verdict, score),
        },
      ];
    }),
  );
}

/** The verdict on a difference, naming the side that it helps. */
export const findingOf = (verdict: Verdict | RuleVerdict, { difference }: Difference): string =>
  verdict === 'different' ? `helps ${difference > 0 ? 'red' : 'blue'}` : verdictWords(verdict);

/** The rules whose strongest interaction is strongest: first those that are sure, then by size. */
function strongest(pairs: readonly Interaction[]): Set<string> {
  const rules = [...new Set(pairs.flatMap((it) => it.rules))];
  const weight = (rule: string): number =>
    Math.max(
      ...pairs.filter((it) => it.rules.includes(rule)).map((it) => (it.verdict === 'different' ? 2 : 0) + Math.abs(it.score.difference)),
    );
  const order = rules.map((rule) => ({ rule, weight: weight(rule) })).sort((a, b) => b.weight - a.weight || (a.rule < b.rule ? -1 : 1));
  return new Set(order.slice(0, MOST_RULES).map(({ rule }) => rule));
}
