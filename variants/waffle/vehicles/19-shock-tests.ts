import { GRID_INCHES } from 'sandtable/kit';
import { DEED, event, type Game, integer, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, STAT } from '../../classic/family.ts';
import { INITIATIVE } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const ALWAYS_FAILS = 6;

const INITIATIVE_TEST = event(
  'initiative-test',
  { unit: 'unit', rolled: 'number', initiative: 'number', points: 'number' },
  '{unit} tests Initiative: {rolled} against {initiative}',
);

/** Takes a unit's Initiative tests against a tank; returns the total of points by which it failed them. */
function testInitiative(g: Game<Classic>, s: WaffleSeams, tank: Unit<Classic>, u: Unit<Classic>, tests: number): number {
  const initiative = s.majorityOf(g, u, STAT.I);
  const frame = g.dice.begin(DEED.react, u, tank);
  let points = 0;
  for (let k = 0; k < tests; k++) {
    const face = g.dice.d6(frame, INITIATIVE);
    const failed = initiative === 0 || face === ALWAYS_FAILS || (face > 1 && face > initiative);
    const by = failed ? Math.max(1, face - initiative) : 0;
    g.log.note(INITIATIVE_TEST, u.slot, face, initiative, by);
    points += by;
  }
  g.dice.end(frame);
  return points;
}

/** A unit that a tank reached tests its Initiative for each full 6 inches of the tank's drive, whether it holds or flees. */
export default defineRule({
  id: 'WAF-VEH-19',
  title: 'Tank Shock: Initiative tests per 6"',
  source: 'Vehicles, Tanks, Tank Shock, paragraph 5',
  text: [
    'Whether it passed or failed, the unit takes one Initiative test for each full 6" the Tank had travelled before touching it.',
    'Ruling: Rounded down: under 6" none, 6" to 11.9" one, 12" two (more only for a Tank whose data allow a longer move). A single and a per-6" reading appear together; the tests are separate single dice. Majority Initiative, ties taking the higher. Distance is measured along the path from the start of the move.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'tank',
  params: { inches: integer(6, 1, 36, 'how far the tank drove for each test', 'inches') },
  patch: ({ inches: perTest }, s) => ({
    wrap: {
      shockCheck: (next) => (g, tank, u, inches) => {
        const passed = next(g, tank, u, inches);
        const tests = Math.floor((inches + GRID_INCHES) / perTest);
        if (tests > 0 && u.alive > 0 && u.place === PLACE.table) s.struckByTank(g, tank, u, testInitiative(g, s, tank, u, tests));
        return passed;
      },
    },
  }),
});
