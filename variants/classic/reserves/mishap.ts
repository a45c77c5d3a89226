import { outlookOf } from 'sandtable/kit';
import { CAUSE, DEED, type Decision, decision, enemyOf, type Game, inflict, type Question, reckoned, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ReserveSeams } from '../seams.ts';
import { comeDown, places, standsInRings } from './deepstrike.ts';
import { bestOption, promiseAt } from './promise.ts';
import { MISHAP, MISHAPS, ONGOING } from './state.ts';

/** Where the opponent puts a misplaced unit; options are places of a grid over the table. */
const MISPLACE_AT = decision<Classic>('misplace-at', 'number', reckoned);
const COLUMNS = 7;
const ROWS = 5;

/** The places are numbered as the opponent sees them. */
const asSeen = (g: Game<Classic>, u: Unit<Classic>, at: number, length: number): number =>
  outlookOf(g, enemyOf(u.side)) > 0 ? Math.round(at) : length - Math.round(at);
const gridX = (g: Game<Classic>, u: Unit<Classic>, k: number): number =>
  asSeen(g, u, (((k % COLUMNS) + 0.5) * g.board.width) / COLUMNS, g.board.width);
const gridY = (g: Game<Classic>, u: Unit<Classic>, k: number): number =>
  asSeen(g, u, ((Math.floor(k / COLUMNS) + 0.5) * g.board.height) / ROWS, g.board.height);

/** RESERVE: a Deep Strike without room. */
export const mishaps = (s: ClassicSeams): Pick<ReserveSeams<Classic>, 'mishap'> => {
  const misplaceAt: Decision<Classic> = { ...MISPLACE_AT, otherwise: (q) => bestOption(q, leastPromising) };
  function leastPromising(q: Question<Classic>, k: number): number {
    return q.about === null ? 0 : -promiseAt(q.game, s, q.about, gridX(q.game, q.about, k), gridY(q.game, q.about, k));
  }

  /** The opponent puts the unit somewhere legal; without such a place it goes to Ongoing Reserves. */
  function misplace(g: Game<Classic>, u: Unit<Classic>): boolean {
    const { options } = misplaceAt;
    let n = 0;
    const before = places();
    for (let k = 0; k < COLUMNS * ROWS; k++)
      if (standsInRings(g, u, gridX(g, u, k), gridY(g, u, k), before) && s.landsClear(g, u)) options[n++] = k;
    if (n === 0) return false;
    const k = options[g.ask(misplaceAt, enemyOf(u.side), u, null, n)];
    return comeDown(g, s, u, gridX(g, u, k), gridY(g, u, k));
  }

  return {
    mishap: (g, u) => {
      const frame = g.dice.begin(DEED.move, u, g.nobody);
      const face = g.dice.d6(frame, MISHAP);
      g.dice.end(frame);
      g.log.note(MISHAPS, u.slot, face);
      if (face <= g.desk.numbers.lostInMishapUpTo) destroy(g, u);
      else if (face > g.desk.numbers.misplacedUpTo || !misplace(g, u)) inflict(g, u, ONGOING);
    },
  };
};

/** Destroys a unit that is off the table, with all its passengers. */
function destroy(g: Game<Classic>, u: Unit<Classic>): void {
  const own = g.sides[u.side];
  for (let k = 0; k < own.length; k++) {
    const rider = own[k];
    if (rider !== u && rider.inside !== u.slot) continue;
    for (let i = rider.first; i < rider.first + rider.size; i++) g.remove(i, CAUSE.other, null);
  }
}
