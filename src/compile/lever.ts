/**
 * A lever: a switch that changes the number, or the yes or no, that one procedure of an edition returns, for everybody or only for some:
 * `runDice+1`, `coverOn=4`, `moveInches:jump=x1.5`, `hitOn:vehicle:shooting+1`. No shell takes any of these characters for itself;
 * `[jump]`, `<=6` and `>=2` are understood too.
 */
export interface Lever {
  readonly seam: string;
  /** For whom and when: keywords, datasheets, a side, phases; sorted. Nothing: always. */
  readonly only: readonly string[];
  readonly how: 'shift' | 'set' | 'scale' | 'most' | 'least';
  /** A number; for `set` of a yes or no, 1 or 0. */
  readonly by: number;
  /** Whether a yes or no was written. */
  readonly flag: boolean;
}

const NUMBER = '\\d{1,6}(?:\\.\\d{1,6})?';
const NAME = '[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*';
const LEVER = new RegExp(
  `^([a-z][A-Za-z0-9]*)((?::${NAME})*|\\[[^\\]]*\\])` +
    `(?:([+-]${NUMBER})|=(on|off|true|false)|=(-?${NUMBER})|(?:=x|\\*)(${NUMBER})|(?:=\\.\\.|<=)(-?${NUMBER})|(?:=(-?${NUMBER})\\.\\.|>=(-?${NUMBER})))$`,
);
const ONLY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Reads a lever; null for what has not the form of one. */
export function parseLever(text: string): Lever | null {
  const found = LEVER.exec(text);
  if (found === null) return null;
  const [, seam = '', narrowed = '', shift, flag, set, scale, most, least, leastToo] = found;
  const only = narrowed
    .replace(/^[:[]|\]$/g, '')
    .split(/[:,]/)
    .map((it) => it.trim())
    .filter((it) => it !== '');
  if (only.some((it) => !ONLY.test(it))) return null;
  const lever = (how: Lever['how'], by: number): Lever => ({ seam, only: [...new Set(only)].sort(), how, by, flag: flag !== undefined });
  if (flag !== undefined) return lever('set', flag === 'on' || flag === 'true' ? 1 : 0);
  for (const [how, value] of [
    ['shift', shift],
    ['set', set],
    ['scale', scale],
    ['most', most],
    ['least', least ?? leastToo],
  ] as const)
    if (value !== undefined) return lever(how, Number(value) + 0);
  return null;
}

/** Whom and when a lever is for, as it is written. */
const onlyText = (only: readonly string[]): string =>
  only.some((it) => /-\d/.test(it)) ? `[${only.join(',')}]` : only.map((it) => `:${it}`).join('');

/** What a lever changes, without by how much: its name in a sweep. */
export const leverHandle = ({ seam, only, how }: Pick<Lever, 'seam' | 'only' | 'how'>): string =>
  `${seam}${onlyText(only)}${how === 'shift' ? '+' : ''}`;

/** The normal form. */
export function leverText({ seam, only, how, by, flag }: Lever): string {
  const head = `${seam}${onlyText(only)}`;
  switch (how) {
    case 'shift':
      return `${head}${by < 0 ? '' : '+'}${by}`;
    case 'set':
      return `${head}=${flag ? (by === 1 ? 'on' : 'off') : by}`;
    case 'scale':
      return `${head}=x${by}`;
    case 'most':
      return `${head}=..${by}`;
    case 'least':
      return `${head}=${by}..`;
  }
}
