import { event, type Game, hasBit, INTENT, inflict, intent, is, keyword, PLACE, status, unitRegister } from 'sandtable/rules';
import { type Classic, STAT } from '../../../classic/family.ts';
import { RAN } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { type Among, closestEnemy } from '../../nearest.ts';

const FRENZY = keyword('frenzy');
/** Has lost a round of combat, and its frenzy with it. */
const CALMED = status('CAL-USR-18/calmed', 'game');
/** Slot + 1 of the enemy whose charge a frenzied unit must not miss by what it does in the Shooting phase. */
const QUARRY = unitRegister('CAL-USR-19/quarry', 'phase');
const FRENZY_LOST = event('frenzy-lost', { unit: 'unit' }, '{unit} loses its frenzy');
const MOST = 10;

/** A frenzied model has twice the Attacks of its profile. */
export const doubleAttacks = defineRule({
  id: 'CAL-USR-17',
  default: 'on',
  keyword: 'frenzy',
  patch: (_p, s) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.A) return value;
        const sheet = g.sheetOf(model);
        // The profile is doubled and other changes are added to that.
        return hasBit(sheet.keywordBits, FRENZY) && s.isFrenzied(g, g.unitOf(model))
          ? Math.min(MOST, value + sheet.stats.values[STAT.A])
          : value;
      },
    },
  }),
});

/** A unit that loses a round of combat is frenzied no longer. */
export const frenzyLost = defineRule({
  id: 'CAL-USR-18',
  default: 'on',
  keyword: 'frenzy',
  patch: (_p, s) => ({
    before: {
      combatLost: (g, u) => {
        if (!s.isFrenzied(g, u)) return;
        inflict(g, u, CALMED);
        g.log.note(FRENZY_LOST, u.slot);
      },
    },
    wrap: { isFrenzied: (next) => (g, u) => !is(u, CALMED) && next(g, u) },
  }),
});

/** A frenzied unit goes for the closest enemy that it could charge, charges it when it can, and does nothing that would keep it from it. */
export const forcedAdvance = defineRule({
  id: 'CAL-USR-19',
  default: 'on',
  keyword: 'frenzy',
  patch: (_p, s) => {
    const stands: Among = (g, _u, enemy) => enemy.place === PLACE.table && enemy.aloft === 0 && !s.isHidden(g, enemy);
    const inReach: Among = (g, u, enemy) => s.inChargeReach(g, u, enemy);
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

const hasQuarry = (g: Game<Classic>, model: number): boolean => g.unitOf(model).reg[QUARRY] !== 0;
