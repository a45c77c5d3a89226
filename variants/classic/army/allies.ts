import { status } from 'sandtable/rules';

/** Roles of units of an allied force, by what binds it to the rest of the army (CLS-ARMY-07). */
export const DESPERATE = 'desperate-allies';
export const CONVENIENT = 'allies-of-convenience';
export const BROTHERS = 'battle-brothers';

/** Watches its allies rather than the enemy: does nothing this turn. */
export const WATCHING = status('watches-allies', 'turn');
