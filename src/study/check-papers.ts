import { listSentences } from '../scenario/list-notes.ts';
import { type CheckResult, foundText, promisedText, VERDICT_WORDS, whereText } from './check-result.ts';
import type { Judged } from './judge.ts';
import { goOnText, toDecideText } from './to-decide-words.ts';

/** What programs say of a promise that is not kept. */
function sentence(it: Judged, result: CheckResult, pace: number | null): string {
  const found = `${it.subject}: ${foundText(it)}, promised ${promisedText(it)}`;
  if (it.verdict !== 'undecided') return found;
  const next = it.toDecide === null ? null : goOnText(result, pace);
  return `${VERDICT_WORDS.undecided}: ${found}; ${toDecideText(it)}${next === null ? '' : `. ${next}`}`;
}

/**
 * JUnit XML: a suite for the contract, a case for each promise. One that is not decided is an error, as its exit code is one: nobody should take it for kept.
 * It does not say how long it takes to go on: the file is the same however fast the games were played.
 */
export function checkJunit(result: CheckResult): string {
  const count = (verdict: string): number => result.promises.filter((it) => it.verdict === verdict).length;
  const cases = result.promises.map((it) => {
    const head = `    <testcase classname="${escapeXml(result.contract)}" name="${escapeXml(`${whereText(it)}: ${it.promise}`)}" file="${escapeXml(result.file)}" line="${it.line}"`;
    if (it.verdict === 'kept') return `${head}/>`;
    const inside =
      it.verdict === 'broken'
        ? `<failure type="broken" message="${escapeXml(sentence(it, result, null))}"/>`
        : `<error type="undecided" message="${escapeXml(sentence(it, result, null))}"/>`;
    return `${head}>${inside}</testcase>`;
  });
  const counts = `tests="${result.promises.length}" failures="${count('broken')}" errors="${count('undecided')}" skipped="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(result.title)}" ${counts}>`,
    ...propertiesOf(result),
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** What a reader of the results has to know of what was played; nothing where every ruleset was, with lists that were typed here and are legal. */
function propertiesOf({ lists }: CheckResult): string[] {
  const property = (name: string) => (words: string) => `      <property name="${name}" value="${escapeXml(words)}"/>`;
  const told = [...(lists?.failed ?? []).map(property('left out')), ...listSentences({ ...lists, failed: [] }).map(property('army list'))];
  return told.length === 0 ? [] : ['    <properties>', ...told, '    </properties>'];
}

const XML: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML allows no control characters or lone surrogates, escaped or not. */
const escapeXml = (text: string): string =>
  text.replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ').replace(/[&<>"]/g, (it) => XML[it] as string);

export interface AnnotationOptions {
  /** Games a second, to tell how long it takes to go on. */
  readonly pace: number | null;
  /** Of open promises: what they do to the build. */
  readonly undecided: 'error' | 'warning';
}

/** Annotations for GitHub: an error for each promise that fails the build, broken or open. */
export function checkAnnotations(result: CheckResult, { pace, undecided }: AnnotationOptions): string[] {
  return result.promises
    .filter((it) => it.verdict !== 'kept')
    .map((it) => {
      const title = `${result.contract}: ${it.promise} (${whereText(it)})`;
      const message = sentence(it, result, pace);
      return `::${it.verdict === 'broken' ? 'error' : undecided} file=${property(result.file)},line=${it.line},title=${property(title)}::${data(message)}`;
    });
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
