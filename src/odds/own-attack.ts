import type { Frame } from '../rules/index.ts';
import type { Example } from '../scenario/types.ts';
import type { Scene } from '../scene/stage.ts';

/** Tells an attack apart from what it sets off: explosions, overheating weapons, answers. */
export interface OwnAttack {
  /** Whether something done by one unit slot to another, with the dice of a deed, belongs to it. */
  owns(by: number, at: number, frame: Frame): boolean;
}

/**
 * The attack of an example's steps, made by the unit that a step names first (or after `by`) on the others that it names; where it names no
 * other, on any enemy. What is rolled in the deed of somebody else, such as the explosion of a vehicle, is not the attacker's.
 */
export function ownAttack(scene: Scene, example: Example): OwnAttack {
  const { units } = scene.arena;
  const slotOf = (name: unknown): number => {
    if (typeof name !== 'string' || !Object.hasOwn(example.given.units, name)) return -1;
    return scene.unit(name).slot;
  };
  const pairs = new Uint8Array(units.length * units.length);
  const allow = (by: number, at: number): void => {
    if (by !== at) pairs[by * units.length + at] = 1;
  };
  for (const step of example.when) {
    const [subject, ...others] = Object.values(step);
    const named = [subject, ...others]
      .flat()
      .map(slotOf)
      .filter((slot) => slot >= 0);
    const attacker = slotOf(step['by']) >= 0 ? slotOf(step['by']) : slotOf(subject);
    const enemies = (side: number): number[] => units.filter((u) => u.side !== side).map(({ slot }) => slot);
    if (attacker < 0) for (const { slot, side } of units) for (const at of enemies(side)) allow(slot, at);
    else {
      const targets = named.filter((slot) => slot !== attacker);
      const { side } = units[attacker] as { readonly side: number };
      for (const at of targets.length > 0 ? targets : enemies(side)) allow(attacker, at);
    }
  }
  return { owns: (by, at, frame) => pairs[by * units.length + at] === 1 && frame.actor.index === by };
}
