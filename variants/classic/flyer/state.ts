import { event, purpose, status } from 'sandtable/rules';

/** Above the battlefield, as the trace and examples show it; `unit.aloft` is what play asks. */
export const ZOOMING = status('zooming', 'game');
export const SWOOPING = status('swooping', 'game');
/** Hovers or glides now and did not before, or the other way round: does not charge (CLS-FLYER-14). */
export const CHANGED_FLIGHT = status('changed-flight', 'turn');
/** Its shots use Skyfire this phase (CLS-FLYER-03, -13). */
export const SKYFIRING = status('skyfiring', 'phase');
/** Brought down by wounds: glides until its next Movement phase (CLS-FLYER-15). */
export const GROUNDED = status('grounded', 'own-turn-end');
/** Struck from the air this turn: one weapon less (CLS-USR-42). */
export const VECTOR_STRUCK = status('vector-struck', 'turn');

export const CRASH_ROLL = purpose('crash');
export const GROUNDING = purpose('grounding');
export const VECTOR_HITS = purpose('vector-strike-hits');

export const FLIES = event('flies', { unit: 'unit', turned: 'number', way: 'inches' }, '{unit} turns {turned} degrees and flies {way}');
export const FLIES_OFF = event('flies-off', { unit: 'unit' }, '{unit} flies off the table');
export const FLIGHT_MODE = event('flight-mode', { unit: 'unit', aloft: 'flag' }, '{unit} {aloft?takes to the air:goes on the ground}');
export const CRASHES = event('crashes', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} crashes at {x}, {y}');
export const STAYS_UP = event('stays-up', { unit: 'unit', rolled: 'number' }, '{unit} stays up, {rolled} rolled');
export const IS_GROUNDED = event('grounded', { unit: 'unit', rolled: 'number' }, '{unit} is grounded, {rolled} rolled');
export const VECTOR_STRIKES = event('vector-strikes', { unit: 'unit', target: 'unit' }, '{unit} strikes {target} in passing');
