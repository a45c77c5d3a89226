import { type Comparison, naming, type ResultSummary, type Summary } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import type { ReportTable } from './report-table.ts';
import { placeName } from './words.ts';

type Titles = ReadonlyMap<string, string>;

/** A table that a page holds as data and builds when it is opened. `chosen` are columns offered as drop-downs next to the filter. */
export interface GrownTable {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly numeric?: boolean }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly chosen: readonly number[];
}

/** How many rules and procedures of each ruleset came up in each scenario. */
export function ruleUseTable(summary: Summary): ReportTable {
  const looked = summary.results.filter(({ exercised }) => Object.keys(exercised).length > 0);
  const { ruleset } = naming(summary);
  const count = (n: number) => ({ text: String(n), sort: n });
  return {
    title: 'Rules and procedures that came up',
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      { name: 'In play', numeric: true },
      { name: 'Came up', numeric: true },
      { name: 'Never came up', numeric: true },
      { name: 'Games looked at', numeric: true },
    ],
    scenarios: looked.map(({ scenario }) => scenario),
    rows: looked.map((one) => {
      const all = Object.values(one.exercised);
      const up = all.filter(cameUp).length;
      return [
        { text: placeName(one) },
        { text: ruleset(one.variant) },
        count(all.length),
        count(up),
        count(all.length - up),
        count(one.counted ?? one.engagements),
      ];
    }),
  };
}

const cameUp = ({ called, changed }: { readonly called: number; readonly changed: number | null }): boolean =>
  called > 0 || (changed ?? 0) > 0;

/**
 * Every rule under every ruleset: whether it came up, how often per engagement of each scenario, and how many audited engagements it
 * changed.
 * @param named Titles of rules by ledger ID, where known.
 */
export function everyRule(summary: Summary, named: Titles): GrownTable {
  const { results } = summary;
  const { ruleset } = naming(summary);
  const variants = [...new Set(results.map((it) => it.variant))];
  const places = [...new Set(results.map((it) => placeName(it)))];
  const rows = variants.flatMap((variant) => {
    const own = results.filter((it) => it.variant === variant);
    const ids = [...new Set(own.flatMap(({ exercised }) => Object.keys(exercised)))].sort();
    return ids.map((id) => {
      const each = places.map((place) =>
        callsEach(
          own.find((it) => placeName(it) === place),
          id,
        ),
      );
      const found = own.flatMap(({ exercised }) => exercised[id] ?? []);
      const changes = found.flatMap(({ changed }) => changed ?? []);
      const changed = changes.length === 0 ? null : changes.reduce((sum, it) => sum + it, 0);
      return [id, named.get(id) ?? '', ruleset(variant), found.some(cameUp) ? 'yes' : 'never', ...each, changed];
    });
  });
  const audited = results.reduce((most, it) => Math.max(most, it.audited ?? 0), 0);
  return {
    title: 'How often each rule was exercised',
    columns: [
      { name: 'Rule' },
      { name: 'Title' },
      { name: 'Ruleset' },
      { name: 'Came up' },
      ...places.map((place) => ({ name: `Times a game, ${place}`, numeric: true })),
      { name: audited > 0 ? 'Games it changed, of those played again without it' : 'Games it changed', numeric: true },
    ],
    rows,
    chosen: [2, 3],
  };
}

/** Calls per engagement; null where the scenario was not played under the ruleset, or does not count the rule. */
function callsEach(result: ResultSummary | undefined, id: string): number | null {
  const found = result?.exercised[id];
  if (result === undefined || found === undefined) return null;
  return Number((found.called / Math.max(1, result.counted ?? result.engagements)).toPrecision(4));
}

/** Most rules named in a sentence; of more it gives the number, and the table names them. */
const MOST_NAMED = 12;

/** Which rules that two rulesets differ in never came up: a sentence for each pair of rulesets. */
export function neverSentences(summary: Summary, named: Titles): string[] {
  const { comparisons, results } = summary;
  const { ruleset } = naming(summary);
  const looked = `the first ${results.reduce((most, { counted }) => Math.max(most, counted ?? 0), 0)} games of each scenario`;
  const pairs = new Map<string, Comparison[]>();
  for (const one of comparisons) pairs.set(one.variant, [...(pairs.get(one.variant) ?? []), one]);
  return [...pairs].flatMap(([variant, ones]) => {
    const rules = ones.flatMap((one) => one.rules ?? []);
    const ids = [...new Set(rules.map(({ id }) => id))];
    const never = ids.filter((id) => rules.every((it) => it.id !== id || it.called === 0));
    if (ids.length === 0) return [];
    const differ = `in which ${ruleset(variant)} differs from ${ruleset(ones[0]?.baseline ?? '')}`;
    if (never.length === 0) {
      const all = ids.length === 1 ? 'The only rule' : `All ${ids.length} rules`;
      const asFar = rules.some((it) => it.called === null) ? ', as far as their use can be counted' : '';
      return [`${all} ${differ} came up in ${looked}${asFar}.`];
    }
    const against = `Of ${counted(ids.length, 'rule')} ${differ}`;
    const list = never.length > MOST_NAMED ? 'the table below names them' : never.map((id) => withTitle(id, named)).join(', ');
    return [`${against}, ${never.length} did not come up in ${looked}: ${list}.`];
  });
}

/** `CAL-MORALE-01 (Morale Check after ranged wounds)` */
export function withTitle(id: string, named: Titles): string {
  const title = named.get(id);
  return title === undefined ? id : `${id} (${title})`;
}
