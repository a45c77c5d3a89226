import {
  armyHead,
  type Naming,
  naming,
  type Panel,
  type PanelEffect,
  type PanelValue,
  type Summary,
  verdictWords,
} from '../analysis/index.ts';
import { mixInWords } from '../report/panel-answer.ts';
import { paint, table } from './print.ts';

const hundred = (share: number): string => (100 * share).toFixed(0);
const points = (share: number): string => {
  const text = (100 * share).toFixed(1);
  return Number(text) === 0 ? '0.0' : share > 0 ? `+${text}` : text;
};

/** The panels of a run for a terminal: values and mixes, then every meeting of players. */
export function panelText(summary: Summary): string {
  return summary.panels
    .flatMap((panel) => [
      valueTable(panel, summary),
      ...effectTables(panel, summary),
      ...meetingTables(panel, summary),
      note(panel, summary),
    ])
    .join('\n\n');
}

function valueTable({ scenario, players, values }: Panel, summary: Summary): string {
  const { ruleset, army } = naming(summary);
  const expects = `${army('red', scenario)} can expect`;
  const heads = [scenario, expects, 'interval', `plays for ${army('red', scenario)}`, `plays for ${army('blue', scenario)}`];
  const rows = values.map(({ variant, value, mix }) => [
    ruleset(variant),
    `${(100 * value.estimate).toFixed(1)} %`,
    `${(100 * value.low).toFixed(1)} to ${(100 * value.high).toFixed(1)}`,
    mixInWords(players.red, mix.red),
    mixInWords(players.blue, mix.blue),
  ]);
  return table(heads, rows, [expects]);
}

function effectTables({ scenario, effects }: Panel, summary: Summary): string[] {
  if (effects.length === 0) return [];
  const named = naming(summary);
  const against = `against ${named.ruleset(effects[0]?.baseline ?? '')}`;
  const heads = [against, 'verdict', 'when both adapt', 'interval', 'at the old mix', 'interval', 'meetings of players'];
  const between = ({ low, high }: { readonly low: number; readonly high: number }): string => `${points(low)} to ${points(high)}`;
  const [red, blue] = [named.army('red', scenario), named.army('blue', scenario)];
  const rows = effects.map((it) => [
    named.ruleset(it.variant),
    verdictOf(it, scenario, named),
    points(it.score.difference),
    between(it.score),
    points(it.oldMix.difference),
    between(it.oldMix),
    `helps ${red} in ${it.helps.red.length}, ${blue} in ${it.helps.blue.length} of ${it.competent}`,
  ]);
  return [table(heads, rows, ['when both adapt', 'at the old mix'])];
}

function verdictOf({ verdict, favours, dependsOnPlayers }: PanelEffect, scenario: string, { army }: Naming): string {
  if (dependsOnPlayers) return paint('yellow', 'depends on who plays');
  return favours === undefined ? verdictWords(verdict) : paint('yellow', `helps ${army(favours, scenario)}`);
}

function meetingTables(panel: Panel, summary: Summary): string[] {
  return [
    ...panel.values.map((value) => scoreTable(panel, value, summary)),
    ...panel.effects.map((effect) => differenceTable(panel, effect, summary)),
  ];
}

/** Red's players down, blue's across, and how often each plays. */
function meetings({ players }: Panel, corner: string, cell: (doctrine: string) => string, plays?: PanelValue['mix']): string {
  const share = (weight: number | undefined): string => `${hundred(weight ?? 0)} %`;
  const rows = players.red.map((red, i) => [
    red,
    ...players.blue.map((blue) => cell(`${red} against ${blue}`)),
    ...(plays === undefined ? [] : [share(plays.red[i])]),
  ]);
  const last = plays === undefined ? [] : [['plays', ...plays.blue.map(share), '']];
  return table([corner, ...players.blue, ...(plays === undefined ? [] : ['plays'])], [...rows, ...last], [...players.blue, 'plays']);
}

function scoreTable(panel: Panel, { variant, mix }: PanelValue, summary: Summary): string {
  const { results } = summary;
  const cell = (doctrine: string): string => {
    const found = results.find((it) => it.scenario === panel.scenario && it.variant === variant && it.doctrine === doctrine);
    if (found === undefined) return '';
    const { estimate, low, high } = found.score;
    return `${hundred(estimate)} ±${hundred((high - low) / 2)}`;
  };
  return meetings(panel, `won by ${armyHead(summary, 'red')}, %, under ${naming(summary).ruleset(variant)}`, cell, mix);
}

function differenceTable(panel: Panel, { variant, baseline }: PanelEffect, summary: Summary): string {
  const { comparisons } = summary;
  const { ruleset } = naming(summary);
  const cell = (doctrine: string): string => {
    const found = comparisons.find((it) => it.scenario === panel.scenario && it.variant === variant && it.doctrine === doctrine);
    if (found === undefined) return '';
    return `${points(found.score.difference)}${found.verdict === 'different' ? '*' : ' '}`;
  };
  return meetings(panel, `${ruleset(variant)} less ${ruleset(baseline)}`, cell);
}

function note({ scenario, method, effects, values }: Panel, summary: Summary): string {
  const { army } = naming(summary);
  const [red, blue] = [army('red', scenario), army('blue', scenario)];
  const lines = [
    `${scenario}: players of ${red} down, of ${blue} across; what ${red} can expect is its share of games won when each side mixes its players to do its best. Differences are in percentage points.`,
    `Method: ${method}.`,
    ...values.slice(0, 1).map(({ pairs }) => `Cost: ${costInWords(pairs.flat())} under each ruleset.`),
    ...(effects.length === 0
      ? []
      : [
          'At the old mix: as if nobody noticed the change. * certain, after correction for all meetings. Players who do worse by more than 15 percentage points against the other side’s mix do not count in the last column.',
        ]),
  ];
  return lines.map((line) => paint('dim', line)).join('\n');
}

/** `736 pairs in 16 meetings, 16 to 128 each` */
function costInWords(pairs: readonly number[]): string {
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)];
  const all = pairs.reduce((sum, it) => sum + it, 0);
  return `${all} pairs in ${pairs.length} meetings, ${least === most ? least : `${least} to ${most}`} each`;
}
