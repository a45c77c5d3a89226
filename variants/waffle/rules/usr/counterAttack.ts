import { moveByIntent } from 'sandtable/kit';
import { DEED, event, hasBit, INTENT, inflict, intent, is, keyword, lift, purpose, status } from 'sandtable/rules';
import { moveRulesOf } from '../../../classic/mobility.ts';
import { CHARGED, FALLING_BACK, GONE_TO_GROUND, LOCKED } from '../../../classic/state.ts';
import { noteStart, testDangers } from '../../../classic/terrain.ts';
import { defineRule } from '../../family.ts';

const COUNTER_ATTACK = keyword('counter-attack');
const IMMOBILE = keyword('immobile');
const SLOW = keyword('slow-and-purposeful');

const COUNTER = purpose('counter');
const COUNTER_ATTACKS = event(
  'counter-attacks',
  { unit: 'unit', charger: 'unit', inches: 'number' },
  '{unit} counter-attacks {charger} over {inches|inch|inches}',
);

/** Went to meet a charge in this phase. */
const COUNTERED = status('counter-attacked', 'phase');
/** Counts as charging until the fight is over, though it did not charge. */
const LENT = status('WAF-USR-11/charges', 'phase');

/** A unit may answer a charge by going towards it, up to D6 inches, before the range is rolled. */
export const counterAttackMove = defineRule({
  id: 'WAF-USR-10',
  default: 'on',
  keyword: 'counter-attack',
  requires: ['WAF-ASSAULT-05'],
  supersedes: ['CLS-USR-05'],
  patch: (_p, s) => ({
    wrap: {
      mayCounterAttack: (next) => (g, u, charger) => {
        if (next(g, u, charger)) return true;
        if (!hasBit(u.anyBits, COUNTER_ATTACK) || hasBit(u.anyBits, IMMOBILE) || hasBit(u.anyBits, SLOW)) return false;
        return !is(u, LOCKED) && !is(u, GONE_TO_GROUND) && !is(u, FALLING_BACK) && !is(u, COUNTERED) && u.housed < 0 && !s.isVehicle(g, u);
      },
    },
    before: {
      counterAttack: (g, u, charger) => {
        inflict(g, u, COUNTERED);
        const frame = g.dice.begin(DEED.react, u, charger);
        const inches = g.dice.d6(frame, COUNTER);
        g.dice.end(frame);
        g.log.note(COUNTER_ATTACKS, u.slot, charger.slot, inches);
        const flies = s.fliesOver(g, u);
        noteStart(g, u);
        if (moveByIntent(g, u, intent(INTENT.advance, charger.slot), inches, moveRulesOf(g, u, flies)) > 0) testDangers(g, s, u, flies);
      },
    },
  }),
});

/** If the charge reaches it, a unit that went to meet it has all bonuses for charging, but no impact. */
export const counterAttackBonuses = defineRule({
  id: 'WAF-USR-11',
  default: 'on',
  keyword: 'counter-attack',
  requires: ['WAF-USR-10'],
  patch: () => ({
    before: {
      chargeMade: (g, _u, target) => {
        if (!is(target, COUNTERED) || is(target, LOCKED) || is(target, CHARGED)) return;
        inflict(g, target, LENT);
        inflict(g, target, CHARGED);
      },
    },
    after: {
      fightCombat: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!is(u, LENT)) continue;
          lift(u, LENT);
          lift(u, CHARGED);
        }
      },
    },
    wrap: {
      hammers: (next) => (g, model) => !is(g.unitOf(model), LENT) && next(g, model),
      hasCharged: (next) => (g, u) => !is(u, LENT) && next(g, u),
    },
  }),
});

/** Counter-Attack is the one reaction of a unit, in place of Overwatch and of Falling Back. */
export const counterAttackReaction = defineRule({
  id: 'WAF-USR-12',
  default: 'on',
  keyword: 'counter-attack',
  requires: ['WAF-USR-10'],
  patch: (_p, s) => ({
    after: { counterAttack: (g, u) => s.chargeReacted(g, u) },
    wrap: {
      mayCounterAttack: (next) => (g, u, charger) => s.mayReactToCharge(g, u, charger) && next(g, u, charger),
    },
  }),
});
