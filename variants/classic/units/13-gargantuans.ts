import { is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ownTarget } from '../heavy/aiming.ts';
import { isGargantuan } from '../heavy/kinds.ts';
import { ALL_WEAPONS } from '../movement/driving.ts';
import { statsOf } from '../movement/mobility.ts';
import { DIVIDED, SHOT_AT } from '../state.ts';
import { gargantuanModel, KINDS } from './gargantuan.ts';

/** Fires all its weapons, each at its own target, and never Overwatch. (Rules that come with the type are in format/profile.ts.) */
export default defineRule({
  id: 'CLS-UNIT-13',
  title: 'Gargantuan Creature',
  source: 'unit types: Gargantuan Creature',
  text: 'A Monstrous Creature that moves 12", fires any number of weapons each at its own target, cannot Overwatch, and has Fear, Fearless, Feel No Pain (5+), Hammer of Wrath, Move Through Cover, Relentless, Smash, Strikedown and Stomp (CLS-VEH-49). It is locked in combat like any monster.',
  default: 'on',
  keyword: KINDS,
  patch: (_p, s) => ({
    after: {
      openFire: (g, u) => {
        if (is(u, DIVIDED) && isGargantuan(statsOf(g, u))) u.reg[SHOT_AT] = 0;
      },
    },
    wrap: {
      weaponsPerModel: (next) => (g, model) => (gargantuanModel(g, model) ? ALL_WEAPONS : next(g, model)),
      firesApart: (next) => (g, u) => isGargantuan(statsOf(g, u)) || next(g, u),
      weaponTarget: (next) => (g, model, place, target) =>
        gargantuanModel(g, model) ? ownTarget(g, s, model, place, target) : next(g, model, place, target),
      mayOverwatch: (next) => (g, u, charger) => !isGargantuan(statsOf(g, u)) && next(g, u, charger),
    },
  }),
});
