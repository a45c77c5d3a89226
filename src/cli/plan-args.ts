import type { CampaignArgs } from './campaign.ts';

/** What `plan` is asked with. */
export type PlanArgs = Pick<CampaignArgs, 'scenario' | 'seed' | 'doctrine' | 'data' | 'unchecked' | 'confidence' | 'workers' | 'json'> & {
  readonly variant?: string | readonly string[];
  readonly pilot: string;
  readonly effect?: string;
  readonly pairs?: string;
  readonly power: string;
  readonly details: boolean;
};
