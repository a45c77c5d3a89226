import type { MatchOptions } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import type { Roller } from '../rules/index.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { perform } from '../scene/perform.ts';
import { sceneWith } from '../scene/stage.ts';

/** Plays an attack so many times, on dice of a seed, for whoever watches procedures or the code of rules. */
export function playOften(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  times: number,
  seed: string,
  watching: Pick<MatchOptions, 'watch' | 'trace'>,
): void {
  const holder: { dice: AddressedDice | null } = { dice: null };
  const makeDice = (rollers: number, nobody: Roller): AddressedDice => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  };
  const scene = sceneWith(example, file, selection, makeDice, watching);
  const root = rootKey(seed);
  for (let pair = 0; pair < times; pair++) {
    (holder.dice as unknown as AddressedDice).seat(root, 1, pair);
    scene.again();
    perform(scene, example);
  }
}
