import { type Naming, naming } from '../analysis/naming.ts';
import type { Difference } from '../analysis/summary.ts';
import { verdictWords } from '../analysis/verdict-words.ts';
import { counted } from '../rules/counted.ts';
import type { Interval } from '../stats/index.ts';
import type { AblationResult } from './ablation-result.ts';
import type { Decomposition } from './decomposition.ts';
import type { Effect, RuleVerdict } from './effects.ts';

/** A share in percentage points with its sign; without one if it rounds to 0. */
export const points = (share: number): string => signed(100 * share);

/** A number with one decimal and its sign. */
export function signed(value: number): string {
  const size = Math.abs(value).toFixed(1);
  return Number(size) === 0 ? size : `${value < 0 ? '-' : '+'}${size}`;
}

/** `-14.9 to -3.1` */
export const span = ({ low, high }: { low: number; high: number }, show = points): string => `${show(low)} to ${show(high)}`;

export const pText = (p: number): string => (p < 0.0001 ? '<0.0001' : p.toFixed(4));

/** `patrol`, or `patrol (advance against hold)`. */
export const place = ({ scenario, doctrine }: { readonly scenario: string; readonly doctrine?: string }): string =>
  doctrine === undefined ? scenario : `${scenario} (${doctrine})`;

/** Places of a result, in order. */
export const places = ({ effects }: AblationResult): string[] => [...new Set(effects.map(place))];

/** Verdicts that say "nothing happens": listed, not shown in the table. */
const QUIET: readonly RuleVerdict[] = ['no-op', 'not exercised'];
export const isQuiet = ({ verdict }: Effect): boolean => QUIET.includes(verdict);

/** Most rules that a sentence names. */
const MOST_NAMED = 3;

/** The answer for one place, in sentences: first the rules that did something, by name. */
export function answerOf(result: AblationResult, where: string): string {
  const effects = result.effects.filter((it) => place(it) === where);
  const moving = effects.filter((it) => it.verdict === 'different');
  const of = counted(effects.length, 'rule');
  const named = naming(result);
  const first =
    moving.length === 0
      ? `In ${where} none of ${of} is shown to matter by itself${mostMoved(effects, named)}.`
      : `In ${where} ${moving
          .slice(0, MOST_NAMED)
          .map((it) => helps(it, named))
          .join(', ')}; ${moving.length} of ${of} ${moving.length === 1 ? 'matters by itself' : 'matter by themselves'}.`;
  const count = (verdict: RuleVerdict): number => effects.filter((it) => it.verdict === verdict).length;
  const others = [
    [count('equivalent'), `no difference that matters (less than ${Number((100 * result.margin).toFixed(2))} percentage points)`],
    [count('not enough evidence'), 'not enough games to tell'],
    [count('no-op'), 'no difference at all'],
    [count('not exercised'), 'never came up'],
  ] as const;
  const rest = others.filter(([n]) => n > 0).map(([n, text]) => `${n} ${text}`);
  return rest.length === 0 ? first : `${first} ${moving.length === 0 ? 'Of them' : 'Of the others'}: ${rest.join(', ')}.`;
}

const helps = (it: Effect, { army }: Naming): string =>
  `${ruleWords(it)} helps ${army(it.favours ?? 'red', it.scenario)} by ${sizes(it.score)[0]} percentage points (likely between ${sizes(it.score)[1]})`;

/** `“Morale tests” (CLS-MORALE-03)`. */
export const ruleWords = ({ rule, title }: { readonly rule: string; readonly title: string }): string =>
  title === '' || title === rule ? rule : `“${title}” (${rule})`;

/** What the rules of a result are called: `“Morale tests” (CLS-MORALE-03)`. */
export function ruleNames({ rules, effects, shares, notCalled }: AblationResult): (rule: string) => string {
  const titles = new Map([
    ...rules.flatMap(({ others = {} }) => Object.entries(others)),
    ...[...notCalled, ...rules].map(({ id, title }) => [id, title] as const),
  ]);
  for (const { rule, title } of [...effects, ...shares]) titles.set(rule, title);
  return (rule) => ruleWords({ rule, title: titles.get(rule) ?? '' });
}

