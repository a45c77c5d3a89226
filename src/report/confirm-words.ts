import type { Finding } from '../analysis/answer.ts';
import type { Confirmation } from '../analysis/confirmation.ts';
import { naming } from '../analysis/naming.ts';
import type { Summary } from '../analysis/summary.ts';
import { counted } from '../rules/counted.ts';
import { likely, placeName } from './words.ts';

/** Whether the headline stands when players who look ahead play it, as a sentence; none where nobody asked. */
export function confirmationFindings(summary: Summary): Finding[] {
  const { confirmation } = summary;
  const { ruleset, army } = naming(summary);
  if (confirmation === undefined) return [];
  const { scenario, baseline, variant, searcher, pairs, found } = confirmation;
  const gains = found.difference < 0 ? 'blue' : 'red';
  const moves = `${army(gains, scenario)} won ${Math.abs(100 * found.difference).toFixed(1)} percentage points more of the games than under ${ruleset(baseline)} (${likely(found, gains)})`;
  const sign = found.low > 0 ? 'red' : found.high < 0 ? 'blue' : undefined;
  return [
    {
      text: `With players who look ahead on both sides (${searcher}, ${counted(pairs, 'pair')} of ${placeName({ scenario })} under ${ruleset(variant)}), ${moves}: ${standingInWords(confirmation)}.`,
      ...(sign !== undefined && { favours: sign }),
    },
  ];
}

function standingInWords({ standing, verdict, favours, found, score }: Confirmation): string {
  if (verdict === 'not enough evidence') return 'there was no verdict to confirm';
  if (standing === 'stands') return 'the verdict stands';
  if (standing === 'open') return 'too few games to tell whether the verdict stands';
  const other = favours === 'red' ? found.high < 0 : found.low > 0;
  if (verdict === 'different' && other) return 'the verdict does not stand, it is the other side that is helped';
  const size = Math.abs(found.difference) < Math.abs(score.difference) ? 'less' : 'more';
  return `the verdict does not stand, it makes ${size} of a difference than the headline says`;
}
