import { type Decision, decision, first, hasBit, inflict, is, keyword, type Question } from 'sandtable/rules';
import { type Classic, defineRule, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';
import { FLIERS } from './modes.ts';
import { SKYFIRING, VECTOR_STRUCK } from './state.ts';

/** Weapons that a zooming flyer fires at full Ballistic Skill. */
const ZOOM_WEAPONS = 4;
const STRAFING_RUN = keyword('strafing-run');

/** Whether a unit aloft fires with Skyfire; asked when it has picked its target. */
const SKYFIRE = decision<Classic>('skyfire', 'flag', first);
const atFliers = ({ cause }: Question<Classic>): number => (cause !== null && cause.aloft !== 0 ? 1 : 0);
const whether: Decision<Classic> = { ...SKYFIRE, otherwise: atFliers };

/** A zooming flyer fires four weapons well, and what is aloft may fire at what is aloft. */
export const zoomingFire = defineRule({
  id: 'CLS-FLYER-03',
  default: 'on',
  keyword: FLIERS,
  patch: () => ({
    before: {
      volley: (g, u, target, overwatch) => {
        if (u.aloft !== 0 && !overwatch && g.choose(whether, u.side, u, target)) inflict(g, u, SKYFIRING);
      },
    },
    wrap: {
      firesBySpeed: (next) => (g, model) => g.unitOf(model).aloft === 0 && next(g, model),
      fullBallisticWeapons: (next) => (g, model) => (g.unitOf(model).aloft !== 0 ? ZOOM_WEAPONS : next(g, model)),
      skyfires: (next) => (g, model, weapon, target) => {
        const u = g.unitOf(model);
        return (u.aloft !== 0 && is(u, SKYFIRING)) || next(g, model, weapon, target);
      },
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) =>
        next(g, model, weapon, target, ordinal, overwatch) ||
        (target.aloft === 0 &&
          is(g.unitOf(model), SKYFIRING) &&
          (target.sheet.models[0].stats.vehicle & (VEHICLE.skimmer | VEHICLE.flyer)) === 0),
    },
  }),
});

/** Flyers and swooping creatures with it fire better at what is on the ground. */
export const strafingRun = defineRule({
  id: 'CLS-USR-37',
  default: 'on',
  keyword: 'strafing-run',
  patch: () => ({
    wrap: {
      aimedSkillOf: (next) => (g, a) => {
        const bs = next(g, a);
        if (a.melee || a.bearer < 0 || a.target.aloft !== 0 || !hasBit(g.sheetOf(a.bearer).keywordBits, STRAFING_RUN)) return bs;
        return a.attacker.aloft !== 0 || (statsOf(g, a.attacker).vehicle & VEHICLE.flyer) !== 0 ? Math.min(10, bs + 1) : bs;
      },
    },
  }),
});

/** A vector strike stands for one of the weapons of the turn. */
export const struckAlready = (u: { readonly status: Uint8Array }): number => (u.status[VECTOR_STRUCK] !== 0 ? 1 : 0);
