import type { Campaign } from '../campaign/result.ts';
import { columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import type { RuleInPlay } from './summary.ts';

/**
 * The rules in which two variants of a campaign differ, with how often their code ran in one scenario; undefined for results of a
 * version that did not store the rules.
 */
export function rulesInPlay(campaign: Campaign, s: number, baseline: number, variant: number): RuleInPlay[] | undefined {
  const before = item(campaign.variants, baseline).rules;
  const after = item(campaign.variants, variant).rules;
  if (before === undefined || after === undefined) return undefined;
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((id) => before[id] !== after[id]);
  return ids.sort().map((id) => {
    const counts = [baseline, variant].flatMap((v) => {
      const at = item(campaign.variants, v).counters.indexOf(id);
      return at < 0 ? [] : [item(columnsOf(campaign.columns, s, v).called, at)];
    });
    return { id, called: counts.length === 0 ? null : Math.max(...counts) };
  });
}
