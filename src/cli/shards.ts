import type { Question } from '../campaign/manifest.ts';
import { counted } from '../rules/counted.ts';
import type { Shard, Split } from '../runner/shard.ts';
import type { CampaignSettings } from './campaign.ts';
import { EXIT } from './command.ts';
import { commandLineGiven } from './given.ts';
import { onInterrupt } from './interrupt.ts';
import { wholeCommand } from './option-kinds.ts';
import { note, out } from './print.ts';
import { ProgressBar } from './progress.ts';

export interface ShardRequest {
  readonly settings: CampaignSettings;
  readonly specs: readonly string[];
  readonly shard: Shard;
  readonly split: Split;
  readonly question: Question;
  readonly maps: boolean;
  /** What would end the whole before all is played, in words; null where nothing would. */
  readonly early: string | null;
}

/** Plays one shard into its folder, with progress on stderr, and returns the exit code. */
export async function playPart({ settings, specs, shard, split, question, maps, early }: ShardRequest): Promise<number> {
  const { playShard } = await import('../runner/run-shard.ts');
  if (early !== null) note(`${early}: not within shards, which play all their pairs; the merge does it`);
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  const { folder, played, ended } = await playShard({
    ...settings,
    specs,
    shard,
    split,
    question,
    maps,
    command: wholeCommand(commandLineGiven()),
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
    warn: note,
  }).finally(() => {
    bar.close();
    interrupt.release();
  });
  if (ended === 'interrupted') {
    note(`interrupted; finished pairs are kept. To continue, repeat the command with --out ${folder} --resume`);
    return EXIT.interrupted;
  }
  if (ended === 'was finished') note(`${folder} was finished already; nothing was played`);
  else note(`${counted(played?.engagements ?? 0, 'game')}`);
  out(`Shard ${shard.number} of ${shard.of}: ${folder}\nWhen all are there: sandtable merge <folders> --out <folder>`);
  return EXIT.done;
}
