import { faceTold, type Game, type ModelId, reaching } from 'sandtable/rules';
import { type Modern, WOUND } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { ARMOUR, INVULNERABLE, UNSAVED_MADE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { coverFromTerrain } from '../terrain/sight.ts';
import { BATCH, endBatch, rollSaves, takeFace } from './batch.ts';
import { loseWounds } from './damage.ts';
import { harm } from './harm.ts';
import { saveNeeded } from './needed.ts';

type Part =
  | 'inflictWound'
  | 'benefitOfCover'
  | 'coverGranted'
  | 'apOf'
  | 'saveModifier'
  | 'armourModifier'
  | 'netSaveModifier'
  | 'armourOn'
  | 'invulnerableOn'
  | 'saveFace'
  | 'criticalWound';

/** Command Re-rolls ask no more than whether it failed. */
const SAVE_TOLD = faceTold(['saveFace'], ['TEN-STRAT-02', 'TEN-STRAT-03']);

/** From wounding attacks to saving throws (TEN-SAVE-03, TEN-SAVE-04), one attack after the other. */
export function saveSeams(s: ModernSeams, _t: Tables): Pick<ModernSeams, Part> {
  return {
    inflictWound: (g, a, bits) => {
      const critical = (bits & WOUND.critical) !== 0;
      if (critical && s.criticalWound(g, a)) return;
      const model = s.nextModel(g, a.target, a);
      if (model >= 0 && !saves(g, s, a, model)) {
        a.unsaved++;
        g.log.tally(UNSAVED_MADE, 1, a.attacker.slot, a.target.slot, a.dice);
        const cause = a.melee ? 1 : 0;
        a.damage += loseWounds(g, s, model, s.damageOf(g, a, model), false, harm(a.dice, cause, a.attacker, a));
        s.suffersDamage(g, model, a);
      }
      if (critical) s.afterCriticalWound(g, a);
    },
    criticalWound: () => false,
    benefitOfCover: (g, a, model) =>
      !a.melee && (coverFromTerrain(g, s, a.attacker, model) || (s.coverGranted(g, a, model) && s.coverGrantWorks(g, a.attacker, model))),
    coverGranted: () => false,
    apOf: (_g, a) => a.profile.AP,
    saveModifier: (g, _a, model) => g.sheetOf(model).stats.saveBonus,
    armourModifier: () => 0,
    netSaveModifier: (_g, sum) => sum,
    armourOn: (g, a, model) =>
      s.saveOf(g, model) + s.apOf(g, a) - s.netSaveModifier(g, s.saveModifier(g, a, model) + s.armourModifier(g, a, model)),
    invulnerableOn: (g, model) => g.sheetOf(model).stats.inv,
    saveFace: (g, a, _model, invulnerable, on) => {
      a.rerolled = false;
      a.treated = false;
      return g.dice.d6(a.dice, invulnerable ? INVULNERABLE : ARMOUR, reaching(on), a.batch === BATCH.none ? SAVE_TOLD : undefined);
    },
  };
}

/** Allocates, saves and inflicts damage, one attack after the other. */
export function inflictWounds(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  a.done = 0;
  if (a.woundCount > 1) rollSaves(g, s, a);
  for (; a.done < a.woundCount && a.target.alive > 0; a.done++) s.inflictWound(g, a, a.wounds[a.done]);
  endBatch(a);
}

/** Whether a model passes its save; rolls the better of the two if either can succeed. */
export function saves(g: Game<Modern>, s: ModernSeams, a: Attack, model: ModelId): boolean {
  const need = saveNeeded(g, s, a, model);
  const on = need < 0 ? -need : need;
  return on <= 6 && (a.batch !== BATCH.none ? takeFace(a) : s.saveFace(g, a, model, need < 0, on)) >= on;
}
