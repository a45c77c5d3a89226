import type { Summary } from '../analysis/index.ts';
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
