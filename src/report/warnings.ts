import { onceEach, type Summary } from '../analysis/index.ts';
import { commandLine } from '../runner/command-line.ts';
import { percent, placeName, rulesetName } from './words.ts';

/** Warnings about chunks of pairs whose results differ from the others by more than chance, with the command that replays one of their pairs. */
export function chunkWarnings({ badChunks = [], seed }: Summary): string[] {
  return badChunks.map((one) => {
    const pairs = `pairs ${one.firstPair} to ${one.lastPair}`;
    const scores = `red scores ${percent(one.score)} there and ${percent(one.otherwise)} elsewhere`;
    const doctrine = one.doctrine === undefined ? undefined : `red=${one.doctrines.red},blue=${one.doctrines.blue}`;
    const command = commandLine('replay', [one.scenario], { v: one.variant, doctrine, seed, pair: one.pair });
    return `Warning: ${placeName(one)} under ${one.variant}: ${pairs} differ from the others by more than chance (${scores}; chi-squared, corrected p < 0.001). Do not trust this result until that is explained: ${command}`;
  });
}

/** Sentences about results with few distinct engagements: more pairs then add little. */
export function fewDistinct({ results }: Summary): string[] {
  return results
    .filter(({ distinct, engagements }) => engagements > 2 && distinct * 2 < engagements)
    .map(
      (one) =>
        `Only ${one.distinct} of ${one.engagements} engagements of ${placeName(one)} under ${rulesetName(one.variant)} are distinct: dice decide little here, and more pairs add little.`,
    );
}

/** Scores outside leave little room to move. */
const ROOM = { from: 0.15, to: 0.85 };
/** Shares of drawn games above hide what tips a game a little. */
const MOST_DRAWN = 0.4;

/**
 * Warnings about results in which effects hide: so one-sided that a rule can hardly move the score, or mostly drawn. Of a panel: what
 * the battle is worth, and the draws of its most frequent meeting.
 */
export function littleRoom(summary: Summary): string[] {
  const values = summary.panels.flatMap(({ scenario, values: list }) =>
    list.map((it) => ({ scenario, variant: it.variant, score: it.value })),
  );
  const { results } = onceEach(summary);
  const alone = results.filter(({ scenario }) => !values.some((it) => it.scenario === scenario));
  const onesided = [...values, ...alone].filter(({ score }) => score.estimate < ROOM.from || score.estimate > ROOM.to);
  const drawn = results.filter(({ outcomes, engagements }) => outcomes.draw > MOST_DRAWN * engagements);
  return [
    ...(onesided.length === 0
      ? []
      : [
          `One-sided: red scores ${listed(onesided.map((it) => placed(it, it.score.estimate)))}. Outside ${percent(ROOM.from, 0)} to ${percent(ROOM.to, 0)} there is little room to move, and a rule may do more than the difference shows.`,
        ]),
    ...(drawn.length === 0
      ? []
      : [
          `Mostly drawn: ${listed(drawn.map((it) => placed(it, it.outcomes.draw / it.engagements)))}. With more than ${percent(MOST_DRAWN, 0)} of games drawn the score hides what moves them; look at the victory points.`,
        ]),
  ];
}

/** `14.0 % in Duel under Classic` */
const placed = (one: { readonly scenario: string; readonly variant: string; readonly doctrine?: string }, share: number): string =>
  `${percent(share)} in ${placeName(one)} under ${rulesetName(one.variant)}`;

/** Most results that a warning names. */
const MOST_NAMED = 4;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMED ? names.join(', ') : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;
