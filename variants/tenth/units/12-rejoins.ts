import { PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ATTACHED_UNIT, leftOfPart } from './parts.ts';

/** A returned Leader rejoins its Bodyguards, if they are on the table. */
export default defineRule({
  id: 'TEN-UNIT-12',
  title: 'Returning models to a unit',
  source: 'Commentary "Returning Models to a Unit"',
  text: 'Returned models come back with the wargear and Enhancements they began with, under TEN-UNIT-11. A unit never goes beyond its Starting Strength (data may exempt a unit); the surplus is ignored. A returned Leader rejoins its Bodyguard unit if that is on the battlefield, otherwise it comes back as its own unit.',
  layer: 'commentary',
  changes: 'Adds a procedure used by abilities. Off: only the Starting Strength limit applies; a returned Leader is always its own unit.',
  default: 'on',
  keyword: ATTACHED_UNIT,
  patch: () => ({ wrap: { rejoins: (next) => (g, u, m) => next(g, u, m) || (u.place === PLACE.table && leftOfPart(g, u, 0) > 0) } }),
});
