import { armyHead, mostOften, naming, type PanelDifference, type Summary, verdictWords } from '../analysis/index.ts';
import { mixInWords } from './panel-answer.ts';
import { number, numeric, type ReportCell, type ReportTable, text } from './report-table.ts';
import { percent, placeName, points } from './words.ts';

/** How to read what a panel's battles are worth. */
export function playerSentences({ panels }: Summary): string[] {
  return [
    'Every player of one side meets every player of the other on the same dice. What a side can expect is its share of games won when each side mixes its players to do its best, knowing that the other does too.',
    ...(panels.some(({ effects }) => effects.length > 0)
      ? [
          'When both adapt: the difference of what the side can expect under the two rulesets, each with its own best mixes. At the old mix: the difference for those who play on as if nothing had changed.',
        ]
      : []),
  ];
}

/** Which meeting the charts of a run with panels are about. */
export function chartSentences({ panels }: Summary): string[] {
  return panels.map((panel) => {
    const { red, blue } = mostOften(panel);
    return `Charts, games and rules of ${placeName(panel)} are about ${red} against ${blue}, who meet most often under the first ruleset.`;
  });
}

/** What battles are worth under each ruleset, and how rulesets differ. */
export function panelTables(summary: Summary): ReportTable[] {
  return [valueTable(summary), effectTable(summary)].filter(({ rows }) => rows.length > 0);
}

function valueTable(summary: Summary): ReportTable {
  const { ruleset } = naming(summary);
  const [red, blue] = [armyHead(summary, 'red'), armyHead(summary, 'blue')];
  return {
    title: `What ${red} can expect to win`,
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      numeric('Can expect'),
      numeric('Interval'),
      { name: `Plays for ${red}` },
      { name: `Plays for ${blue}` },
    ],
    scenarios: summary.panels.flatMap(({ scenario, values }) => values.map(() => scenario)),
    rows: summary.panels.flatMap((panel) =>
      panel.values.map(({ variant, value, mix }) => [
        text(placeName(panel)),
        text(ruleset(variant)),
        number(percent(value.estimate), value.estimate),
        number(`${percent(value.low)} to ${percent(value.high)}`, value.low),
        text(mixInWords(panel.players.red, mix.red)),
        text(mixInWords(panel.players.blue, mix.blue)),
      ]),
    ),
  };
}

function effectTable(summary: Summary): ReportTable {
  const { ruleset, army } = naming(summary);
  const [red, blue] = [armyHead(summary, 'red'), armyHead(summary, 'blue')];
  return {
    title: `How that differs for ${red}`,
    columns: [
      { name: 'Scenario' },
      { name: 'Ruleset' },
      { name: 'Verdict' },
      numeric('When both adapt, percentage points'),
      numeric('Interval'),
      numeric('At the old mix'),
      numeric('Interval'),
      numeric('Pairs that hold their own'),
      numeric(`Helped: ${red}`),
      numeric(`Helped: ${blue}`),
    ],
    scenarios: summary.panels.flatMap(({ scenario, effects }) => effects.map(() => scenario)),
    rows: summary.panels.flatMap((panel) =>
      panel.effects.map((it) => [
        text(placeName(panel)),
        text(ruleset(it.variant)),
        text(
          it.dependsOnPlayers
            ? 'depends on who plays'
            : it.favours === undefined
              ? verdictWords(it.verdict)
              : `helps ${army(it.favours, panel.scenario)}`,
        ),
        ...cells(it.score),
        ...cells(it.oldMix),
        number(String(it.competent), it.competent),
        number(String(it.helps.red.length), it.helps.red.length),
        number(String(it.helps.blue.length), it.helps.blue.length),
      ]),
    ),
  };
}

const cells = ({ difference, low, high }: PanelDifference): ReportCell[] => [
  number(points(difference), difference),
  number(`${points(low)} to ${points(high)}`, low),
];
