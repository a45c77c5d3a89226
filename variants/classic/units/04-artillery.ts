import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { withNumbers } from '../tables.ts';
import { firstGun, hasGuns, hasMovedGun, holdGuns, isCrewman, isGun, loseIdleGuns, manGuns, partnerOf, releaseGuns } from './crew.ts';

/** Guns are served by crewmen next to them, who fire nothing else, and are removed with the last of them. */
export default defineRule({
  id: 'CLS-UNIT-04',
  title: 'Artillery units',
  source: 'unit types: Artillery units',
  text: 'Crew models plus gun models (profiles of their own). Guns may not be operated by Independent Characters; crew may be added. If the last crewman dies, remaining guns are removed. A gun may only be moved or fired if at least one crewman is in coherency and within 2" of it; a crewman firing or moving a gun fires no other weapon. Artillery cannot charge while it has guns.',
  outside: ['CLS-UNIT-07', 'CLS-TERRAIN-15', 'CLS-ARMY-05', 'CLS-USR-07', 'CLS-USR-09'],
  default: 'on',
  keyword: 'artillery',
  params: { inches: integer(2, 0, 24, 'How near a gun its crewman has to be', 'inches') },
  tables: (t, { inches }) => withNumbers(t, { crewInches: inches }),
  patch: (_p, s) => ({
    before: {
      electWeapons: (g, u, target) => {
        if (hasGuns(u)) manGuns(g, s, u, target);
      },
    },
    after: {
      // At once: what is left of the attack that killed the last crewman falls on nobody.
      unsaved: (g, a) => loseIdleGuns(g, a.target, a.credit),
      fallBack: (g, u) => loseIdleGuns(g, u, null),
      endPhase: (g) => {
        for (let k = 0; k < g.units.length; k++) loseIdleGuns(g, g.units[k], null);
      },
    },
    wrap: {
      hurtModel: (next) => (g, model, wounds, ap, flags, from) => {
        const { by } = from;
        next(g, model, wounds, ap, flags, from);
        loseIdleGuns(g, g.unitOf(model), by);
      },
      statOf: (next) => (g, model, stat) => {
        if (stat !== STAT.BS || !isGun(g, model)) return next(g, model, stat);
        const u = g.unitOf(model);
        let best = next(g, model, stat);
        for (let i = u.first; i < u.first + u.size; i++) {
          if (g.models.alive[i] !== 0 && isCrewman(g, i)) best = Math.max(best, g.sheetOf(i).stats.values[STAT.BS]);
        }
        return best;
      },
      hasShotAt: (next) => (g, u, target) => {
        if (hasGuns(u)) manGuns(g, s, u, target);
        return next(g, u, target);
      },
      mayFire: (next) => (g, model, weapon, overwatch) => {
        if (!hasGuns(g.unitOf(model))) return next(g, model, weapon, overwatch);
        if (partnerOf(g, model) >= 0 !== isGun(g, model)) return false;
        return (isGun(g, model) || !isCrewman(g, model) || !hasMovedGun(g, s, model)) && next(g, model, weapon, overwatch);
      },
      moveAs: (next) => (g, u, code) => {
        const held = holdGuns(g, s, u);
        next(g, u, code);
        releaseGuns(held);
      },
      runAs: (next) => (g, u, code) => {
        const held = holdGuns(g, s, u);
        next(g, u, code);
        releaseGuns(held);
      },
      regroupAs: (next) => (g, u, code) => {
        const held = holdGuns(g, s, u);
        next(g, u, code);
        releaseGuns(held);
      },
      consolidateAs: (next) => (g, u, code) => {
        const held = holdGuns(g, s, u);
        next(g, u, code);
        releaseGuns(held);
      },
      mayCharge: (next) => (g, u) => next(g, u) && !(hasGuns(u) && firstGun(g, u) >= 0),
    },
  }),
});
