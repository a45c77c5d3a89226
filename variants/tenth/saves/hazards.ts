import type { Game, ModelId, Unit } from 'sandtable/rules';
import { CAUSE, hasBit } from 'sandtable/rules';
import { CHARACTER } from '../allocate.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { isHazardous, PAYS } from '../special/hazardous.ts';
import type { HazardSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const MORTAL_WOUNDS = 3;

/** Hazardous tests, as far as the base book and its errata have them in common. */
export function hazardSeams(s: ModernSeams): HazardSeams {
  return {
    countsAsFired: (_g, v, row) => v.done[row] === FIRED,
    hazardFails: () => {},
    hazardIsPsychic: () => false,
    hazardHurts: (g, v, m, weapon, dice) => s.hazardWounds(g, v.attacker, m, s.hazardIsPsychic(g, weapon), dice),
    hazardWounds: (g, u, chosen, psychic, dice) => {
      const m = chosen < 0 ? hazardBearer(g, u) : chosen;
      if (m < 0 || g.models.alive[m] === 0) return;
      const outer = g.desk.psychicWounds;
      g.desk.psychicWounds = psychic;
      s.boundWounds(g, dice, m, MORTAL_WOUNDS, CAUSE.other, null, null);
      g.desk.psychicWounds = outer;
    },
    abilityIsPsychicAttack: () => false,
    returnedKeepsSpent: () => false,
  };
}

/** What `done` of a volley's row says once its attacks were made, and where they were dropped. */
export const FIRED = 1;
export const DROPPED = 2;

/** Failed tests that are settled when a Charge move is over. */
export interface HeldHazards {
  /** A Charge move is to come. */
  waits: boolean;
  n: number;
  readonly unit: Int16Array;
  /** The model that was picked; -1 for the one that its unit picks then. */
  readonly model: Int16Array;
  readonly psychic: Uint8Array;
}

const MOST_HELD = 64;
export const blankHeldHazards = (): HeldHazards => ({
  waits: false,
  n: 0,
  unit: new Int16Array(MOST_HELD),
  model: new Int16Array(MOST_HELD),
  psychic: new Uint8Array(MOST_HELD),
});

/** The bearer that a failed test falls on by the fixed sequence, or -1 if none is left. Within a step its player picks. */
function hazardBearer(g: G, u: U): ModelId {
  let least = 3;
  let n = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0 || !bears(g, u, m)) continue;
    const kind = g.sheetOf(m);
    const step = g.models.wounds[m] < kind.stats.W ? 0 : hasBit(kind.keywordBits, CHARACTER) ? 2 : 1;
    if (step > least) continue;
    if (step < least) n = 0;
    least = step;
    PAYS.options[n++] = m;
  }
  if (n === 0) return -1;
  const only = PAYS.options[0];
  return n === 1 ? only : PAYS.options[g.ask(PAYS, u.side, u, null, n)];
}

function bears(g: G, u: U, m: ModelId): boolean {
  const carried = g.sheetOf(m).weapons;
  for (let k = 0; k < carried.length; k++) if (isHazardous(u.sheet.weapons[carried[k]].profile)) return true;
  return false;
}
