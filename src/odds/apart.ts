import type { Quantities, Quantity } from './quantities.ts';

/** Where a quantity as it was played is too far from what was worked out. */
export interface Apart {
  readonly quantity: string;
  /** Its mean, or the share of one of its values. */
  readonly of: 'mean' | number;
  readonly exact: number;
  readonly played: number;
  /** How unlikely so great a difference is: that of a normal number so many standard errors from its mean, or less. Infinity: impossible. */
  readonly errors: number;
}

const NOTHING: Quantity = { mean: 0, distribution: { 0: 1 } };
/** Chances add up to 1 but for this much, and what is rarer is taken as worked out: it is a sum of rounding errors. */
const DUST = 1e-9;

/**
 * Where means and shares of `samples` plays are more than `errors` standard errors from what was worked out. For rare values and for means
 * that few great ones make up, a standard error says little: shares are measured by their likelihood (Chernoff's bound), means by Bernstein's
 * inequality, both of which are standard errors where there are many.
 */
export function apart(exact: Quantities, played: Quantities, samples: number, errors: number): Apart[] {
  return [...new Set([...Object.keys(exact), ...Object.keys(played)])].flatMap((quantity) => {
    const one = exact[quantity] ?? NOTHING;
    const other = played[quantity] ?? NOTHING;
    const values = [...new Set([...Object.keys(one.distribution), ...Object.keys(other.distribution)])];
    const shares = values.map((value): Apart => {
      const [p, share] = [one.distribution[value] ?? 0, other.distribution[value] ?? 0];
      return { quantity, of: Number(value), exact: p, played: share, errors: errorsOfShare(p, share, samples) };
    });
    const mean = { quantity, of: 'mean', exact: one.mean, played: other.mean, errors: errorsOfMean(one, other.mean, samples) } as const;
    return [mean, ...shares].filter((it) => it.errors > errors);
  });
}

/** √(2·n·KL): the difference from the mean in standard errors where p·n is great, and an upper bound of the chance of so rare a share anywhere. */
function errorsOfShare(p: number, share: number, samples: number): number {
  if (Math.abs(p - share) < DUST) return 0;
  if (p < DUST * DUST || p > 1 - DUST * DUST) return Infinity;
  const term = (s: number, q: number): number => (s === 0 ? 0 : s * Math.log(s / q));
  return Math.sqrt(2 * samples * Math.max(0, term(share, p) + term(1 - share, 1 - p)));
}

function errorsOfMean({ mean, distribution }: Quantity, played: number, samples: number): number {
  const off = Math.abs(mean - played);
  if (off < DUST) return 0;
  let variance = 0;
  let farthest = 0;
  for (const [value, p] of Object.entries(distribution)) {
    const from = Math.abs(Number(value) - mean);
    variance += p * from * from;
    if (p >= DUST * DUST) farthest = Math.max(farthest, from);
  }
  return variance === 0 ? Infinity : Math.sqrt((samples * off * off) / (variance + (farthest * off) / 3));
}
