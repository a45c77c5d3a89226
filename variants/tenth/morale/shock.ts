import { arenaMemory, DEED, event, type Game, is, lift, purpose, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { liftStratagemEffects } from '../modifiers/effects.ts';
import { BATTLE_SHOCKED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { firstAlive } from './morale.ts';
import type { ShockSeams } from './seams.ts';
import { TESTED } from './states.ts';

const LEADERSHIP_ROLL = purpose('leadership');
const LEADERSHIP = event(
  'tests-leadership',
  { unit: 'unit', roll: 'number', passed: 'flag' },
  '{unit} {passed?passes:fails} a Leadership test, {roll} rolled',
);

/** Battle-shock by the base book: a test for each reason, and its effects on units. */
export function shockSeams(s: ModernSeams, t: Tables): ShockSeams {
  return {
    belowStarting(g, u) {
      const strength = s.startingStrength(g, u);
      if (strength > 1) return u.alive < strength;
      const m = firstAlive(g, u);
      return m >= 0 && g.models.wounds[m] < g.sheetOf(m).stats.W;
    },
    testsBelowStarting: () => 0,
    testsForced: () => 0,
    testsForBoth: () => true,
    battleShockTests(g, u) {
      const depleted = s.testsBelowStarting(g, u);
      const half = s.belowHalf(g, u) && (depleted === 0 || s.testsForBoth(g, u)) ? 1 : 0;
      return half + depleted + s.testsForced(g, u);
    },
    testsAgain: (_g, u) => u.reg[TESTED] === 0,
    testedShocked(g, u, passed) {
      if (passed) lift(u, BATTLE_SHOCKED);
      else s.shock(g, u);
    },
    strippedByShock(_g, u) {
      liftStratagemEffects(u);
    },
    shockOfDestroyed: (_g, u) => lift(u, BATTLE_SHOCKED),
    modelShocked: () => false,
    leadershipTest(g, u) {
      const dice = g.dice.begin(DEED.morale, u, g.nobody);
      const roll = g.dice.sum(dice, LEADERSHIP_ROLL, t.leadershipDice);
      g.dice.end(dice);
      const passed = roll >= s.leadershipOf(g, u);
      g.log.note(LEADERSHIP, u.slot, roll, passed ? 1 : 0);
      return passed;
    },
    contests: (_g, u) => !is(u, BATTLE_SHOCKED),
    ocStaysZero: (g, m) => is(g.unitOf(m), BATTLE_SHOCKED),
  };
}

const step = arenaMemory('tenth/battle-shock-step', (_g: Game<Modern>) => ({ tests: false }));

/** Whether the test under way is one of the Battle-shock step, not one that an ability forces at another moment. */
export const isTestOfStep = (g: Game<Modern>): boolean => step(g).tests;

/** A test of the Battle-shock step. */
export function testInStep(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): void {
  step(g).tests = true;
  s.battleShockTest(g, u);
  step(g).tests = false;
}

/** All the tests that a unit takes in its Battle-shock step. */
export function battleShockStep(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): void {
  for (let left = s.battleShockTests(g, u); left > 0; left--) testInStep(g, s, u);
}

/** The worst Leadership among its models. */
export function worstLeadershipOf(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  let worst = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) worst = Math.max(worst, s.leadershipOfModel(g, m));
  return worst;
}
