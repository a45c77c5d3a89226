import {
  type AcrossDoctrines,
  type Answer,
  type Comparison,
  type Finding,
  type ResultSummary,
  type Summary,
  type Verdict,
  withoutPanels,
} from '../analysis/index.ts';
import { confirmationFindings } from './confirm-words.ts';
import { panelAnswer } from './panel-answer.ts';
import { evidenceInWords, percent, placeName, points, rulesetName } from './words.ts';

/** Order of verdicts: what a reader wants to know first. */
const WEIGHT: Readonly<Record<Verdict, number>> = { different: 0, 'not enough evidence': 1, equivalent: 2, 'no-op': 3 };

/**
 * The answer of a run: what moved, the largest difference first; or which army is favoured, where there is nothing to compare.
 * @param along What moved along with a difference, in words; default: nothing.
 */
export function answer(summary: Summary, along: (one: Comparison) => string = () => ''): Answer {
  const { headline: said, sentences } = answerOfGames(summary, along);
  return { headline: said, sentences: [...sentences.slice(0, 1), ...confirmationFindings(summary), ...sentences.slice(1)] };
}

function answerOfGames(summary: Summary, along: (one: Comparison) => string): Answer {
  if (summary.panels.length === 0) return answerApart(summary, along);
  const ofPanels = panelAnswer(summary);
  const rest = withoutPanels(summary);
  if (rest.results.length === 0) return ofPanels;
  const others = answerApart(rest, along);
  return { headline: `${ofPanels.headline}; ${others.headline}`, sentences: [...ofPanels.sentences, ...others.sentences] };
}

function answerApart(summary: Summary, along: (one: Comparison) => string): Answer {
  const { comparisons, doctrines = [], results } = summary;
  if (comparisons.length === 0) return { headline: levelHeadline(results), sentences: results.map((one) => levelFinding(one)) };
  const ordered = [...comparisons].sort(
    (a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict] || Math.abs(b.score.difference) - Math.abs(a.score.difference),
  );
  return {
    headline: headline(summary),
    sentences: [
      ...doctrines.map((one) => finding(doctrineSentence(one, summary), one.favours)),
      ...ordered.map((one) => finding(comparisonSentence(one, summary), one.favours, comparisonDetail(one, along(one)))),
    ],
  };
}

const finding = (text: string, favours?: 'red' | 'blue', detail = ''): Finding => ({
  text,
  ...(favours !== undefined && { favours }),
  ...(detail !== '' && { detail }),
});

/** One comparison as a sentence: what moved, by how much, how sure that is, and which army is favoured before and after. */
export function comparisonSentence(one: Comparison, summary: Summary): string {
  const place = placeName(one);
  const name = rulesetName(one.variant);
  const margin = Number((100 * summary.margin).toFixed(2));
  switch (one.verdict) {
    case 'no-op':
      return `${name} changes nothing in ${place}: every engagement is the same in every event as under ${rulesetName(one.baseline)}. ${whyNothing(one, summary)}`.trimEnd();
    case 'equivalent':
      return `${name} makes no difference that matters in ${place}: ${movement(one)} (${evidenceInWords(one.score)}), inside ±${margin}.`;
    case 'different': {
      const helped = one.favours ?? 'red';
      const sure = evidenceInWords(one.score, helped);
      return `${name} helps ${helped} in ${place} by ${size(one)} percentage points (${sure})${levels(one, helped, summary)}`;
    }
    case 'not enough evidence':
      return `There is not enough evidence about ${name} in ${place}: ${movement(one)} (${evidenceInWords(one.score)}), which rules out neither 0 nor a difference beyond ±${margin}.`;
  }
}

/** Further facts about a comparison. */
function comparisonDetail({ verdict, effect, differentBases }: Comparison, along: string): string {
  const moves = effect?.moves;
  const pairs =
    verdict === 'different' && moves !== undefined
      ? `In ${moves.higher} of ${moves.higher + moves.lower + moves.level} pairs red does better than before, in ${moves.lower} worse.`
      : '';
  const bases = differentBases && verdict !== 'no-op' ? 'The two editions are different games, so this is not one rule’s doing.' : '';
  return [pairs, along, bases].filter((part) => part !== '').join(' ');
}

