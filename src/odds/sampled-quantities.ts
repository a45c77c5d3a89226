import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { item } from '../rules/item.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { perform } from '../scene/perform.ts';
import { sceneWith } from '../scene/stage.ts';
import { TALLIES, Tallies } from './outcomes/moment.ts';
import { type Quantities, quantitiesOf, readingsOf } from './quantities.ts';

/** The quantities of `attackOdds` estimated by playing: addressed dice, pair after pair from `first`. */
export function sampledQuantities(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  samples: number,
  seed: string,
  first = 0,
): Quantities {
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  });
  const dice = holder.dice as unknown as AddressedDice;
  const { names, read } = readingsOf(scene);
  const tallies = new Tallies();
  const counts = [...TALLIES, ...names].map(() => new Map<number, number>());
  const root = rootKey(seed);
  for (let pair = first; pair < first + samples; pair++) {
    dice.seat(root, 1, pair);
    scene.again();
    tallies.clear();
    scene.arena.log.recorder = tallies;
    perform(scene, example);
    for (let k = 0; k < TALLIES.length; k++) add(item(counts, k), item(tallies.sums, k));
    const values = read();
    for (let k = 0; k < values.length; k++) add(item(counts, TALLIES.length + k), item(values, k));
  }
  const shares = counts.map((found) => new Map([...found].map(([value, n]) => [value, n / samples])));
  return quantitiesOf(shares.slice(0, TALLIES.length), names, shares.slice(TALLIES.length));
}

const add = (counts: Map<number, number>, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
};
