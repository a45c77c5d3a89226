import { CAUSE, DEED, event, type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { stray } from '../../classic/saves/stray.ts';
import { WOUND } from '../../classic/shooting/attack.ts';
import { loseHullPoints } from '../../classic/vehicles/damage.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const IMMOBILE = keyword('immobile');
const NO_AP = 7;
const STAYS = event('stays-put', { unit: 'unit' }, '{unit} stays put');

/** What being moved by force costs an immobile unit: a Wound, or a Hull Point. */
function pay(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, by: Unit<Classic> | null): void {
  g.log.note(STAYS, u.slot);
  const model = leader(g, u);
  if (s.isVehicle(g, u)) {
    loseHullPoints(g, s, model, 1, CAUSE.other, by);
    return;
  }
  const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
  s.hurtModel(g, model, 1, NO_AP, WOUND.noCover, stray(by, CAUSE.other, frame));
  g.dice.end(frame);
}

/** An Immobile unit never moves: being forced to costs it a Wound or a Hull Point, and an Immobilised result another. */
export default defineRule({
  id: 'WAF-USR-26',
  title: 'Immobile',
  source: 'Special Rules, Immobile',
  text: [
    'The unit can never move. Anything that would force it to move costs it one wound, or one glancing hit if it is a vehicle. An Immobilised result on such a vehicle removes one more Hull Point instead. If the mobile part of a mixed Artillery unit falls back, all its Immobile models are destroyed.',
    'Ruling: It stays in place as well as taking the damage; saves are allowed since none are excluded. Saves against the wound of a forced move are armour, invulnerable and Feel No Pain; there is no cover save. In the base such guns are simply removed and the forced move is ignored (CLS-UNIT-20).',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'What a hull that drives through it does: who stands in its way steps aside or is destroyed, Immobile or not.',
  changes: 'classic base: Immobile units, Immobilised vehicles, Artillery falling back (CLS-UNIT-20, CLS-VEH-22, CLS-UNIT-06)',
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
        if (hasBit(g.sheetOf(vehicle).keywordBits, IMMOBILE)) loseHullPoints(g, s, vehicle, 1, cause, by);
        else next(g, vehicle, cause, by);
      },
    },
  }),
});
