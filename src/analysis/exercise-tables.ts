import { item } from '../rules/item.ts';
import { type Interval, pairScoreInterval } from '../stats/index.ts';
import type { Exercise, ResultSummary } from './summary.ts';
import { columnar, groupBy, type Row, type Tables } from './tidy.ts';

/** Most rules of a ruleset in `busiest`. */
const BUSIEST = 12;

/** The counts of a rule over all scenarios of a run. */
interface Total {
  readonly rule: string;
  called: number;
  counted: number;
  /** Null for a rule that cannot be switched off, and without an audit. */
  changed: number | null;
  audited: number;
}

/**
 * How often rules were exercised, in three tables: `exercised`, by scenario; `busiest`, for each ruleset the switchable rules
 * that came up most over all scenarios; `coverage`, how many rules of each area came up at all.
 * @param namesOf the first columns of a row about a result
 */
export function exerciseTables(results: readonly ResultSummary[], confidence: number, namesOf: (result: ResultSummary) => Row): Tables {
  const rulesets = [...groupBy(results, ({ variant }) => variant).values()].filter((group) =>
    group.some(({ exercised }) => Object.keys(exercised).length > 0),
  );
  const overall = (rows: (totals: readonly Total[]) => Row[]) =>
    columnar(rulesets.flatMap((group) => rows(totalsOf(group)).map((row) => ({ ...overallNames(group, namesOf), ...row }))));
  return {
    exercised: columnar(
      results.flatMap((result) =>
        Object.entries(result.exercised).map(([rule, exercise]) => ({
          ...namesOf(result),
          ...exerciseRow(rule, exercise, result),
        })),
      ),
    ),
    busiest: overall((totals) => busiestRows(totals, confidence)),
    coverage: overall(coverageRows),
  };
}

function exerciseRow(rule: string, { called, changed }: Exercise, { counted, audited }: ResultSummary): Row {
  return { rule, area: areaOf(rule), called, called_per_engagement: called / Math.max(1, counted), changed, counted, audited };
}

/** `ASSAULT` of `CLS-ASSAULT-04`. */
function areaOf(rule: string): string {
  const words = rule.split('-');
  return words.length > 2 ? words.slice(1, -1).join('-') : rule;
}

function overallNames(group: readonly ResultSummary[], namesOf: (result: ResultSummary) => Row): Row {
  const names = namesOf(item(group, 0));
  if (group.length === 1) return names;
  const title = 'all scenarios';
  return { ...names, scenario: '', doctrine: '', title, heading: title, headline: title, panel: `${title}\n${names['label']}` };
}

function totalsOf(group: readonly ResultSummary[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { exercised, counted, audited } of group) {
    for (const [rule, { called, changed }] of Object.entries(exercised)) {
      const total = totals.get(rule) ?? { rule, called: 0, counted: 0, changed: null, audited: 0 };
      total.called += called;
      total.counted += counted;
      if (changed !== null) {
        total.changed = (total.changed ?? 0) + changed;
        total.audited += audited;
      }
      totals.set(rule, total);
    }
  }
  return [...totals.values()];
}

/** Without an audit it is not known which rules have a switch, so all are shown. */
function busiestRows(totals: readonly Total[], confidence: number): Row[] {
  const audit = totals.some(({ changed }) => changed !== null);
  return totals
    .filter(({ called, changed }) => called > 0 && (!audit || changed !== null))
    .map((total) => ({ ...total, each: total.called / Math.max(1, total.counted) }))
    .sort((a, b) => b.each - a.each || (a.rule < b.rule ? -1 : 1))
    .slice(0, BUSIEST)
    .map(({ rule, called, counted, changed, audited, each }, i) => {
      const share = changed === null ? null : shareOfPairs(changed, audited, confidence);
      return {
        rule,
        area: areaOf(rule),
        nth: i + 1,
        called,
        counted,
        called_per_engagement: each,
        changed,
        audited,
        changed_share: share?.estimate ?? null,
        changed_low: share?.low ?? null,
        changed_high: share?.high ?? null,
        work: changed === null ? 'not audited' : changed > 0 ? 'changed a game' : 'changed none',
      };
    });
}

/** Treats the two engagements of every pair as alike, which errs on the wide side: only their sum was kept. */
function shareOfPairs(changed: number, audited: number, confidence: number): Interval {
  return pairScoreInterval([(audited - changed) / 2, 0, 0, 0, changed / 2], confidence);
}

const STATES = ['changed a game', 'came up', 'never came up'] as const;

/** A rule whose calls cannot be counted came up if it changed something. */
function coverageRows(totals: readonly Total[]): Row[] {
  const stateOf = ({ called, changed }: Total): (typeof STATES)[number] =>
    changed !== null && changed > 0 ? 'changed a game' : called > 0 ? 'came up' : 'never came up';
  return [...groupBy(totals, ({ rule }) => areaOf(rule))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([area, rules]) =>
      STATES.map((state, order) => ({
        area,
        state,
        order,
        rules: rules.filter((total) => stateOf(total) === state).length,
        of: rules.length,
        counted: Math.max(...rules.map(({ counted }) => counted)),
      })),
    );
}
