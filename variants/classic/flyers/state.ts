import { event, purpose, status } from 'sandtable/rules';

/** Aloft, for the trace and examples; play reads `unit.aloft`. */
export const ZOOMING = status('zooming', 'game');
export const SWOOPING = status('swooping', 'game');
/** Changed its flight mode this turn: cannot charge (CLS-FLYER-14). */
export const CHANGED_FLIGHT = status('changed-flight', 'turn');
/** Its shots use Skyfire this phase (CLS-FLYER-03, -13). */
export const SKYFIRING = status('skyfiring', 'phase');
/** Grounded by wounds: glides until its next Movement phase (CLS-FLYER-15). */
export const GROUNDED = status('grounded', 'own-turn-end');
/** Made a Vector Strike this turn: one weapon fewer (CLS-USR-42). */
export const VECTOR_STRUCK = status('vector-struck', 'turn');

export const CRASH_ROLL = purpose('crash');
export const GROUNDING = purpose('grounding');
export const VECTOR_HITS = purpose('vector-strike-hits');

export const FLIES = event(
  'flies',
  { unit: 'unit', turned: 'number', way: 'inches' },
  '{unit} {turned#-1 turns % degrees and flies#0 flies straight on#1 turns % degrees and flies} {way}',
);
export const FLIES_OFF = event('flies-off', { unit: 'unit' }, '{unit} flies off the table');
export const FLIGHT_MODE = event('flight-mode', { unit: 'unit', aloft: 'flag' }, '{unit} {aloft?takes to the air:comes down low}');
export const CRASHES = event('crashes', { unit: 'unit', x: 'inches', y: 'inches' }, '{unit} crashes at {x}, {y}');
export const STAYS_UP = event('stays-up', { unit: 'unit', rolled: 'number' }, '{unit} stays in the air (rolled {rolled})');
export const IS_GROUNDED = event('grounded', { unit: 'unit', rolled: 'number' }, '{unit} is grounded (rolled {rolled})');
export const VECTOR_STRIKES = event('vector-strikes', { unit: 'unit', target: 'unit' }, '{unit} strikes {target} in passing');
