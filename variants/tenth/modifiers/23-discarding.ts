import { type Ability, CAUSE, DEED, event, type Game, hasBit, keyword, purpose, reroll, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { firstAlive } from '../morale/morale.ts';
import { harm } from '../saves/harm.ts';
import { apart } from '../special-rules/bearers.ts';
import type { Tables } from '../tables.ts';
import { MOMENT, timedAbility } from '../timing/moments.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const TABLE = purpose('table');
const FATE = event('fate', { unit: 'unit', result: 'number' }, '{unit} rolls {result} on its table');
const BOUND = purpose('bounding-advance');
const BOUND_AGAIN = reroll('bounding-advance');
const LEAST_OFF = keyword('bounds');
const MOST_OFF = keyword('bounds-steadily');
const BOUNDING_DICE = 3;
const room = scratch({ dice: new Uint8Array(BOUNDING_DICE) });

/** D66 (TEN-MOD-21): two dice in order, tens and units. */
export function d66(g: G, u: U): number {
  const { dice } = room();
  const frame = g.dice.begin(DEED.decide, u, g.nobody);
  g.dice.group(frame, TABLE, 2, dice);
  g.dice.end(frame);
  return 10 * dice[0] + dice[1];
}

/** Table results up to these: it suffers, then nothing happens; above both, it recovers. */
const SUFFERS_TO = 26;
const NOTHING_TO = 46;

/** A table with 36 results. */
export const fate: Ability<Modern, Tables> = timedAbility({
  keyword: 'rolls-fate',
  text: 'At the start of your Command phase roll a D66: on 11 to 26 it suffers 1 mortal wound, on 51 to 66 a model of it regains up to X lost wounds.',
  at: MOMENT.commandStart,
  whose: 'your',
  act: (g, u, s, wounds) => {
    const result = d66(g, u);
    g.log.note(FATE, u.slot, result);
    if (result <= SUFFERS_TO) {
      const frame = g.dice.begin(DEED.react, u, u);
      s.mortalWounds(g, u, 1, harm(frame, CAUSE.other, null));
      g.dice.end(frame);
    } else if (result > NOTHING_TO) {
      for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0 && s.heal(g, m, wounds) > 0) return;
    }
  },
});

/** Rolls from which dice are discarded. */
export interface DiscardSeams {
  /** Whether doubles are looked for among the remaining dice. */
  discardsFirst: (g: G) => boolean;
}
export const discardSeams = (): DiscardSeams => ({ discardsFirst: () => false });

/** Whether two of the first n dice are equal. */
function hasDouble(dice: Uint8Array, n: number): boolean {
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) if (dice[i] === dice[j]) return true;
  return false;
}

/** Removes one of the lowest (or highest) of the first n dice; equal dice are interchangeable. */
function discard(dice: Uint8Array, n: number, lowest: boolean): number {
  let at = 0;
  for (let k = 1; k < n; k++) if (lowest ? dice[k] < dice[at] : dice[k] > dice[at]) at = k;
  dice[at] = dice[n - 1];
  return n - 1;
}

/** An Advance roll with three dice. */
export const bounding: Ability<Modern, Tables> = {
  keyword: ['bounds', 'bounds-steadily'],
  text: '`bounds`: its Advance roll is 3D6 of which the lowest is discarded; it is the lowest of those left, 1 more on a double. `bounds-steadily`: the same, but the highest is discarded (both: both).',
  patch: (s) => ({
    wrap: {
      advanceRoll: (next) => (g, u, again) => {
        const least = hasBit(u.allBits, LEAST_OFF);
        const most = hasBit(u.allBits, MOST_OFF);
        if (!least && !most) return next(g, u, again);
        const { dice } = room();
        const frame = g.dice.begin(again ? DEED.react : DEED.move, u, g.nobody);
        g.dice.group(frame, again ? BOUND_AGAIN : BOUND, BOUNDING_DICE, dice);
        g.dice.end(frame);
        const early = hasDouble(dice, BOUNDING_DICE);
        let n = BOUNDING_DICE;
        // Whatever the order in which they are discarded, the same dice remain.
        if (least) n = discard(dice, n, true);
        if (most) n = discard(dice, n, false);
        const double = s.discardsFirst(g) ? hasDouble(dice, n) : early;
        let inches = dice[0];
        for (let k = 1; k < n; k++) inches = Math.min(inches, dice[k]);
        return inches + (double ? 1 : 0);
      },
    },
  }),
};

/** Doubles are looked for among the remaining dice. */
export default defineRule({
  id: 'TEN-MOD-23',
  title: 'Doubles, triples, highest, lowest, discarding',
  source: 'Commentary "Double", "Triple", "Discard Lowest/Highest Dice Result", "Highest Dice Result", "Lowest Dice Result"',
  text: 'A double (triple) is any two (three) equal dice in a roll. Several "discard" rules apply one after the other, in the roller\'s order, one die each; doubles and triples are looked for among the dice left. If several dice share the highest (lowest) value the active player picks which of them it is.',
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: doubles and triples are looked for before discarding.',
  default: 'on',
  keyword: ['bounds', 'bounds-steadily'],
  patch: () => ({ replace: { discardsFirst: () => true } }),
});

/** +1 to hit units with an ability, whatever the number after its name (TEN-USR-17). */
export const hunts: Ability<Modern, Tables> = {
  keyword: 'hunts',
  text: 'Attacks of its bearer at units of which a model has the keyword or ability X (a name: `hunts deadly-demise`) have +1 to hit.',
  patch: (s) => ({
    wrap: {
      traitsOf: apart(({ stats }) => stats.hunts !== null),
      hitModifier: (next) => (g, a) => {
        const sum = next(g, a);
        const m = a.bearerCount > 0 ? a.bearers[0] : firstAlive(g, a.attacker);
        const prey = m < 0 ? null : g.sheetOf(m).stats.hunts;
        return prey !== null && s.hasAbility(g, a.target, prey) ? sum + 1 : sum;
      },
    },
  }),
};
