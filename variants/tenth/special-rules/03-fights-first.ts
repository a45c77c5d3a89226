import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const FIGHTS_FIRST = keyword('fights-first');

/** Fights in the first step if every model has the ability. */
export default defineRule({
  id: 'TEN-USR-03',
  title: 'Fights First',
  source: 'Core rules, Fights First',
  text: 'If every model of the unit has it, the unit fights in the Fights First step (TEN-ASSAULT-07).',
  layer: 'core',
  default: 'on',
  keyword: 'fights-first',
  patch: () => ({ wrap: { fightsFirst: (next) => (g, u) => hasBit(u.allBits, FIGHTS_FIRST) || next(g, u) } }),
});
