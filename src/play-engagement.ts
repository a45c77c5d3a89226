import { compileMatch } from './compile/match.ts';
import { rootKey } from './engine/dice/root-key.ts';
import { loadSelection } from './load/selection.ts';
import { type Transcript, transcribe } from './replay/transcript.ts';
import type { Battle } from './scenario/types.ts';

/** One engagement of a campaign. */
export interface EngagementRequest {
  readonly battle: Battle;
  /** Specification of the ruleset. */
  readonly spec: string;
  /** Default `sandtable`. */
  readonly seed?: string;
  /** Default 0. */
  readonly pair?: number;
  /** The seat red sits in; default 0. */
  readonly redSeat?: 0 | 1;
  /** The folder that paths of plugins are relative to; default: the current one. */
  readonly from?: string;
}

/**
 * Plays one engagement and records everything that happens. For many, `playCampaign` is much faster.
 * @throws SpecError, PluginError or InputError for what cannot be loaded or combined.
 */
export async function playEngagement({
  battle,
  spec,
  seed = 'sandtable',
  pair = 0,
  redSeat = 0,
  from = process.cwd(),
}: EngagementRequest): Promise<Transcript> {
  const { match } = compileMatch(await loadSelection(spec, from), battle);
  return transcribe(match, rootKey(seed), pair, redSeat);
}
