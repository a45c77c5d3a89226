import { headOf } from './camera.ts';
import type { Line } from './transcript.ts';

/** Engine events between a row of dice and the event that the rules derive from it. */
const ASIDES = new Set(['model-lost', 'destroyed']);

/** For each event the dice that it depends on: those rolled since the last event by units that it is about. */
export function diceOfLines(lines: readonly Line[]): readonly (readonly number[])[] {
  return lines.map((line, at) => (line.kind === 'event' && headOf(line) === undefined ? diceBefore(lines, at, line) : []));
}

function diceBefore(lines: readonly Line[], at: number, event: Extract<Line, { readonly kind: 'event' }>): readonly number[] {
  const about = new Set(Object.values(event.fields).filter((it) => typeof it === 'string'));
  const units = [...about].some((it) => it.includes('/'));
  const found: number[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const line = lines[i] as Line;
    if (line.kind === 'event' && !(ASIDES.has(line.event) && !ASIDES.has(event.event))) break;
    if (line.kind !== 'dice') continue;
    if (!units || about.has(line.actor) || (line.target !== null && about.has(line.target))) found.unshift(i);
  }
  return found;
}
