import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { ALL_WEAPONS } from '../movement/driving.ts';
import { statsOf } from '../movement/mobility.ts';

/** A hovering flyer goes and fires like a fast skimmer. */
export default defineRule({
  id: 'CLS-FLYER-04',
  title: 'Hovering',
  source: 'flyers and flying monsters: Hovering',
  text: 'A hovering flyer moves as a Fast Skimmer (up to 12" Cruising, Flat Out 18"), may be charged and shot normally, and has Jink; it is not hard to hit.',
  outside: ['CLS-FLYER-03'],
  default: 'on',
  keyword: 'flyer',
  params: {
    weapons: integer(2, 0, 12, 'Weapons fired at full Ballistic Skill at Cruising Speed', 'weapons'),
    flatOut: integer(18, 0, 48, 'How far it goes Flat Out', 'inches'),
  },
  patch: ({ weapons, flatOut }, s) => ({
    wrap: {
      fullBallisticWeapons: (next) => (g, model) => {
        const u = g.unitOf(model);
        const most = next(g, model);
        if (u.aloft !== 0 || (g.sheetOf(model).stats.vehicle & VEHICLE.flyer) === 0) return most;
        return s.speedOf(g, u) === 2 ? Math.max(most, weapons) : ALL_WEAPONS;
      },
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        return inches > 0 && u.aloft === 0 && (statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 ? flatOut : inches;
      },
    },
  }),
});
