import type { Game, Unit } from 'sandtable/rules';
import { event, inflict, is, lift, PLACE, status } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { endEffects } from '../modifiers/effects.ts';
import { keepPlaces, putBack } from '../movement/footing.ts';
import { ARRIVAL } from '../reserves/seams.ts';
import { ADVANCED, FELL_BACK, MOVED, STATIONARY } from '../state.ts';
import type { RepositionSeams } from './seams.ts';

type U = Unit<Modern>;

/** Has been taken off the table by a rule that sets it up again. */
export const REPOSITIONS = status('repositions', 'game');
const TAKEN_OFF = event('taken-off', { unit: 'unit' }, '{unit} is taken off the table, to be set up again');

/** The base book: a repositioned unit is simply moved, and leaving the table ends all effects. */
export function repositionSeams(s: ModernSeams): RepositionSeams {
  return {
    countsAsReinforcements: () => false,
    effectsOffTable: (g, u) => endEffects(g, u),
    takeOffTable(g, u) {
      inflict(g, u, REPOSITIONS);
      g.relocate(u, PLACE.reserve);
      g.log.note(TAKEN_OFF, u.slot);
      s.effectsOffTable(g, u);
      s.repositioned(g, u);
    },
    newUnit() {},
    standsAgain(_g, u) {
      lift(u, REPOSITIONS);
    },
  };
}

/**
 * What a unit that is set up again like Reinforcements has done: it has Advanced or Fallen Back if it had before, else made a Normal move.
 */
export function recordMove(u: U): void {
  lift(u, STATIONARY);
  if (is(u, ADVANCED) || is(u, FELL_BACK)) lift(u, MOVED);
}

/** Takes a unit off and sets it up again at once; false, and nothing has happened, if it finds no place. */
export function reposition(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  keepPlaces(g, u);
  s.takeOffTable(g, u);
  if (setUpAgain(g, s, u)) return true;
  lift(u, REPOSITIONS);
  g.relocate(u, PLACE.table);
  putBack(g, u);
  return false;
}

/** Sets it up where its player likes; false if it is not. */
export function setUpAgain(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  return s.arriveBy(g, u, ARRIVAL.anywhere);
}
