import type { Game, Unit } from 'sandtable/rules';
import { DEED, event, inflict, is, PLACE, purpose } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { BATTLE_SHOCKED } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { MoraleSeams } from './seams.ts';
import { TESTED } from './states.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const BATTLE_SHOCK_ROLL = purpose('battle-shock');
/** A Battle-shock test: the roll, and whether it was passed. */
export const BATTLE_SHOCK = event(
  'battle-shock',
  { unit: 'unit', roll: 'number', passed: 'flag' },
  '{unit} {passed?passes:fails} a Battle-shock test, {roll} rolled',
);
export const SHOCKED = event('battle-shocked', { unit: 'unit' }, '{unit} is battle-shocked');

/** Half-strength, Leadership and Battle-shock. */
export function moraleSeams(s: ModernSeams, t: Tables): MoraleSeams {
  return {
    // TEN-UNIT-07, TEN-UNIT-14: an Attached unit is one unit here, so its strength is already the sum.
    startingStrength: (_g, u) => u.strength,
    belowHalf(g, u) {
      const strength = s.startingStrength(g, u);
      if (strength > 1) return 100 * u.alive < t.halfPercent * strength;
      const i = firstAlive(g, u);
      return i >= 0 && 100 * g.models.wounds[i] < t.halfPercent * g.sheetOf(i).stats.W;
    },
    leadershipOf(g, u) {
      let best = 7;
      let found = false;
      for (let i = u.first; i < u.first + u.size; i++) {
        if (g.models.alive[i] === 0) continue;
        const ld = s.leadershipOfModel(g, i);
        if (!found || ld < best) best = ld;
        found = true;
      }
      return best;
    },
    passesBattleShock(g, u) {
      const dice = g.dice.begin(DEED.morale, u, g.nobody);
      const roll = g.dice.sum(dice, BATTLE_SHOCK_ROLL, t.shockDice);
      g.dice.end(dice);
      const passed = roll >= s.leadershipOf(g, u);
      g.log.note(BATTLE_SHOCK, u.slot, roll, passed ? 1 : 0);
      return passed;
    },
    battleShockTest(g, u) {
      if (u.alive === 0) return true;
      u.reg[TESTED]++;
      const passed = s.passesBattleShock(g, u);
      if (is(u, BATTLE_SHOCKED)) s.testedShocked(g, u, passed);
      else if (!passed) s.shock(g, u);
      return passed;
    },
    shock(g, u) {
      inflict(g, u, BATTLE_SHOCKED);
      g.log.note(SHOCKED, u.slot);
      s.strippedByShock(g, u);
    },
  };
}

/** The first living model of a unit, -1 for none. */
export function firstAlive(g: G, u: U): number {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) return i;
  return -1;
}

/** Whether it tests in its Battle-shock step. */
export function battleShockDue(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  return u.place === PLACE.table && s.testsAgain(g, u) && s.battleShockTests(g, u) > 0;
}
