import { defineRule } from '../define-rule.ts';

/** Strategic Reserves are Reserves: the limits apply to them, and units use their rules while they wait. */
export default defineRule({
  id: 'TEN-RESERVE-02',
  title: 'Reserves units',
  source: 'Commentary "Reserves Units"; FAQ Reserves, 1st question',
  text: 'A unit that starts the battle anywhere but on the battlefield, and not in a Transport that is there, is a Reserves unit (Strategic Reserves units too, so limits on Reserves bind them). It can use its rules while in Reserves. What is not on the battlefield when the battle ends counts as destroyed.',
  layer: 'commentary',
  changes:
    'Clarifies TEN-RESERVE-01. Off: Strategic Reserves are not bound by limits on Reserves, and units in Reserves cannot use their rules.',
  default: 'on',
  patch: () => ({ replace: { boundByLimits: () => true, usesRulesInReserve: () => true } }),
});
