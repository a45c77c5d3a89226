import type { Question } from 'sandtable/rules';
import { decision, event, first, reckoned, status, trigger } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Was put into Strategic Reserves during the battle. */
export const PUT_IN_RESERVES = status('put-in-reserves', 'game');
/** Left the table; it does not come back before its side's next turn. */
export const LEFT_TABLE = status('left-table', 'own-turn-start');
/** Arrived on the table this turn; this phase. */
export const ARRIVED = status('arrived', 'turn');
export const JUST_ARRIVED = status('just-arrived', 'phase');
/** Arrived at its own edge, too large for the strip: it does nothing more this turn. */
export const STRANDED = status('stranded', 'turn');
/** Its player has decided about it in this Reinforcements step. */
export const CONSIDERED = status('considered-for-arrival', 'phase');

/** `cause` has just been set up during the battle. */
export const ENEMY_SET_UP = trigger('enemy-set-up');

export const ARRIVES = event('arrives', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} arrives at {x}, {y}');
export const NO_ROOM = event('no-room', { unit: 'unit' }, '{unit} finds no room to arrive');
export const LEAVES = event('leaves-for-reserves', { unit: 'unit' }, '{unit} goes into Strategic Reserves');
export const DEPLOYED = event('deployed', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} is deployed at {x}, {y}');

/** Which unit arrives next. */
export const ARRIVE_NEXT = decision<Modern>('TEN-RESERVE-01/next', 'unit', first, (q, slot, scale) =>
  scale.standing(q.game, q.game.units[slot]),
);
/** Where to; options are intents, staying away first. */
export const ARRIVE_TOWARDS = decision<Modern>('arrive-towards', 'intent', reckoned);
/** By which rule, if it has a choice: ARRIVAL. Deep Strike comes last, and leaves more places to choose from. */
export const ARRIVE_BY = decision<Modern>('TEN-RESERVE-07/way', 'number', (q: Question<Modern>) => q.n - 1);
