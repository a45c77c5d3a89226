import { type Difference, onceEach, type Summary } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import type { Manifest } from '../runner/manifest.ts';
import type { Campaign } from '../runner/result.ts';
import type { Interval } from '../stats/index.ts';
import { number, numeric, type ReportCell, type ReportTable, text } from './report-table.ts';
import { percent, placeName, points, pValue, signed } from './words.ts';

/** Scenario titles by id. */
export function titlesOf(campaign: Campaign): Map<string, string> {
  return new Map(campaign.scenarios.map(({ id, title }) => [id, title]));
}

/** The tables of a report: comparisons, results, advantages. Empty ones are left out. */
export function reportTables(summary: Summary): ReportTable[] {
  return [doctrineTable(summary), comparisonTable(summary), resultTable(summary), advantageTable(onceEach(summary))].filter(
    ({ rows }) => rows.length > 0,
  );
}

function comparisonTable(summary: Summary): ReportTable {
  return {
    title: 'Differences from the baseline',
    columns: [
      { name: 'Scenario' },
      { name: 'Variant' },
      { name: 'Baseline' },
      { name: 'Verdict' },
      numeric('Score, points'),
      numeric('Interval'),
      numeric('p'),
      numeric('VP margin'),
      numeric('Middle VP'),
      numeric('Identical pairs'),
      numeric('Shared dice, score'),
      numeric('Shared dice, VP'),
    ],
    rows: summary.comparisons.map((one) => [
      text(placeName(one)),
      text(one.variant),
      text(one.baseline),
      text(one.favours === undefined ? one.verdict : `helps ${one.favours}`),
      ...differenceCells(one),
      middleCell(one.vpMiddle),
      number(String(one.identicalPairs), one.identicalPairs),
      factorCell(one.sharedDice.score),
      factorCell(one.sharedDice.vpMargin),
    ]),
  };
}

function middleCell(middle: Interval | null): ReportCell {
  if (middle === null) return number('', 0);
  return number(`${signed(middle.estimate, 2)} (${signed(middle.low, 2)} to ${signed(middle.high, 2)})`, middle.estimate);
}

/** How many times larger the variance would be without shared dice. */
function factorCell(factor: Interval | null): ReportCell {
  if (factor === null) return number('', 0);
  return number(`×${factor.estimate.toFixed(1)} (${factor.low.toFixed(1)} to ${factor.high.toFixed(1)})`, factor.estimate);
}

function doctrineTable(summary: Summary): ReportTable {
  return {
    title: 'Over the doctrines',
    columns: [
      { name: 'Scenario' },
      { name: 'Variant' },
      { name: 'Doctrines, red against blue' },
      { name: 'Verdict' },
      numeric('Mean score, points'),
      numeric('Interval'),
      numeric('p'),
      numeric('Mean VP margin'),
    ],
    rows: summary.doctrines.map((one) => [
      text(placeName({ scenario: one.scenario })),
      text(one.variant),
      text(one.doctrines.join(', ')),
      text(one.favours === undefined ? one.verdict : `helps ${one.favours}`),
      ...differenceCells(one),
    ]),
  };
}

function differenceCells({ score, vpMargin }: { readonly score: Difference; readonly vpMargin: Difference }): ReportCell[] {
  return [
    number(points(score.difference), score.difference),
    number(`${points(score.low)} to ${points(score.high)}`, score.low),
    number(pValue(score.p), score.p),
    number(`${signed(vpMargin.difference, 2)} (${signed(vpMargin.low, 2)} to ${signed(vpMargin.high, 2)})`, vpMargin.difference),
  ];
}

function resultTable(summary: Summary): ReportTable {
  return {
    title: 'Results',
    columns: [
      { name: 'Scenario' },
      { name: 'Variant' },
      numeric('Score of red'),
      numeric('Interval'),
      numeric('Won, drawn, lost'),
      numeric('VP margin'),
      numeric('Rounds'),
      numeric('Engagements'),
      numeric('Distinct'),
    ],
    rows: summary.results.map((one) => [
      text(placeName(one)),
      text(one.variant),
      number(percent(one.score.estimate), one.score.estimate),
      number(`${percent(one.score.low)} to ${percent(one.score.high)}`, one.score.low),
      number(`${one.outcomes.red}, ${one.outcomes.draw}, ${one.outcomes.blue}`, one.outcomes.red),
      number(
        `${signed(one.vpMargin.estimate, 2)} (${signed(one.vpMargin.low, 2)} to ${signed(one.vpMargin.high, 2)})`,
        one.vpMargin.estimate,
      ),
      number(`${one.rounds.estimate.toFixed(1)} (${one.rounds.shortest} to ${one.rounds.longest})`, one.rounds.estimate),
      number(String(one.engagements), one.engagements),
      number(String(one.distinct), one.distinct),
    ]),
  };
}

function advantageTable(summary: Summary): ReportTable {
  const cell = ({ estimate, low, high }: { estimate: number; low: number; high: number }) =>
    number(`${points(estimate)} (${points(low)} to ${points(high)})`, estimate);
  return {
    title: 'First turn and seat, points of score above one half',
    columns: [{ name: 'Scenario' }, { name: 'Variant' }, numeric('First turn'), numeric('Seat 0')],
    rows: summary.results.map((one) => [text(placeName(one)), text(one.variant), cell(one.firstTurnAdvantage), cell(one.seatAdvantage)]),
  };
}

/** Waivers, converted datasheets and parts of missions not played, as sentences; one that says so where there are none. */
export function noteSentences({ notes }: Summary): string[] {
  const sentences = [
    ...notes.waivers.map((waiver) => `Waived: ${waiver}.`),
    ...notes.converted.map((sheet) => `Converted from another family: ${sheet}.`),
    ...notes.ignored.map((part) => `Parts of the mission not played: ${part}.`),
  ];
  return sentences.length > 0 ? sentences : ['No keyword was waived, no datasheet was converted, and missions were played whole.'];
}

/** Which rules each ruleset switches, as sentences. */
export function switchSentences({ rulesets }: Manifest): string[] {
  return rulesets.map(({ spec, variant, switches }) =>
    switches.length === 0 ? `${spec}: ${variant} unchanged.` : `${spec}: ${variant} with ${switches.join(', ')}.`,
  );
}

/** What identifies a run, as names and values. */
export function manifestRows(manifest: Manifest): [string, string][] {
  return [
    ['Seed', manifest.seed],
    ['Pairs', String(manifest.pairs)],
    ['Version', `${manifest.sandtable}, dice ${manifest.diceVersion}, commit ${manifest.commit ?? 'unknown'}, Node ${manifest.node}`],
    ...manifest.scenarios.map(({ id, digest }): [string, string] => ['Scenario', `${id} ${digest}`]),
    ...manifest.rulesets.map(({ spec, digest }): [string, string] => ['Ruleset', `${spec} ${digest}`]),
    [
      'Played',
      `${counted(manifest.engagements, 'engagement')} in ${manifest.seconds.toFixed(1)} s on ${counted(manifest.workers, 'worker')}, started ${manifest.started}`,
    ],
  ];
}
