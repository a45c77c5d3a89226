import { type Summary, type Tables, tablesOf as tables } from '../src/analysis/index.ts';
import type { Campaign } from '../src/campaign/result.ts';
import { builtIns } from '../src/load/resolve.ts';

/** Ids of the built-in editions, in their order. */
export const EDITIONS = Object.keys(builtIns());

export const tablesOf = (campaign: Campaign, summary: Summary): Tables => tables(campaign, summary, EDITIONS);
