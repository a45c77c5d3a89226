import { event, modelRegister, purpose, sideRegister, unitRegister } from 'sandtable/rules';

/** State and events of the Psychic phase. */

/** Warp Charge dice a side has left in this phase (CLS-PSY-04, -23). */
export const WARP_CHARGE = sideRegister('warp-charge', 'phase');
/** Powers a psyker knows, as bits by their place in the table (CLS-PSY-02). */
export const KNOWN = modelRegister('known-powers', 'game');
/** Powers the psykers of a unit have attempted this phase, as bits (CLS-PSY-06). */
export const ATTEMPTED = unitRegister('attempted-powers', 'phase');
/** 1 for a psyker empowered by Perils, until his side's next Psychic phase (CLS-PSY-09). */
export const EMPOWERED = modelRegister('empowered', 'game');

/** 1 on red's side while a Psychic phase is under way. */
export const IN_PSYCHIC_PHASE = sideRegister('psychic-phase', 'phase');
/** Powers of a side that took effect this turn. */
export const MANIFESTED = sideRegister('powers-manifested', 'turn');

export const POWER = purpose('power');
export const WARP = purpose('warp');
export const MANIFEST = purpose('manifest');
export const DENY = purpose('deny');
export const PERILS = purpose('perils');
export const NOVA_HITS = purpose('nova-hits');
/** Leadership tests that are neither of morale nor of pinning. */
export const LEADERSHIP = purpose('leadership');

/** Dice in a side's pool when it is filled. */
export const CHARGES = event('warp-charge', { side: 'side', dice: 'number' }, '{side} has {dice|Warp Charge die|Warp Charge dice}');
/** A power is learnt, by its place in the table of its discipline. */
export const LEARNS = event(
  'learns',
  { unit: 'unit', place: 'number' },
  '{unit} learns {place#0 the first power#1 power %} of its discipline',
);
/** Points of a power that were nullified (CLS-PSY-10). */
export const NULLIFIES = event(
  'nullifies',
  { unit: 'unit', points: 'number' },
  'The power of {unit} loses {points|point|points} to those who deny it',
);
export const IN_PERIL = event('perils', { unit: 'unit', result: 'number' }, '{unit} suffers Perils of the Warp, result {result}');
/** A power fades (CLS-PSY-19). */
export const FADES = event('power-fades', { unit: 'unit' }, 'A power of {unit} fades');
