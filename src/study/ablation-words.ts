import type { Difference } from '../analysis/summary.ts';
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

/** The answer for one place, in sentences. */
export function answerOf(result: AblationResult, where: string): string {
  const effects = result.effects.filter((it) => place(it) === where);
  const moving = effects.filter((it) => it.verdict === 'different');
  const of = counted(effects.length, 'rule');
  const first =
    moving.length === 0
      ? `In ${where} none of ${of} is shown to move the score by itself.`
      : `In ${where} ${moving.length} of ${of} ${moving.length === 1 ? 'moves' : 'move'} the score of red by ${moving.length === 1 ? 'itself' : 'themselves'}: ${moving
          .slice(0, MOST_NAMED)
          .map(helps)
          .join(', ')}${moving.length > MOST_NAMED ? `, and ${moving.length - MOST_NAMED} more` : ''}.`;
  const count = (verdict: RuleVerdict): number => effects.filter((it) => it.verdict === verdict).length;
  const others = [
    [count('equivalent'), `make no difference of more than ${Number((100 * result.margin).toFixed(2))} points`],
    [count('not enough evidence'), 'are open'],
    [count('no-op'), 'changed no event'],
    [count('not exercised'), 'were never called'],
  ] as const;
  const rest = others
    .filter(([n]) => n > 0)
    .map(
      ([n, text]) =>
        `${n} ${
          n === 1
            ? text
                .replace(/^make /, 'makes ')
                .replace(/^are /, 'is ')
                .replace(/^were /, 'was ')
            : text
        }`,
    );
  return rest.length === 0 ? first : `${first} Of the others ${rest.join(', ')}.`;
}

const helps = ({ rule, title, favours, score }: Effect): string =>
  `${rule} (${title}) helps ${favours} by ${sizes(score).join(' points (')})`;

/** The size of a difference and of the ends of its interval, regardless of direction. */
function sizes({ difference, low, high }: Difference): [string, string] {
  const [least, most] = [low, high].map((it) => Math.abs(100 * it)).sort((a, b) => a - b) as [number, number];
  return [Math.abs(100 * difference).toFixed(1), `${least.toFixed(1)} to ${most.toFixed(1)}`];
}

/** Lines about what a switch changes along with its rule. */
export function hangingLines({ rules }: AblationResult): string[] {
  return rules.flatMap(({ id, on, alsoOff, alsoOn, needs }) => [
    ...(needs.length > 0 ? [`${id} does nothing: it needs ${needs.join(', ')}, which ${needs.length === 1 ? 'is' : 'are'} off`] : []),
    ...(alsoOff.length > 0 ? [`${id} switched ${on ? 'off' : 'on'} also turns off: ${alsoOff.join(', ')}`] : []),
    ...(alsoOn.length > 0 ? [`${id} switched ${on ? 'off' : 'on'} also turns on: ${alsoOn.join(', ')}`] : []),
  ]);
}

/** The parts of the whole as rows: what, estimate, interval. */
export function decompositionRows({ measure, whole, singles, pairs, rest }: Decomposition, screened: boolean): [string, string, string][] {
  const show = measure === 'score' ? points : signed;
  const row = (name: string, it: Interval): [string, string, string] => [name, show(it.estimate), span(it, show)];
  const more = pairs === null || screened ? 'rules together' : 'three rules or more together';
  return [
    row('each rule by itself, summed', singles),
    ...(pairs === null ? [] : [row('two rules together', pairs)]),
    row(`not explained: ${more}`, rest),
    row('all the rules, less none of them', whole),
  ];
}

/** What the columns of effects mean. */
export const LEGEND = [
  'An effect is what having the rule does, with the other rules as they are, on the same dice: to the score of red (a win is 1, a draw a half) in percentage points, and to the margin in victory points.',
  'Intervals of single rules and all P values are corrected for their number; other intervals are not.',
  'no-op: no event changed, though its code ran (or cannot be counted, as that of tables and of the order of play). not exercised: its code never ran in the engagements that were counted. equivalent: the interval lies inside the margin.',
];

/** A difference as cells: estimate, interval, P value. */
export const cells = (it: Difference, show = points): [string, string, string] => [show(it.difference), span(it, show), pText(it.p)];
