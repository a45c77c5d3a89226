/** Something of an attack that is varied, with its values as they are written. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** An axis that is written wrongly; the message says how it is written. */
export class AxisError extends Error {
  override readonly name = 'AxisError';
}

const MOST_VALUES = 60;
const HOW = 'write --vary range=6..24:6 (from, to, step), --vary models=1..10, or values with commas: --vary B.T=3,4,5';

/**
 * Reads `range=6..24:6`, `models=1..10`, `B.T=3,4,5`.
 * @throws AxisError
 */
export function axisOf(text: string): Axis {
  const [, name, list] = /^([^=]+)=(.+)$/.exec(text.trim()) ?? [];
  if (name === undefined || list === undefined) throw new AxisError(`${text}: ${HOW}`);
  const values = list.split(',').flatMap((part) => spanOf(part.trim(), text));
  if (values.length > MOST_VALUES) throw new AxisError(`${text}: ${values.length} values; at most ${MOST_VALUES}`);
  const [twice] = values.filter((value, k) => values.indexOf(value) !== k);
  if (twice !== undefined) throw new AxisError(`${text}: ${twice} is there twice`);
  return { name: name.trim(), values };
}

function spanOf(part: string, text: string): string[] {
  const span = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?$/.exec(part);
  if (span === null) {
    if (part === '' || part.includes('..')) throw new AxisError(`${text}: ${HOW}`);
    return [part];
  }
  const [from, to, step] = [Number(span[1]), Number(span[2]), Number(span[3] ?? 1)];
  if (step <= 0 || from > to) throw new AxisError(`${text}: ${part} leads nowhere; ${HOW}`);
  const n = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: Math.min(n, MOST_VALUES + 1) }, (_, k) => String(Number((from + k * step).toFixed(6))));
}
