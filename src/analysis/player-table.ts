import { item } from '../rules/item.ts';
import { titleLines, wideLines } from './lines.ts';
import type { Panel, PanelValue } from './panel-summary.ts';
import { rulesetLines } from './ruleset-lines.ts';
import type { Summary } from './summary.ts';
import { columnar, type Row, type Table } from './tidy.ts';

/** Most players of a side whose names have room above their columns. */
const ROOM = 8;

/** A row for each meeting of two players of a panel under each ruleset: red's score, and how often either is let to play. */
export function playerTable(summary: Summary): Table {
  let place = 0;
  return columnar(summary.panels.flatMap((panel) => panel.values.flatMap((value) => rowsOf(panel, value, summary, place++))));
}

function rowsOf(panel: Panel, value: PanelValue, summary: Summary, place: number): Row[] {
  const { results } = summary;
  const { scenario, title, players } = panel;
  const { variant, mix } = value;
  const label = rulesetLines(summary)(variant);
  const names = {
    scenario,
    title,
    variant,
    label,
    heading: titleLines(title),
    headline: wideLines(title),
    panel: `${titleLines(title)}\n${label}`,
    place,
  };
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const { estimate, low, high } = value.value;
  const note = `worth ${(100 * estimate).toFixed(1)} % to red (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
  return players.red.flatMap((red, i) =>
    players.blue.map((blue, j): Row => {
      const doctrine = `${red} against ${blue}`;
      const found = results.find((it) => it.scenario === scenario && it.variant === variant && it.doctrine === doctrine);
      const score = found?.score ?? { estimate: item(item(value.scores, i), j), low: 0, high: 1 };
      const [ofRed, ofBlue] = [item(mix.red, i), item(mix.blue, j)];
      return {
        ...names,
        heading_line: `${title} · ${variant}`,
        note,
        red,
        red_place: i,
        red_line: `${red}  ${percent(ofRed)}`,
        blue,
        blue_place: j,
        blue_line: `${blue}  ${percent(ofBlue)}`,
        roomy: players.blue.length <= ROOM,
        red_plays: ofRed,
        blue_plays: ofBlue,
        weight: ofRed * ofBlue,
        score: score.estimate,
        low: score.low,
        high: score.high,
        half: (score.high - score.low) / 2,
        shade: 2 * score.estimate - 1,
        pairs: item(item(value.pairs, i), j),
        worth: estimate,
        worth_low: low,
        worth_high: high,
      };
    }),
  );
}
