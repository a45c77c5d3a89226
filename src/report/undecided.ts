import { type Comparison, type Summary, withoutPanels } from '../analysis/index.ts';
import { roughly } from '../analysis/roughly.ts';
import { counted } from '../rules/counted.ts';
import { shellWord } from '../runner/command-line.ts';
import type { Manifest } from '../runner/manifest.ts';
import { normalQuantile, pairsForDifference } from '../stats/index.ts';

/** What open comparisons would take. */
export interface Undecided {
  /** Comparisons without a verdict. */
  readonly open: number;
  /** Pairs of games that a new run needs. */
  readonly pairs: number;
  readonly seconds: number;
  /** The command of that run, ready to be pasted. */
  readonly command: string;
}

/** Chance that so many pairs decide a comparison whose difference is as observed. */
const POWER = 0.8;
/** More pairs are not worth naming: nobody plays so many. */
const MOST_PAIRS = 10_000_000;

/** What would decide the comparisons that found not enough evidence; null where there is none, or nothing varies. */
export function undecided(summary: Summary, manifest: Manifest): Undecided | null {
  const open = withoutPanels(summary).comparisons.filter(({ verdict }) => verdict === 'not enough evidence');
  const needed = open.map((one) => pairsToDecide(one, summary)).filter((pairs) => pairs <= MOST_PAIRS);
  if (needed.length === 0 || needed.length < open.length) return null;
  const most = Math.max(...needed, manifest.pairs + 1);
  const pairs = Math.min(MOST_PAIRS, roundedUp(most));
  const eachPair = manifest.engagements / manifest.pairs / manifest.engagementsPerSecond;
  return { open: open.length, pairs, seconds: pairs * eachPair, command: withPairs(manifest.command, pairs) };
}

/**
 * Pairs with which a difference as observed, and as scattered, is found either to be one or to lie inside the margin, whichever is easier:
 * an interval of half its distance to 0 or to the margin's edge.
 */
function pairsToDecide({ scenario, doctrine, variant, score }: Comparison, { results, margin }: Summary): number {
  const played = results.find((it) => it.scenario === scenario && it.doctrine === doctrine && it.variant === variant)?.pairs ?? 0;
  const alpha = 1 - score.confidence;
  const spread = (score.high - score.low) / 2 / normalQuantile(1 - alpha / 2);
  const size = Math.abs(score.difference);
  return pairsForDifference({ variance: spread * spread * played, effect: Math.max(size, margin - size), alpha, power: POWER });
}

/** Two digits are as exact as it is known. */
function roundedUp(pairs: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(pairs)) - 1);
  return Math.ceil(pairs / unit) * unit;
}

/** A command with another number of pairs; into a folder of its own, since the finished one holds its own answer. */
function withPairs(command: readonly string[], pairs: number): string {
  const kept = command.filter((word, i) => {
    const before = command[i - 1] ?? '';
    return !(/^(-n|--pairs|--out)$/.test(before) || /^(-n\d*|--pairs(=.*)?|--out(=.*)?|--force|--resume)$/.test(word));
  });
  return ['sandtable', ...kept.map(shellWord), '-n', String(pairs)].join(' ');
}

/** What would decide them, in a sentence; nothing where all is decided. */
export function undecidedSentences(summary: Summary, manifest: Manifest): string[] {
  const found = undecided(summary, manifest);
  if (found === null) return [];
  const { open, pairs, seconds, command } = found;
  const what = open === 1 ? 'it' : `all ${counted(open, 'open comparison')}`;
  return [
    `If what was seen is true, about ${counted(pairs, 'pair')} instead of ${manifest.pairs.toLocaleString('en-US')} would decide ${what} (four chances in five; ${roughly(seconds)} here): ${command}`,
  ];
}
