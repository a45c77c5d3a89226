import { item } from '../rules/item.ts';

/** Letters that fit on one line of an axis or above a panel. */
const LINE = 30;
const WIDE = 56;

/** Breaks a long specification before `@` and after commas. */
export const specLines = (spec: string): string => joined(spec.split(/(?<=.)(?=@)|(?<=,)/));

/** Breaks a long title between words. */
export const titleLines = (title: string, letters = LINE): string => joined(title.split(/(?<= )/), letters);

/** The same, for a panel that is as wide as its chart. */
export const wideLines = (title: string): string => titleLines(title, WIDE);

function joined(parts: readonly string[], letters = LINE): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.length - 1;
    if (last >= 0 && item(lines, last).length + part.trimEnd().length <= letters) lines[last] = item(lines, last) + part;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
