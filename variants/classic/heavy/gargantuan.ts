import { lookUp } from 'sandtable/kit';
import { DEED, type Game, is, keyword, type ModelId, purpose } from 'sandtable/rules';
import type { Attack } from '../attack.ts';
import { ALL_WEAPONS } from '../driving.ts';
import { type Classic, defineRule } from '../family.ts';
import { statsOf } from '../mobility.ts';
import { attackHas, weaponHas } from '../special/carried.ts';
import { DIVIDED, SHOT_AT } from '../state.ts';
import { ownTarget } from './aiming.ts';
import { isGargantuan } from './kinds.ts';

const KINDS = ['gargantuan', 'flying-gargantuan'] as const;
const SNIPER = keyword('sniper');
const POISONED = keyword('poisoned');
const FLESHBANE = keyword('fleshbane');
const RESISTED = purpose('resisted');
/** What poison and snipers need against it. */
const HARD_TO_HURT = 6;

const gargantuanModel = (g: Game<Classic>, model: ModelId): boolean => isGargantuan(g.sheetOf(model).stats);
const gargantuanTarget = (g: Game<Classic>, a: Attack): boolean => isGargantuan(statsOf(g, a.target));

/** Fires all its weapons, each at its own target, and never Overwatch. (What it brings along is in profile.ts.) */
export const gargantuans = defineRule({
  id: 'CLS-UNIT-13',
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

/** What would slay it costs D3 Wounds; poison and snipers wound it on a 6. */
export const gargantuanResistance = defineRule({
  id: 'CLS-UNIT-14',
  default: 'on',
  keyword: KINDS,
  patch: (_p, _s, t) => ({
    wrap: {
      fatalWounds: (next) => (g, a, model) => (gargantuanModel(g, model) ? g.dice.d3(a.frame, RESISTED) : next(g, a, model)),
      destroyModel: (next) => (g, model, cause, by) => {
        if (!gargantuanModel(g, model)) {
          next(g, model, cause, by);
          return;
        }
        const frame = g.dice.begin(DEED.react, g.unitOf(model), g.nobody);
        g.wound(model, g.dice.d3(frame, RESISTED), cause, by);
        g.dice.end(frame);
      },
      woundOn: (next) => (g, a) => {
        const on = next(g, a);
        if (!gargantuanTarget(g, a)) return on;
        if (!a.melee && weaponHas(a, SNIPER)) return HARD_TO_HURT;
        if (!attackHas(g, a, POISONED) || attackHas(g, a, FLESHBANE) || a.strength <= 0) return on;
        return Math.max(on, Math.min(HARD_TO_HURT, lookUp(t.toWound, a.strength, a.toughness)));
      },
    },
  }),
});