/** `: blue scores 84.2 % instead of 60.7 % under Classic. Blue is favoured under both.` The difference is not the level. */
function levels(one: Comparison, helped: 'red' | 'blue', { results }: Summary): string {
  const of = (variant: string) =>
    results.find((it) => it.scenario === one.scenario && it.variant === variant && it.doctrine === one.doctrine);
  const [before, after] = [of(one.baseline), of(one.variant)];
  if (before === undefined || after === undefined) return '.';
  const share = ({ score }: ResultSummary) => percent(helped === 'red' ? score.estimate : 1 - score.estimate);
  return `: ${helped} scores ${share(after)} instead of ${share(before)} under ${rulesetName(one.baseline)}. ${favourites(before, after)}`;
}

/** The army that a result favours, if its interval excludes one half. */
export function favourite({ score: { low, high } }: ResultSummary): 'red' | 'blue' | null {
  return low > 0.5 ? 'red' : high < 0.5 ? 'blue' : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function favourites(before: ResultSummary, after: ResultSummary): string {
  const [was, is] = [favourite(before), favourite(after)];
  if (was === null && is === null) return 'Neither army is certainly the favourite under either.';
  if (was === is) return `${capital(was ?? '')} is the favourite under both.`;
  if (was === null) return `There was no certain favourite before; ${is} is now.`;
  return `${capital(was)} was the favourite before; ${is === null ? 'neither army certainly is now' : `${is} is now`}.`;
}

const size = ({ score }: Pick<Comparison, 'score'>): string => Math.abs(100 * score.difference).toFixed(1);

/** What a ruleset does across several pairs of doctrines. */
function doctrineSentence(one: AcrossDoctrines, summary: Summary): string {
  const name = rulesetName(one.variant);
  const place = placeName({ scenario: one.scenario });
  const all = `all ${one.doctrines.length} pairs of doctrines`;
  const mean = `on average ${movement(one)} (${evidenceInWords(one.score)}).`;
  switch (one.verdict) {
    case 'no-op':
      return `${name} changes nothing in ${place} under ${all}.`;
    case 'equivalent':
      return `${name} makes no difference that matters in ${place} under each of ${all}; ${mean}`;
    case 'different':
      return `${name} helps ${one.favours ?? 'neither side'} in ${place} under each of ${all}; ${mean}`;
    case 'depends on the doctrine':
      return `What ${name} does in ${place} depends on the doctrine: ${byVerdict(one, summary)}; ${mean}`;
    case 'not enough evidence':
      return `There is not enough evidence that ${name} does the same in ${place} under ${all}: ${byVerdict(one, summary)}; ${mean}`;
  }
}

/** `helps red with assault against gunline, equivalent with hold against hold` */
function byVerdict(one: AcrossDoctrines, { comparisons }: Summary): string {
  const found = new Map<string, string[]>();
  for (const { scenario, variant, verdict, favours, doctrine } of comparisons) {
    if (scenario !== one.scenario || variant !== one.variant || doctrine === undefined) continue;
    const finding = favours === undefined ? verdict : `helps ${favours}`;
    found.set(finding, [...(found.get(finding) ?? []), doctrine]);
  }
  return [...found].map(([finding, doctrines]) => `${finding} with ${doctrines.join(' and ')}`).join(', ');
}

/** `red’s score rises by 4.1 points against Classic` */
function movement(one: Pick<Comparison, 'score' | 'baseline'>): string {
  const baseline = rulesetName(one.baseline);
  if (Number(size(one)) === 0) return `red’s score moves by less than 0.1 points against ${baseline}`;
  return `red’s score ${one.score.difference > 0 ? 'rises' : 'falls'} by ${size(one)} percentage points against ${baseline}`;
}

/** Longest list of names worth reading; a longer one is given as a number. */
const MOST_NAMED = 5;

/** Why a ruleset that differs changes nothing. */
function whyNothing({ rules, scenario, variant, doctrine }: Comparison, { results }: Summary): string {
  if (rules === undefined || rules.length === 0) return '';
  const counted = results.find((it) => it.scenario === scenario && it.variant === variant && it.doctrine === doctrine)?.counted ?? 0;
  const named = (list: typeof rules): string => (list.length > MOST_NAMED ? `${list.length} rules` : list.map(({ id }) => id).join(', '));
  const never = rules.filter(({ called }) => called === 0);
  const idle = rules.filter(({ called }) => called !== null && called > 0);
  const unseen = rules.filter(({ called }) => called === null);
  const inFirst = `in the first ${counted} engagements`;
  return [
    never.length > 0 && `Never came up: ${named(never)} (no call ${inFirst}).`,
    idle.length > 0 &&
      `Came up without effect: ${named(idle)} (${idle.reduce((sum, { called }) => sum + (called ?? 0), 0)} calls ${inFirst}).`,
    unseen.length > 0 && `Without effect: ${named(unseen)}, at work in tables or the order of play, where calls are not counted.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** One result as a sentence: which army is favoured. */
function levelFinding(one: ResultSummary): Finding {
  const { estimate, low, high } = one.score;
  const lean = favourite(one);
  const army = lean ?? 'red';
  const share = (score: number) => percent(army === 'red' ? score : 1 - score);
  const interval = army === 'red' ? `${percent(low)} to ${percent(high)}` : `${percent(1 - high)} to ${percent(1 - low)}`;
  const says = lean === null ? 'shows no certain favourite' : `favours ${lean}`;
  return finding(
    `${placeName(one)} ${says} under ${rulesetName(one.variant)}: ${army} wins ${share(estimate)} of its games (likely ${interval}); draws count half.`,
    lean ?? undefined,
  );
}

function levelHeadline(results: readonly ResultSummary[]): string {
  const [only] = results;
  if (results.length !== 1 || only === undefined) return 'How the armies fare';
  const lean = favourite(only);
  return `${placeName(only)} ${lean === null ? 'shows no certain favourite' : `favours ${lean}`} under ${rulesetName(only.variant)}`;
}

function headline({ comparisons, doctrines = [] }: Summary): string {
  const [only] = comparisons;
  if (comparisons.length === 1 && only !== undefined) return verdictHeadline(only);
  const [across] = doctrines;
  if (doctrines.length === 1 && across !== undefined && comparisons.length === across.doctrines.length) return verdictHeadline(across);
  const count = (verdict: Comparison['verdict']) => comparisons.filter((one) => one.verdict === verdict).length;
  const different = comparisons.filter(({ verdict }) => verdict === 'different');
  const all = comparisons.length;
  if (different.length > 0) {
    const most = different.reduce((a, b) => (Math.abs(b.score.difference) > Math.abs(a.score.difference) ? b : a));
    const largest = `${rulesetName(most.variant)} helps ${most.favours ?? 'neither side'} by ${size(most)} percentage points in ${placeName(most)}`;
    return `${largest}; ${different.length} of ${all} comparisons ${different.length === 1 ? 'shows' : 'show'} a difference`;
  }
  if (count('no-op') === all) return `None of ${all} comparisons changes anything`;
  const open = count('not enough evidence');
  return open > 0 ? `${open} of ${all} comparisons are still open` : `None of ${all} comparisons makes a difference that matters`;
}

function verdictHeadline({ variant, verdict, favours, score }: Comparison | AcrossDoctrines): string {
  const name = rulesetName(variant);
  return {
    'no-op': `${name} changes nothing`,
    equivalent: `${name} makes no difference that matters`,
    different: `${name} helps ${favours ?? 'neither side'} by ${points(Math.abs(score.difference)).replace('+', '')} percentage points`,
    'not enough evidence': `Not enough evidence about ${name}`,
    'depends on the doctrine': `What ${name} does depends on the doctrine`,
  }[verdict];
}
