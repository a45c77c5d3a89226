import type { Selection } from '../../compile/select.ts';
import { ForkingDice } from '../../engine/dice/forking.ts';
import { withoutDeclaring } from '../../rules/index.ts';
import type { Example, ExampleFile } from '../../scenario/types.ts';
import { perform } from '../../scene/perform.ts';
import { sceneWith } from '../../scene/stage.ts';
import { ownAttack } from '../own-attack.ts';
import { type Quantities, quantitiesOf, readingsOf } from '../quantities.ts';
import { Tallies } from '../tallies.ts';

/**
 * What `attackOdds` tells, found without merging anything: every course of the dice is played to its end and counted with its
 * probability. Null for more than `most` courses.
 */
export const walkedOdds = (example: Example, file: ExampleFile, selection: Selection, most: number): Quantities | null =>
  withoutDeclaring(() => walked(example, file, selection, most));

function walked(example: Example, file: ExampleFile, selection: Selection, most: number): Quantities | null {
  const holder: { dice: ForkingDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new ForkingDice(rollers, nobody);
    return holder.dice;
  });
  const tallies = new Tallies(scene.arena, ownAttack(scene, example));
  const { names, read } = readingsOf(scene, example);
  const sums = tallies.names.map(() => new Map<number, number>());
  const values = names.map(() => new Map<number, number>());
  const add = (into: Map<number, number>, value: number, p: number): void => void into.set(value, (into.get(value) ?? 0) + p);
  try {
    holder.dice?.walk(
      () => {
        scene.again();
        tallies.clear();
        scene.arena.log.recorder = tallies;
        perform(scene, example);
      },
      (probability) => {
        sums.forEach((of, k) => add(of, tallies.sums[k] ?? 0, probability));
        const found = read();
        values.forEach((of, k) => add(of, found[k] ?? 0, probability));
      },
      most,
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return quantitiesOf(tallies.names, sums, names, values);
}

/** Where two sets of odds part: by more than `within` in a chance, or by a sum of chances that is not 1. Empty if they agree. */
export function parted(found: Quantities, expected: Quantities, within = 1e-12): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const one = found[name]?.distribution;
    const other = expected[name]?.distribution;
    if (one === undefined || other === undefined) return [`${name} is told by one of them only`];
    const total = Object.values(one).reduce((a, b) => a + b, 0);
    return [
      ...(Math.abs(total - 1) > within ? [`${name}: its chances sum to ${total}`] : []),
      ...[...new Set([...Object.keys(one), ...Object.keys(other)])]
        .filter((value) => !(Math.abs((one[value] ?? 0) - (other[value] ?? 0)) <= within))
        .map((value) => `${name} ${value}: ${one[value] ?? 0} and not ${other[value] ?? 0}`),
    ];
  });
}
