import { join } from 'node:path';
import { commandLine } from '../campaign/command-line.ts';
import { counted } from '../rules/counted.ts';
import type { QueueRequest } from '../runner/queue/queue-pool.ts';
import { CHUNKS } from '../runner/written.ts';
import type { Battle } from '../scenario/types.ts';
import type { Stage } from '../study/balance/balance.ts';
import type { BalanceResult } from '../study/balance/balance-result.ts';
import type { Play } from '../study/balance/trials.ts';
import type { PlayArgs } from './campaign.ts';
import { listOf } from './numbers.ts';
import { note } from './print.ts';
import { duration, ProgressBar } from './progress.ts';

/** Unparsed options of `balance`. */
export interface BalanceArgs extends PlayArgs {
  readonly scenario: string;
  readonly variant?: string | readonly string[];
  readonly doctrine?: string | readonly string[];
  readonly vary?: string | readonly string[];
  readonly target: string | readonly string[];
  readonly keep?: string | readonly string[];
  readonly most: string;
  readonly 'confirm-pairs': string;
}

/** Pairs where nobody says how many. */
export const BALANCE_PAIRS = { search: '4096', fresh: '20000' } as const;

export interface Playing {
  readonly battles: readonly Battle[];
  readonly folder: string;
  readonly workers: number | undefined;
  readonly queue: QueueRequest | null;
  readonly signal: AbortSignal;
}

/** Plays the parts of a search, each into a folder of its own, from which a search that was stopped takes them; and says how far it is. */
export function playingWith({ battles, folder, workers, queue, signal }: Playing): {
  readonly play: Play;
  readonly stage: (stage: Stage) => void;
} {
  const pace = { games: 0, seconds: 0 };
  const play: Play = async ({ name, specs, pairs, seed }) => {
    const { playCampaign } = await import('../runner/campaign.ts');
    const bar = new ProgressBar();
    const { campaign, ended, engagements, seconds } = await playCampaign({
      battles,
      specs,
      pairs,
      seed,
      folder: join(folder, CHUNKS, name),
      queue,
      signal,
      onProgress: (it) => bar.update(it),
      warn: note,
      ...(workers !== undefined && { workers }),
    }).finally(() => bar.close());
    pace.games += engagements;
    pace.seconds += seconds;
    return ended === 'interrupted' ? null : campaign;
  };
  return { play, stage: (stage) => note(`${stageWords(stage)}${leftWords(stage, pace)}`) };
}

function stageWords({ what, size, changes, pairs }: Stage): string {
  switch (what) {
    case 'as it is':
      return `as it is: up to ${counted(pairs, 'pair')}`;
    case 'changes':
      return `changes of cost ${size}: ${changes}`;
    case 'fresh dice':
      return `fresh dice for ${size === 0 ? 'the ruleset as it is' : `a change of cost ${size}`}: ${counted(pairs, 'pair')}`;
  }
}

const leftWords = ({ gamesLeft }: Stage, { games, seconds }: { readonly games: number; readonly seconds: number }): string =>
  games === 0 ? '' : ` (at most ${duration((gamesLeft * seconds) / games)} left)`;

/** What to do with an answer: the command that shows the change, or one that looks further. */
export function goOnLine({ answer, best, plan }: BalanceResult, args: BalanceArgs): string {
  const words = [args.scenario];
  if (answer === 'none needed') return `To see it: ${commandLine('run', words, { v: [plan.spec] })}`;
  if (answer === 'found') return `To see what it does: ${commandLine('run', words, { v: [plan.spec, best.spec] })}`;
  const options = { v: plan.spec, vary: plan.vary, target: args.target, keep: listOf(args.keep), doctrine: listOf(args.doctrine) };
  const pairs = { n: plan.pairs, 'confirm-pairs': plan.confirmPairs };
  if (answer === 'none found') {
    const further = commandLine('balance', words, { ...options, most: 2 * plan.most, ...pairs });
    return `To look further: ${further}; or let more things vary, or give them more values.`;
  }
  // Dice that have failed to confirm something are not used again: looking until they do would prove nothing.
  const on = { most: plan.most, n: 2 * plan.pairs, 'confirm-pairs': 2 * plan.confirmPairs, seed: `${plan.seed}-2` };
  return `To go on, with more pairs and dice that had no part in this: ${commandLine('balance', words, { ...options, ...on })}`;
}
