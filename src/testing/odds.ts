import type { Selection } from '../compile/select.ts';
import { AddressedDice } from '../engine/dice/addressed.ts';
import { ForkingDice } from '../engine/dice/forking.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { perform } from '../scene/perform.ts';
import type { Scene } from '../scene/stage.ts';
import { sceneWith } from '../scene/stage.ts';

/** A value read from a scene after its steps: a whole number such as the wounds a unit has left. */
export type Reading = (scene: Scene) => number;
/** Probability of each value. */
export type Odds = ReadonlyMap<number, number>;

/** Exact odds of the results of an example's steps, by walking every outcome of their dice. Keep the steps small. */
export function exactOdds(example: Example, file: ExampleFile, selection: Selection, read: Reading): Odds {
  const odds = new Map<number, number>();
  const holder: { dice: ForkingDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new ForkingDice(rollers, nobody);
    return holder.dice;
  });
  let value = 0;
  holder.dice?.walk(
    () => {
      scene.again();
      perform(scene, example);
      value = read(scene);
    },
    (probability) => odds.set(value, (odds.get(value) ?? 0) + probability),
  );
  return odds;
}

/** The same by playing: addressed dice, one pair after another. */
export function sampledOdds(example: Example, file: ExampleFile, selection: Selection, read: Reading, samples: number, seed: string): Odds {
  const counts = new Map<number, number>();
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  });
  const root = rootKey(seed);
  for (let pair = 0; pair < samples; pair++) {
    holder.dice?.seat(root, 1, pair);
    scene.again();
    perform(scene, example);
    const value = read(scene);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return new Map([...counts].map(([value, count]) => [value, count / samples]));
}

/**
 * How far two distributions are apart: chi-squared of the sampled against the exact one, with its degrees of freedom.
 * Values with fewer than five expected occurrences are pooled. A value that cannot happen gives Infinity.
 */
export function chiSquared(exact: Odds, sampled: Odds, samples: number): { readonly chi: number; readonly freedom: number } {
  for (const value of sampled.keys()) if (!exact.has(value)) return { chi: Infinity, freedom: 1 };
  let chi = 0;
  let cells = 0;
  let rareExpected = 0;
  let rareSeen = 0;
  for (const [value, p] of exact) {
    const expected = p * samples;
    const seen = (sampled.get(value) ?? 0) * samples;
    if (expected < 5) {
      rareExpected += expected;
      rareSeen += seen;
      continue;
    }
    chi += (seen - expected) ** 2 / expected;
    cells++;
  }
  if (rareExpected > 0) {
    chi += (rareSeen - rareExpected) ** 2 / Math.max(rareExpected, 1e-9);
    cells++;
  }
  return { chi, freedom: Math.max(1, cells - 1) };
}
