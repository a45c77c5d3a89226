import { keyword, purpose } from 'sandtable/rules';
import { type Attack, addWounds, WOUND } from '../attack.ts';
import { defineRule, STRENGTH } from '../family.ts';
import { WOUNDS } from '../state.ts';

keyword('destroyer');
const DESTROYER = purpose('destroyer');
const DESTROYER_LOSS = purpose('destroyer-loss');
const DESTROYS = WOUND.destroys | WOUND.noFeelNoPain;
const ANNIHILATES = WOUND.annihilates | WOUND.noFeelNoPain | WOUND.noArmour | WOUND.noCover | WOUND.noInvulnerable;
const DESTROYER_STRENGTH = 10;

const isDestroyer = (a: Attack): boolean => a.weapon.profile.strengthKind === STRENGTH.destroyer;
const flagsOf = (a: Attack): number => (a.pools > 0 ? a.poolFlags[a.pool] : 0);

/** Strength D: each hit rolls on a table of its own instead of To Wound or penetration. */
export const destroyer = defineRule({
  id: 'CLS-WPN-34',
  default: 'on',
  keyword: ['destroyer', 'super-heavy'],
  patch: () => ({
    wrap: {
      rollWounds: (next) => (g, a) => {
        if (!isDestroyer(a)) {
          next(g, a);
          return;
        }
        a.pools = 0;
        let wounds = 0;
        for (let k = 0; k < a.hits; k++) {
          const face = g.dice.d6(a.frame, DESTROYER);
          if (face === 1) continue;
          wounds++;
          addWounds(a, a.hitBy[k], 1, DESTROYER_STRENGTH, a.weapon.profile.ap, a.hitFlags[k] | (face === 6 ? ANNIHILATES : DESTROYS));
        }
        a.totalWounds += wounds;
        g.log.note(WOUNDS, a.attacker.slot, a.target.slot, wounds);
      },
      instantDeath: (next) => (g, a, model) => !isDestroyer(a) && next(g, a, model),
      damageOf: (next) => (g, a, model) => {
        if (!isDestroyer(a)) return next(g, a, model);
        return (flagsOf(a) & WOUND.annihilates) !== 0 ? g.dice.d6(a.frame, DESTROYER_LOSS) + 6 : g.dice.d3(a.frame, DESTROYER_LOSS);
      },
      penetrate: (next) => (g, a, vehicle) => {
        if (!isDestroyer(a)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, DESTROYER);
        a.pools = 0;
        if (face === 1) return -1;
        addWounds(a, a.bearer, 1, DESTROYER_STRENGTH, a.weapon.profile.ap, face === 6 ? ANNIHILATES : DESTROYS);
        a.pool = 0;
        return 1;
      },
      vehicleSaves: (next) => (g, a, vehicle) => (isDestroyer(a) && (flagsOf(a) & WOUND.annihilates) !== 0 ? false : next(g, a, vehicle)),
      hullPoints: (next) => (g, a, vehicle, penetrating) => {
        if (!isDestroyer(a)) return next(g, a, vehicle, penetrating);
        return (flagsOf(a) & WOUND.annihilates) !== 0 ? g.dice.d6(a.frame, DESTROYER_LOSS) + 6 : g.dice.d3(a.frame, DESTROYER_LOSS);
      },
    },
  }),
});
