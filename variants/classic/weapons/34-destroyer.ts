import { integer, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STRENGTH } from '../family.ts';
import { type Attack, addWounds, WOUND } from '../shooting/attack.ts';
import { reportWounds } from '../shooting/report-wounds.ts';
import { gargantuanModel } from '../units/gargantuan.ts';

keyword('destroyer');
const DESTROYER = purpose('destroyer');
const DESTROYER_LOSS = purpose('destroyer-loss');
const DESTROYS = WOUND.destroys | WOUND.noFeelNoPain;
const ANNIHILATES = WOUND.annihilates | WOUND.noFeelNoPain | WOUND.noArmour | WOUND.noCover | WOUND.noInvulnerable;

const isDestroyer = (a: Attack): boolean => a.weapon.profile.strengthKind === STRENGTH.destroyer;
const flagsOf = (a: Attack): number => (a.pools > 0 ? a.poolFlags[a.pool] : 0);

/** Strength D: each hit rolls on a table of its own instead of To Wound or penetration. */
export default defineRule({
  id: 'CLS-WPN-34',
  title: 'Destroyer (Strength D)',
  source: 'weapons: Destroyer (Strength D)',
  text: [
    'Roll To Hit normally; for each hit roll a D6 on the table instead of wounding or penetrating. On 2-5 normal saves that AP allows (cover, invulnerable) may be taken, one save for the whole result; on 6 no saves. Excess wounds are lost. Feel No Pain is not allowed. Multiple wounds of Instant Death do not apply. For Instant Death and similar purposes S counts as 10.',
    '| D6 | Non-vehicle | Vehicle |',
    '|---|---|---|',
    '| 1 | no effect | no effect |',
    '| 2-5 | a wound that costs D3 Wounds | penetrating hit costing D3 HP instead of 1 |',
    '| 6 | a wound that costs D6+6 Wounds | penetrating hit costing D6+6 HP instead of 1 |',
  ].join('\n'),
  default: 'on',
  keyword: ['destroyer', 'super-heavy'],
  params: {
    nothingUpTo: integer(1, 0, 5, 'Highest roll on its table without effect', 'rolled on a D6'),
    deadlyOn: integer(6, 2, 7, 'Roll on its table that allows no saves; 7 for none', 'needed on a D6'),
    deadlyPlus: integer(6, 0, 12, 'Wounds or Hull Points that such a roll costs beside a D6', 'Wounds'),
    strength: integer(10, 1, 10, 'What its Strength counts as', 'Strength'),
  },
  patch: ({ nothingUpTo, deadlyOn, deadlyPlus, strength }, s) => ({
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
          if (face <= nothingUpTo) continue;
          wounds++;
          addWounds(a, a.hitBy[k], 1, strength, a.weapon.profile.ap, a.hitFlags[k] | (face >= deadlyOn ? ANNIHILATES : DESTROYS));
        }
        a.totalWounds += wounds;
        reportWounds(g, a, wounds);
      },
      // What Instant Death costs several Wounds loses those of the table, and not D3 more or fewer.
      instantDeath: (next) => (g, a, model) => next(g, a, model) && !(isDestroyer(a) && gargantuanModel(g, model)),
      // The table is rolled for in any case, as for whatever is too tough to be slain at once.
      fatalWounds: (next) => (g, a, model) => {
        if (isDestroyer(a)) s.damageOf(g, a, model);
        return next(g, a, model);
      },
      damageOf: (next) => (g, a, model) => {
        if (!isDestroyer(a)) return next(g, a, model);
        return (flagsOf(a) & WOUND.annihilates) !== 0
          ? g.dice.d6(a.frame, DESTROYER_LOSS) + deadlyPlus
          : g.dice.d3(a.frame, DESTROYER_LOSS);
      },
      penetrate: (next) => (g, a, vehicle) => {
        if (!isDestroyer(a)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, DESTROYER);
        a.pools = 0;
        if (face <= nothingUpTo) return -1;
        addWounds(a, a.bearer, 1, strength, a.weapon.profile.ap, face >= deadlyOn ? ANNIHILATES : DESTROYS);
        a.pool = 0;
        return 1;
      },
      vehicleSaves: (next) => (g, a, vehicle) => (isDestroyer(a) && (flagsOf(a) & WOUND.annihilates) !== 0 ? false : next(g, a, vehicle)),
      hullPoints: (next) => (g, a, vehicle, penetrating) => {
        if (!isDestroyer(a)) return next(g, a, vehicle, penetrating);
        return (flagsOf(a) & WOUND.annihilates) !== 0
          ? g.dice.d6(a.frame, DESTROYER_LOSS) + deadlyPlus
          : g.dice.d3(a.frame, DESTROYER_LOSS);
      },
    },
  }),
});
