import { status } from 'sandtable/rules';

/** Roles of units in an allied force, by level of alliance (CLS-ARMY-07). */
export const DESPERATE = 'desperate-allies';
export const CONVENIENT = 'allies-of-convenience';
export const BROTHERS = 'battle-brothers';

/** Distracted by its allies: does nothing this turn. */
export const WATCHING = status('watches-allies', 'turn');
