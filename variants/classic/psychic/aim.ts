import type { ModelId } from 'sandtable/rules';
import type { Attack } from '../attack.ts';

/**
 * The attack of a beam or focussed witchfire under way, the model that it picks out, and by how much the Strength of a beam
 * has dropped. Attacks that it sets off are others, and are not bent by it.
 */
export const picked = { attack: null as Attack | null, model: -1 as ModelId, weaker: 0 };

export function pick(attack: Attack | null, model: ModelId, weaker: number): void {
  picked.attack = attack;
  picked.model = model;
  picked.weaker = weaker;
}
