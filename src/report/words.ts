import type { Colour } from '../analysis/index.ts';

/** `+4.1`, with a true minus sign, of a share in percentage points. */
export function points(share: number): string {
  return signed(100 * share, 1);
}

/** A number with its sign and `digits` decimals; no sign where it rounds to 0. */
export function signed(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value < 0 ? '−' : '+'}${size}`;
}

/** `54.3 %`. */
export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** A P value as it is usually written. */
export function pValue(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** The name of a scenario in a sentence, from its id: `Meeting`, `Meeting (advance against hold)`. Titles are sentences themselves. */
export function placeName({ scenario, doctrine }: { readonly scenario: string; readonly doctrine?: string }): string {
  const words = scenario.replaceAll(/[-_]/g, ' ');
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return doctrine === undefined ? name : `${name} (${doctrine})`;
}

/**
 * `likely between 5.3 and 22.1`, of a difference of scores in percentage points; the level is in the section on the method.
 * @param towards Flips the interval to read as help for that army.
 */
export function likely({ low, high }: { readonly low: number; readonly high: number }, towards: Colour = 'red'): string {
  const between = towards === 'red' ? pointsBetween(low, high) : pointsBetween(-high, -low);
  return `likely between ${between.replace(' to ', ' and ')}`;
}

/** `5.3 to 22.1`, of a share in percentage points, without signs where both have the same. */
export function pointsBetween(low: number, high: number): string {
  const plain = low >= 0 && high >= 0;
  return plain ? `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}` : `${points(low)} to ${points(high)}`;
}
