import { DEED, type Decision, decision, decline, type Frame, first, type Game, type ModelId } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { isDiscipline, isPower } from './power.ts';
import { disciplinesOf, isBrother, knownToAll, mayHoldPsykers, nextPsyker } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { KNOWN, LEARNS, POWER } from './state.ts';

/** On which of its disciplines a psyker rolls next; options are indices in its list, of those with powers left to learn. */
const DISCIPLINE = decision('discipline', 'number', first) as Decision<Classic>;
/** Whether a power that was rolled is swapped for the primaris of its discipline. */
const SWAP = decision('swap-for-primaris', 'flag', decline) as Decision<Classic>;

type Keys = 'learnPowers' | 'rollPowers' | 'alwaysKnown' | 'gainsPrimaris';

/** The power at a place of a discipline, or -1. */
export function powerAt(t: Tables, discipline: string, place: number): number {
  for (let p = 0; p < t.powers.length; p++) if (t.powers[p].discipline === discipline && t.powers[p].place === place) return p;
  return -1;
}

/** Whether a table has an unknown power that can be rolled. */
function hasUnknown(t: Tables, discipline: string, known: number): boolean {
  for (let p = 0; p < t.powers.length; p++) {
    if (t.powers[p].discipline === discipline && t.powers[p].place > 0 && (known & (1 << p)) === 0) return true;
  }
  return false;
}

/** Lists the disciplines of a psyker with powers it does not know; returns how many. */
function listDisciplines(t: Tables, disciplines: readonly string[], known: number): number {
  let n = 0;
  for (let d = 0; d < disciplines.length; d++) {
    const primaris = powerAt(t, disciplines[d], 0);
    const unknown = primaris >= 0 && (known & (1 << primaris)) === 0;
    if (unknown || hasUnknown(t, disciplines[d], known)) DISCIPLINE.options[n++] = d;
  }
  return n;
}

/** Rolls until an unknown power comes up; if the table has none left, the primaris. -1 for nothing. */
function rollPower(g: Game<Classic>, t: Tables, frame: Frame, discipline: string, known: number): number {
  if (!hasUnknown(t, discipline, known)) return powerAt(t, discipline, 0);
  for (;;) {
    const p = powerAt(t, discipline, g.dice.d6(frame, POWER));
    if (p >= 0 && (known & (1 << p)) === 0) return p;
  }
}

/** Records a power a psyker knows; all members of a Brotherhood know it. */
function remember(g: Game<Classic>, psyker: ModelId, known: number): void {
  g.models.reg[KNOWN][psyker] = known;
  if (!isBrother(g, psyker)) return;
  const u = g.unitOf(psyker);
  for (let i = u.first; i < u.first + u.size; i++) if (isBrother(g, i)) g.models.reg[KNOWN][i] = known;
}

/** Checks the sheets for undeclared powers and disciplines. Throws a RangeError that names the first. */
export function checkPowers(g: Game<Classic>): void {
  for (const u of g.units) {
    for (const { stats } of u.sheet.models) {
      for (const name of knownToAll(stats)) if (!isPower(name)) throw new RangeError(`${u.sheet.id} knows "${name}", which is no power`);
      for (const name of disciplinesOf(stats))
        if (!isDiscipline(name)) throw new RangeError(`${u.sheet.id} rolls on "${name}", which is no discipline`);
    }
  }
}

/** Before the game: which powers psykers know (CLS-PSY-02, -03). */
export const learn = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, Keys> => ({
  learnPowers: (g, psyker) => {
    let known = 0;
    for (let p = 0; p < t.powers.length; p++) if (s.alwaysKnown(g, psyker, p)) known |= 1 << p;
    remember(g, psyker, s.rollPowers(g, psyker, known));
  },

  rollPowers: (g, psyker, before) => {
    const u = g.unitOf(psyker);
    const disciplines = disciplinesOf(g.sheetOf(psyker).stats);
    if (disciplines.length === 0) return before;
    let known = before;
    let used = 0;
    const frame = g.dice.begin(DEED.setup, u, g.nobody);
    for (let roll = s.masteryOf(g, psyker); roll > 0; roll--) {
      const n = listDisciplines(t, disciplines, known);
      if (n === 0) break;
      const d = DISCIPLINE.options[n === 1 ? 0 : g.ask(DISCIPLINE, u.side, u, null, n)];
      let p = rollPower(g, t, frame, disciplines[d], known);
      const primaris = powerAt(t, disciplines[d], 0);
      if (p !== primaris && primaris >= 0 && (known & (1 << primaris)) === 0 && g.choose(SWAP, u.side, u, null)) p = primaris;
      if (p < 0) continue;
      used |= 1 << d;
      known |= 1 << p;
      g.log.note(LEARNS, u.slot, t.powers[p].place);
    }
    g.dice.end(frame);
    for (let d = 0; d < disciplines.length; d++) {
      const primaris = powerAt(t, disciplines[d], 0);
      if (used !== 1 << d || primaris < 0 || (known & (1 << primaris)) !== 0 || !s.gainsPrimaris(g, psyker)) continue;
      known |= 1 << primaris;
      g.log.note(LEARNS, u.slot, 0);
    }
    return known;
  },

  alwaysKnown: (g, psyker, power) => knownToAll(g.sheetOf(psyker).stats).includes(t.powers[power].name),
  gainsPrimaris: () => false,
});

/** Before the game every psyker learns its powers. */
export function learnAll(g: Game<Classic>, s: ClassicSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!mayHoldPsykers(u)) continue;
    for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) s.learnPowers(g, i);
  }
}
