import type { Confirmation, Headline, Summary } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import type { QueueRequest } from '../runner/queue/queue-pool.ts';
import type { Battle } from '../scenario/types.ts';
import { UsageError } from './command.ts';
import { note } from './print.ts';
import { ProgressBar } from './progress.ts';

/** How a headline is to be confirmed. */
export interface ConfirmRequest {
  /** Name of a doctrine that looks ahead: `search:16`. */
  readonly searcher: string;
  readonly pairs: number;
}

/** Reads `--confirm`. */
export function readSearcher(text: string): string {
  if (/^search:[1-9][0-9]{0,4}$/.test(text)) return text;
  throw new UsageError(`--confirm ${text}: expected search: and a number of trials, for example search:16`);
}

export interface Confirming {
  readonly battles: readonly Battle[];
  readonly summary: Summary;
  readonly request: ConfirmRequest;
  readonly workers: number;
  readonly queue: QueueRequest | null;
  readonly signal: AbortSignal;
}

/** Plays the headline of a run again with players who look ahead; null where there is nothing to confirm, or when it is interrupted. */
export async function confirm({ battles, summary, request, workers, queue, signal }: Confirming): Promise<Confirmation | null> {
  const { confirmationOf, headlineOf } = await import('../analysis/index.ts');
  const headline = headlineOf(summary);
  if (headline === null) {
    note('--confirm: one ruleset alone has no verdict to confirm');
    return null;
  }
  note(`the headline again, ${counted(request.pairs, 'pair')} with ${request.searcher} on both sides`);
  const campaign = await played(headline, { battles, request, seed: summary.seed, workers, queue, signal });
  if (campaign === null) return null;
  const { confidence, margin, seed } = summary;
  return confirmationOf(campaign, headline, { searcher: request.searcher, confidence, margin, seed });
}

type Playing = Omit<Confirming, 'summary'> & { readonly seed: string };

async function played({ scenario, baseline, variant }: Headline, { battles, request, seed, workers, queue, signal }: Playing) {
  const { playCampaign } = await import('../runner/campaign.ts');
  const { loadDoctrine } = await import('../load/scenarios.ts');
  const { loadFormats } = await import('../load/formats.ts');
  const specs = [baseline, variant];
  const search = loadDoctrine(request.searcher, { formats: await loadFormats(specs) });
  const again = battles
    .filter(({ id }) => id === scenario)
    .slice(0, 1)
    .map((it) => ({ ...it, doctrines: { red: search, blue: search } }));
  const bar = new ProgressBar();
  const { campaign, ended } = await playCampaign({
    battles: again,
    specs,
    pairs: request.pairs,
    seed,
    workers,
    queue,
    signal,
    onProgress: (it) => bar.update(it),
  }).finally(() => bar.close());
  return ended === 'interrupted' ? null : campaign;
}
