import type { Answer, Finding } from '../analysis/answer.ts';
import { type Colour, type Naming, naming } from '../analysis/naming.ts';
import { withoutPanels } from '../analysis/panel-parts.ts';
import type { AcrossDoctrines, Comparison, ResultSummary, Summary, Verdict } from '../analysis/summary.ts';
import { verdictWords } from '../analysis/verdict-words.ts';
import { counted } from '../rules/counted.ts';
import { confirmationFindings } from './confirm-words.ts';
import { panelAnswer } from './panel-answer.ts';
import { likely, percent, placeName } from './words.ts';

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
  const named = naming(summary);
  if (comparisons.length === 0)
    return {
      headline: levelHeadline(results, named),
      sentences: results.map((one) => ({ ...levelFinding(one, named), scenario: one.scenario })),
    };
  const ordered = [...comparisons].sort(
    (a, b) => WEIGHT[a.verdict] - WEIGHT[b.verdict] || Math.abs(b.score.difference) - Math.abs(a.score.difference),
  );
  return {
    headline: headline(summary),
    sentences: [
      ...doctrines.map((one) => ({ ...finding(doctrineSentence(one, summary), one.favours), scenario: one.scenario })),
      ...ordered.map((one) => ({
        ...finding(comparisonSentence(one, summary), one.favours, comparisonDetail(one, along(one), named)),
        scenario: one.scenario,
      })),
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
  const { ruleset, army, again } = naming(summary);
  const name = ruleset(one.variant);
  switch (one.verdict) {
    case 'no-op':
      return `${name} makes no difference at all in ${place}: every game is the same in every event as under ${ruleset(one.baseline)}. ${whyNothing(one, summary)}`.trimEnd();
    case 'equivalent':
      return `${name} makes no difference that matters (less than ${marginOf(summary)} percentage points) in ${place}: ${movement(one, summary)}.`;
    case 'different': {
      const helped = one.favours ?? 'red';
      return `${name} helps ${army(helped, one.scenario)} in ${place} by ${size(one)} percentage points (${likely(one.score, helped)})${levels(one, helped, again(helped, one.scenario), summary)}`;
    }
    case 'not enough evidence':
      return `There are not enough games to tell what ${name} does in ${place}: ${movement(one, summary)}, so it may make no difference, or one of more than ${marginOf(summary)} percentage points.`;
  }
}

const marginOf = ({ margin }: Summary): string => String(Number((100 * margin).toFixed(2)));

/** Further facts about a comparison. */
function comparisonDetail({ scenario, verdict, effect, differentBases }: Comparison, along: string, { again }: Naming): string {
  const moves = effect?.moves;
  const pairs =
    verdict === 'different' && moves !== undefined
      ? `In ${moves.higher} of ${moves.higher + moves.lower + moves.level} pairs (two games on the same dice with the seats swapped) ${again('red', scenario)} did better than before, in ${moves.lower} worse.`
      : '';
  const bases = differentBases && verdict !== 'no-op' ? 'The two editions are different games, so this is not one rule’s doing.' : '';
  return [pairs, along, bases].filter((part) => part !== '').join(' ');
}

/** `: Raiders won 84.2 % of the games instead of 60.7 % under Classic (draws count half). ...` The difference is not the level. */
function levels(one: Comparison, helped: Colour, name: string, summary: Summary): string {
  const of = (variant: string) =>
    summary.results.find((it) => it.scenario === one.scenario && it.variant === variant && it.doctrine === one.doctrine);
  const [before, after] = [of(one.baseline), of(one.variant)];
  if (before === undefined || after === undefined) return '.';
  const share = ({ score }: ResultSummary) => percent(helped === 'red' ? score.estimate : 1 - score.estimate);
  const { ruleset, again } = naming(summary);
  return `: ${name} won ${share(after)} of the games (draws count half) instead of ${share(before)} under ${ruleset(one.baseline)}. ${favourites(before, after, (colour) => again(colour, one.scenario))}`;
}

/** The army that a result favours, if its interval excludes one half. */
export function favourite({ score: { low, high } }: ResultSummary): 'red' | 'blue' | null {
  return low > 0.5 ? 'red' : high < 0.5 ? 'blue' : null;
}

function favourites(before: ResultSummary, after: ResultSummary, called: (colour: Colour) => string): string {
  const [was, is] = [favourite(before), favourite(after)];
  if (was === null && is === null) return 'Neither army is certainly the favourite under either.';
  if (was === is) return `The favourite under both: ${called(was ?? 'red')}.`;
  if (was === null) return `There was no certain favourite before; now it is ${called(is ?? 'red')}.`;
  return `The favourite before was ${called(was)}; ${is === null ? 'now neither army certainly is' : `now it is ${called(is)}`}.`;
}

const size = ({ score }: Pick<Comparison, 'score'>): string => Math.abs(100 * score.difference).toFixed(1);

/** What a ruleset does across several pairs of doctrines. */
function doctrineSentence(one: AcrossDoctrines, summary: Summary): string {
  const { ruleset, army } = naming(summary);
  const name = ruleset(one.variant);
  const place = placeName({ scenario: one.scenario });
  const all = `all ${one.doctrines.length} pairs of doctrines`;
  const mean = `on average ${movement(one, summary)}.`;
  switch (one.verdict) {
    case 'no-op':
      return `${name} makes no difference at all in ${place} under ${all}.`;
    case 'equivalent':
      return `${name} makes no difference that matters in ${place} under each of ${all}; ${mean}`;
    case 'different':
      return `${name} helps ${one.favours === undefined ? 'neither side' : army(one.favours, one.scenario)} in ${place} under each of ${all}; ${mean}`;
    case 'depends on the doctrine':
      return `What ${name} does in ${place} depends on the doctrine: ${byVerdict(one, summary)}; ${mean}`;
    case 'not enough evidence':
      return `There are not enough games to tell whether ${name} does the same in ${place} under ${all}: ${byVerdict(one, summary)}; ${mean}`;
  }
}

/** `helps Raiders (blue) with assault against gunline, no difference that matters with hold against hold` */
function byVerdict(one: AcrossDoctrines, summary: Summary): string {
  const { army } = naming(summary);
  const found = new Map<string, string[]>();
  for (const { scenario, variant, verdict, favours, doctrine } of summary.comparisons) {
    if (scenario !== one.scenario || variant !== one.variant || doctrine === undefined) continue;
    const finding = favours === undefined ? verdictWords(verdict) : `helps ${army(favours, scenario)}`;
    found.set(finding, [...(found.get(finding) ?? []), doctrine]);
  }
  return [...found].map(([finding, doctrines]) => `${finding} with ${doctrines.join(' and ')}`).join(', ');
}

/** `Raiders (blue) won 4.1 percentage points more of the games than under Classic (likely between −1.0 and +9.2)` */
function movement({ score, baseline, scenario }: Pick<Comparison, 'score' | 'baseline' | 'scenario'>, summary: Summary): string {
  const { ruleset, army } = naming(summary);
  const gains = score.difference < 0 ? 'blue' : 'red';
  if (Number(size({ score })) === 0)
    return `${army(gains, scenario)} won about as many of the games as under ${ruleset(baseline)} (${likely(score, gains)} percentage points more)`;
  return `${army(gains, scenario)} won ${size({ score })} percentage points more of the games than under ${ruleset(baseline)} (${likely(score, gains)})`;
}

/** Longest list of names worth reading; a longer one is given as a number. */
const MOST_NAMED = 5;

/** Why a ruleset that differs changes nothing. */
function whyNothing({ rules, scenario, variant, doctrine }: Comparison, summary: Summary): string {
  if (rules === undefined || rules.length === 0) return '';
  const { rule } = naming(summary);
  const looked = summary.results.find((it) => it.scenario === scenario && it.variant === variant && it.doctrine === doctrine)?.counted ?? 0;
  const named = (list: typeof rules): string =>
    list.length > MOST_NAMED ? `${list.length} rules` : list.map(({ id }) => rule(id)).join(', ');
  const never = rules.filter(({ called }) => called === 0);
  const idle = rules.filter(({ called }) => called !== null && called > 0);
  const unseen = rules.filter(({ called }) => called === null);
  const inFirst = `in the first ${looked} games`;
  return [
    never.length > 0 && `Never came up ${inFirst}: ${named(never)}.`,
    idle.length > 0 &&
      `Came up ${inFirst} without effect: ${named(idle)} (${counted(
        idle.reduce((sum, { called }) => sum + (called ?? 0), 0),
        'time',
      )}).`,
    unseen.length > 0 && `Without effect: ${named(unseen)}, at work in tables or the order of play, where use cannot be counted.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** One result as a sentence: which army is favoured. */
function levelFinding(one: ResultSummary, { ruleset, army }: Naming): Finding {
  const { estimate, low, high } = one.score;
  const lean = favourite(one);
  const told = lean ?? 'red';
  const share = (score: number) => percent(told === 'red' ? score : 1 - score);
  const [from, to] = told === 'red' ? [low, high] : [high, low];
  const says =
    lean === null
      ? `no army is certainly the favourite: ${army(told, one.scenario)} won ${share(estimate)} of the games`
      : `the favourite is ${army(lean, one.scenario)}: ${share(estimate)} of the games won`;
  return finding(
    `In ${placeName(one)} under ${ruleset(one.variant)} ${says} (likely between ${share(from)} and ${share(to)}); draws count half.`,
    lean ?? undefined,
  );
}

function levelHeadline(results: readonly ResultSummary[], { ruleset, army }: Naming): string {
  const [only] = results;
  if (results.length !== 1 || only === undefined) return 'How the armies fare';
  const lean = favourite(only);
  const where = `in ${placeName(only)} under ${ruleset(only.variant)}`;
  return lean === null ? `No certain favourite ${where}` : `The favourite ${where}: ${army(lean, only.scenario)}`;
}

function headline(summary: Summary): string {
  const { comparisons, doctrines = [] } = summary;
  const named = naming(summary);
  const [only] = comparisons;
  if (comparisons.length === 1 && only !== undefined) return verdictHeadline(only, named);
  const [across] = doctrines;
  if (doctrines.length === 1 && across !== undefined && comparisons.length === across.doctrines.length)
    return verdictHeadline(across, named);
  const count = (verdict: Comparison['verdict']) => comparisons.filter((one) => one.verdict === verdict).length;
  const different = comparisons.filter(({ verdict }) => verdict === 'different');
  const all = comparisons.length;
  if (different.length > 0) {
    const most = different.reduce((a, b) => (Math.abs(b.score.difference) > Math.abs(a.score.difference) ? b : a));
    const largest = `${named.ruleset(most.variant)} helps ${helpedBy(most, named)} by ${size(most)} percentage points in ${placeName(most)}`;
    return `${largest}; ${different.length} of ${all} comparisons ${different.length === 1 ? 'shows' : 'show'} a difference`;
  }
  if (count('no-op') === all) return `None of ${all} comparisons shows any difference at all`;
  const open = count('not enough evidence');
  return open > 0
    ? `${open} of ${all} comparisons ${open === 1 ? 'is' : 'are'} still open`
    : `None of ${all} comparisons shows a difference that matters`;
}

const helpedBy = ({ favours, scenario }: Pick<Comparison, 'favours' | 'scenario'>, { army }: Naming): string =>
  favours === undefined ? 'neither side' : army(favours, scenario);

function verdictHeadline(one: Comparison | AcrossDoctrines, named: Naming): string {
  const name = named.ruleset(one.variant);
  return {
    'no-op': `${name} makes no difference at all`,
    equivalent: `${name} makes no difference that matters`,
    different: `${name} helps ${helpedBy(one, named)} by ${size(one)} percentage points`,
    'not enough evidence': `Not enough games to tell what ${name} does`,
    'depends on the doctrine': `What ${name} does depends on the doctrine`,
  }[one.verdict];
}
