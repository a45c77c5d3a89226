import { counted } from '../rules/counted.ts';
import { log10, power } from '../stats/portable.ts';

/** `about 3 minutes` */
export function roughly(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'endless';
  if (seconds < 1) return 'less than a second';
  const [value, unit]: readonly [number, string] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5400
        ? [seconds / 60, 'minute']
        : seconds < 172_800
          ? [seconds / 3600, 'hour']
          : [seconds / 86_400, 'day'];
  const shown = Number(value.toPrecision(value < 10 ? 1 : 2));
  return `about ${counted(shown, unit)}`;
}

/** A count rounded up to two digits, for what is known no better. */
export function roundedUp(count: number): number {
  const unit = power(10, Math.max(0, Math.floor(log10(count)) - 1));
  return Math.ceil(count / unit) * unit;
}
