import { type Comparison, type PanelDifference, type Summary, withoutPanels } from '../analysis/index.ts';
import { roughly, roundedUp } from '../analysis/roughly.ts';
import { shellWord } from '../campaign/command-line.ts';
import type { Manifest } from '../campaign/manifest.ts';
import { counted } from '../rules/counted.ts';
import { normalQuantile, pairsForDifference } from '../stats/index.ts';

/** What open comparisons would take. */
export interface Undecided {
  /** Comparisons without a verdict. */
  readonly open: number;
  /** Pairs that the run needs, those included that it has. */
  readonly pairs: number;
  /** More than anybody plays. */
  readonly beyond: boolean;
  /** What that takes from here; null where it is not known how fast games are played, and for a page, which is the same however fast they were. */
  readonly seconds: number | null;
  /** The command of that run, ready to be pasted. */
  readonly command: string;
}

/** Chance that so many pairs decide a comparison whose difference is as observed. */
const POWER = 0.8;
/** So many open comparisons are decided together; of more, first half. */
const FEW = 2;
/** More pairs are not worth naming: nobody plays so many. */
const MOST_PAIRS = 10_000_000;

/**
 * What would decide the comparisons that found not enough evidence, of panels too; null where there is none.
 * @param folder of the run, to go on with; without it, for a page of that folder: words for it, and no time
 */
export function undecided(summary: Summary, manifest: Manifest, folder?: string): Undecided | null {
  const single = withoutPanels(summary).comparisons.filter(({ verdict }) => verdict === 'not enough evidence');
  const ofPanels = summary.panels.flatMap(({ effects }) => effects.filter(({ verdict }) => verdict === 'not enough evidence'));
  if (single.length + ofPanels.length === 0) return null;
  const asked = manifest.pairsAsked;
  const needed = [...single.map((one) => pairsToDecide(one, summary)), ...ofPanels.map(({ score }) => pairsOfPanel(score, summary, asked))];
  const most = Math.max(...needed, asked + 1);
  const pairs = Math.min(MOST_PAIRS, roundedUp(most));
  const goesOn = manifest.command[0] === 'run';
  // Only a run goes on from the pairs that it has; a study begins anew.
  const seconds = folder === undefined ? null : secondsFor(goesOn ? pairs - asked : pairs, manifest);
  const command = goesOn
    ? `sandtable run --resume ${folder === undefined ? '<folder of this report>' : shellWord(folder)} -n ${pairs}`
    : withPairs(manifest.command, pairs);
  return { open: needed.length, pairs, beyond: most > MOST_PAIRS, seconds, command };
}

/** The same for what both sides can expect: its interval narrows with the root of the pairs that the meetings have together. */
function pairsOfPanel({ difference, low, high, confidence }: PanelDifference, { margin }: Summary, asked: number): number {
  const alpha = 1 - confidence;
  const spread = (high - low) / 2 / normalQuantile(1 - alpha / 2);
  const size = Math.abs(difference);
  return pairsForDifference({ variance: spread * spread * asked, effect: Math.max(size, margin - size), alpha, power: POWER });
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

/** A command with another number of pairs; into a folder of its own, since the finished one holds its own answer. */
function withPairs(command: readonly string[], pairs: number): string {
  const kept = command.filter((word, i) => {
    const before = command[i - 1] ?? '';
    return !(/^(-n|--pairs|--out)$/.test(before) || /^(-n\d*|--pairs(=.*)?|--out(=.*)?|--force|--resume)$/.test(word));
  });
  return ['sandtable', ...kept.map(shellWord), '-n', String(pairs)].join(' ');
}

/** What would decide them, in a sentence; nothing where all is decided. */
export function undecidedSentences(summary: Summary, manifest: Manifest, folder?: string): string[] {
  const found = undecided(summary, manifest, folder);
  if (found === null) return [];
  const { open, pairs, beyond, seconds, command } = found;
  const what = open === 1 ? 'it' : `all ${counted(open, 'open comparison')}`;
  const asked = manifest.pairsAsked.toLocaleString('en-US');
  if (beyond) {
    return [
      `More pairs would not decide ${what}: what was seen is so small that it would take more than ${counted(MOST_PAIRS, 'pair')} instead of ${asked}. A wider --margin would.`,
    ];
  }
  const time = seconds === null ? '' : `; ${roughly(seconds)}${command.startsWith('sandtable run --resume ') ? ' more' : ''} here`;
  return [
    `If what was seen is true, about ${counted(pairs, 'pair')} instead of ${asked} would decide ${what} (four chances in five${time}): ${command}`,
  ];
}

/**
 * What would decide the open answers of a study of many comparisons: pairs for half of them, since all of them often take more than anybody
 * plays, and pairs for all. Nothing where all is decided.
 */
export function openSentences(summary: Summary, manifest: Manifest, folder?: string): string[] {
  const open = withoutPanels(summary).comparisons.filter(({ verdict }) => verdict === 'not enough evidence');
  if (open.length <= FEW) return undecidedSentences(summary, manifest, folder);
  const needed = open.map((one) => pairsToDecide(one, summary)).sort((a, b) => a - b);
  const asked = manifest.pairsAsked;
  const half = roundedUp(Math.max(asked + 1, needed[Math.ceil(needed.length / 2) - 1] ?? 0));
  const all = roundedUp(Math.max(asked + 1, needed.at(-1) ?? 0));
  if (half > MOST_PAIRS) return undecidedSentences(summary, manifest, folder);
  const seconds = folder === undefined ? null : secondsFor(half, manifest);
  const time = seconds === null ? '' : ` (${roughly(seconds)} here)`;
  const others = all > MOST_PAIRS ? 'some of the others are too small for any number' : `about ${counted(all, 'pair')} all of them`;
  return [
    `If what was seen is true, about ${counted(half, 'pair')} instead of ${asked.toLocaleString('en-US')} would decide half of the ${open.length} open answers${time}, ${others}: ${withPairs(manifest.command, half)}`,
  ];
}

/** To play so many pairs; null where it is not known how fast games are played. */
function secondsFor(pairs: number, { engagements, engagementsPerSecond, pairsAsked }: Manifest): number | null {
  return engagementsPerSecond > 0 ? ((pairs / pairsAsked) * engagements) / engagementsPerSecond : null;
}
