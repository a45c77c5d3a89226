import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { ALL_WEAPONS } from '../movement/driving.ts';
import { statsOf } from '../movement/mobility.ts';

/** Fast vehicles fire more on the move and move farther Flat Out. */
export default defineRule({
  id: 'CLS-VEH-07',
  title: 'Fast vehicles',
  source: 'vehicles: Fast vehicles',
  text: 'A Fast vehicle at Combat Speed fires all weapons at full BS; at Cruising Speed it may fire two weapons at full BS and the rest as Snap Shots. Its Flat Out is 12" (skimmer 18", see CLS-VEH-11).',
  default: 'on',
  keyword: 'fast',
  params: {
    weapons: integer(2, 0, 12, 'Weapons fired at full Ballistic Skill at Cruising Speed', 'weapons'),
    flatOutInches: integer(12, 0, 48, 'How far it goes Flat Out', 'inches'),
    skimmerInches: integer(18, 0, 48, 'How far a skimmer goes Flat Out', 'inches'),
  },
  patch: ({ weapons, flatOutInches: farthest, skimmerInches }, s) => ({
    wrap: {
      fullBallisticWeapons: (next) => (g, model) => {
        const most = next(g, model);
        if ((g.sheetOf(model).stats.vehicle & VEHICLE.fast) === 0) return most;
        return s.speedOf(g, g.unitOf(model), model) === 2 ? Math.max(most, weapons) : ALL_WEAPONS;
      },
      aimedAfterMove: (next) => (g, u, kind, inches) => {
        const most = next(g, u, kind, inches);
        if ((u.sheet.models[kind].stats.vehicle & VEHICLE.fast) === 0) return most;
        return inches > s.combatInches(g, u) ? Math.max(most, weapons) : ALL_WEAPONS;
      },
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        const { vehicle } = statsOf(g, u);
        if (inches <= 0 || (vehicle & VEHICLE.fast) === 0) return inches;
        return (vehicle & VEHICLE.skimmer) !== 0 ? skimmerInches : farthest;
      },
    },
  }),
});
