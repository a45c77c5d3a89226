import type { Arena } from '../engine/arena.ts';
import { events, type Family, type Game, type SideId } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck } from './check.ts';

/** What a side may get at most, in victory points. */
export interface Purse {
  /** In one round, before the end of the game. */
  readonly eachRound: number;
  /** When the game ends, beyond that. */
  readonly atEnd: number;
}

/**
 * Victory points are what the mission can give: each gain is told by an event and is more than nothing, nobody loses any, and no side gets more in a
 * round, and in the whole game, than its mission has.
 * @param purseOf what a side may get, asked at the end of each round, when all is known that was rolled for the mission; `lost`: models that its enemy has lost in
 *   the round
 */
export function scoredWithin(purseOf: (g: Game<Family>, side: SideId, lost: number) => Purse): MakeCheck {
  return (say) => {
    const [SCORES, LOST, ROUND] = ['scores', 'model-lost', 'round'].map((it) => events.find(it));
    let g: Arena | null = null;
    /** Of each side: told by events, had when the round began, models lost in the round, and what all rounds so far could give. */
    const [told, had, lost, could] = [new Float64Array(2), new Float64Array(2), new Float64Array(2), new Float64Array(2)];

    const closeRound = (isLast: boolean): void => {
      if (g === null || g.round === 0) return;
      for (const side of [0, 1] as const) {
        const name = side === 0 ? 'red' : 'blue';
        const has = item(g.score, side);
        const { eachRound, atEnd } = purseOf(g as unknown as Game<Family>, side, item(lost, 1 - side));
        const gained = has - item(had, side);
        const most = eachRound + (isLast ? atEnd : 0);
        could[side] = item(could, side) + most;
        if (has !== item(told, side)) say(`${name} has ${has} victory points, and events tell of ${item(told, side)}`);
        if (gained > most) say(`round ${g.round}: ${name} gets ${gained} victory points, of which the mission can give ${most}`);
        if (has > item(could, side)) say(`${name} has ${has} victory points, of which the mission can give ${item(could, side)}`);
      }
      had.set(g.score);
      lost.fill(0);
    };
    return {
      begin(arena) {
        g = arena;
        for (const it of [told, had, lost, could]) it.fill(0);
      },
      event(kind, a, b) {
        if (g === null) return;
        if (kind === SCORES) {
          told[a] = item(told, a) + b;
          if (b <= 0) say(`round ${g.round}: ${a === 0 ? 'red' : 'blue'} scores ${b} victory points`);
        } else if (kind === LOST) {
          const { side } = item(g.units, a);
          lost[side] = item(lost, side) + 1;
        } else if (kind === ROUND && a > 1) {
          // The event comes when the next round has its number.
          closeRound(false);
        }
      },
      step() {
        if (g === null) return;
        for (const side of [0, 1] as const)
          if (item(g.score, side) < item(had, side)) say(`round ${g.round}: ${side === 0 ? 'red' : 'blue'} loses victory points`);
      },
      end: () => closeRound(true),
    };
  };
}
