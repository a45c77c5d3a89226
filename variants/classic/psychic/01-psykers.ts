import { hasBit, phase, step } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { aimOf, picks } from './aim.ts';
import { learnAll } from './learn.ts';
import { openPsychic } from './pool.ts';
import { USUAL_LEVEL } from './psychic-phase.ts';
import { BROTHERHOOD, PILOT, PSYKER, PSYKERS } from './psykers.ts';

/** Psykers, and the phase in which they use their powers; it is played only if there are psykers. */
export default defineRule({
  id: 'CLS-PSY-01',
  title: 'Psykers and Mastery Level',
  source: 'psychic phase: Psykers and Mastery Level',
  text: 'A model with the Psyker rule has a Mastery Level (ML, 1 unless stated, up to 4). Its ML adds to the Warp Charge pool (CLS-PSY-04) and sets how many powers it generates (CLS-PSY-02). "Psyker unit" means a unit containing a Psyker, a Psychic Pilot or a Brotherhood.',
  default: 'on',
  keyword: PSYKERS,
  sequence: (turn) =>
    turn
      .insertBefore(
        'first-turn',
        step<Classic>('powers-learnt', (g, _side, s) => learnAll(g, s)),
      )
      .insertBefore(
        'shooting',
        phase<Classic>(
          'psychic',
          step<Classic>('warp-charge', (g, side, s) => openPsychic(g, s, side)),
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
        picks(g, a) && g.models.alive[aimOf(g).model] !== 0 ? aimOf(g).model : next(g, a, current),
      strengthOf: (next) => (g, a) => (picks(g, a) ? Math.max(1, next(g, a) - aimOf(g).weaker) : next(g, a)),
    },
  }),
});
