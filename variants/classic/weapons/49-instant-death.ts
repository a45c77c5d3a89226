import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { WOUND } from '../shooting/attack.ts';
import { attackHas } from '../special-rules/carried.ts';

const INSTANT_DEATH = keyword('instant-death');

export default defineRule({
  id: 'CLS-WPN-49',
  title: 'Instant Death weapon rule',
  source: 'weapons: Instant Death weapon rule',
  text: 'Any unsaved wound from the weapon reduces the model to 0 Wounds (CLS-SHOOT-20); Gargantuans lose D3 Wounds instead.',
  default: 'on',
  keyword: 'instant-death',
  patch: () => ({
    wrap: {
      woundFlags: (next) => (g, a, face) => (attackHas(g, a, INSTANT_DEATH) ? next(g, a, face) | WOUND.instantDeath : next(g, a, face)),
    },
  }),
});
