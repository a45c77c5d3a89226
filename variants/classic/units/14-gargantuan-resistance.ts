import { lookUp } from 'sandtable/kit';
import { DEED, type Game, integer, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { isGargantuan } from '../heavy/kinds.ts';
import { statsOf } from '../movement/mobility.ts';
import type { Attack } from '../shooting/attack.ts';
import { attackHas, weaponHas } from '../special-rules/carried.ts';
import { gargantuanModel, KINDS } from './gargantuan.ts';

const SNIPER = keyword('sniper');
const POISONED = keyword('poisoned');
const FLESHBANE = keyword('fleshbane');
const RESISTED = purpose('resisted');
const gargantuanTarget = (g: Game<Classic>, a: Attack): boolean => isGargantuan(statsOf(g, a.target));

/** Instant Death costs it D3 Wounds; poison and snipers wound it on a 6. */
export default defineRule({
  id: 'CLS-UNIT-14',
  title: 'Gargantuan resistance',
  source: 'unit types: Gargantuan resistance',
  text: 'Instant Death or "removed from play" effects inflict D3 Wounds instead. Sniper wounds it only on a 6. Poison wounds it only on a 6 unless the Strength needs less. It still loses Wounds normally.',
  outside: ['CLS-WPN-46'],
  default: 'on',
  keyword: KINDS,
  params: {
    woundsOn: integer(6, 2, 6, 'Needed by Sniper weapons and poison', 'needed on a D6'),
  },
  patch: ({ woundsOn }, _s, t) => ({
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
        if (!a.melee && weaponHas(a, SNIPER)) return woundsOn;
        if (!attackHas(g, a, POISONED) || attackHas(g, a, FLESHBANE) || a.strength <= 0) return on;
        return Math.max(on, Math.min(woundsOn, lookUp(t.toWound, a.strength, a.toughness)));
      },
    },
  }),
});
