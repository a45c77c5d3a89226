import { counted } from '../rules/counted.ts';

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
