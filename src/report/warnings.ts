import { type Naming, naming, onceEach, type Summary } from '../analysis/index.ts';
import { commandLine } from '../campaign/command-line.ts';
import { percent, placeName } from './words.ts';

/** Warnings about chunks of pairs whose results differ from the others by more than chance, with the command that replays one of their pairs. */
export function chunkWarnings(summary: Summary): string[] {
  const { badChunks = [], seed } = summary;
  const { ruleset, army } = naming(summary);
  return badChunks.map((one) => {
    const pairs = `pairs ${one.firstPair} to ${one.lastPair}`;
    const scores = `${army('red', one.scenario)} won ${percent(one.score)} of the games there and ${percent(one.otherwise)} elsewhere`;
    const doctrine = one.doctrine === undefined ? undefined : `red=${one.doctrines.red},blue=${one.doctrines.blue}`;
    const command = commandLine('replay', [one.scenario], { v: one.variant, doctrine, seed, pair: one.pair });
    return `Warning: ${placeName(one)} under ${ruleset(one.variant)}: ${pairs} differ from the others by more than chance (${scores}; chi-squared, corrected p < 0.001). Do not trust this result until that is explained: ${command}`;
  });
}

/** Sentences about results with few distinct engagements: more pairs then add little. */
export function fewDistinct(summary: Summary): string[] {
  const { ruleset } = naming(summary);
  return summary.results
    .filter(({ distinct, engagements }) => engagements > 2 && distinct * 2 < engagements)
    .map(
      (one) =>
        `Only ${one.distinct} of ${one.engagements} games of ${placeName(one)} under ${ruleset(one.variant)} differ from each other: dice decide little here, and more pairs add little.`,
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
  const named = naming(summary);
  const alone = results.filter(({ scenario }) => !values.some((it) => it.scenario === scenario));
  const onesided = [...values, ...alone].filter(({ score }) => score.estimate < ROOM.from || score.estimate > ROOM.to);
  const drawn = results.filter(({ outcomes, engagements }) => outcomes.draw > MOST_DRAWN * engagements);
  return [
    ...(onesided.length === 0
      ? []
      : [
          `One-sided: ${listed(onesided.map((it) => won(it, named)))}. Above ${percent(ROOM.to, 0)} there is little room to move, and a rule may do more than the difference shows.`,
        ]),
    ...(drawn.length === 0
      ? []
      : [
          `Mostly drawn: ${listed(drawn.map((it) => placed(it, it.outcomes.draw / it.engagements, named)))}. With more than ${percent(MOST_DRAWN, 0)} of games drawn, wins hide what moves them; look at the victory points.`,
        ]),
  ];
}

/** `14.0 % in Duel under Classic` */
const placed = (one: At, share: number, { ruleset }: Naming): string =>
  `${percent(share)} in ${placeName(one)} under ${ruleset(one.variant)}`;

/** `Raiders (blue) won 86.0 % in Duel under Classic` */
function won(one: At & { readonly score: { readonly estimate: number } }, named: Naming): string {
  const { estimate } = one.score;
  return `${named.army(estimate < 0.5 ? 'blue' : 'red', one.scenario)} won ${placed(one, Math.max(estimate, 1 - estimate), named)}`;
}

interface At {
  readonly scenario: string;
  readonly variant: string;
  readonly doctrine?: string;
}

/** Most results that a warning names. */
const MOST_NAMED = 4;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMED ? names.join(', ') : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;
