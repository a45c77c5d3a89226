import { DEED, type Game } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { hazardBearer, hazardWounds, heldHazards } from '../saves/hazards.ts';

type G = Game<Modern>;

function release(g: G, s: ModernSeams, wounds: number): void {
  const held = heldHazards(g);
  held.waits = false;
  for (let k = 0; k < held.n; k++) {
    const u = g.units[held.unit[k]];
    const dice = g.dice.begin(DEED.react, u, u);
    hazardWounds(g, s, held.model[k] < 0 ? hazardBearer(g, u) : held.model[k], wounds, held.psychic[k] !== 0, dice);
    g.dice.end(dice);
  }
  held.unit.fill(0);
  held.model.fill(0);
  held.psychic.fill(0);
  held.n = 0;
}

/** Failed Hazardous tests from firing Overwatch at a charger are resolved after the Charge move. */
export default defineRule({
  id: 'TEN-WPN-21',
  title: 'Hazardous tests after Overwatch in the Charge phase',
  source: 'Errata page 28, Hazardous (last paragraph)',
  text: "When a unit fires Overwatch in the opponent's Charge phase the mortal wounds of its failed Hazardous tests are held back until the charger has finished its Charge move.",
  layer: 'errata',
  changes: 'Adds to TEN-WPN-20. Off: they are allocated at once.',
  default: 'on',
  keyword: 'hazardous',
  patch: (_p, s, { hazardWounds: wounds }) => ({
    wrap: {
      hazardHurts: (next) => (g, v, m, weapon, dice) => {
        const held = heldHazards(g);
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
        heldHazards(g).waits = true;
        const moved = next(g, u, t);
        release(g, s, wounds);
        return moved;
      },
    },
    before: { charged: (g) => release(g, s, wounds) },
  }),
});
