import type { Game } from 'sandtable/rules';
import { DEED, hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { takeTests } from '../special/hazardous.ts';
import { PSYCHIC } from './psychic.ts';

type G = Game<Modern>;

/** A failed test is three mortal wounds on a bearer: one that is hurt, else no Character, else a Character. */
export const hazardousSequence = defineRule({
  id: 'TEN-WPN-20',
  default: 'on',
  keyword: 'hazardous',
  supersedes: ['TEN-WPN-19'],
  patch: (_p, s) => ({
    wrap: {
      hazardFails: () => (g, v, row, dice) => s.hazardHurts(g, v, -1, v.attacker.sheet.weapons[v.weapon[row]].profile, dice),
    },
    after: { afterAttacks: (g, v) => takeTests(g, s, v) },
  }),
});

/** What a unit brings upon itself with Overwatch as it is charged waits until the Charge move has been made. */
export const hazardousAfterCharge = defineRule({
  id: 'TEN-WPN-21',
  default: 'on',
  keyword: 'hazardous',
  patch: (_p, s) => ({
    wrap: {
      hazardHurts: (next) => (g, v, m, weapon, dice) => {
        const held = g.desk.heldHazards;
        if (!held.waits || !v.overwatch || held.n >= held.unit.length) {
          next(g, v, m, weapon, dice);
          return;
        }
        held.unit[held.n] = v.attacker.slot;
        held.model[held.n] = m;
        held.psychic[held.n] = s.hazardIsPsychic(g, weapon) ? 1 : 0;
        held.n++;
      },
      charge: (next) => (g, u, t) => {
        g.desk.heldHazards.waits = true;
        const moved = next(g, u, t);
        release(g, s);
        return moved;
      },
    },
    before: { charged: (g) => release(g, s) },
  }),
});

/** Mortal wounds of a failed test of a Psychic weapon are inflicted by a Psychic Attack. */
export const hazardousPsychic = defineRule({
  id: 'TEN-PSY-03',
  default: 'on',
  keyword: 'feel-no-pain-psychic',
  patch: () => ({ wrap: { hazardIsPsychic: () => (_g, weapon) => hasBit(weapon.bits, PSYCHIC) } }),
});

function release(g: G, s: ModernSeams): void {
  const held = g.desk.heldHazards;
  held.waits = false;
  for (let k = 0; k < held.n; k++) {
    const u = g.units[held.unit[k]];
    const dice = g.dice.begin(DEED.react, u, u);
    s.hazardWounds(g, u, held.model[k], held.psychic[k] !== 0, dice);
    g.dice.end(dice);
  }
  held.n = 0;
}
