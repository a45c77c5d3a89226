import { event, status, unitRegister } from 'sandtable/rules';

/** Conditions and memories that several house rules share. What a single file uses is declared there. */

/** CAL-DEF-03: may not move, run, shoot or charge, and fights at Initiative 1. A Pinned unit is gone to ground as well, for its cover. */
export const PINNED = status('pinned', 'next-own-turn-end', 'isPinned');

/** CAL-SHOOT-19, -20: where a unit faces, as a unit vector; 0, 0 while it faces as it was set up. */
export const FACING_X = unitRegister('facing-x', 'game');
export const FACING_Y = unitRegister('facing-y', 'game');

/** CAL-USR-06: the piece of terrain, index + 1, in which a unit is Hidden; 0 if it is not. */
export const HIDEOUT = unitRegister('hideout', 'game');

/** CAL-USR-13: has fought afraid in its current combat. */
export const WAS_AFRAID = status('was-afraid', 'game');

/** CAL-USR-23: a hated enemy causes the current test; hurt this unit this phase; fired at it this phase. */
export const HATED_CAUSE = status('hated-cause', 'phase');
export const HURT_BY_HATED = status('hurt-by-hated', 'phase');
export const FIRED_ON_BY_HATED = status('fired-on-by-hated', 'phase');

/** Leadership modifier of a unit's current pinning test: 0 outside one. See `testPinning`. */
export const PINNING_MODIFIER = unitRegister('pinning-modifier', 'phase');

/** CAL-SHOOT-21: was hit by Suppression Fire of the shooting unit, and has not yet tested. */
export const SUPPRESSION_DUE = status('suppression-due', 'phase');

/** CAL-USR-24: dropped under fire; neither moves nor charges, but fires normally. */
export const PRONE = status('prone', 'next-own-turn-end', 'isProne');
/** CAL-USR-25: chose to press on under fire in this phase. */
export const PRESSED_ON = status('pressed-on', 'phase');

/** CAL-MORALE-01: Wounds a unit has lost to ranged attacks this phase, without those of a crossfire whose check it passed. */
export const RANGED_WOUNDS = unitRegister('ranged-wounds', 'phase');

/** Shots that cover stopped before they rolled To Hit, or hits before they wounded (CAL-SAVE-01). */
export const COVERED = event(
  'covered',
  { unit: 'unit', target: 'unit', count: 'number' },
  'Cover of {target} stops {count|shot|shots} of {unit}',
);
