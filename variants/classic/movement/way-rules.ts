import type { MoveRules } from 'sandtable/kit';
import { type Game, INTENT, intentKind, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goalOf } from './goal.ts';
import { moveRulesOf, withTops } from './mobility.ts';

const heading = scratch({ goal: new Float64Array(2) });

/** The rules for a move of a unit as it intends. */
export function rulesOfWay(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number): MoveRules {
  const flies = s.fliesOver(g, u);
  const rules = moveRulesOf(g, u, flies);
  if (flies && s.endsOnTops(g, u)) withTops(rules);
  if (intentKind(code) === INTENT.point) {
    const { goal } = heading();
    goalOf(g, u, code, goal);
    rules.pointX = goal[0];
    rules.pointY = goal[1];
  }
  if (intentKind(code) === INTENT['keep-range']) rules.rangeInches = Math.max(2, s.reachInches(g, u));
  return rules;
}
