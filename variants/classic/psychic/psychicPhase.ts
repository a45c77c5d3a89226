import { hasBit, phase, step } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { picked } from './aim.ts';
import { BROTHERHOOD, PILOT, PSYKER, PSYKERS } from './psykers.ts';

const USUAL_LEVEL = 1;

/** Psykers, and the phase in which they use their powers: it is played where a unit is one. */
export const psykers = defineRule({
  id: 'CLS-PSY-01',
  default: 'on',
  keyword: PSYKERS,
  sequence: (turn) =>
    turn
      .insertBefore(
        'first-turn',
        step<Classic>('powers-learnt', (g, _side, s) => s.learnAll(g)),
      )
      .insertBefore(
        'shooting',
        phase<Classic>(
          'psychic',
          step<Classic>('warp-charge', (g, side, s) => s.openPsychic(g, side)),
          step<Classic>('powers', (g, side, s) => s.usePowers(g, side)),
          step<Classic>('psychic-end', (g, side, s) => s.endPhase(g, side)),
        ),
      ),
  patch: () => ({
    wrap: {
      masteryOf: (next) => (g, model) => {
        const sheet = g.sheetOf(model);
        const alone = !hasBit(sheet.keywordBits, BROTHERHOOD) && !hasBit(sheet.keywordBits, PILOT);
        return alone && hasBit(sheet.keywordBits, PSYKER) ? (sheet.values['psyker'] ?? USUAL_LEVEL) : next(g, model);
      },
      // Beams and focussed witchfires pick their models; a beam weakens as it goes (CLS-PSY-16, -17).
      allocateNext: (next) => (g, a, current) =>
        picked.attack === a && g.models.alive[picked.model] !== 0 ? picked.model : next(g, a, current),
      strengthOf: (next) => (g, a) => (picked.attack === a ? Math.max(1, next(g, a) - picked.weaker) : next(g, a)),
    },
  }),
});

/** A unit that is one psyker, whatever it numbers. */
export const brotherhood = defineRule({
  id: 'CLS-PSY-20',
  default: 'on',
  keyword: 'brotherhood-of-psykers',
  requires: ['CLS-PSY-01'],
  patch: () => ({
    wrap: {
      masteryOf: (next) => (g, model) => {
        const sheet = g.sheetOf(model);
        return hasBit(sheet.keywordBits, BROTHERHOOD) ? (sheet.values['brotherhood-of-psykers'] ?? USUAL_LEVEL) : next(g, model);
      },
    },
  }),
});

/** A vehicle that is a psyker. */
export const psychicPilot = defineRule({
  id: 'CLS-PSY-21',
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

/** All powers from one discipline: its primaris as well. */
export const psychicFocus = defineRule({
  id: 'CLS-PSY-03',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  patch: () => ({ wrap: { gainsPrimaris: () => () => true } }),
});
