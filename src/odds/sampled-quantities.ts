import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { withoutDeclaring } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { performing } from '../scene/perform.ts';
import { sceneWith } from '../scene/stage.ts';
import { ownAttack } from './own-attack.ts';
import { type Quantities, quantitiesOf, readingsOf } from './quantities.ts';
import { Tallies } from './tallies.ts';

interface Asked {
  readonly example: Example;
  readonly file: ExampleFile;
}

/** The quantities of `attackOdds` estimated by playing: addressed dice, pair after pair from `first`. */
export const sampledQuantities = (
  example: Example,
  file: ExampleFile,
  selection: Selection,
  samples: number,
  seed: string,
  first = 0,
): Quantities => withoutDeclaring(() => sampled({ example, file }, selection, samples, seed, first));

function sampled({ example, file }: Asked, selection: Selection, samples: number, seed: string, first: number): Quantities {
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  });
  const dice = holder.dice as unknown as AddressedDice;
  const { names, read } = readingsOf(scene, example);
  const tallies = new Tallies(scene.arena, ownAttack(scene, example));
  const counted = tallies.names.length;
  const counts = [...tallies.names, ...names].map(() => new Map<number, number>());
  const root = rootKey(seed);
  const perform = performing(scene, example);
  for (let pair = first; pair < first + samples; pair++) {
    dice.seat(root, 1, pair);
    scene.again();
    tallies.clear();
    scene.arena.log.recorder = tallies;
    perform();
    for (let k = 0; k < counted; k++) add(item(counts, k), item(tallies.sums, k));
    const values = read();
    for (let k = 0; k < values.length; k++) add(item(counts, counted + k), item(values, k));
  }
  const shares = counts.map((found) => new Map([...found].map(([value, n]) => [value, n / samples])));
  return quantitiesOf(tallies.names, shares.slice(0, counted), names, shares.slice(counted));
}

const add = (counts: Map<number, number>, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};
