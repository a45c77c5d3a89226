import { CAUSE, DEED, event, type Game, PLACE, type Unit } from 'sandtable/rules';
import { addHits, beginAttack, endAttack } from '../../../classic/attack.ts';
import { type Classic, STAT } from '../../../classic/family.ts';
import { leader } from '../../../classic/mobility.ts';
import { INITIATIVE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** A unit tests its Initiative each time a tank has driven so far before it was there. */
const INCHES_A_TEST = 6;
/** How exactly it is known how far the tank drove. */
const SLACK_INCHES = 1 / 256;
const ALWAYS_FAILS = 6;

const INITIATIVE_TEST = event(
  'initiative-test',
  { unit: 'unit', rolled: 'number', initiative: 'number', points: 'number' },
  '{unit} tests Initiative, {rolled} against {initiative}',
);

/** Takes a unit's Initiative tests against a tank: points by which it failed them, in all. */
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

/** A tank strikes a unit: its hits are given out from its hull, like those of its guns. */
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

/** A unit that a tank reached tests its Initiative for each full 6 inches of the way there, whether it holds or flees. */
export const shockTests = defineRule({
  id: 'WAF-VEH-19',
  default: 'on',
  keyword: 'tank',
  patch: (_p, s) => ({
    wrap: {
      shockCheck: (next) => (g, tank, u, inches) => {
        const passed = next(g, tank, u, inches);
        const tests = Math.floor((inches + SLACK_INCHES) / INCHES_A_TEST);
        if (tests > 0 && u.alive > 0 && u.place === PLACE.table) s.struckByTank(g, tank, u, testInitiative(g, s, tank, u, tests));
        return passed;
      },
    },
  }),
});

/** Each point by which it fails costs it a hit of the tank. */
export const shockHits = defineRule({
  id: 'WAF-VEH-20',
  default: 'on',
  keyword: 'tank',
  requires: ['WAF-VEH-19'],
  patch: (_p, s) => ({
    after: {
      struckByTank: (g, tank, u, points) => {
        if (points > 0) strike(g, s, tank, u, points);
      },
    },
  }),
});
