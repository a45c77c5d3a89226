import type { Frame } from '../rules/index.ts';
import type { Example, ExampleStep } from '../scenario/types.ts';
import type { Scene } from '../scene/stage.ts';

/** Tells an attack apart from what it sets off: explosions, overheating weapons, answers. */
export interface OwnAttack {
  /** Whether something done by one unit slot to another, with the dice of a deed, belongs to it. */
  owns(by: number, at: number, frame: Frame): boolean;
}

/** Who attacks whom, by the first step that says both; null if none does. */
export function attackerAndTarget(example: Example): { readonly attacker: string; readonly target: string } | null {
  for (const step of example.when) {
    const [attacker, target] = namedIn(step, example);
    if (attacker !== undefined && target !== undefined) return { attacker, target };
  }
  return null;
}

/** Units that a step names: first who acts, then the others; none if it does not begin with a unit. */
export function namedIn(step: ExampleStep, { given }: Example): string[] {
  const [subject, ...others] = Object.values(step).flat();
  const isUnit = (name: unknown): name is string => typeof name === 'string' && Object.hasOwn(given.units, name);
  if (!isUnit(subject)) return [];
  const { by } = step;
  const attacker = isUnit(by) ? by : subject;
  return [attacker, ...new Set([subject, ...others].filter(isUnit).filter((name) => name !== attacker))];
}

/**
 * The attack of an example's steps, made by the unit that a step names first (or after `by`) on the others that it names; where it names no
 * other, on any enemy. What is rolled in the deed of somebody else, such as the explosion of a vehicle, is not the attacker's.
 */
export function ownAttack(scene: Scene, example: Example): OwnAttack {
  const { units } = scene.arena;
  const pairs = new Uint8Array(units.length * units.length);
  const allow = (by: number, at: number): void => {
    if (by !== at) pairs[by * units.length + at] = 1;
  };
  for (const step of example.when) {
    const [attacker = -1, ...targets] = namedIn(step, example).map((name) => scene.unit(name).slot);
    const enemies = (side: number): number[] => units.filter((u) => u.side !== side).map(({ slot }) => slot);
    if (attacker < 0) for (const { slot, side } of units) for (const at of enemies(side)) allow(slot, at);
    else {
      const { side } = units[attacker] as { readonly side: number };
      for (const at of targets.length > 0 ? targets : enemies(side)) allow(attacker, at);
    }
  }
  return { owns: (by, at, frame) => pairs[by * units.length + at] === 1 && frame.actor.index === by };
}
