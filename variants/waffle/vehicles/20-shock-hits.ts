import { CAUSE, DEED, type Game, integer, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { addHits, beginAttack, endAttack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** A tank strikes a unit: its hits are allocated from its hull, like those of its guns. */
function strike(g: Game<Classic>, s: WaffleSeams, tank: Unit<Classic>, u: Unit<Classic>, hits: number): void {
  const i = leader(g, tank);
  const frame = g.dice.begin(DEED.charge, tank, u);
  const weapon = s.shockProfile(g, tank, frame);
  if (weapon !== null) {
    g.dice.weapon(frame, weapon.key);
    const a = beginAttack(g, tank, u, weapon, frame, CAUSE.shooting);
    a.stray = true;
    a.anywhere = true;
    a.firer[0] = i;
    a.firers = 1;
    addHits(a, i, hits, 0);
    s.resolveHits(g, a);
    endAttack(g);
  }
  g.dice.end(frame);
}

/** Each point by which a unit fails costs it a hit. */
export default defineRule({
  id: 'WAF-VEH-20',
  title: 'Tank Shock: hits per point failed',
  source: 'Vehicles, Tanks, Tank Shock, paragraph 5',
  text: [
    'For every point by which an Initiative test is failed the unit takes one automatic hit of the declared profile.',
    'Ruling: Points equal the die minus I. A 6 always fails; against I6 or more it counts as failed by 1. Hits are allocated from the Tank as shooting hits; the losses count for WAF-MORALE-01 and -02 in the Movement phase.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'tank',
  requires: ['WAF-VEH-19'],
  params: { hits: integer(1, 0, 6, 'hits for each point by which a test failed', 'hits') },
  patch: ({ hits }, s) => ({
    after: {
      struckByTank: (g, tank, u, points) => {
        if (points > 0 && hits > 0) strike(g, s, tank, u, hits * points);
      },
    },
  }),
});
