import { expect, test } from 'vitest';
import { AddressedDice, rootKey } from '../../src/engine/index.ts';
import { perform, sceneWith } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { type Worked, workedOf } from './worked.ts';

/** Problems when an example's steps are performed with the same dice twice in one scene. */
function twice({ example, file, selection }: Worked): string[] {
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  });
  return [1, 2].map(() => {
    holder.dice?.seat(rootKey('scenes'), 1, 0);
    scene.again();
    try {
      perform(scene, example);
      return JSON.stringify(scene.trace.lines(scene.arena));
    } catch (error) {
      // With other dice than the example's, it may have no such choice.
      return String(error);
    }
  });
}

test.each(builtIn)('scenes of %s whose answers are lists give the same result when they are set again', async (edition) => {
  const listed = (await workedOf(edition)).filter((it) => Object.values(it.example.answers).some((answer) => Array.isArray(answer)));
  expect(listed.length).toBeGreaterThan(0);
  const differ = listed.filter((it) => {
    const [first, second] = twice(it);
    return first !== second;
  });
  expect(differ.map((it) => it.name)).toEqual([]);
});
