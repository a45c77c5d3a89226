import { DEED, event, inflict, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { RAN, RUN_ROLL } from '../state.ts';
import { forgetCourse, isClearAhead, staysAhead } from './flight.ts';
import { CREATURES } from './swoop.ts';

const RUNS = event('runs', { unit: 'unit', inches: 'number' }, '{unit} runs {inches|inch|inches}');

/** A swooping creature that does not shoot may fly on straight ahead by up to two dice. */
export default defineRule({
  id: 'CLS-FLYER-13',
  title: 'Swooping (Flying Monstrous Creature)',
  source: 'flyers and flying monsters: Swooping (Flying Monstrous Creature)',
  text: 'In swoop mode it moves 12" to 24" in a straight line after one pivot up to 90 degrees; it fires two weapons (Relentless) and may pick Skyfire each Shooting phase; is hard to hit; it cannot charge or be charged. Instead of firing it may Run 2D6" straight ahead.',
  default: 'on',
  keyword: CREATURES,
  requires: ['CLS-FLYER-01'],
  params: {
    dice: integer(2, 1, 6, 'Dice added up for the length of its Run', 'dice'),
  },
  patch: ({ dice }, s) => ({
    wrap: {
      runAs: (next) => (g, u, code) => {
        if (u.aloft === 0) {
          next(g, u, code);
          return;
        }
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        const inches = g.dice.sum(frame, RUN_ROLL, dice);
        g.dice.end(frame);
        inflict(g, u, RAN);
        g.log.note(RUNS, u.slot, inches);
        // Nothing makes it go all the way, or off the table.
        let ahead = inches;
        while (ahead > 0 && !(staysAhead(g, u, ahead) && isClearAhead(g, u, ahead))) ahead--;
        if (ahead > 0) s.fly(g, u, 0, ahead, 0, 1);
        forgetCourse(g);
      },
    },
  }),
});
