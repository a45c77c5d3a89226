import { event, purpose, reroll, status } from 'sandtable/rules';

/** Passed its Reserve Roll: arrives this turn. */
export const DUE = status('due', 'turn');
/** Came onto the table this turn (CLS-RESERVE-06). */
export const ARRIVED = status('arrived', 'turn');
/** Came by Deep Strike this turn. */
export const DEEP_STRUCK = status('deep-struck', 'turn');
/** Arrives, or arrived, from a side edge this turn (CLS-RESERVE-09). */
export const OUTFLANKED = status('outflanked', 'turn');
/** In Ongoing Reserves: arrives next turn without a roll (CLS-RESERVE-05). */
export const ONGOING = status('ongoing-reserves', 'game');
/** Infiltrated or redeployed as a scout: cannot charge in the first turn (CLS-RESERVE-10, -11). */
export const AHEAD = status('deployed-ahead', 'round');

export const RESERVE_ROLL = purpose('reserve');
export const RESERVE_REROLL = reroll('reserve');
export const EDGE_ROLL = purpose('edge');
export const EDGE_REROLL = reroll('edge');
export const MISHAP = purpose('mishap');

/** A Reserve Roll; 0 for an arrival without one. */
export const RESERVES_ROLLED = event(
  'reserve-roll',
  { unit: 'unit', rolled: 'number' },
  '{unit} {rolled#0 needs no roll#1 rolls %} to arrive from Reserve',
);
/** Where an arriving unit is placed. */
export const ARRIVES = event('arrives', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} arrives at {x}, {y}');
export const NO_ROOM = event('no-room', { unit: 'unit' }, '{unit} finds no room to arrive');
export const DEEP_STRIKES = event('deep-strikes', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} deep strikes at {x}, {y}');
export const MISHAPS = event(
  'deep-strike-mishap',
  { unit: 'unit', rolled: 'number' },
  '{unit} suffers a Deep Strike mishap (rolled {rolled})',
);
export const OUTFLANKS = event('outflanks', { unit: 'unit', edge: 'number' }, '{unit} outflanks from an edge at the side');
export const INFILTRATES = event(
  'infiltrates',
  { unit: 'unit', moved: 'inches' },
  '{unit} infiltrates, {moved} away from where it was set up',
);
export const SCOUTED = event('scouted', { unit: 'unit', moved: 'inches' }, '{unit} scouts {moved} ahead');
export const SET_ASIDE = event('set-aside', { unit: 'unit' }, '{unit} is set aside');
