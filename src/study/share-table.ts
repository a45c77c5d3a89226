import { columnar, type Row, type Table, titleLines, verdictWords } from '../analysis/index.ts';
import type { AblationResult } from './ablation-result.ts';
import { place, places } from './ablation-words.ts';
import { findingOf } from './interaction-table.ts';
import type { Share } from './shapley.ts';

/** Rows for the largest shares; the others share one. */
const MOST_ROWS = 16;

/**
 * The table `shares` of charts: what all the rules do together as steps, one for each rule's share, the largest first, in percentage
 * points of red's score. Each step begins where the one before it ends; the last row is the whole. Empty without shares.
 */
export function shareTable(result: AblationResult, titleOf: (scenario: string) => string): Table {
  return columnar(places(result).flatMap((where, nth) => stepsOf(result, where, titleOf, nth)));
}

function stepsOf(result: AblationResult, where: string, titleOf: (id: string) => string, nth: number): Row[] {
  const all = result.shares.filter((it) => place(it) === where);
  const [first] = all;
  if (first === undefined) return [];
  const moving = all.filter((it) => it.verdict !== 'no-op');
  // A row for the others is worthwhile for two or more.
  const own = moving.length <= MOST_ROWS + 1 ? moving : moving.slice(0, MOST_ROWS);
  const others = moving.slice(own.length);
  const idle = all.length - moving.length;
  const { scenario, doctrine = '' } = first;
  const title = doctrine === '' ? titleOf(scenario) : `${titleOf(scenario)}, ${doctrine}`;
  const note = idle === 0 ? '' : `${idle} of ${all.length} rules have no share in it`;
  const head = {
    scenario,
    title,
    variant: result.variant,
    doctrine,
    note,
    place: nth,
  };
  const draft = (kind: string, rule: string, name: string, step: Step): Draft => ({ ...head, kind, rule, label: name, ...step });
  const whole = result.decompositions.find((it) => place(it) === where && it.measure === 'score')?.whole;
  const steps = [
    ...own.map((it) => draft('rule', it.rule, `${titleLines(it.title)}\n${it.rule}`, stepOf(it))),
    ...(others.length === 0 ? [] : [draft('others', '', othersName(others), othersStep(others))]),
  ];
  const end = {
    estimate: whole?.estimate ?? 0,
    low: whole?.low ?? 0,
    high: whole?.high ?? 0,
    vp: null,
    p: null,
    verdict: 'the whole',
    finding: 'the whole',
  };
  return running(whole === undefined ? steps : [...steps, draft('whole', '', 'All the rules together', end)]);
}

interface Step {
  readonly estimate: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly vp: number | null;
  readonly p: number | null;
  readonly verdict: string;
  readonly finding: string;
}

type Draft = Row & Step & { readonly kind: string };

const stepOf = (it: Share): Step => ({
  estimate: it.score.difference,
  low: it.score.low,
  high: it.score.high,
  vp: it.vpMargin.difference,
  p: it.score.p,
  verdict: it.verdict,
  finding: findingOf(it.verdict, it.score),
});

/** A sum of shares has no known interval; only that none of them is large is known. */
const othersStep = (others: readonly Share[]): Step => ({
  estimate: others.reduce((sum, { score }) => sum + score.difference, 0),
  low: null,
  high: null,
  vp: others.reduce((sum, { vpMargin }) => sum + vpMargin.difference, 0),
  p: null,
  verdict: 'not enough evidence',
  finding: verdictWords('not enough evidence'),
});

function othersName(others: readonly Share[]): string {
  const most = Math.max(...others.map(({ score }) => Math.abs(score.difference)));
  return `${others.length} others, their estimates\nwithin ±${(Math.ceil(1000 * most) / 10).toFixed(1)}`;
}

/** Puts each step where the one before it ends; the whole starts at 0. */
function running(drafts: readonly Draft[]): Row[] {
  let at = 0;
  return drafts.map((it, step): Row => {
    const from = it.kind === 'whole' ? 0 : at;
    at = from + it.estimate;
    const moved = (value: number | null): number | null => (value === null ? null : 100 * (from + value));
    const hundred = (value: number | null): number | null => (value === null ? null : 100 * value);
    return {
      ...it,
      step,
      estimate: 100 * it.estimate,
      low: hundred(it.low),
      high: hundred(it.high),
      from: 100 * from,
      to: 100 * at,
      low_at: moved(it.low),
      high_at: moved(it.high),
    };
  });
}
