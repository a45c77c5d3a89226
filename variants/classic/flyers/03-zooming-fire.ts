import { type Decision, decision, inflict, integer, is, type Question, reckoned } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import { FLIERS } from './modes.ts';
import { SKYFIRING } from './state.ts';

/** Whether a unit aloft uses Skyfire; asked once it has picked its target. */
const SKYFIRE = decision<Classic>('skyfire', 'flag', reckoned);
const atFliers = ({ cause }: Question<Classic>): number => (cause !== null && cause.aloft !== 0 ? 1 : 0);
const whether: Decision<Classic> = { ...SKYFIRE, otherwise: atFliers };

/** A zooming flyer fires four weapons at full Ballistic Skill, and units aloft may use Skyfire. */
export default defineRule({
  id: 'CLS-FLYER-03',
  title: 'Zooming fire',
  source: 'flyers and flying monsters: Zooming fire',
  text: 'A zooming flyer may fire up to four weapons at full BS, the others as Snap Shots. It may choose each Shooting phase whether its shots use Skyfire.',
  default: 'on',
  keyword: FLIERS,
  params: {
    weapons: integer(4, 0, 12, 'Weapons fired at full Ballistic Skill', 'weapons'),
  },
  patch: ({ weapons }) => ({
    before: {
      volley: (g, u, target, overwatch) => {
        if (u.aloft !== 0 && !overwatch && g.choose(whether, u.side, u, target)) inflict(g, u, SKYFIRING);
      },
    },
    wrap: {
      firesBySpeed: (next) => (g, model) => g.unitOf(model).aloft === 0 && next(g, model),
      fullBallisticWeapons: (next) => (g, model) => (g.unitOf(model).aloft !== 0 ? weapons : next(g, model)),
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
