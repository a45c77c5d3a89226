import { DEED, type Game, hasBit, integer, purpose, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { CRUSADER, FRENZY } from './frenzy.ts';

const FRENZY_DIE = purpose('frenzy');

function rollFrenzy(g: Game<Classic>, u: Unit<Classic>, dice: number): number {
  const frame = g.dice.begin(DEED.morale, u, g.nobody);
  let more = 0;
  for (let k = 0; k < dice; k++) more += g.dice.d3(frame, FRENZY_DIE);
  g.dice.end(frame);
  return more;
}

/** +D3 in a Sweeping Advance, for the winner and the fleeing unit alike. */
export default defineRule({
  id: 'WAF-USR-23',
  title: 'Frenzy: Sweeping Advance',
  source: 'Special Rules, Frenzy',
  text: [
    'Such a unit adds D3, rolled each time, to its Sweeping Advance total.',
    'Ruling: Applies to the total whether it is winning or fleeing.',
  ].join('\n'),
  changes: 'classic base: Crusader (restated) (CLS-USR-06)',
  default: 'on',
  keyword: 'frenzy',
  params: { dice: integer(1, 0, 4, 'D3 that are added to its total', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      sweepExtra: (next) => (g, u) => {
        const extra = next(g, u);
        return hasBit(u.anyBits, FRENZY) && !hasBit(u.anyBits, CRUSADER) ? extra + rollFrenzy(g, u, dice) : extra;
      },
      fleeExtra: (next) => (g, u) => (hasBit(u.anyBits, FRENZY) ? rollFrenzy(g, u, dice) : 0) + next(g, u),
    },
  }),
});
