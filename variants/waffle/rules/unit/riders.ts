import { defineRule } from '../../family.ts';
import { ridersOf, ridersOn } from '../../riders.ts';

/** A bike fires one weapon for each rider. */
export const riderWeapons = defineRule({
  id: 'WAF-UNIT-01',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: {
      weaponsPerModel: (next) => (g, model) => Math.max(next(g, model), ridersOf(g, model)),
      paperWeapons: (next) => (g, u, kind) => Math.max(next(g, u, kind), ridersOn(u.sheet.models[kind])),
    },
  }),
});

/** A bike under a marker or template takes a hit for each rider. */
export const riderHits = defineRule({
  id: 'WAF-UNIT-02',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: {
      hitsUnder: (next) => (g, model) => next(g, model) * ridersOf(g, model),
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const wide = arm.blastInches > 0 || arm.templateInches > 0;
        return next(g, u, weapon, target, inches, wide ? worth * ridersOn(target.sheet.models[0]) : worth);
      },
    },
  }),
});

/** Each rider has the bonus for charging and the one for two weapons. */
export const riderBonuses = defineRule({
  id: 'WAF-UNIT-03',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: { bonusAttacks: (next) => (g, model, printed) => next(g, model, printed) * ridersOf(g, model) },
  }),
});

/** A bike with several riders is an Eternal Warrior. (What all bikes have is in the base.) */
export const riderWarrior = defineRule({
  id: 'WAF-UNIT-05',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: { instantDeath: (next) => (g, a, model) => ridersOf(g, model) <= 1 && next(g, a, model) },
  }),
});
