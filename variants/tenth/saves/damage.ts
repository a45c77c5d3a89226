import { arenaMemory, type Cause, type Game, type ModelId, reaching, TOLD_NOBODY, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { cleared } from '../modifiers/gathered.ts';
import { rollAmount } from '../modifiers/mod.ts';
import { modifiedDamage } from '../modifiers/seams.ts';
import { STAT } from '../modifiers/stats.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { DAMAGE, DAMAGE_DONE, DAMAGE_ROLL, FEEL_NO_PAIN } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Harm, harm } from './harm.ts';
import { inflicting, MOST_MORTAL } from './inflicting.ts';
import type { SaveSeams } from './seams.ts';
import { tellMortal } from './tell-mortal.ts';

type Part = 'damageOf' | 'damageRoll' | 'damageModifier' | 'feelNoPainOn' | 'mortalWounds' | 'destroyed';

/** Damage (TEN-SAVE-06), mortal wounds (TEN-SAVE-07) and destroyed models (TEN-UNIT-08). */
export function damageSeams(s: ModernSeams, _t: Tables): Pick<SaveSeams, Part> {
  return {
    damageOf: (g, a, model) => {
      if (changedToNothing(g, s, a, model)) return s.damageFromNothing(g, a, model);
      const joined = s.joinedToDamage(g, a);
      return modifiedDamage(g, s, a, model, s.damageRoll(g, a, model) - joined, joined);
    },
    damageRoll: (g, a) => {
      a.rerolled = false;
      return rollAmount(g, a.dice, DAMAGE_ROLL, a.profile.D);
    },
    damageModifier: () => 0,
    feelNoPainOn: () => 7,
    mortalWounds: (g, unit, wounds, { dice, cause, by, attack: a }) => {
      tellMortal(g, unit, wounds, dice, by);
      const now = inflicting(g);
      const outer = now.left;
      let lost = 0;
      for (let k = 0; k < wounds && unit.alive > 0; k++) {
        const model = s.nextModel(g, unit, a);
        if (model < 0) break;
        now.left = outer * MOST_MORTAL + wounds - k;
        lost += loseWounds(g, s, model, 1, true, harm(dice, cause, by, a));
      }
      now.left = outer;
      return lost;
    },
    destroyed: (g, model) => {
      const unit = g.unitOf(model);
      if (unit.alive === 0) s.shockOfDestroyed(g, unit);
    },
  };
}

/** Whether rules set the Damage of an attack on a model to 0. */
function changedToNothing(g: Game<Modern>, s: ModernSeams, a: Attack, m: ModelId): boolean {
  const by = cleared(g.desk.modifiers.by[STAT.D]);
  s.attackModifiers(g, STAT.D, a, m, by);
  return by.changeCount > 0 && s.changedTo(g, a.attacker.side, by, true) === 0;
}

/** Wounds being lost one by one, as each is rolled for: the model (-1 for none), those still to come of it, and lost so far. */
const losing = arenaMemory('tenth/losing', (_g: Game<Modern>) => ({ model: -1, wounds: 0, lost: 0 }));

/** Takes wounds off a model after Feel No Pain; destroys it at 0. Returns the wounds lost. */
export function loseWounds(
  g: Game<Modern>,
  s: ModernSeams,
  model: ModelId,
  wounds: number,
  mortal: boolean,
  { dice, cause, by, attack: a }: Harm,
): number {
  const left = g.models.wounds[model];
  const on = s.feelNoPainOn(g, model, mortal, a);
  let lost = 0;
  if (on > 6) lost = Math.min(wounds, left);
  else {
    const now = losing(g);
    now.model = model;
    for (let k = 0; k < wounds && lost < left; k++) {
      now.wounds = wounds - k;
      now.lost = lost;
      if (g.dice.d6(dice, FEEL_NO_PAIN, reaching(on), TOLD_NOBODY) < on) lost++;
    }
    now.model = -1;
    now.wounds = 0;
    now.lost = 0;
  }
  if (lost === 0) return 0;
  const unit = g.unitOf(model);
  const culprit = by === null ? unit.slot : by.slot;
  g.log.note(DAMAGE, culprit, unit.slot, lost);
  g.log.tally(DAMAGE_DONE, lost, culprit, unit.slot, dice);
  // Wounds that its end causes to others are of their own kind: a wreck is no Psychic Attack.
  const source = inflicting(g);
  const { psychic } = source;
  source.psychic = false;
  if (lost < left || !s.kept(g, model, cause, by, a)) {
    g.wound(model, lost, cause, by);
    if (lost >= left) {
      s.destroyed(g, model, by);
      s.fallen(g, model, by);
    }
  }
  source.psychic = psychic;
  return lost;
}

/** Destroys a model outright, with everything that its destruction triggers. */
export function destroyModel(g: Game<Modern>, s: ModernSeams, model: ModelId, cause: Cause, by: Unit<Modern> | null): void {
  if (g.models.alive[model] === 0 || s.kept(g, model, cause, by, null)) return;
  g.remove(model, cause, by);
  s.destroyed(g, model, by);
  s.fallen(g, model, by);
}
