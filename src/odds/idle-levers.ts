import { leverText } from '../compile/lever.ts';
import type { Selection } from '../compile/select.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { playOften } from './play-often.ts';

/** How often an attack is played to see which procedures it asks. */
const LOOKS = 50;

/** Procedures changed from outside that nothing asks in an attack: a sentence for each. */
export function idleLevers(example: Example, file: ExampleFile, selection: Selection): string[] {
  const levers = selection.rules.flatMap(({ lever }) => lever ?? []);
  if (levers.length === 0) return [];
  const asked = new Set<string>();
  playOften(example, file, selection, LOOKS, 'sandtable', { watch: (seam) => asked.add(seam) });
  return levers
    .filter(({ seam }) => !asked.has(seam))
    .map((it) => `${leverText(it)} changes nothing in this attack: in ${LOOKS} plays of it nothing asked for ${it.seam}.`);
}
