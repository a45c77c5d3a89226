import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const FLESHBANE = keyword('fleshbane');

export const fleshbane = defineRule({
  id: 'CLS-WPN-27',
  default: 'on',
  keyword: 'fleshbane',
  patch: () => ({ wrap: { woundOn: (next) => (g, a) => (attackHas(g, a, FLESHBANE) ? 2 : next(g, a)) } }),
});
