import type { Names } from '../campaign/names.ts';
import type { Campaign } from '../campaign/result.ts';
import { counted } from '../rules/counted.ts';
import type { CampaignOptions } from '../runner/campaign.ts';
import { onInterrupt } from './interrupt.ts';
import { note } from './print.ts';
import { ProgressBar } from './progress.ts';

export type PilotRequest = Pick<CampaignOptions, 'battles' | 'specs' | 'pairs' | 'seed'> & { readonly workers: number };

/** A finished pilot. */
export interface PlayedPilot {
  readonly campaign: Campaign;
  /** Seconds per pair in one thread, by `[scenario][variant]`. */
  readonly costs: readonly (readonly number[])[];
  /** What armies and rulesets are called. */
  readonly names: Names;
}

/** Plays a pilot and times its cells, with progress on stderr; null if interrupted. */
export async function playPilot(request: PilotRequest): Promise<PlayedPilot | null> {
  const { playCampaign } = await import('../runner/campaign.ts');
  const bar = new ProgressBar();
  const interrupt = onInterrupt();
  const { specs, pairs, seed } = request;
  note(`pilot: seed "${seed}", ${counted(pairs, 'pair')}, ${counted(specs.length, 'ruleset')}`);
  const { campaign, ended, names } = await playCampaign({
    ...request,
    signal: interrupt.signal,
    onProgress: (progress) => bar.update(progress),
  }).finally(() => {
    bar.close();
    interrupt.release();
  });
  if (ended === 'interrupted') return null;
  const { secondsPerPair } = await import('../study/cost.ts');
  return { campaign, names, costs: await secondsPerPair(request) };
}
