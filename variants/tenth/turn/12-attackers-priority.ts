import { type Ability, decision, type Game } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import type { Tables } from '../tables.ts';

/** Whether the attacker's rule applies where it contradicts one of the target: by default whichever suits the active player. */
const ATTACKERS = decision<Modern>('TEN-TURN-12/attackers', 'flag', (q) => (q.about !== null && q.about.side === q.side ? 1 : 0));

/** Rules of both sides that contradict each other. */
export interface ConflictSeams {
  /** Whether the attacker's rule applies instead of the target's. */
  attackersHolds: (g: Game<Modern>, a: Attack) => boolean;
}

export const conflictSeams = (): ConflictSeams => ({
  attackersHolds: (g, a) => g.choose(ATTACKERS, g.active, a.attacker, a.target),
});

/** The highest number of `wounded-on` among the living models of the target; 0 without any. */
function woundedOn(g: Game<Modern>, a: Attack): number {
  let on = 0;
  const end = a.target.first + a.target.size;
  for (let m = a.target.first; m < end; m++) if (g.models.alive[m] !== 0) on = Math.max(on, g.sheetOf(m).values['wounded-on'] ?? 0);
  return on;
}

/** Wound rolls that a rule of either side fixes. */
export const fixedWounds: Ability<Modern, Tables> = {
  keyword: ['wounds-on', 'wounded-on'],
  text: "`wounds-on X` (weapon): it wounds on X or more, whatever the target's Toughness. `wounded-on X`: attacks at its unit wound on unmodified rolls of X or more at best.",
  patch: (s) => ({
    wrap: {
      woundOn: (next) => (g, a) => {
        const mine = a.profile.values['wounds-on']?.plus ?? 0;
        const theirs = woundedOn(g, a);
        const on = mine === 0 ? next(g, a) : Math.max(2, mine - s.netRollModifier(g, s.woundSum(g, a)));
        if (on >= theirs) return on;
        return mine !== 0 && s.attackersHolds(g, a) ? on : theirs;
      },
    },
  }),
};

/** The attacker's rule applies. */
export default defineRule({
  id: 'TEN-TURN-12',
  title: "Attacker's rule wins a direct conflict while attacking",
  source: 'Commentary "Priority of Rules", "Attacker\'s Priority"',
  text: "While attacks are made, if a rule of the attacker and a rule of the target contradict each other outright so that both cannot hold, the attacker's is used.",
  layer: 'commentary',
  changes: 'Adds to TEN-TURN-02. Off: the active player chooses which of the two holds.',
  default: 'on',
  keyword: ['wounds-on', 'wounded-on'],
  patch: () => ({ replace: { attackersHolds: () => true } }),
});
