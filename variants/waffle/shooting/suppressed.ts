import { type Game, modelRegister, status, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';

/** Fire that is resolved to the last save and hurts nobody (WAF-SHOOT-14). */

/** Is firing to suppress. */
export const SUPPRESSES = status('suppresses', 'phase');
/** Wounds that the fire would have cost a model; unsaved wounds and models that it would have cost a unit. */
const OWED = modelRegister('owed-wounds', 'phase');
export const OWED_WOUNDS = unitRegister('owed-unsaved', 'phase');
export const OWED_MODELS = unitRegister('owed-models', 'phase');

/** Whether the wounds of an attack are only counted. */
export const isCounted = (a: Attack): boolean => a.attacker.status[SUPPRESSES] !== 0 && !a.melee && !a.stray && a.target !== a.attacker;

/** Counts an unsaved wound that would cost a model some Wounds; returns how many it had left to lose. */
export function owe(g: Game<Classic>, a: Attack, model: number, wounds: number): number {
  const owed = g.models.reg[OWED];
  const left = g.models.wounds[model] - owed[model];
  if (left <= 0) return 0;
  const lost = Math.min(left, wounds);
  const u = g.unitOf(model);
  owed[model] += lost;
  u.reg[OWED_WOUNDS]++;
  a.unsavedWounds++;
  if (lost === left) {
    u.reg[OWED_MODELS]++;
    // It would be removed: the next wound goes to another model.
    a.nearFirer[model] = -1;
  }
  return lost;
}

/** Keeps models that would have been removed from being allocated more wounds. */
export function passOver(g: Game<Classic>, a: Attack): void {
  const { first, size } = a.target;
  for (let i = first; i < first + size; i++) if (g.models.reg[OWED][i] >= g.models.wounds[i]) a.nearFirer[i] = -1;
}

/** Clears what was counted against a unit. */
export function forgive(g: Game<Classic>, u: Unit<Classic>): void {
  u.reg[OWED_WOUNDS] = 0;
  u.reg[OWED_MODELS] = 0;
  g.models.reg[OWED].fill(0, u.first, u.first + u.size);
}
