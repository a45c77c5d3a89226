import { moveByIntent } from 'sandtable/kit';
import { DEED, event, hasBit, INTENT, inflict, integer, intent, is, keyword, purpose } from 'sandtable/rules';
import { moveRulesOf } from '../../classic/movement/mobility.ts';
import { hasCounters } from '../../classic/special-rules/counters.ts';
import { FALLING_BACK, GONE_TO_GROUND, LOCKED } from '../../classic/state.ts';
import { noteStart, testDangers } from '../../classic/terrain/terrain.ts';
import { defineRule } from '../family.ts';
import { COUNTERED, MEETS } from './counter-attack.ts';

const IMMOBILE = keyword('immobile');
const SLOW = keyword('slow-and-purposeful');

const COUNTER = purpose('counter');
const COUNTER_ATTACKS = event(
  'counter-attacks',
  { unit: 'unit', charger: 'unit', inches: 'number' },
  '{unit} counter-attacks {charger} over {inches|inch|inches}',
);

/** A unit may answer a charge by going towards it, up to D6 inches, before the range is rolled. */
export default defineRule({
  id: 'WAF-USR-10',
  title: 'Counter-Attack move',
  source: 'Special Rules, Counterattack',
  text: [
    'A unit with at least one model with this rule may choose to Counter-Attack as its charge reaction: it moves D6" towards the charger, shortened by as little as needed to stop short of reaching it. The charge is then rolled.',
    'Ruling: Stopping short means leaving the normal 1" gap. The gap that the charge roll must cover is the new one. It takes the place of CLS-USR-05: merely being charged gives no +1 Attack any more. A unit that is gone to ground, Immobile or Slow and Purposeful cannot Counter-Attack.',
  ].join('\n'),
  changes: 'classic base: Counter-attack, +1 Attack for every charged unit that has it (CLS-USR-05)',
  default: 'on',
  keyword: ['counter-attack', 'warlord-traits'],
  requires: ['WAF-ASSAULT-05'],
  supersedes: ['CLS-USR-05'],
  params: { dice: integer(1, 1, 4, 'D6 that are added up for the move', 'dice') },
  patch: ({ dice }, s) => ({
    wrap: {
      mayCounterAttack: (next) => (g, u, charger) => {
        if (next(g, u, charger)) return true;
        if (hasBit(u.anyBits, IMMOBILE) || hasBit(u.anyBits, SLOW) || !hasCounters(g, s, u)) return false;
        return !is(u, LOCKED) && !is(u, GONE_TO_GROUND) && !is(u, FALLING_BACK) && !is(u, COUNTERED) && u.housed < 0 && !s.isVehicle(g, u);
      },
    },
    before: {
      counterAttack: (g, u, charger) => {
        inflict(g, u, COUNTERED);
        u.reg[MEETS] = charger.slot + 1;
        const frame = g.dice.begin(DEED.react, u, charger);
        let inches = 0;
        for (let k = 0; k < dice; k++) inches += g.dice.d6(frame, COUNTER);
        g.dice.end(frame);
        g.log.note(COUNTER_ATTACKS, u.slot, charger.slot, inches);
        const flies = s.fliesOver(g, u);
        noteStart(g, u);
        if (moveByIntent(g, u, intent(INTENT.advance, charger.slot), inches, moveRulesOf(g, u, flies)) > 0) testDangers(g, s, u, flies);
      },
    },
  }),
});
