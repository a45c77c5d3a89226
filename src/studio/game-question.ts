import { digestIn, fields, pack, rulesetIn, scenarioIn, seedIn, strange, unpack, wholeIn } from './link.ts';
import type { OwnFiles } from './own-files.ts';

/** Which game is watched: one of the two of a pair, under one ruleset or under two on the same dice. */
export interface GameQuestion {
  /** By name, or two armies on its field: `patrol.mine.assault`. */
  readonly scenario: string;
  readonly rulesets: readonly [string] | readonly [string, string];
  readonly seed: string;
  /** From 0. */
  readonly pair: number;
  readonly redSeat: 0 | 1;
  /** The reader's own files, which scenario and rulesets may name. */
  readonly own: OwnFiles;
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
export const gameLink = ({ game: { own, ...game }, digests }: SharedGame): Promise<string> => pack({ game, digests }, own);

/** @throws LinkError */
export async function readGameLink(link: string): Promise<SharedGame> {
  const { asked: data, own } = await unpack(link);
  const { game, digests } = fields(data, ['game', 'digests']);
  const { scenario, rulesets, seed, pair, redSeat } = fields(game, ['scenario', 'rulesets', 'seed', 'pair', 'redSeat']);
  const asked = {
    scenario: scenarioIn(scenario),
    rulesets: oneOrTwo(rulesets, own),
    seed: seedIn(seed),
    pair: wholeIn(pair, 'pair', 0, LAST_PAIR),
    redSeat: wholeIn(redSeat, 'redSeat', 0, 1) === 0 ? 0 : 1,
    own,
  } as const;
  if (digests === null) return { game: asked, digests };
  if (!Array.isArray(digests) || digests.length !== asked.rulesets.length) throw strange('digests');
  return { game: asked, digests: digests.map(digestIn) };
}

function oneOrTwo(rulesets: unknown, own: OwnFiles): GameQuestion['rulesets'] {
  if (!Array.isArray(rulesets) || rulesets.length < 1 || rulesets.length > 2) throw strange('rulesets');
  return rulesets.length === 1 ? [rulesetIn(rulesets[0], own)] : [rulesetIn(rulesets[0], own), rulesetIn(rulesets[1], own)];
}
