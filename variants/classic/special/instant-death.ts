import { keyword } from 'sandtable/rules';
import { WOUND } from '../attack.ts';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const INSTANT_DEATH = keyword('instant-death');

export const instantDeath = defineRule({
  id: 'CLS-WPN-49',
  default: 'on',
  keyword: 'instant-death',
  patch: () => ({
    wrap: {
      woundFlags: (next) => (g, a, face) => (attackHas(g, a, INSTANT_DEATH) ? next(g, a, face) | WOUND.instantDeath : next(g, a, face)),
    },
  }),
});
