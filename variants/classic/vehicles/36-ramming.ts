import { type Decision, decision, first, integer, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { RAMMED } from '../state.ts';
import { askFor, isTank } from './tank-shock.ts';

const RAM_AT = decision('ram-at', 'unit', first) as Decision<Classic>;

/** A tank may drive into an enemy vehicle at Cruising Speed; each strikes the other. */
export default defineRule({
  id: 'CLS-VEH-36',
  title: 'Ramming',
  source: 'vehicles: Ramming',
  text: [
    'A Tank that drives in a straight line at Cruising Speed (more than 6") into an enemy vehicle may ram it (declared as in CLS-VEH-34). It and its passengers may only fire Snap Shots that turn. Each vehicle then inflicts one AP- hit on the facing of the other that was struck: Strength = half the AV of its own facing in contact, rounded up, +1 if it is a Tank, +2 if Heavy or super-heavy (cumulative, maximum 10). No cover saves. If the rammed vehicle is removed the rammer completes its move; otherwise it stops in contact.',
    'Ruling: Editions compute ram Strength differently (speed, armour, mass); the armour-and-mass form is used because it needs no record of distance.',
  ].join('\n'),
  default: 'on',
  keyword: 'tank',
  params: {
    inches: integer(12, 1, 36, 'How far a vehicle drives to ram another', 'inches'),
    beyond: integer(6, 0, 24, 'What it has to be able to go beyond', 'inches'),
  },
  patch: ({ inches, beyond }, s) => ({
    wrap: {
      ...(inches !== 12 && { ramInches: () => () => inches }),
      ...(beyond !== 6 && { ramsBeyondInches: () => () => beyond }),
      mayRam: (next) => (g, u) => next(g, u) || (isTank(g, u) && s.mayMove(g, u) && s.moveInches(g, u) > s.ramsBeyondInches(g, u)),
      unitSnaps: (next) => (g, u, overwatch) => is(u, RAMMED) || next(g, u, overwatch),
      moveUnit: (next) => (g, u) => {
        const slot = s.mayRam(g, u) ? askFor(g, s, u, RAM_AT, true, s.ramInches(g, u)) : -1;
        if (slot < 0) next(g, u);
        else s.ram(g, u, g.units[slot]);
      },
    },
  }),
});
