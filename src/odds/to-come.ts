import type { Shots } from '../rules/index.ts';
import type { Example, ExampleStep } from '../scenario/types.ts';
import type { Scene } from '../scene/stage.ts';
import { namedIn } from './own-attack.ts';

/** By step of an example: what comes after it, where that is nothing but units that shoot; null if there is something else among it. */
export function shotsToCome(scene: Scene, example: Example): readonly (readonly Shots[] | null)[] {
  const found: (readonly Shots[] | null)[] = [];
  let after: readonly Shots[] | null = [];
  for (let k = example.when.length - 1; k >= 0; k--) {
    found[k] = after;
    const shots = shotsOf(scene, example, example.when[k] as ExampleStep);
    after = after === null || shots === null ? null : [shots, ...after];
  }
  return found;
}

/** The shots that a step stands for, if it is written as an attack in a command line is. */
function shotsOf(scene: Scene, example: Example, step: ExampleStep): Shots | null {
  const shooting = scene.arena.match.ruleset.edition.format?.inline?.shooting.when;
  const [verb] = Object.keys(step);
  if (shooting === undefined || verb !== Object.keys(shooting)[0]) return null;
  if (Object.keys(step).some((key) => key !== 'keep' && !Object.hasOwn(shooting, key))) return null;
  const [by, at, more] = namedIn(step, example);
  return by === undefined || at === undefined || more !== undefined ? null : { by: scene.unit(by), at: scene.unit(at) };
}
