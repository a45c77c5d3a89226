import { rememberedGap } from '../kit/index.ts';
import type { CoreSeams, Family, Game, IntentKind, Objective, Piece, Question, Unit } from '../rules/index.ts';
import { INTENT, intentArgument, intentKind } from '../rules/index.ts';
import type { IntentWord } from '../scenario/vocabulary.ts';
import { pointsLeft } from './preferences.ts';

type Find = (q: Question, s: CoreSeams<Family>, u: Unit) => number;
type Rank = (g: Game, s: CoreSeams<Family>, u: Unit, argument: number) => number;

/** The highest-ranking option of a kind, or -1 if the kind is not among the options. */
function best(q: Question, s: CoreSeams<Family>, u: Unit, kind: IntentKind, rank: Rank): number {
  let found = -1;
  let top = -Infinity;
  for (let i = 0; i < q.n; i++) {
    const option = q.options[i] as number;
    if (intentKind(option) !== kind) continue;
    const score = rank(q.game, s, u, intentArgument(option));
    if (score > top) {
      top = score;
      found = i;
    }
  }
  return found;
}

const nearestUnit: Rank = (g, _s, u, slot) => -rememberedGap(g, u, g.units[slot] as Unit);
const nearestPiece: Rank = (g, _s, u, index) => {
  const p = g.board.pieces[index] as Piece;
  const dx = (p.minX + p.maxX) / 2 - u.x;
  const dy = (p.minY + p.maxY) / 2 - u.y;
  return -(dx * dx + dy * dy);
};
const objectiveDistance = (g: Game, u: Unit, k: number): number => {
  const o = g.board.objectives[k] as Objective;
  return Math.sqrt((o.x - u.x) * (o.x - u.x) + (o.y - u.y) * (o.y - u.y));
};
/** An objective that is not ours yet counts as this much nearer. */
const UNHELD_INCHES = 24;

const FINDS: { readonly [word in Exclude<IntentWord, 'random'>]: Find } = {
  hold: (q, s, u) => best(q, s, u, INTENT.hold, () => 0),
  'advance-on-nearest': (q, s, u) => best(q, s, u, INTENT.advance, nearestUnit),
  'advance-on-most-valuable': (q, s, u) => best(q, s, u, INTENT.advance, (g, _s, _u, slot) => pointsLeft(g, g.units[slot] as Unit)),
  'advance-on-weakest': (q, s, u) => best(q, s, u, INTENT.advance, (g, _s, _u, slot) => -pointsLeft(g, g.units[slot] as Unit)),
  'keep-range-of-nearest': (q, s, u) => best(q, s, u, INTENT['keep-range'], nearestUnit),
  'into-cover': (q, s, u) => best(q, s, u, INTENT.cover, nearestPiece),
  'to-nearest-objective': (q, s, u) => best(q, s, u, INTENT.objective, (g, _s, own, k) => -objectiveDistance(g, own, k)),
  'to-best-objective': (q, s, u) =>
    best(
      q,
      s,
      u,
      INTENT.objective,
      (g, seams, own, k) => (seams.controls(g, k) === own.side ? -UNHELD_INCHES : 0) - objectiveDistance(g, own, k),
    ),
  'withdraw-from-nearest': (q, s, u) => best(q, s, u, INTENT.withdraw, nearestUnit),
};

/** The option that a word means for this unit now, or -1 if it is impossible. */
export const findIntent = (word: Exclude<IntentWord, 'random'>, q: Question, s: CoreSeams<Family>, u: Unit): number => FINDS[word](q, s, u);
