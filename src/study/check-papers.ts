import type { ClaimVerdict, Judged } from './judge.ts';
import { amountText, type Unit } from './promises.ts';
import type { Look } from './worth-a-look.ts';

/** How many pairs of a matchup went differently from the baseline. */
export interface Comparison {
  readonly matchup: string;
  /** Pairs played now that are in the baseline. */
  readonly pairs: number;
  /** Of these, pairs that went differently. */
  readonly changed: number;
}

/** The result of a check: the content of `check.json`. */
export interface CheckResult {
  readonly format: 1;
  readonly contract: string;
  readonly title: string;
  readonly file: string;
  readonly variant: string;
  readonly seed: string;
  /** Most pairs played for any matchup. */
  readonly pairs: number;
  /** Most pairs allowed for any matchup. */
  readonly budget: number;
  /** In all matchups under all rulesets. */
  readonly engagements: number;
  readonly confidence: number;
  readonly method: string;
  readonly verdict: ClaimVerdict;
  /** `--accept`: a new baseline was written. */
  readonly accepted: boolean;
  readonly promises: readonly Judged[];
  /** What has changed since the baseline was accepted, in words; null without one. */
  readonly changed: readonly string[] | null;
  /** The pairs compared with those of the baseline; null without one, or if it has other dice. */
  readonly compared: readonly Comparison[] | null;
  /** Engagements most worth a look. */
  readonly look: readonly Look[];
}

export const VERDICT_WORDS: Readonly<Record<ClaimVerdict, string>> = {
  kept: 'kept',
  broken: 'broken',
  undecided: 'not enough games to tell',
};

/** `duel`, or `duel (gunline against assault)` */
export const whereText = ({ scenario, doctrine }: Judged): string => (doctrine === undefined ? scenario : `${scenario} (${doctrine})`);

/** `53.1 % (51 to 55.2 %)`, with the unit once; `nothing yet` before anything is known. */
export function foundText({ found, unit }: Judged): string {
  if (!(Number.isFinite(found.low) && Number.isFinite(found.high))) return 'too few games to tell';
  const short = (n: number): string => amountText(n, unit).split(' ')[0] as string;
  return `${amountText(found.estimate, unit)} (${short(found.low)} to ${short(found.high)})`;
}

/** `45 to 55 %`, `at most 5 percentage points` */
export function promisedText({ from, to, unit }: Judged): string {
  const [low, high] = [
    from === null || (unit === 'share' && from === 0) ? null : from,
    to === null || (unit === 'share' && to === 1) ? null : to,
  ];
  if (low === null && high === null) return 'anything';
  if (low === null) return `at most ${amountText(high as number, unit)}`;
  if (high === null) return `at least ${amountText(low, unit)}`;
  return `${short(low, unit)} to ${amountText(high, unit)}`;
}

const short = (n: number, unit: Unit): string => amountText(n, unit).split(' ')[0] as string;

const sentence = (it: Judged): string =>
  `${it.subject}: ${foundText(it)}, promised ${promisedText(it)}${it.verdict === 'undecided' ? `; not decided after ${it.pairs} pairs` : ''}`;

/** JUnit XML: a suite for the contract, a case for each promise. One that is not decided is an error, as its exit code is one: nobody should take it for kept. */
export function checkJunit(result: CheckResult): string {
  const count = (verdict: string): number => result.promises.filter((it) => it.verdict === verdict).length;
  const cases = result.promises.map((it) => {
    const head = `    <testcase classname="${escapeXml(result.contract)}" name="${escapeXml(`${whereText(it)}: ${it.promise}`)}" file="${escapeXml(result.file)}" line="${it.line}"`;
    if (it.verdict === 'kept') return `${head}/>`;
    const inside =
      it.verdict === 'broken'
        ? `<failure type="broken" message="${escapeXml(sentence(it))}"/>`
        : `<error type="undecided" message="${escapeXml(`${VERDICT_WORDS.undecided}: ${sentence(it)}`)}"/>`;
    return `${head}>${inside}</testcase>`;
  });
  const counts = `tests="${result.promises.length}" failures="${count('broken')}" errors="${count('undecided')}" skipped="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(result.contract)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const XML: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML allows no control characters or lone surrogates, escaped or not. */
const escapeXml = (text: string): string =>
  text.replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ').replace(/[&<>"]/g, (it) => XML[it] as string);

/** Annotations for GitHub: an error for each broken promise, a warning for each undecided one. */
export function checkAnnotations(result: CheckResult): string[] {
  return result.promises
    .filter((it) => it.verdict !== 'kept')
    .map((it) => {
      const title = `${result.contract}: ${it.promise} (${whereText(it)})`;
      const message = it.verdict === 'broken' ? sentence(it) : `${VERDICT_WORDS.undecided}: ${sentence(it)}`;
      return `::${it.verdict === 'broken' ? 'error' : 'warning'} file=${property(result.file)},line=${it.line},title=${property(title)}::${data(message)}`;
    });
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
