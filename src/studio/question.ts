import { digestIn, fields, pack, rulesetIn, scenarioIn, seedIn, strange, unpack, wholeIn } from './link.ts';
import type { OwnFiles } from './own-files.ts';

/** What is asked of the first view: what the second ruleset does to a scenario, against the first. */
export interface Question {
  /** By name, or two armies on its field: `patrol.mine.assault`. */
  readonly scenario: string;
  /** Specifications of two rulesets; the first is the baseline. */
  readonly rulesets: readonly [string, string];
  readonly seed: string;
  /** Most pairs of games. */
  readonly pairs: number;
  /** The reader's own files, which scenario and rulesets may name. */
  readonly own: OwnFiles;
}

/** A question with what somebody found, as a link holds it. */
export interface Shared {
  readonly question: Question;
  /** Pairs that were played, and the digest of these games; null where nobody has played. */
  readonly answer: { readonly pairs: number; readonly digest: string } | null;
}

const MOST_PAIRS = 20_000;

/** The part of a link after `#`. */
export function linkOf({ question: { own, ...question }, answer }: Shared): Promise<string> {
  return pack({ question, answer }, own);
}

/**
 * What a link holds; it may begin with `#`.
 * @throws LinkError
 */
export async function readLink(hash: string): Promise<Shared> {
  const { asked, own } = await unpack(hash.replace(/^#/, ''));
  return sharedIn(asked, own);
}

/** @throws LinkError for anything else than a question with its answer */
export function sharedIn(data: unknown, own: OwnFiles): Shared {
  const { question, answer } = fields(data, ['question', 'answer']);
  return { question: questionIn(question, own), answer: answer === null ? null : answerIn(answer) };
}

function answerIn(data: unknown): Shared['answer'] {
  const { pairs, digest } = fields(data, ['pairs', 'digest']);
  return { pairs: wholeIn(pairs, 'pairs', 1, MOST_PAIRS), digest: digestIn(digest) };
}

function questionIn(data: unknown, own: OwnFiles): Question {
  const { scenario, rulesets, seed, pairs } = fields(data, ['scenario', 'rulesets', 'seed', 'pairs']);
  if (!Array.isArray(rulesets) || rulesets.length !== 2) throw strange('rulesets');
  return {
    scenario: scenarioIn(scenario),
    rulesets: [rulesetIn(rulesets[0], own), rulesetIn(rulesets[1], own)],
    seed: seedIn(seed),
    pairs: wholeIn(pairs, 'pairs', 1, MOST_PAIRS),
    own,
  };
}
