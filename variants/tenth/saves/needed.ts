import type { Game, ModelId } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';

/** The face that a model needs to save: below 0 for its invulnerable save. 7 and more: it has none. */
export function saveNeeded(g: Game<Modern>, s: ModernSeams, a: Attack, model: ModelId): number {
  const armour = s.armourOn(g, a, model);
  let invulnerable = s.invulnerableOn(g, model);
  if (invulnerable <= 6) invulnerable -= s.netSaveModifier(g, s.saveModifier(g, a, model));
  return invulnerable < armour ? -Math.max(2, invulnerable) : Math.max(2, armour);
}
