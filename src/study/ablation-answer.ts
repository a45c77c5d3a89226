import { type Answer, type Naming, naming } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import { methodLine } from './ablation-paper.ts';
import type { AblationResult } from './ablation-result.ts';
import { answerOf, hangingRows, LEGEND, place, places, points, ruleNames, ruleWords, span } from './ablation-words.ts';
import type { Effect } from './effects.ts';
import { trueMinus } from './true-minus.ts';

/** Most rules or pairs that a sentence names. */
const MOST_NAMED = 3;

/** The answer of an ablation: which rules move the score, what they add up to, and how much is due to each. */
export function ablationAnswer(result: AblationResult, titleOf: (scenario: string) => string): Answer {
  const titled = withTitles(result, titleOf);
  const wheres = places(titled);
  const sentences = wheres.flatMap((where) => [
    answerOf(titled, where),
    ...wholeSentence(titled, where),
    ...shareSentence(titled, where),
    ...pairSentence(titled, where),
  ]);
  const shares = result.sharesMethod === '' ? [] : [`Shares: ${result.sharesMethod}. They sum to the whole.`];
  return {
    about: `What each of ${counted(result.rules.length, 'rule')} of ${naming(result).ruleset(result.variant)} does in ${[...new Set(titled.effects.map((it) => it.scenario))].join(', ')}`,
    headline: headline(titled),
    sentences: sentences.map((text) => ({ text: trueMinus(text) })),
    method: [...LEGEND, methodLine(result), ...shares, ...hangingRows(result).map((row) => `${row.join(' ')}.`)].map(trueMinus),
  };
}

/** The result with scenarios named by their titles. */
function withTitles(result: AblationResult, titleOf: (scenario: string) => string): AblationResult {
  const titled = <T extends { readonly scenario: string }>(list: readonly T[]): T[] =>
    list.map((it) => ({ ...it, scenario: titleOf(it.scenario) }));
  const { names } = result;
  return {
    ...result,
    ...(names !== undefined && {
      names: { ...names, armies: Object.fromEntries(Object.entries(names.armies).map(([id, armies]) => [titleOf(id), armies])) },
    }),
    effects: titled(result.effects),
    decompositions: titled(result.decompositions),
    interactions: titled(result.interactions),
    shares: titled(result.shares),
  };
}

function headline(result: AblationResult): string {
  const { effects, rules } = result;
  const moving = effects.filter((it) => it.verdict === 'different');
  const [first] = moving;
  if (first === undefined) {
    const open = effects.some((it) => it.verdict === 'not enough evidence');
    const [only] = rules;
    if (rules.length === 1 && only !== undefined) {
      const name = ruleWords({ rule: only.id, title: only.title });
      return open ? `Not enough games to tell what ${name} does` : `${name} makes no difference that matters`;
    }
    return open
      ? `None of ${rules.length} rules is shown to matter by itself`
      : `None of ${rules.length} rules makes a difference that matters`;
  }
  const ids = new Set(moving.map((it) => it.rule));
  const what = `${ruleWords(first)} ${helps(
    moving.filter((it) => it.rule === first.rule),
    naming(result),
  )}`;
  if (ids.size > 1) return `${what}; ${ids.size} of ${rules.length} rules matter by themselves`;
  return `${what}${rules.length === 1 ? '' : `, the only one of ${rules.length} rules that matters by itself`}`;
}

function helps(moving: readonly Effect[], { army }: Naming): string {
  const [first, ...others] = moving as [Effect, ...Effect[]];
  if (others.some(({ favours }) => favours !== first.favours)) return 'helps one side here, the other there';
  const by = others.length > 0 ? '' : ` by ${Math.abs(100 * first.score.difference).toFixed(1)} percentage points`;
  return `helps ${army(first.favours ?? 'red', first.scenario)}${by}`;
}

function wholeSentence(all: AblationResult, where: string): string[] {
  const { decompositions, screened } = all;
  const found = decompositions.find((it) => place(it) === where && it.measure === 'score');
  if (found === undefined) return [];
  const { whole, singles, pairs, rest } = found;
  const by = (it: typeof whole): string => `${points(it.estimate)} (${span(it)})`;
  const two = pairs === null ? '' : `pairs add ${by(pairs)}, `;
  /** Where there is only one place it has been named in the first sentence. */
  const inPlace = (result: AblationResult, where: string): string => (places(result).length === 1 ? '' : ` in ${where}`);

  const more = pairs === null || screened.length > 0 ? 'further joint effects add' : 'three or more together add';
  return [
    `Together the rules are worth ${by(whole)} percentage points to ${naming(all).army('red', found.scenario)}${inPlace(all, where)}; their separate effects add up to ${by(singles)}, ${two}${more} ${by(rest)}.`,
  ];
}

function shareSentence(all: AblationResult, where: string): string[] {
  const sure = all.shares.filter((it) => place(it) === where && it.verdict === 'different');
  if (sure.length === 0) return [];
  const named = sure
    .slice(0, MOST_NAMED)
    .map(({ rule, title, score }) => `${points(score.difference)} from ${ruleWords({ rule, title })}, likely ${span(score)}`);
  return [`Of the whole${inPlace(all, where)}, these percentage points are certain: ${named.join(', ')}${more(sure.length)}.`];
}

function pairSentence(all: AblationResult, where: string): string[] {
  const here = all.interactions.filter((it) => place(it) === where);
  if (here.length === 0) return [];
  const sure = here.filter((it) => it.verdict === 'different');
  if (sure.length === 0)
    return [`Of ${here.length} pairs of rules${inPlace(all, where)} none is shown to do more or less than its rules do separately.`];
  const named = sure
    .slice(0, MOST_NAMED)
    .map(({ rules, score }) => `${rules.map(ruleNames(all)).join(' and ')} by ${points(score.difference)} (${span(score)})`);
  return [
    `${sure.length} of ${here.length} pairs of rules${inPlace(all, where)} certainly do more or less than their rules do separately: ${named.join(', ')}${more(sure.length)}.`,
  ];
}

/** Where there is only one place it has been named in the first sentence. */
const inPlace = (result: AblationResult, where: string): string => (places(result).length === 1 ? '' : ` in ${where}`);

const more = (count: number): string => (count > MOST_NAMED ? `, and ${count - MOST_NAMED} more` : '');
