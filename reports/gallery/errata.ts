/**
 * Writes the table of what the errata do into `variants/tenth/README.md`, from a run of all of them on the bundled scenarios:
 *
 *     sandtable ablate <all scenarios> -v tenth:before --add layer:errata -n 48 --out out/errata
 *     npm run errata -- out/errata
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Interval {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}
interface Effect {
  readonly scenario: string;
  readonly rule: string;
  readonly verdict: string;
  readonly pairs: number;
  readonly score: Interval;
  readonly vpMargin: Interval;
  readonly identicalPairs: number;
}
interface Whole {
  readonly scenario: string;
  readonly measure: string;
  readonly whole: { readonly estimate: number; readonly low: number; readonly high: number };
}
interface Ablation {
  readonly pairs: number;
  readonly rules: readonly { readonly id: string; readonly title: string }[];
  readonly effects: readonly Effect[];
  readonly decompositions: readonly Whole[];
}

const FROM = '<!-- errata: written by npm run errata -->';
const TO = '<!-- errata: end -->';

const signed = (n: number, digits = 1): string => {
  const text = Math.abs(n).toFixed(digits);
  return `${Number(text) === 0 ? '' : n < 0 ? '-' : '+'}${text}`;
};
const points = (n: number): string => signed(100 * n);
const range = (low: number, high: number): string => `${points(low)} to ${points(high)}`;

/** One row per erratum: in how many scenarios it ran and changed something, and where it did most. */
function ruleRow({ effects }: Ablation, { id, title }: { readonly id: string; readonly title: string }): string {
  const mine = effects.filter(({ rule }) => rule === id);
  const ran = mine.filter(({ verdict }) => verdict !== 'not exercised');
  const changed = ran.filter(({ identicalPairs, pairs }) => identicalPairs < pairs);
  const share = changed.reduce((sum, it) => sum + (it.pairs - it.identicalPairs) / it.pairs, 0) / Math.max(1, changed.length);
  const most = [...changed].sort((a, b) => Math.abs(b.score.difference) - Math.abs(a.score.difference))[0];
  const moved = changed.filter(({ verdict }) => verdict === 'different').map(({ scenario }) => scenario);
  const cells = [
    id,
    title,
    String(ran.length),
    String(changed.length),
    changed.length === 0 ? '' : `${Math.round(100 * share)} %`,
    most === undefined ? '' : `${most.scenario}: ${points(most.score.difference)} (${range(most.score.low, most.score.high)})`,
    moved.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** One row per scenario: what all errata together do to it. */
function wholeRow({ decompositions }: Ablation, scenario: string): string {
  const of = (measure: string): Whole | undefined => decompositions.find((it) => it.scenario === scenario && it.measure === measure);
  const score = of('score')?.whole;
  const vp = of('vpMargin')?.whole;
  return `| ${scenario} | ${score === undefined ? '' : `${points(score.estimate)} (${range(score.low, score.high)})`} | ${vp === undefined ? '' : `${signed(vp.estimate)} (${signed(vp.low)} to ${signed(vp.high)})`} |`;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder: npm run errata -- out/errata');
const ablation = JSON.parse(readFileSync(join(folder, 'ablation.json'), 'utf8')) as Ablation;
const scenarios = [...new Set(ablation.decompositions.map(({ scenario }) => scenario))];
const rules = [...ablation.rules].sort((a, b) => (a.id < b.id ? -1 : 1));
const silent = rules.filter(({ id }) =>
  ablation.effects.every((it) => it.rule !== id || it.identicalPairs === it.pairs || it.verdict === 'not exercised'),
);
const table = [
  FROM,
  '',
  `${ablation.pairs} pairs of each of ${scenarios.length} scenarios. Ran: scenarios in which the code of the rule ran; changed: those in which some engagement`,
  'went another way, and in what share of their pairs; most: the scenario whose score (red, in points of 100) it moved most, with the interval of',
  'that one difference, corrected for all rules of the scenario; shown: scenarios in which it is shown to move the score.',
  '',
  '| entry | | ran | changed | pairs | most | shown |',
  '|---|---|---|---|---|---|---|',
  ...rules.map((rule) => ruleRow(ablation, rule)),
  '',
  silent.length === 0
    ? 'Every erratum changed some engagement.'
    : `Not exercised, or without any effect, in these engagements: ${silent.map(({ id }) => id).join(', ')}.`,
  '',
  'All errata together:',
  '',
  '| scenario | score of red, points of 100 | margin in Victory points |',
  '|---|---|---|',
  ...scenarios.map((scenario) => wholeRow(ablation, scenario)),
  '',
  TO,
].join('\n');

const path = fileURLToPath(new URL('../../variants/tenth/README.md', import.meta.url));
const readme = readFileSync(path, 'utf8');
const [from, to] = [readme.indexOf(FROM), readme.indexOf(TO)];
if (from < 0 || to < from) throw new Error(`${path}: the marks ${FROM} and ${TO} are missing`);
writeFileSync(path, readme.slice(0, from) + table + readme.slice(to + TO.length));
