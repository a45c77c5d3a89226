import { DEED, type Decision, decision, type Game, integer, type ModelId, purpose, reckoned, scratch } from 'sandtable/rules';
import { powerAt } from '../../classic/psychic/learn.ts';
import type { Power } from '../../classic/psychic/power.ts';
import { disciplinesOf, PSYKERS } from '../../classic/psychic/psykers.ts';
import { LEARNS } from '../../classic/psychic/state.ts';
import { type Calixtus, defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { isKnown } from './lore.ts';

/** Which power to take with the rest of the budget, by its place in the table; the dearest first, -1 for no more. */
const LORE_POWER = decision('lore-power', 'number', reckoned) as Decision<Calixtus>;
const LORE = purpose('lore');

const MOST_DISCIPLINES = 16;
const room = scratch({ lots: new Uint8Array(MOST_DISCIPLINES) });

/** Deals a psyker's Lore Mastery dice to its disciplines, in `lots`. */
function dealDice(g: Game<Calixtus>, s: CalixtusSeams, psyker: ModelId, disciplines: number, lots: Uint8Array): void {
  lots.fill(0);
  let chosen = 0;
  for (let die = 0; die < s.masteryOf(g, psyker); die++) {
    chosen = s.loreDiscipline(g, psyker, die, chosen, disciplines);
    lots[chosen]++;
  }
}

/** Lore Mastery rolls make a budget that buys powers. */
export default defineRule({
  id: 'CAL-PSY-02',
  title: 'Lore Mastery rolls',
  source: 'The Psychic Phase, point 2',
  text: [
    'Before the battle each Psyker rolls as many D6 as its Mastery Level and adds them. It then takes powers whose Mastery Costs together make up that budget.',
    'Ruling: the source asks for an equal total; since an exact fit can be impossible, the total may not exceed the budget and unspent points are lost. Powers are picked by the controller, not rolled; no power twice. No Mastery Costs are printed: a power without one costs its base warp charge cost plus 1 (warp charge 1 = 2, 2 = 3, 3 = 4; a setting). Force (CLS-PSY-22), which belongs to no discipline, stays known free of cost.',
  ].join('\n'),
  changes: 'replaces classic base: generating powers, one at random per Mastery Level (CLS-PSY-02)',
  default: 'on',
  keyword: PSYKERS,
  params: {
    extra: integer(1, 0, 10, 'Mastery Cost of a power in addition to its Warp Charge cost, unless it lists its own', 'Mastery Cost'),
  },
  patch: ({ extra }, s, t) => {
    /** Takes powers of a discipline for a budget, one after the other; returns the powers then known. */
    function buy(g: Game<Calixtus>, psyker: ModelId, discipline: string, before: number, budget: number): number {
      const u = g.unitOf(psyker);
      const { options } = LORE_POWER;
      let known = before;
      let left = budget;
      for (;;) {
        let n = 0;
        for (let p = 0; p < t.powers.length; p++) {
          if (t.powers[p].discipline !== discipline || isKnown(known, p) || s.masteryCost(g, p) > left) continue;
          let at = n++;
          while (at > 0 && s.masteryCost(g, options[at - 1]) < s.masteryCost(g, p)) {
            options[at] = options[at - 1];
            at--;
          }
          options[at] = p;
        }
        if (n === 0) return known;
        options[n++] = -1;
        const p = options[g.ask(LORE_POWER, u.side, u, null, n)];
        if (p < 0) return known;
        known |= 1 << p;
        left -= s.masteryCost(g, p);
        g.log.note(LEARNS, u.slot, t.powers[p].place);
      }
    }

    /** What a psyker learns of one discipline for a budget: the Primaris power if it is free, then what it buys. */
    function study(g: Game<Calixtus>, psyker: ModelId, discipline: string, before: number, budget: number): number {
      const taken = s.primarisPlace(g, psyker, powerAt(t, discipline, 0), before, budget);
      if (taken < 0) return buy(g, psyker, discipline, before, budget);
      g.log.note(LEARNS, g.unitOf(psyker).slot, t.powers[taken].place);
      return buy(g, psyker, discipline, before | (1 << taken), Math.max(0, budget - s.masteryCost(g, taken)));
    }

    const costOf = (power: Power): number => power.masteryCost ?? power.cost + extra;
    return {
      replace: {
        masteryCost: (_g, power) => costOf(t.powers[power]),
        rollPowers: (g, psyker, before) => {
          const u = g.unitOf(psyker);
          const disciplines = disciplinesOf(g.sheetOf(psyker).stats);
          if (disciplines.length === 0) return before;
          const { lots } = room();
          dealDice(g, s, psyker, Math.min(disciplines.length, MOST_DISCIPLINES), lots);
          const frame = g.dice.begin(DEED.setup, u, g.nobody);
          let known = before;
          let used = 0;
          let last = 0;
          for (let d = 0; d < disciplines.length && d < MOST_DISCIPLINES; d++) {
            if (lots[d] === 0) continue;
            used++;
            last = d;
            known = study(g, psyker, disciplines[d], known, g.dice.sum(frame, LORE, lots[d]));
          }
          g.dice.end(frame);
          const primaris = powerAt(t, disciplines[last], 0);
          if (used === 1 && primaris >= 0 && !isKnown(known, primaris) && s.gainsPrimaris(g, psyker)) {
            known |= 1 << primaris;
            g.log.note(LEARNS, u.slot, 0);
          }
          return known;
        },
      },
    };
  },
});
