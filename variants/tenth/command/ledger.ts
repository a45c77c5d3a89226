import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';

/** TEN-CMD entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  defineEntry({
    id: 'TEN-CMD-01',
    title: 'Both players gain 1CP in every Command phase',
    source: 'Core rules, Command phase, Command step',
    layer: 'core',
    text: "At the start of each player's Command phase BOTH players gain 1CP. Players begin the battle with 0CP unless the scenario says otherwise. Then rules used in the Command phase are resolved, then the Battle-shock step follows.",
    simulated: 'full',
    seams: ['commandPhase'],
    params: { points: integer(1, 0, 6, 'Command points that both sides gain in every Command phase', 'Command points') },
    tables: (t, { points }) => ({ ...t, pointsPerCommand: points }),
  }),
];
