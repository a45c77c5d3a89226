import type { Family } from '../rules/family.ts';
import { type Game, PLACE, type Unit } from '../rules/game.ts';
import { INTENT, intent } from '../rules/intent.ts';

/** Which intents to list. One reusable object of an edition. */
export interface IntentChoice {
  /** Pieces of the kinds marked 1 are listed as cover if they are within this many inches of the unit. */
  coverInches: number;
  cover: Uint8Array;
  /** Whether `keep-range`, `withdraw` and `objective` are listed. */
  keepRange: boolean;
  withdraw: boolean;
  objectives: boolean;
}

export const intentChoice = (): IntentChoice => ({
  coverInches: 18,
  cover: new Uint8Array(0),
  keepRange: true,
  withdraw: true,
  objectives: true,
});

/**
 * Writes the intents open to a unit to `options` and returns their number: hold; for each enemy unit on the table advance,
 * keep-range and withdraw; each near piece of cover; each objective. As many as there is room for.
 */
export function listIntents<F extends Family>(g: Game<F>, unit: Unit<F>, options: Int32Array, choice: IntentChoice): number {
  const room = options.length;
  let n = 0;
  options[n++] = intent(INTENT.hold);
  for (let u = 0; u < g.units.length && n + 3 <= room; u++) {
    const enemy = g.units[u];
    if (enemy.side === unit.side || enemy.place !== PLACE.table || enemy.alive === 0) continue;
    options[n++] = intent(INTENT.advance, u);
    if (choice.keepRange) options[n++] = intent(INTENT['keep-range'], u);
    if (choice.withdraw) options[n++] = intent(INTENT.withdraw, u);
  }
  for (let p = 0; p < g.board.count && n < room; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind >= choice.cover.length || choice.cover[piece.kind] === 0) continue;
    const dx = Math.max(0, piece.minX - unit.x, unit.x - piece.maxX);
    const dy = Math.max(0, piece.minY - unit.y, unit.y - piece.maxY);
    const far = choice.coverInches + unit.radius;
    if (dx * dx + dy * dy <= far * far) options[n++] = intent(INTENT.cover, p);
  }
  if (choice.objectives) {
    for (let o = 0; o < g.board.objectives.length && n < room; o++) options[n++] = intent(INTENT.objective, o);
  }
  return n;
}
