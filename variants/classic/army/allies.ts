import { status, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Roles of units in an allied force, by level of alliance (CLS-ARMY-07). */
export const DESPERATE = 'desperate-allies';
export const CONVENIENT = 'allies-of-convenience';
export const BROTHERS = 'battle-brothers';

/** Distracted by its allies: does nothing this turn. */
export const WATCHING = status('watches-allies', 'turn');

/** Whether a unit belongs to an allied force that is not one with the rest of its army (CLS-ARMY-07). */
export const isAllied = (u: Unit<Classic>): boolean => u.sheet.roles.includes(DESPERATE) || u.sheet.roles.includes(CONVENIENT);
