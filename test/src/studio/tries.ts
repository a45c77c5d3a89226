import { readFileSync } from 'node:fs';
import { ruleList } from '../../../src/catalogue/rule-list.ts';
import { type ToTry, toTry } from '../../../src/catalogue/to-try.ts';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import type { Battle } from '../../../src/scenario/types.ts';
import firstQuestion from '../../../src/studio/first-question.json' with { type: 'json' };
import type { loadSelection } from '../../../src/testing/index.ts';

/** Where the record is that the studio ships. */
export const RECORD = new URL('../../../src/studio/tried-in.json', import.meta.url);

/** A scenario in which each entry acts, by its ID; null for one that acts in none. */
export type TriedIn = Readonly<Record<string, string | null>>;

export const triedIn = (): TriedIn => JSON.parse(readFileSync(RECORD, 'utf8')) as TriedIn;

type Selection = Awaited<ReturnType<typeof loadSelection>>;

/** The studio's own seed, so that the games are those that it plays first. */
const ROOT = rootKey(firstQuestion.seed);

/** Digests of the first games of a battle, two for each pair. */
export function* gamesOf(selection: Selection, battle: Battle, pairs: number, ran?: Map<string, number>): Generator<string> {
  const { match, composed, counters } = compileMatch(selection, battle, { counting: ran !== undefined });
  const player = openPlayer(match);
  for (let pair = 0; pair < pairs; pair++)
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo } = player.play(ROOT, pair, seat);
      yield `${digestHi} ${digestLo}`;
    }
  counters.forEach((id, i) => {
    const calls = composed.calls[i] as number;
    if (calls > 0) ran?.set(id, (ran.get(id) ?? 0) + calls);
  });
}

/** Everything of an edition that can be tried, by ID. */
export function whatToTry(selection: Selection): Map<string, ToTry> {
  const lines = ruleList(selection, { base: false, counts: new Map() });
  return new Map(
    lines.flatMap((line) => {
      const tried = toTry(selection, line);
      return tried === null ? [] : [[line.id, tried] as const];
    }),
  );
}

/** In how many games two rulesets differ. */
export function apart(games: Iterable<string>, others: Generator<string>): number {
  let count = 0;
  for (const digest of games) if (digest !== others.next().value) count++;
  return count;
}
