import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

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
  params: { inches: integer(3, 0, 12, 'how near a marker a unit controls it', 'inches') },
  patch: ({ inches }) => ({ replace: { controlInches: () => inches } }),
});
