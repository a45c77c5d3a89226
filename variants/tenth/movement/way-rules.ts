import type { MoveRules } from 'sandtable/kit';
import { type Game, INTENT, intentKind, type ModelId, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { passOver, prepareMove } from './footing.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether all living models of a unit satisfy `flies`. */
export function allFly(g: G, u: U, flies: (g: G, i: ModelId) => boolean): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !flies(g, i)) return false;
  return true;
}

/** The rules for a move of a unit as it intends. */
export function rulesOfWay(g: G, s: ModernSeams, t: Tables, u: U, code: number): MoveRules {
  const rules = prepareMove(g, t, u, allFly(g, u, s.flies), s.reachInches(g, u));
  rules.overhead = s.overhead(g);
  if (s.passesModels(g, u)) passOver(g, rules, s.passesEngagement(g, u));
  const point = intentKind(code) === INTENT.point ? g.orderPoint(u) : null;
  if (point !== null) {
    rules.pointX = point.x;
    rules.pointY = point.y;
  }
  return rules;
}