/** Rules in the order of their IDs, with their titles: `“Fear” (CLS-USR-09); “Morale tests” (CLS-MORALE-03)`. */
export const ruleList = (rules: readonly string[], called: (rule: string) => string): string => [...rules].sort().map(called).join('; ');

/** `; most moved with “Morale tests” (CLS-MORALE-03), 1.2 percentage points for Raiders (blue)`, where anything did. */
function mostMoved(effects: readonly Effect[], { army }: Naming): string {
  const [most] = [...effects].sort((a, b) => Math.abs(b.score.difference) - Math.abs(a.score.difference));
  if (most === undefined || Number(sizes(most.score)[0]) === 0) return '';
  return `; most moved with ${ruleWords(most)}, ${sizes(most.score)[0]} percentage points for ${army(most.score.difference < 0 ? 'blue' : 'red', most.scenario)}`;
}

/** The size of a difference and of the ends of its interval, regardless of direction. */
function sizes({ difference, low, high }: Difference): [string, string] {
  const [least, most] = [low, high].map((it) => Math.abs(100 * it)).sort((a, b) => a - b) as [number, number];
  return [Math.abs(100 * difference).toFixed(1), `${least.toFixed(1)} and ${most.toFixed(1)}`];
}

/** `helps Raiders (blue)`, or the verdict in words. */
export const effectFinding = (
  { verdict, favours, scenario }: Pick<Effect, 'verdict' | 'favours' | 'scenario'>,
  { army }: Naming,
): string => (favours === undefined ? verdictWords(verdict) : `helps ${army(favours, scenario)}`);

/** Switches that change other rules along with their own, or do nothing, as rows: the rule, what its switch also does, to which rules. */
export function hangingRows(result: AblationResult): [rule: string, also: string, others: string][] {
  const called = ruleNames(result);
  return result.rules.flatMap(({ id, on, alsoOff, alsoOn, needs }) =>
    [
      { others: needs, also: 'does nothing: it needs what is off' },
      { others: alsoOff, also: `switched ${on ? 'off' : 'on'} also turns off` },
      { others: alsoOn, also: `switched ${on ? 'off' : 'on'} also turns on` },
    ].flatMap(({ others, also }): [string, string, string][] =>
      others.length === 0 ? [] : [[called(id), also, ruleList(others, called)]],
    ),
  );
}

export const HANGING_HEADS = ['rule', 'its switch', 'other rules'] as const;

/** The parts of the whole as rows: what, estimate, interval. */
export function decompositionRows({ measure, whole, singles, pairs, rest }: Decomposition, screened: boolean): [string, string, string][] {
  const show = measure === 'score' ? points : signed;
  const row = (name: string, it: Interval): [string, string, string] => [name, show(it.estimate), span(it, show)];
  const more = pairs === null || screened ? 'rules together' : 'three rules or more together';
  return [
    row('each rule by itself, added up', singles),
    ...(pairs === null ? [] : [row('two rules together', pairs)]),
    row(`not explained: ${more}`, rest),
    row('all the rules, less none of them', whole),
  ];
}

/** What the columns of effects mean. */
export const LEGEND = [
  'An effect is what having the rule does, with the other rules as they are, on the same dice: to the games that red wins (draws count half) in percentage points, and to its lead in victory points.',
  'Intervals of single rules and all P values are corrected for their number; other intervals are not.',
  'No difference at all: no event changed, though the rule came up (or that cannot be counted, as for tables and the order of play). Never came up: not in the games in which that was counted. No difference that matters: the interval lies inside the margin.',
];

/** A difference as cells: estimate, interval, P value. */
export const cells = (it: Difference, show = points): [string, string, string] => [show(it.difference), span(it, show), pText(it.p)];
