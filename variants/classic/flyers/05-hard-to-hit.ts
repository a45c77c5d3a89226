import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { leader } from '../movement/mobility.ts';
import { snapGain } from '../worth/worth.ts';
import { FLIERS } from './modes.ts';

/** Chance of a hit at Ballistic Skill 1. */
const SNAP = 1 / 6;

/** Units aloft are hit only by Snap Shots and Skyfire, and never by attacks without a To Hit roll. */
export default defineRule({
  id: 'CLS-FLYER-05',
  title: 'Hard to hit',
  source: 'flyers and flying monsters: Hard to hit',
  text: 'Shots at a zooming flyer or swooping creature, except with Skyfire, are Snap Shots. Blasts, templates, beams, barrages and other things that do not roll To Hit cannot affect them; no unit may charge them, nor may they charge or be locked.',
  default: 'on',
  keyword: FLIERS,
  patch: (_p, s, t) => ({
    wrap: {
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) =>
        next(g, model, weapon, target, ordinal, overwatch) || (target.aloft !== 0 && !s.skyfires(g, model, weapon, target)),
      bears: (next) => (g, model, weapon, target) =>
        (target.aloft === 0 || (weapon.profile.templateInches === 0 && weapon.profile.blastInches === 0)) && next(g, model, weapon, target),
      inChargeReach: (next) => (g, u, target) => target.aloft === 0 && next(g, u, target),
      chargeChance: (next) => (g, u, target) => (target.aloft === 0 ? next(g, u, target) : 0),
      strayHits: (next) => (g, target, weapon, n, from) => {
        if (target.aloft === 0) next(g, target, weapon, n, from);
      },
      shootingWorth: (next) => (g, u, target) => {
        const worth = next(g, u, target);
        if (target.aloft === 0 || worth === 0) return worth;
        const i = leader(g, u);
        const { weapons } = g.sheetOf(i);
        for (let c = 0; c < weapons.length; c++) if (s.skyfires(g, i, u.sheet.weapons[weapons[c]], target)) return worth;
        const bs = s.statOf(g, i, STAT.BS);
        return bs === 0 ? worth : (worth * (snapGain(t, bs) * SNAP)) / (Math.min(5, bs) / 6);
      },
    },
  }),
});
