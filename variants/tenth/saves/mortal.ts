import type { ModernSeams } from '../hub.ts';
import { modifiedDamage } from '../modifiers/seams.ts';
import { loseWounds } from './damage.ts';
import { harm } from './harm.ts';
import { inflicting, MOST_MORTAL } from './inflicting.ts';
import type { BatchSeams, CasualtySeams } from './seams.ts';
import { tellMortal } from './tell-mortal.ts';

/** Mortal wounds from attacks, by the base book: inflicted right away, and passed on when a model dies. */
export function mortalSeams(s: ModernSeams): CasualtySeams & BatchSeams {
  return {
    waitsForBatch: () => false,
    batchSeen: () => {},
    oneRerollWaits: () => false,
    rerollSetsOff: () => false,
    treatedSetsOff: () => false,
    resultOf: (_g, _sides, face) => face,
    modifiedRoll: (_g, rolled, plus) => rolled + plus,
    advanceModifier: () => 0,
    namedAttacksBonus: (_g, a) => -(a.profile.values['less-attacks']?.plus ?? 0),
    usesExtraWeapon: () => true,
    additionalHitsShare: () => true,
    criticalHit: () => {},
    afterCriticalWound: () => {},
    oneByOne: (g, a) => s.toughnessMayChange(g, a.target),
    attackEnds: () => {},
    mortalWoundsWait: () => false,
    devastatingDamage: (g, a, model) => s.damageRoll(g, a, model),
    boundWounds: (g, model, wounds, { dice, cause, by, attack: a }) => {
      const unit = g.unitOf(model);
      tellMortal(g, unit, wounds, dice, by);
      const now = inflicting(g);
      const outer = now.left;
      let lost = 0;
      let left = wounds;
      for (; left > 0 && g.models.alive[model] !== 0; left--) {
        now.left = outer * MOST_MORTAL + left;
        lost += loseWounds(g, s, model, 1, true, harm(dice, cause, by, a));
      }
      for (; left > 0 && unit.alive > 0; left--) {
        const next = s.nextModel(g, unit, a);
        if (next < 0) break;
        now.left = outer * MOST_MORTAL + left;
        lost += loseWounds(g, s, next, 1, true, harm(dice, cause, by, a));
      }
      now.left = outer;
      return lost;
    },
    picksCharacter: (_g, a) => a.target.side,
    extraWounds: (g, a, rolled) => {
      // As the damage of the attack would be modified against the model that takes them.
      const model = s.nextModel(g, a.target, a);
      if (model < 0) return 0;
      return modifiedDamage(g, s, a, model, rolled, 0);
    },
  };
}
