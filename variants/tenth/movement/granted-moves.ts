import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, hasBit, inflict, is, keyword, PLACE, status } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { ENEMY_MOVED, HAS_SHOT } from '../state.ts';
import type { Tables } from '../tables.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { duty, falls, MOMENT, type Moment, type Whose } from '../timing/moments.ts';
import { grantedMove } from './granted.ts';

type Granted = Ability<Modern, Tables>;

/** The least X of the ability among the living models of a unit that have it; 0 without any. */
export function leastValue(g: Game<Modern>, u: Unit<Modern>, ability: string): number {
  let least = Infinity;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) if (g.models.alive[m] !== 0) least = Math.min(least, g.sheetOf(m).values[ability] ?? Infinity);
  return least === Infinity ? 0 : least;
}

/** An ability that grants a Normal move at a given moment. */
function moveAt(name: string, text: string, when: Moment, whose: Whose): Granted {
  const bit = keyword(name);
  const move = duty(name, (g, u, s) => {
    grantedMove(g, s, u, leastValue(g, u, name));
  });
  return {
    keyword: name,
    text,
    patch: (s) => ({
      after: {
        dueAt: (g, now) => {
          if (now !== when) return;
          for (let k = 0; k < g.units.length; k++) {
            const u = g.units[k];
            if (u.place === PLACE.table && u.alive > 0 && hasBit(u.allBits, bit) && s.inTurnOf(g, u, whose)) falls(g, move, u);
          }
        },
      },
    }),
  };
}

const AFTER_SHOOTING = 'move-after-shooting';
const SHOOTS_AND_MOVES = keyword(AFTER_SHOOTING);

/** Just after it has shot in its own Shooting phase. */
const moveAfterShooting: Granted = {
  keyword: AFTER_SHOOTING,
  text: 'When it has shot in its Shooting phase it can make a Normal move of up to X".',
  patch: (s) => ({
    after: {
      shootUnit: (g, u) => {
        // One that found nothing to shoot at has not shot.
        if (is(u, HAS_SHOT) && hasBit(u.allBits, SHOOTS_AND_MOVES)) grantedMove(g, s, u, leastValue(g, u, AFTER_SHOOTING));
      },
    },
  }),
};

const REACTIVE = 'reactive-move';
const REACTS = keyword(REACTIVE);
const HAS_REACTED = status('reactive-move-made', 'turn');
const REACTIVE_INCHES = 9;
const WHETHER = decision<Modern>('reactive-move', 'flag', () => 1);

/** In answer to an enemy that comes near, once a turn. */
const reactiveMove: Granted = {
  keyword: REACTIVE,
  text: 'Once a turn, when an enemy unit ends a move within 9", it can make a Normal move of up to X".',
  patch: (s) => ({
    reactions: [
      {
        id: REACTIVE,
        on: ENEMY_MOVED,
        asks: WHETHER,
        may: (g, u, cause) =>
          hasBit(u.allBits, REACTS) &&
          !is(u, HAS_REACTED) &&
          u.side !== g.active &&
          s.mayTakeMove(g, u) &&
          !s.engaged(g, u) &&
          unitsWithin(g, u, cause, REACTIVE_INCHES),
        act: (g, u) => {
          inflict(g, u, HAS_REACTED);
          grantedMove(g, s, u, leastValue(g, u, REACTIVE));
        },
      },
    ],
  }),
};

/** Abilities that grant Normal moves. */
export const grantedMoves: readonly Granted[] = [
  moveAt('move-at-shooting-end', 'At the end of its Shooting phase it can make a Normal move of up to X".', MOMENT.shootingEnd, 'your'),
  moveAt(
    'move-at-opponents-shooting-end',
    'At the end of the opponent\'s Shooting phase it can make a Normal move of up to X".',
    MOMENT.shootingEnd,
    'opponents',
  ),
  moveAt('move-at-charge-end', 'At the end of its Charge phase it can make a Normal move of up to X".', MOMENT.chargeEnd, 'your'),
  moveAt(
    'move-at-opponents-movement-end',
    'At the end of the opponent\'s Movement phase it can make a Normal move of up to X".',
    MOMENT.movementEnd,
    'opponents',
  ),
  moveAfterShooting,
  reactiveMove,
];
