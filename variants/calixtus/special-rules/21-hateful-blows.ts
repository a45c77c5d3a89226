import { hasBit, is, keyword } from 'sandtable/rules';
import { isFoe } from '../../classic/assault/foes.ts';
import { FOE } from '../../classic/family.ts';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { CARRIED } from './hatred.ts';

const HATRED = keyword('hatred');

/** Chargers re-roll failed To Hit rolls against hated enemies in the first round. */
export default defineRule({
  id: 'CAL-USR-21',
  title: 'Hatred: rerolls on the charge',
  source: 'Universal Special Rules',
  text: [
    'In the first turn of combat, if it charged, the unit may reroll failed to-hit rolls against the Hated unit.',
    'Ruling: each die once. Zealot gives Hatred as in CLS-USR-43.',
  ].join('\n'),
  changes: 'replaces classic base: Hatred rerolls, charging or not (CLS-USR-15)',
  default: 'on',
  keyword: CARRIED,
  supersedes: ['CLS-USR-15'],
  patch: (_p, s) => ({
    wrap: {
      hates: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, HATRED) && isFoe(g, model, FOE.hatred, enemy)) || next(g, model, enemy),
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (!a.melee || !is(a.attacker, CHARGED) || a.bearer < 0 || !s.hates(g, a.bearer, a.target)) return on;
        return Math.min(on, s.hitOn(g, a));
      },
    },
  }),
});
