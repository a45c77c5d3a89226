import { columnar, findingWords, type Row, type Table, titleLines } from '../analysis/index.ts';
import type { AblationResult } from './ablation-result.ts';
import type { Effect } from './effects.ts';

/** With more rules than this, only the largest effects of each scenario and the certain ones are kept; the text has them all. */
const MOST_ROWS = 24;

const MEASURES = [
  { measure: 'Games won by red, percentage points', of: (it: Effect) => it.score, times: 100 },
  { measure: 'Margin of red, victory points', of: (it: Effect) => it.vpMargin, times: 1 },
] as const;

/**
 * The table `effects` of charts: what having each rule does, a row for each rule and measure, the largest first. Values are in
 * the units that `measure` names; only the score has a `margin`. With many rules, those that do nothing and small effects that
 * may be none are left out.
 */
export function effectTable({ effects, rules, variant, margin }: AblationResult, titleOf: (scenario: string) => string): Table {
  const moves = (it: Effect): boolean => it.verdict !== 'no-op' && it.verdict !== 'not exercised';
  const moving = effects.filter(moves);
  const counts = new Map<string, number>();
  const large = moving.filter(({ scenario, doctrine, favours }) => {
    const group = `${scenario} ${doctrine ?? ''}`;
    const nth = (counts.get(group) ?? 0) + 1;
    counts.set(group, nth);
    return nth <= MOST_ROWS || favours !== undefined;
  });
  const shown = rules.length > MOST_ROWS ? large : [...moving, ...effects.filter((it) => !moves(it))];
  const switches = new Map(rules.map((it) => [it.id, it]));
  return columnar(
    shown.flatMap((effect, place) => {
      const rule = switches.get(effect.rule);
      return MEASURES.map(({ measure, of, times }, nth): Row => {
        const { difference, low, high } = of(effect);
        const doctrine = effect.doctrine ?? '';
        const finding = findingWords(effect.verdict, effect.favours);
        const needs = rule?.needs ?? [];
        return {
          scenario: effect.scenario,
          doctrine,
          variant,
          heading: titleLines(doctrine === '' ? titleOf(effect.scenario) : `${titleOf(effect.scenario)}, ${doctrine}`),
          place,
          rule: effect.rule,
          label: `${titleLines(effect.title)}\n${effect.rule}`,
          default: rule?.on === false ? 'off' : 'on',
          measure,
          measure_place: nth,
          difference: times * difference,
          low: times * low,
          high: times * high,
          margin: nth === 0 ? times * margin : null,
          verdict: effect.verdict,
          finding,
          remark: needs.length === 0 ? finding : `only with ${needs.join(', ')}`,
        };
      });
    }),
  );
}
