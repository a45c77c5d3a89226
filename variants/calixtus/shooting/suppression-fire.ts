import { CAUSE, unitRegister } from 'sandtable/rules';
import type { Attack } from '../../classic/shooting/attack.ts';

/** Wounds a unit has lost to the Suppression Fire of the shooting unit. */
export const SUPPRESSION_WOUNDS = unitRegister('suppression-wounds', 'phase');

export const isShooting = (a: Attack): boolean => a.cause === CAUSE.shooting && !a.melee && !a.overwatch && !a.stray;
