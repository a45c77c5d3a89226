import { isSave } from './purposes.ts';
import type { Line } from './transcript.ts';

/** Events that name who is aimed at or hit, after who does it. */
const HITTING: ReadonlySet<string> = new Set(['shoots', 'strikes', 'hits', 'wounds']);
/** Events that name who is hit first: those inside a vehicle that explodes roll at the address of whoever shot at it. */
const SUFFERING: ReadonlySet<string> = new Set(['hurt-inside']);
/** Dice that are rolled for hits. */
const FOR_HITS: ReadonlySet<string> = new Set(['wound', 'penetration', 'emp']);

/**
 * By number of a line of dice, the unit whose hits they are rolled for where that is not the target they are addressed to: those of a blast
 * on others than the unit aimed at keep the address of its fire.
 */
export function struckInstead(lines: readonly Line[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let by: unknown = null;
  let struck = '';
  for (const [i, line] of lines.entries()) {
    if (line.kind === 'event') {
      const [actor, target] = Object.values(line.fields);
      if (HITTING.has(line.event)) {
        by = actor;
        struck = String(target);
      } else if (SUFFERING.has(line.event)) {
        by = actor;
        struck = String(actor);
      } else if (actor === by && struck !== by) by = null;
    } else if (line.kind === 'dice' && line.actor === by && line.target !== null && line.target !== line.actor) {
      if (line.target !== struck && (isSave(line.purpose) || FOR_HITS.has(line.purpose))) found.set(i, struck);
    }
  }
  return found;
}

/** A line of dice with the unit that they are rolled for as its target. */
export const atStruck = (line: Line, unit: string | undefined): Line =>
  unit === undefined || line.kind !== 'dice' ? line : { ...line, target: unit };
