import type { Ability, Game } from 'sandtable/rules';
import { decision } from 'sandtable/rules';
import type { Attack, Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { Tables } from '../tables.ts';

/** Whether the rule of the attacker holds where it contradicts one of the target: usually as it suits the active player. */
const ATTACKERS = decision<Modern>('TEN-TURN-12/attackers', 'flag', (q) => (q.about !== null && q.about.side === q.side ? 1 : 0));

/** Rules of both sides that contradict each other. */
export interface ConflictSeams {
  /** Whether the attacker's rule holds, and not that of the target. */
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

/** Wound rolls that are fixed from either side. */
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

/** The attacker's rule holds. */
export const attackersPriority = defineRule({
  id: 'TEN-TURN-12',
  default: 'on',
  keyword: ['wounds-on', 'wounded-on'],
  patch: () => ({ replace: { attackersHolds: () => true } }),
});
