import { CAUSE, DEED, event, type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import { WOUND } from '../../../classic/attack.ts';
import type { Classic } from '../../../classic/family.ts';
import { leader } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

const IMMOBILE = keyword('immobile');
const NO_AP = 7;
const STAYS = event('stays-put', { unit: 'unit' }, '{unit} stays put');

/** What being moved by force costs a unit that cannot move: a Wound, or a Hull Point. */
function pay(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, by: Unit<Classic> | null): void {
  g.log.note(STAYS, u.slot);
  const model = leader(g, u);
  if (s.isVehicle(g, u)) {
    s.loseHullPoints(g, model, 1, CAUSE.other, by);
    return;
  }
  const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
  s.hurtModel(g, model, by, 1, NO_AP, WOUND.noCover, CAUSE.other, frame);
  g.dice.end(frame);
}

/** Who is Immobile never moves: what would force it to costs it a Wound or a Hull Point, and an Immobilised result another. */
export const immobile = defineRule({
  id: 'WAF-USR-26',
  default: 'on',
  keyword: 'immobile',
  requires: ['CLS-UNIT-20'],
  patch: (_p, s) => ({
    wrap: {
      staysPut: (next) => (g, u, by) => {
        if (u.alive === 0 || !hasBit(u.allBits, IMMOBILE)) return next(g, u, by);
        pay(g, s, u, by);
        return true;
      },
      breakUnit: (next) => (g, u) => {
        if (!s.staysPut(g, u, null)) next(g, u);
      },
      fallBack: (next) => (g, u) => {
        if (!s.staysPut(g, u, null)) next(g, u);
      },
      leavesBehind: (next) => (g, u) => {
        if (!hasBit(u.allBits, IMMOBILE)) next(g, u);
      },
      immobilise: (next) => (g, vehicle, cause, by) => {
        if (hasBit(g.sheetOf(vehicle).keywordBits, IMMOBILE)) s.loseHullPoints(g, vehicle, 1, cause, by);
        else next(g, vehicle, cause, by);
      },
    },
  }),
});
