import { digestIn, fields, nameIn, pack, rulesetIn, seedIn, strange, unpack, wholeIn } from './link.ts';

/** What is asked of the first view: what the second ruleset does to a scenario, against the first. */
export interface Question {
  readonly scenario: string;
  /** Specifications of two rulesets; the first is the baseline. */
  readonly rulesets: readonly [string, string];
  readonly seed: string;
  /** Most pairs of games. */
  readonly pairs: number;
}

/** A question with what somebody found, as a link holds it. */
export interface Shared {
  readonly question: Question;
  /** Pairs that were played, and the digest of these games; null where nobody has played. */
  readonly answer: { readonly pairs: number; readonly digest: string } | null;
}

const MOST_PAIRS = 20_000;

/** The part of a link after `#`. */
export const linkOf = (shared: Shared): Promise<string> => pack(shared);

/**
 * What a link holds; it may begin with `#`.
 * @throws LinkError
 */
export const readLink = async (hash: string): Promise<Shared> => checked(await unpack(hash.replace(/^#/, '')));

function checked(data: unknown): Shared {
  const { question, answer } = fields(data, ['question', 'answer']);
  const asked = questionIn(question);
  if (answer === null) return { question: asked, answer: null };
  const found = fields(answer, ['pairs', 'digest']);
  return { question: asked, answer: { pairs: wholeIn(found['pairs'], 'pairs', 1, MOST_PAIRS), digest: digestIn(found['digest']) } };
}

/** @throws LinkError for anything else than a question */
export function questionIn(data: unknown): Question {
  const { scenario, rulesets, seed, pairs } = fields(data, ['scenario', 'rulesets', 'seed', 'pairs']);
  if (!Array.isArray(rulesets) || rulesets.length !== 2) throw strange('rulesets');
  return {
    scenario: nameIn(scenario, 'scenario'),
    rulesets: [rulesetIn(rulesets[0]), rulesetIn(rulesets[1])],
    seed: seedIn(seed),
    pairs: wholeIn(pairs, 'pairs', 1, MOST_PAIRS),
  };
}
