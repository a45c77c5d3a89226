import type { Frame, Game, ModelId, Unit } from 'sandtable/rules';
import { arenaMemory, CAUSE, hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { isHazardous, PAYS } from '../weapons/19-hazardous.ts';
import { CHARACTER } from './allocate.ts';
import { harm } from './harm.ts';
import { inflicting } from './inflicting.ts';
import type { HazardSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Hazardous tests, as far as the base book and its errata agree. */
export function hazardSeams(s: ModernSeams, t: Tables): HazardSeams {
  return {
    countsAsFired: (_g, v, row) => v.done[row] === FIRED,
    hazardFails: () => {},
    hazardIsPsychic: () => false,
    hazardHurts: (g, v, m, weapon, dice) =>
      hazardWounds(g, s, m < 0 ? hazardBearer(g, v.attacker) : m, t.hazardWounds, s.hazardIsPsychic(g, weapon), dice),
    abilityIsPsychicAttack: () => false,
    returnedKeepsSpent: () => false,
  };
}

/** Values of `done` in a volley's row: its attacks were made, or dropped. */
export const FIRED = 1;
export const DROPPED = 2;

/** Failed tests resolved after a Charge move. */
interface HeldHazards {
  /** A Charge move is still to come. */
  waits: boolean;
  n: number;
  readonly unit: Int16Array;
  /** The model picked; -1 to let its unit pick then. */
  readonly model: Int16Array;
  readonly psychic: Uint8Array;
}

const MOST_HELD = 64;
export const heldHazards = arenaMemory(
  'tenth/held-hazards',
  (_g: G): HeldHazards => ({
    waits: false,
    n: 0,
    unit: new Int16Array(MOST_HELD),
    model: new Int16Array(MOST_HELD),
    psychic: new Uint8Array(MOST_HELD),
  }),
);

/** The bearer chosen for a failed test by the fixed sequence, or -1 if none is left. Within a step its player picks. */
export function hazardBearer(g: G, u: U): ModelId {
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

/** Mortal wounds of a failed test, all on the bearer that was chosen for it; -1: none is left. */
export function hazardWounds(g: G, s: ModernSeams, m: ModelId, wounds: number, psychic: boolean, dice: Frame): void {
  if (m < 0 || g.models.alive[m] === 0) return;
  const now = inflicting(g);
  const outer = now.psychic;
  now.psychic = psychic;
  s.boundWounds(g, m, wounds, harm(dice, CAUSE.other, null));
  now.psychic = outer;
}
