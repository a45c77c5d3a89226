import { purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { damageBuilding, facingMet } from './damage.ts';

const DAMAGE = purpose('building-damage');

/** Penetrating hits on a building shake those inside, hit them, breach the building or make it collapse. */
export default defineRule({
  id: 'CLS-TERRAIN-13',
  title: 'Building damage',
  source: 'terrain: Building damage',
  text: [
    "Glancing: no roll, -1 to cover of the occupants' fire. Penetrating: D6 (+1 AP2, +2 AP1): 1-3 occupants shaken (Snap Shots next turn); 4-5 D6 S6 AP- hits to the occupants; 6 breach: AV -1 on that facing and 2D6 S6 hits; 7+ total collapse: 2D6 S6 AP- hits, survivors emergency disembark, the building becomes ruins.",
    'Ruling: The printed tables differ between printings and fortification books; this one keeps their common steps.',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'A glancing hit does nothing: no cover of those inside changes what their fire does.',
  default: 'on',
  keyword: 'garrison',
  requires: ['CLS-TERRAIN-12'],
  patch: (_p, s) => ({
    wrap: {
      penetrating: (next) => (g, a, vehicle) => {
        if (a.target.housed < 0) {
          next(g, a, vehicle);
          return;
        }
        const facing = facingMet(g, a);
        const before = a.target.alive;
        damageBuilding(g, s, a, facing, g.dice.d6(a.frame, DAMAGE) + s.buildingModifier(g, a));
        a.unsavedWounds++;
        a.totalSlain += before - a.target.alive;
      },
    },
  }),
});
