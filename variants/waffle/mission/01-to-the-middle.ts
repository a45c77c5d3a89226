import { defineRule } from '../family.ts';

const CONTROL_INCHES = 3;

/** Control of a marker is measured to its middle. */
export default defineRule({
  id: 'WAF-MISSION-01',
  title: 'Controlling objectives',
  source: 'Victory Conditions, Controlling Objectives',
  text: [
    'Restated: you control an objective if a model of one of your scoring units is within 3" of it and no model of an enemy scoring unit is.',
    'Ruling: Measure from the centre of the marker.',
  ].join('\n'),
  changes: 'classic base: Controlling objectives (restated) (CLS-MISSION-03)',
  default: 'on',
  patch: () => ({ replace: { controlInches: () => CONTROL_INCHES } }),
});
