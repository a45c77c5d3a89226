import { testOf } from '../../classic/psychic/manifest.ts';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';

/** Perils are resolved immediately, before any dispel attempt. */
export default defineRule({
  id: 'CAL-PSY-10',
  title: 'Perils when casting',
  source: 'The Psychic Phase, point 5',
  text: [
    'If two or more casting dice show 6, the caster at once suffers Perils of the Warp (CLS-PSY-09), whether the cast succeeds or not. A cast with a single die can therefore never cause Perils.',
    'Ruling: "at once" puts Perils before any dispel attempt, where the base puts it after (CLS-PSY-08); both put it before the effect. As in CLS-PSY-08 a power that was cast, and not dispelled, still takes effect if Perils removes the caster, measured from where it stood.',
  ].join('\n'),
  changes: 'restates classic base: Perils trigger and table (CLS-PSY-08, CLS-PSY-09); replaces its place after the Deny attempt',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s) => ({
    wrap: {
      psychicTest: (next) => (g, frame, psyker, power, dice) => {
        const points = next(g, frame, psyker, power, dice);
        const test = testOf(g);
        if (s.inPeril(g, test.sixes)) {
          s.perils(g, psyker);
          // Already resolved, so that the dispel attempt does not resolve them again.
          test.sixes = 0;
        }
        return points;
      },
    },
  }),
});
