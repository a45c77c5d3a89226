import { DEED, type Decision, decision, type Frame, first, type Game, integer, type ModelId, purpose } from 'sandtable/rules';
import { powerAt } from '../../../classic/psychic/learn.ts';
import type { Power } from '../../../classic/psychic/power.ts';
import { disciplinesOf, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { LEARNS } from '../../../classic/psychic/state.ts';
import type { Tables } from '../../../classic/tables.ts';
import { type Calixtus, defineRule } from '../../family.ts';
import { askDiscipline } from '../../lore.ts';
import type { CalixtusSeams } from '../../seams.ts';

/** Which power to take for what is left of the budget, by its place in the table; the dearest first, -1 for no more. */
const LORE_POWER = decision('lore-power', 'number', first) as Decision<Calixtus>;
/** What fills the place of the primaris, by place in the table; itself first. */
const PRIMARIS_PLACE = decision('primaris-place', 'number', first) as Decision<Calixtus>;
const LORE = purpose('lore');

const MOST_DISCIPLINES = 16;
const lots = new Uint8Array(MOST_DISCIPLINES);

const isKnown = (known: number, power: number): boolean => (known & (1 << power)) !== 0;

/** Takes powers of a discipline for a budget, one after the other; returns what is known then. */
function buy(g: Game<Calixtus>, s: CalixtusSeams, t: Tables, psyker: ModelId, discipline: string, before: number, budget: number): number {
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

/** Deals the Lore Mastery dice of a psyker to its disciplines, in `lots`. */
function dealDice(g: Game<Calixtus>, s: CalixtusSeams, psyker: ModelId, disciplines: number): void {
  lots.fill(0);
  let chosen = 0;
  for (let die = 0; die < s.masteryOf(g, psyker); die++) {
    chosen = s.loreDiscipline(g, psyker, die, chosen, disciplines);
    lots[chosen]++;
  }
}

/** The dice of one discipline are its budget. */
function study(
  g: Game<Calixtus>,
  s: CalixtusSeams,
  t: Tables,
  frame: Frame,
  psyker: ModelId,
  discipline: string,
  before: number,
  dice: number,
): number {
  const u = g.unitOf(psyker);
  let budget = g.dice.sum(frame, LORE, dice);
  let known = before;
  const taken = s.primarisPlace(g, psyker, powerAt(t, discipline, 0), known, budget);
  if (taken >= 0) {
    known |= 1 << taken;
    budget = Math.max(0, budget - s.masteryCost(g, taken));
    g.log.note(LEARNS, u.slot, t.powers[taken].place);
  }
  return buy(g, s, t, psyker, discipline, known, budget);
}

/** Lore Mastery rolls make a budget, and powers are bought with it. */
export const loreMastery = defineRule({
  id: 'CAL-PSY-02',
  default: 'on',
  keyword: PSYKERS,
  params: { extra: integer(1, 0, 10, 'Mastery Cost of a power beyond its Warp Charge cost, where it has none of its own') },
  patch: ({ extra }, s, t) => {
    const costOf = (power: Power): number => power.masteryCost ?? power.cost + extra;
    return {
      replace: {
        masteryCost: (_g, power) => costOf(t.powers[power]),
        rollPowers: (g, psyker, before) => {
          const u = g.unitOf(psyker);
          const disciplines = disciplinesOf(g.sheetOf(psyker).stats);
          if (disciplines.length === 0) return before;
          dealDice(g, s, psyker, Math.min(disciplines.length, MOST_DISCIPLINES));
          const frame = g.dice.begin(DEED.setup, u, g.nobody);
          let known = before;
          let used = 0;
          let last = 0;
          for (let d = 0; d < disciplines.length && d < MOST_DISCIPLINES; d++) {
            if (lots[d] === 0) continue;
            used++;
            last = d;
            known = study(g, s, t, frame, psyker, disciplines[d], known, lots[d]);
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

/** The primaris is known without a choice, and paid for; another that costs no more may take its place. */
export const primarisKnown = defineRule({
  id: 'CAL-PSY-01',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-02'],
  supersedes: ['CLS-PSY-03'],
  patch: (_p, s, t) => ({
    replace: {
      primarisPlace: (g, psyker, primaris, known, budget) => {
        if (primaris < 0 || isKnown(known, primaris)) return -1;
        const u = g.unitOf(psyker);
        const { options } = PRIMARIS_PLACE;
        const most = s.masteryCost(g, primaris);
        let n = 0;
        if (most <= budget) options[n++] = primaris;
        for (let p = 0; p < t.powers.length; p++) {
          if (p === primaris || isKnown(known, p) || t.powers[p].discipline !== t.powers[primaris].discipline) continue;
          if (s.masteryCost(g, p) <= Math.min(most, budget)) options[n++] = p;
        }
        return n === 0 ? primaris : options[g.ask(PRIMARIS_PLACE, u.side, u, null, n)];
      },
    },
  }),
});

/** Each Lore Mastery die may go to another discipline. */
export const splitLore = defineRule({
  id: 'CAL-PSY-03',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-02'],
  patch: () => ({ replace: { loreDiscipline: (g, psyker, die, _chosen, disciplines) => askDiscipline(g, psyker, die, disciplines) } }),
});
