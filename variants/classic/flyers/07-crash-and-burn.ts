import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';

/** A zooming flyer that is destroyed leaves no wreck: it crashes as a blast marker on those below. */
export default defineRule({
  id: 'CLS-FLYER-07',
  title: 'Crash and Burn',
  source: 'flyers and flying monsters: Crash and Burn',
  text: 'When a zooming flyer is wrecked or explodes, centre a Large Blast over it, scatter 2D6" (Hit stays); models under it take an S6 AP- hit. Passengers suffer an S10 AP2 hit each with no armour or cover saves; survivors are placed within 3" of the marker\'s centre (or lost). The flyer is removed.',
  default: 'on',
  keyword: 'flyer',
  requires: ['CLS-FLYER-01'],
  params: {
    strength: integer(10, 1, 10, 'Strength of the hits on passengers', 'Strength'),
    ap: integer(2, 1, 6, 'AP of the hits on passengers', 'AP'),
    inches: integer(3, 0, 12, 'How near to the middle of the marker survivors are placed', 'inches'),
    dice: integer(2, 0, 6, 'Dice added up for how far the marker scatters', 'dice'),
  },
  tables: (t, { strength, ap, inches, dice }) =>
    withNumbers(t, { crashInsideStrength: strength, crashInsideAp: ap, survivorsInches: inches, crashDice: dice }),
  patch: (_p, s) => ({
    wrap: {
      wreck: (next) => (g, vehicle, cause, by) => {
        if (g.unitOf(vehicle).aloft === 0 || g.models.alive[vehicle] === 0) next(g, vehicle, cause, by);
        else s.crash(g, vehicle, cause, by);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        if (g.unitOf(vehicle).aloft === 0 || g.models.alive[vehicle] === 0) next(g, vehicle, cause, by, frame);
        else s.crash(g, vehicle, cause, by);
      },
    },
  }),
});
