import { defineRule } from '../define-rule.ts';
import { outOfPhase } from '../shooting/phase.ts';

/** Acting as if it were another phase does not start that phase: its rules cannot be used. */
export default defineRule({
  id: 'TEN-TURN-07',
  title: 'Out-of-phase actions do not open the phase',
  source: 'Errata page 10, The Battle Round (with its Example); commentary "Out-of-phase Rules"; FAQ "Out-of-Phase Rules", 2nd question',
  text: [
    'When a rule lets a unit move, shoot, charge or fight outside the normal place as if it were one of its phases, only that action is performed. No other rule whose trigger belongs to that phase can be used by or on it: abilities worded "in your Shooting phase", Stratagems of that phase, Firing Deck and Big Guns Never Tire all stay shut. Weapon abilities that are simply part of making an attack (Torrent, Lethal Hits, Rapid Fire...) still work.',
    'Ruling: Rules keyed to a unit\'s state ("this turn", "while...") are not phase triggers and keep working; rules keyed to "in your Shooting phase", "selected in the Shooting phase" and the like are.',
  ].join('\n'),
  layer: 'errata',
  changes:
    'Adds to core. Off: while the action is resolved, every rule of the imitated phase may be used as if that phase were being played.',
  default: 'on',
  patch: () => ({ wrap: { phaseRulesWork: (next) => (g) => outOfPhase(g).depth === 0 && next(g) } }),
});
