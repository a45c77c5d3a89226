import { type Game, hasBit, keyword, type ModelId } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { ClassicSeams } from '../../classic/hub.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { reportHits } from '../../classic/shooting/report-hits.ts';

const INDEPENDENT = keyword('independent-character');
/** More rounds than any chain of dice lasts: a limit for blows that neither miss nor fail nor do harm. */
const MOST_ROUNDS = 64;

/** Whether a model is the last of a unit that began with several, has one Wound left, and is no Independent Character. The last Hull Point of a vehicle is no Wound. */
export function isLastOfUnit(g: Game<Classic>, model: ModelId): boolean {
  const u = g.unitOf(model);
  return (
    u.size > 1 &&
    g.sheetOf(model).stats.vehicle === 0 &&
    u.alive === 1 &&
    g.models.alive[model] !== 0 &&
    g.models.wounds[model] === 1 &&
    !hasBit(g.sheetOf(model).keywordBits, INDEPENDENT)
  );
}

/**
 * Attacks of a last survivor for the wounds that it has caused, and again for the wounds of these, until none is caused, the target is
 * destroyed or the survivor has fallen (unless blows fall at the same time). `resolve` takes the hits of an attack to their end.
 */
export function followUp(
  g: Game<Classic>,
  s: Pick<ClassicSeams, 'rollHits'>,
  a: Attack,
  wounds: number,
  resolve: (g: Game<Classic>, a: Attack) => void,
): void {
  let won = wounds;
  for (let round = 0; round < MOST_ROUNDS && won > 0 && a.target.alive > 0 && (a.melee || isLastOfUnit(g, a.firer[0])); round++) {
    const before = a.totalWounds;
    a.firers = 1;
    a.shots[0] = won;
    a.hits = 0;
    s.rollHits(g, a);
    if (a.melee) reportHits(g, a);
    if (a.hits > 0) resolve(g, a);
    won = a.totalWounds - before;
  }
}
