import type { Judged } from './judge.ts';

/** What a check came to: the content of `check.json`. */
export interface CheckResult {
  readonly format: 1;
  readonly contract: string;
  readonly file: string;
  readonly variant: string;
  readonly seed: string;
  readonly pairs: number;
  readonly confidence: number;
  readonly method: string;
  readonly verdict: 'kept' | 'broken' | 'undecided';
  readonly promises: readonly Judged[];
  /** What is not as it was when the baseline was accepted; null without one. */
  readonly changed: readonly string[] | null;
  /** Engagements most worth a look, as commands. */
  readonly look: readonly string[];
}

const three = (n: number): string => n.toFixed(3);

/** `0.512 (0.490 to 0.534), promised 0.400 to 0.600` */
export const foundText = ({ found, from, to }: Judged): string =>
  `${three(found.estimate)} (${three(found.low)} to ${three(found.high)}), promised ${three(from)} to ${three(to)}`;

/** One page for a pull request. */
export function checkMarkdown(result: CheckResult): string {
  const rows = result.promises.map(
    (it) =>
      `| ${it.scenario} | ${it.promise} | ${it.verdict} | ${three(it.found.estimate)} | ${three(it.found.low)} to ${three(it.found.high)} |`,
  );
  return [
    `## ${result.contract}: ${result.verdict}`,
    '',
    `${result.variant}, ${result.pairs} pairs, seed \`${result.seed}\`. ${Math.round(result.confidence * 1000) / 10} % confidence; ${result.method}.`,
    '',
    '| scenario | promise | verdict | found | interval |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...(result.changed === null
      ? []
      : [
          result.changed.length === 0
            ? 'Nothing has changed since the baseline.'
            : `Changed since the baseline: ${result.changed.join('; ')}.`,
          '',
        ]),
    ...(result.look.length === 0 ? [] : ['Worth a look:', '', ...result.look.map((it) => `- \`${it}\``), '']),
  ].join('\n');
}

/** JUnit XML: a suite for the contract, a case for each promise. */
export function checkJunit(result: CheckResult): string {
  const count = (verdict: string): number => result.promises.filter((it) => it.verdict === verdict).length;
  const cases = result.promises.map((it) => {
    const head = `    <testcase classname="${escapeXml(result.contract)}" name="${escapeXml(`${it.scenario}: ${it.promise}`)}" file="${escapeXml(result.file)}" line="${it.line}"`;
    if (it.verdict === 'kept') return `${head}/>`;
    const inside =
      it.verdict === 'broken'
        ? `<failure message="${escapeXml(foundText(it))}"/>`
        : `<skipped message="${escapeXml(`not enough evidence: ${foundText(it)}`)}"/>`;
    return `${head}>${inside}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${result.promises.length}" failures="${count('broken')}" skipped="${count('undecided')}">`,
    `  <testsuite name="${escapeXml(result.contract)}" tests="${result.promises.length}" failures="${count('broken')}" skipped="${count('undecided')}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const XML: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters have no place in XML, escaped or not. */
const escapeXml = (text: string): string => [...text].map((it) => (it < ' ' ? ' ' : (XML[it] ?? it))).join('');

/** Annotations for GitHub: an error for each broken promise, a warning for each undecided one. */
export function checkAnnotations(result: CheckResult): string[] {
  return result.promises
    .filter((it) => it.verdict !== 'kept')
    .map((it) => {
      const title = `${result.contract}: ${it.promise} in ${it.scenario}`;
      const message = it.verdict === 'broken' ? foundText(it) : `not enough evidence: ${foundText(it)}`;
      return `::${it.verdict === 'broken' ? 'error' : 'warning'} file=${property(result.file)},line=${it.line},title=${property(title)}::${data(message)}`;
    });
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
