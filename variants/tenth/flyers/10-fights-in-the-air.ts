import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FLY } from '../terrain/field-desk.ts';
import { isAircraft } from './base.ts';

/** Which models can fight Aircraft. */
export default defineRule({
  id: 'TEN-FLYER-10',
  title: 'Charging and fighting Aircraft',
  source: 'Core rules, Aircraft',
  text: 'AIRCRAFT cannot declare charges, pile in or consolidate. Only units that can FLY may charge AIRCRAFT and only models that can FLY may attack them in melee; AIRCRAFT attack only units that can FLY. When a unit that cannot FLY piles in or consolidates AIRCRAFT are ignored in finding the closest enemy.',
  layer: 'core',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    wrap: {
      mayCharge: (next) => (g, u) => !isAircraft(u) && next(g, u),
      mayChargeAt: (next) => (g, u, e) => (!isAircraft(e) || s.unitHas(g, u, FLY)) && next(g, u, e),
      reachesInMelee: (next) => (g, m, e) => {
        if (isAircraft(g.unitOf(m)) && !s.unitHas(g, e, FLY)) return false;
        if (isAircraft(e) && !hasBit(g.sheetOf(m).keywordBits, FLY)) return false;
        return next(g, m, e);
      },
      closesOn: (next) => (g, u, e) => (!isAircraft(e) || s.unitHas(g, u, FLY)) && next(g, u, e),
      pileIn: (next) => (g, u) => {
        if (!isAircraft(u)) next(g, u);
      },
      consolidate: (next) => (g, u) => {
        if (!isAircraft(u)) next(g, u);
      },
    },
  }),
});
