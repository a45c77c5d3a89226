import type { AcrossDoctrines, Answer, Comparison, ResultSummary, Summary } from '../analysis/index.ts';
import { commandLine } from '../runner/commandLine.ts';
import { evidenceInWords, percent, points, where } from './words.ts';

type Titles = ReadonlyMap<string, string>;

/** @param titles Titles of scenarios by id; a scenario without one goes by its id. */
export function answer(summary: Summary, titles: Titles): Answer {
  const { comparisons, doctrines, results } = summary;
  if (comparisons.length === 0) {
    return { headline: 'How the armies fare', sentences: results.map((one) => ({ text: resultSentence(one, titles) })) };
  }
  const said = (text: string, { favours }: { favours?: 'red' | 'blue' }) => ({ text, ...(favours === undefined ? {} : { favours }) });
  return {
    headline: headline(summary),
    sentences: [
      ...doctrines.map((one) => said(doctrineSentence(one, summary, titles), one)),
      ...comparisons.map((one) => said(comparisonSentence(one, summary, titles), one)),
    ],
  };
}

/** One comparison as a sentence: what moved, by how much, and how sure that is. */
export function comparisonSentence(one: Comparison, summary: Summary, titles: Titles): string {
  const place = where(one, titles);
  const moved = movement(one.score.difference, one.baseline);
  const sure = evidenceInWords(one.score);
  const margin = Number((100 * summary.margin).toFixed(2));
  const { higher, lower } = one.effect.moves;
  const pairs = `In ${higher} of ${higher + lower + one.effect.moves.level} pairs red does better than before, in ${lower} worse.`;
  const sentence = {
    'no-op': `${one.variant} changes nothing in ${place}: every engagement is the same in every event as under ${one.baseline}. ${whyNothing(one, summary)}`,
    equivalent: `${one.variant} makes no difference that matters in ${place}: ${moved} (${sure}), inside ±${margin}.`,
    different: `${one.variant} helps ${one.favours ?? 'neither side'} in ${place}: ${moved} (${sure}). ${pairs}`,
    'not enough evidence': `There is not enough evidence about ${one.variant} in ${place}: ${moved} (${sure}), which rules out neither 0 nor a difference beyond ±${margin}.`,
  }[one.verdict];
  const bases = one.differentBases ? ' The two editions are different games, so this is not one rule’s doing.' : '';
  return (sentence + bases).trimEnd();
}

/** What a ruleset does over several pairs of doctrines. */
function doctrineSentence(one: AcrossDoctrines, summary: Summary, titles: Titles): string {
  const place = titles.get(one.scenario) ?? one.scenario;
  const all = `all ${one.doctrines.length} pairs of doctrines`;
  const mean = `on average ${movement(one.score.difference, one.baseline)} (${evidenceInWords(one.score)}).`;
  switch (one.verdict) {
    case 'no-op':
      return `${one.variant} changes nothing in ${place} under ${all}.`;
    case 'equivalent':
      return `${one.variant} makes no difference that matters in ${place} under each of ${all}; ${mean}`;
    case 'different':
      return `${one.variant} helps ${one.favours ?? 'neither side'} in ${place} under each of ${all}; ${mean}`;
    case 'depends on the doctrine':
      return `What ${one.variant} does in ${place} depends on the doctrine: ${byVerdict(one, summary)}; ${mean}`;
    case 'not enough evidence':
      return `There is not enough evidence that ${one.variant} does the same in ${place} under ${all}: ${byVerdict(one, summary)}; ${mean}`;
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

/** `red’s score rises by 4.1 percentage points against classic` */
function movement(difference: number, baseline: string): string {
  const size = Math.abs(100 * difference).toFixed(1);
  if (Number(size) === 0) return `red’s score moves by less than 0.1 percentage points against ${baseline}`;
  return `red’s score ${difference > 0 ? 'rises' : 'falls'} by ${size} percentage points against ${baseline}`;
}

/** Names in a list that are worth reading; of more only their number is told. */
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
    never.length > 0 && `Never exercised: ${named(never)} (no call ${inFirst}).`,
    idle.length > 0 &&
      `Exercised without effect: ${named(idle)} (${idle.reduce((sum, { called }) => sum + (called ?? 0), 0)} calls ${inFirst}).`,
    unseen.length > 0 && `Without effect: ${named(unseen)}, at work in tables or the order of play, where calls are not counted.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** Warnings about chunks of pairs that came out unlike the others, with the command that tells one of their pairs. */
export function chunkWarnings({ badChunks, seed }: Summary, titles: Titles): string[] {
  return badChunks.map((one) => {
    const pairs = `pairs ${one.firstPair} to ${one.lastPair}`;
    const scores = `red scores ${percent(one.score)} there and ${percent(one.otherwise)} elsewhere`;
    const doctrine = one.doctrine === undefined ? undefined : `red=${one.doctrines.red},blue=${one.doctrines.blue}`;
    const command = commandLine('replay', [one.scenario], { v: one.variant, doctrine, seed, pair: one.pair });
    return `Warning: ${where(one, titles)} under ${one.variant}: ${pairs} came out unlike the others, further than chance goes (${scores}; chi-squared, corrected p < 0.001). Do not trust this result before it is explained: ${command}`;
  });
}

/** Results of few distinct engagements, as sentences: more pairs then say little that is new. */
export function fewDistinct({ results }: Summary, titles: Titles): string[] {
  return results
    .filter(({ distinct, engagements }) => engagements > 2 && distinct * 2 < engagements)
    .map(
      (one) =>
        `Only ${one.distinct} of ${one.engagements} engagements of ${where(one, titles)} under ${one.variant} are distinct: dice decide little here, and more pairs add little.`,
    );
}

/** One result as a sentence, for runs with nothing to compare. */
export function resultSentence(one: ResultSummary, titles: Titles): string {
  const { estimate, low, high } = one.score;
  const lean = low > 0.5 ? 'favours red' : high < 0.5 ? 'favours blue' : 'shows no certain favour';
  return `${where(one, titles)} ${lean} under ${one.variant}: red scores ${percent(estimate)} (${percent(low)} to ${percent(high)}).`;
}

function headline({ comparisons, doctrines }: Summary): string {
  const [only] = comparisons;
  if (comparisons.length === 1 && only !== undefined) return verdictHeadline(only);
  const [across] = doctrines;
  if (doctrines.length === 1 && across !== undefined && comparisons.length === across.doctrines.length) return verdictHeadline(across);
  const count = (verdict: Comparison['verdict']) => comparisons.filter((one) => one.verdict === verdict).length;
  const different = count('different');
  const all = comparisons.length;
  if (different > 0) return `${different} of ${all} comparisons ${different === 1 ? 'shows' : 'show'} a difference`;
  if (count('no-op') === all) return `None of ${all} comparisons changes anything`;
  const open = count('not enough evidence');
  return open > 0 ? `${open} of ${all} comparisons are still open` : `None of ${all} comparisons makes a difference that matters`;
}

function verdictHeadline({ variant, verdict, favours, score }: Comparison | AcrossDoctrines): string {
  return {
    'no-op': `${variant} changes nothing`,
    equivalent: `${variant} makes no difference that matters`,
    different: `${variant} helps ${favours ?? 'neither side'} by ${points(Math.abs(score.difference)).replace('+', '')} points in a hundred`,
    'not enough evidence': `Not enough evidence about ${variant}`,
    'depends on the doctrine': `What ${variant} does depends on the doctrine`,
  }[verdict];
}
