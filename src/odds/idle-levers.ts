import { leverText } from '../compile/lever.ts';
import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { perform } from '../scene/perform.ts';
import { sceneWith } from '../scene/stage.ts';

/** How often an attack is played to see which procedures it asks. */
const LOOKS = 50;

/** Procedures changed from outside that nothing asks in an attack: a sentence for each. */
export function idleLevers(example: Example, file: ExampleFile, selection: Selection): string[] {
  const levers = selection.rules.flatMap(({ lever }) => lever ?? []);
  if (levers.length === 0) return [];
  const asked = new Set<string>();
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(
    example,
    file,
    selection,
    (rollers, nobody) => {
      holder.dice = new AddressedDice(rollers, nobody);
      return holder.dice;
    },
    { watch: (seam) => asked.add(seam) },
  );
  const root = rootKey('sandtable');
  for (let pair = 0; pair < LOOKS; pair++) {
    (holder.dice as unknown as AddressedDice).seat(root, 1, pair);
    scene.again();
    perform(scene, example);
  }
  return levers
    .filter(({ seam }) => !asked.has(seam))
    .map((it) => `${leverText(it)} changes nothing in this attack: in ${LOOKS} plays of it nothing asked for ${it.seam}.`);
}
