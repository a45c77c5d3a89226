import { armyHead, type Difference, findingWords, type Naming, naming, onceEach, type Summary } from '../analysis/index.ts';
import type { Manifest } from '../campaign/manifest.ts';
import type { Campaign } from '../campaign/result.ts';
import { counted } from '../rules/counted.ts';
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
  const named = naming(summary);
  return {
    title: 'Differences from the baseline',
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      { name: 'Against' },
      { name: 'Verdict' },
      numeric(`Won by ${armyHead(summary, 'red')}, percentage points`),
      numeric('Interval'),
      numeric('p'),
      numeric('VP margin'),
      numeric('Middle VP'),
      numeric('Identical pairs'),
      numeric('Shared dice, games won'),
      numeric('Shared dice, VP'),
    ],
    scenarios: summary.comparisons.map(({ scenario }) => scenario),
    rows: summary.comparisons.map((one) => [
      text(placeName(one)),
      text(named.ruleset(one.variant)),
      text(named.ruleset(one.baseline)),
      text(found(one, named)),
      ...differenceCells(one),
      middleCell(one.vpMiddle),
      number(String(one.identicalPairs), one.identicalPairs),
      factorCell(one.sharedDice.score),
      factorCell(one.sharedDice.vpMargin),
    ]),
  };
}

/** `helps Raiders (blue)`, or the verdict in words. */
const found = (
  { verdict, favours, scenario }: Pick<Summary['doctrines'][number], 'verdict' | 'favours' | 'scenario'>,
  { army }: Naming,
): string => (favours === undefined ? findingWords(verdict) : `helps ${army(favours, scenario)}`);

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
  const named = naming(summary);
  return {
    title: 'Over the doctrines',
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      { name: 'Doctrines, red against blue' },
      { name: 'Verdict' },
      numeric(`Won by ${armyHead(summary, 'red')} on average, percentage points`),
      numeric('Interval'),
      numeric('p'),
      numeric('Mean VP margin'),
    ],
    scenarios: summary.doctrines.map(({ scenario }) => scenario),
    rows: summary.doctrines.map((one) => [
      text(placeName({ scenario: one.scenario })),
      text(named.ruleset(one.variant)),
      text(one.doctrines.join(', ')),
      text(found(one, named)),
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
  const { ruleset } = naming(summary);
  return {
    title: 'Results',
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      numeric(`Won by ${armyHead(summary, 'red')}`),
      numeric('Interval'),
      numeric('Won, drawn, lost'),
      numeric('VP margin'),
      numeric('Rounds'),
      numeric('Games'),
      numeric('Different games'),
    ],
    scenarios: summary.results.map(({ scenario }) => scenario),
    rows: summary.results.map((one) => [
      text(placeName(one)),
      text(ruleset(one.variant)),
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
  const { ruleset } = naming(summary);
  const cell = ({ estimate, low, high }: { estimate: number; low: number; high: number }) =>
    number(`${points(estimate)} (${points(low)} to ${points(high)})`, estimate);
  return {
    title: 'What the first turn and the seat are worth, percentage points of games won above one half',
    columns: [{ name: 'Scenario' }, { name: 'Ruleset' }, numeric('First turn'), numeric('Seat 0')],
    scenarios: summary.results.map(({ scenario }) => scenario),
    rows: summary.results.map((one) => [
      text(placeName(one)),
      text(ruleset(one.variant)),
      cell(one.firstTurnAdvantage),
      cell(one.seatAdvantage),
    ]),
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
    [
      'Version',
      `${manifest.sandtable}, dice ${manifest.diceVersion}, commit ${manifest.commit ?? 'unknown'}, ${manifest.node === null ? 'in a browser' : `Node ${manifest.node}`}`,
    ],
    ...manifest.scenarios.map(({ id, digest }): [string, string] => ['Scenario', `${id} ${digest}`]),
    ...manifest.rulesets.map(({ spec, digest }): [string, string] => ['Ruleset', `${spec} ${digest}`]),
    [
      'Played',
      `${counted(manifest.engagements, 'game')} in ${manifest.seconds.toFixed(1)} s on ${counted(manifest.workers, 'worker')}, started ${manifest.started}`,
    ],
  ];
}
