import type { Game, Unit } from 'sandtable/rules';
import { event, INTENT, inflict, intentKind, lift, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { ADVANCED, ENEMY_MOVED, ENEMY_STARTS_MOVE, FELL_BACK, MOVED, STATIONARY } from '../state.ts';
import type { Tables } from '../tables.ts';
import { usesFloors } from './floors.ts';
import { go, INTENTION, listIntents, tellEnemies } from './move.ts';
import type { MovementSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const GRANTED = event('granted-move', { unit: 'unit', way: 'inches' }, '{unit} makes a move of {way} granted by a rule');

/** Normal moves outside the Movement phase, and what stays with a unit that is set up again. */
export function grantedSeams(
  s: ModernSeams,
  t: Tables,
): Pick<
  MovementSeams,
  | 'makeGrantedMove'
  | 'mayTakeMove'
  | 'grantedInches'
  | 'passesModels'
  | 'passesEngagement'
  | 'repositioned'
  | 'pivotInches'
  | 'measuresArcs'
  | 'axisAhead'
  | 'usesFloors'
> {
  return {
    mayTakeMove: (g, u) => u.place === PLACE.table && u.alive > 0 && s.mayMoveAgain(g, u),
    grantedInches: (_g, _u, inches) => inches,
    makeGrantedMove: (g, u, inches) => (s.mayTakeMove(g, u) ? makeMove(g, s, t, u, s.grantedInches(g, u, inches)) : 0),
    passesModels: () => false,
    passesEngagement: () => false,
    usesFloors,
    pivotInches: () => -1,
    measuresArcs: () => true,
    axisAhead: () => 0,
    // Its turn starts afresh.
    repositioned(_g, u) {
      for (const done of RECORD) lift(u, done);
    },
  };
}

const RECORD = [ADVANCED, FELL_BACK, MOVED, STATIONARY];

/** Makes the move set in `field.intent`. */
function makeMove(g: G, s: ModernSeams, t: Tables, u: U, inches: number): number {
  tellEnemies(g, ENEMY_STARTS_MOVE, u);
  if (u.alive === 0) return 0;
  const gone = go(g, s, t, u, inches);
  if (gone === 0) return 0;
  inflict(g, u, MOVED);
  g.log.note(GRANTED, u.slot, Math.round(gone * 256));
  tellEnemies(g, ENEMY_MOVED, u);
  return gone;
}

/**
 * A Normal move of up to `inches` that some rule grants, whenever that is: its player says where to, or that it stays.
 * Returns the longest way gone, 0 if nobody moved. Others may move in answer to it, as to any Normal move.
 */
export function grantedMove(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, inches: number): number {
  if (!s.mayTakeMove(g, u)) return 0;
  const field = g.desk.field;
  field.moveInches = s.grantedInches(g, u, inches);
  field.intent = INTENTION.options[g.ask(INTENTION, u.side, u, null, listIntents(g, u))];
  if (intentKind(field.intent) === INTENT.hold) return 0;
  return s.makeGrantedMove(g, u, inches);
}
