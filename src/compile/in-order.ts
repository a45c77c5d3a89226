import type { Army, Battle } from '../scenario/types.ts';

/**
 * A battle with its units, pieces of terrain and markers in alphabetical order. Where rules take one after the other, or the first of equals,
 * that is their order, so that the order in which files list them makes no difference to a game. Two orders mean something and stay: the first
 * marker is the first, since a mission may give it a part of its own, and weapons fire as a datasheet lists them, each before what is built into it.
 */
export function inOrder(battle: Battle): Battle {
  const { battlefield, armies } = battle;
  const [first, ...others] = battlefield.objectives;
  return {
    ...battle,
    battlefield: {
      ...battlefield,
      terrain: byId(battlefield.terrain),
      objectives: first === undefined ? [] : [first, ...byId(others)],
    },
    armies: { red: armyInOrder(armies.red), blue: armyInOrder(armies.blue) },
  };
}

const armyInOrder = (army: Army): Army => ({ ...army, units: byId(army.units) });

const byId = <T extends { readonly id: string }>(list: readonly T[]): readonly T[] => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
