import { defineRule } from '../define-rule.ts';
import { BATCH, hasFailed, rollAgain } from '../saves/batch.ts';
import { COMMAND_REROLL, canReroll, rerolls, rerollWorth, wantsReroll, worthPoints } from './02-command-reroll.ts';
import { costOf, priced } from './stratagem.ts';

/** Of rolls made together one is re-rolled once all have been seen. */
export default defineRule({
  id: 'TEN-STRAT-03',
  title: 'Command Re-roll with fast dice',
  source: 'Errata page 41, Command Re-roll Stratagem; commentary "Fast Dice Rolling and Rules That Allow One Re-roll"',
  text: [
    'The same list of rolls (a roll for a unit: Advance, Charge, Desperate Escape, Hazardous; for a model: Hit, Wound, Damage, save, number of attacks). With fast dice the Stratagem may be used after the whole batch is rolled, on one roll of it.',
    'Ruling: It affects the unit or model rolled for, so it cannot be used for a Battle-shocked unit (TEN-MORALE-04). A Battle-shock test, a Leadership test, Feel No Pain and Deadly Demise rolls are not on the list.',
  ].join('\n'),
  layer: 'errata',
  simulated: 'partial',
  leavesOut:
    'numbers of attacks, Damage rolls and Hazardous tests that are rolled together are re-rolled die by die, and so are saves where models of the target need different ones',
  changes: 'Changes TEN-STRAT-02. Off: TEN-STRAT-02; the policy must decide die by die.',
  default: 'on',
  supersedes: ['TEN-STRAT-02'],
  params: { cost: costOf(COMMAND_REROLL), worthPoints },
  patch: ({ cost, worthPoints }, s) => ({
    wrap: {
      ...rerolls(worthPoints, s, true),
      ...priced(COMMAND_REROLL, cost),
      waitsForBatch: (next) => (g, a, kind) => next(g, a, kind) || canReroll(g, s, kind >= BATCH.save ? a.target : a.attacker),
    },
    before: {
      batchSeen: (g, a) => {
        const u = a.batch >= BATCH.save ? a.target : a.attacker;
        if (canReroll(g, s, u) && hasFailed(a) && wantsReroll(g, s, u, rerollWorth(g, a), worthPoints)) rollAgain(g, a);
      },
    },
  }),
});
