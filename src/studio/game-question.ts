import { digestIn, fields, nameIn, pack, rulesetIn, seedIn, strange, unpack, wholeIn } from './link.ts';

/** Which game is watched: one of the two of a pair, under one ruleset or under two on the same dice. */
export interface GameQuestion {
  readonly scenario: string;
  readonly rulesets: readonly [string] | readonly [string, string];
  readonly seed: string;
  /** From 0. */
  readonly pair: number;
  readonly redSeat: 0 | 1;
}

/** A game as a link holds it. */
export interface SharedGame {
  readonly game: GameQuestion;
  /** The digest of the game under each ruleset; null where nobody has played it. */
  readonly digests: readonly string[] | null;
}

/** As on the command line. */
export const LAST_PAIR = 10_000_000;

/** The part of a link after the name of the view. */
export const gameLink = (shared: SharedGame): Promise<string> => pack(shared);

/** @throws LinkError */
export async function readGameLink(link: string): Promise<SharedGame> {
  const { game, digests } = fields(await unpack(link), ['game', 'digests']);
  const { scenario, rulesets, seed, pair, redSeat } = fields(game, ['scenario', 'rulesets', 'seed', 'pair', 'redSeat']);
  const asked = {
    scenario: nameIn(scenario, 'scenario'),
    rulesets: oneOrTwo(rulesets),
    seed: seedIn(seed),
    pair: wholeIn(pair, 'pair', 0, LAST_PAIR),
    redSeat: wholeIn(redSeat, 'redSeat', 0, 1) === 0 ? 0 : 1,
  } as const;
  if (digests === null) return { game: asked, digests };
  if (!Array.isArray(digests) || digests.length !== asked.rulesets.length) throw strange('digests');
  return { game: asked, digests: digests.map(digestIn) };
}

function oneOrTwo(rulesets: unknown): GameQuestion['rulesets'] {
  if (!Array.isArray(rulesets) || rulesets.length < 1 || rulesets.length > 2) throw strange('rulesets');
  return rulesets.length === 1 ? [rulesetIn(rulesets[0])] : [rulesetIn(rulesets[0]), rulesetIn(rulesets[1])];
}
