import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { USUAL_LEVEL } from './psychic-phase.ts';
import { PILOT } from './psykers.ts';

/** A vehicle that is a psyker. */
export default defineRule({
  id: 'CLS-PSY-21',
  title: 'Psychic Pilot',
  source: 'psychic phase: Psychic Pilot',
  text: 'A vehicle with this rule is a Psyker of the listed ML. It uses Ld 10 for any Ld test Perils calls for; a Perils wound is a glancing hit with no saves. Stunned or shaken results do not stop it, but a shaken or stunned vehicle cannot use witchfires except as Snap Shots.',
  default: 'on',
  keyword: 'psychic-pilot',
  requires: ['CLS-PSY-01'],
  patch: () => ({
    wrap: {
      masteryOf: (next) => (g, model) => {
        const sheet = g.sheetOf(model);
        return hasBit(sheet.keywordBits, PILOT) ? (sheet.values['psychic-pilot'] ?? USUAL_LEVEL) : next(g, model);
      },
    },
  }),
});
