import { type Game, INTENT, intent, is, PLACE, type Unit, unitRegister } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { RAN } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { type Among, closestEnemy } from './nearest.ts';

/** Slot + 1 of the enemy that a frenzied unit must remain able to charge, whatever it does in the Shooting phase. */
const QUARRY = unitRegister('CAL-USR-19/quarry', 'phase');

const hasQuarry = (g: Game<Classic>, model: number): boolean => g.unitOf(model).reg[QUARRY] !== 0;

/**
 * A frenzied unit goes for the closest enemy that it could charge, charges it when it can, and does nothing that would prevent the charge.
 */
export default defineRule({
  id: 'CAL-USR-19',
  title: 'Frenzy: forced advance',
  source: 'Universal Special Rules',
  text: [
    'A Frenzied unit must always move towards, and charge, the closest enemy unit.',
    'Ruling: full move towards the closest enemy unit it could legally charge (Hidden units and zooming Flyers do not count); a charge must be declared if it is within the longest possible charge distance (12" on 2D6). It may shoot only what still allows that charge. Pinned, gone-to-ground, falling back and locked units are exempt, as are charges the base forbids (CLS-ASSAULT-03).',
  ].join('\n'),
  changes: 'new',
  outside: ['CAL-USR-20'],
  default: 'on',
  keyword: 'frenzy',
  patch: (_p, s) => {
    const stands: Among = (g, _u, enemy) => enemy.place === PLACE.table && enemy.aloft === 0 && !s.isHidden(g, enemy);
    const inReach: Among = (g, u, enemy) => s.inChargeReach(g, u, enemy);
    const hasPrey = (g: Game<Classic>, u: Unit<Classic>): boolean => s.isFrenzied(g, u) && closestEnemy(g, u, stands) !== null;
    const open: Among = (g, u, enemy) => s.mayChargeAt(g, u, enemy);
    return {
      before: {
        shootingAction: (g, u) => {
          if (!s.isFrenzied(g, u) || !s.mayCharge(g, u)) return;
          u.reg[QUARRY] = (closestEnemy(g, u, inReach)?.slot ?? -1) + 1;
        },
      },
      wrap: {
        boundIntent: (next) => (g, u) => {
          if (!s.isFrenzied(g, u)) return next(g, u);
          const prey = closestEnemy(g, u, stands);
          return prey === null ? next(g, u) : intent(INTENT.advance, prey.slot);
        },
        // It goes aboard nothing, and into no building, on its way.
        mayEmbark: (next) => (g, u, transport) => next(g, u, transport) && !hasPrey(g, u),
        mayOccupy: (next) => (g, u, piece) => next(g, u, piece) && !hasPrey(g, u),
        mayOccupyRoof: (next) => (g, u, piece) => next(g, u, piece) && !hasPrey(g, u),
        mustChargeAt: (next) => (g, u) => (s.isFrenzied(g, u) ? closestEnemy(g, u, open) : null) ?? next(g, u),
        isTargetable: (next) => (g, u, target) => (u.reg[QUARRY] === 0 || u.reg[QUARRY] === target.slot + 1) && next(g, u, target),
        mayFire: (next) => (g, model, weapon, overwatch) =>
          next(g, model, weapon, overwatch) && (!hasQuarry(g, model) || overwatch || !s.barsCharge(g, model, weapon)),
        mayRun: (next) => (g, u) => (u.reg[QUARRY] === 0 || is(u, RAN) || s.chargesAfterRun(g, u)) && next(g, u),
        mayTurboBoost: (next) => (g, u) => u.reg[QUARRY] === 0 && next(g, u),
      },
    };
  },
});
