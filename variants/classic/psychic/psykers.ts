import { type Game, hasBit, keyword, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';

/** Who is a psyker (CLS-PSY-01, -20, -21). */

export const PSYKER = keyword('psyker');
export const PILOT = keyword('psychic-pilot');
export const BROTHERHOOD = keyword('brotherhood-of-psykers');
/** Keywords that bring the Psychic phase into play. */
export const PSYKERS: readonly string[] = ['psyker', 'psychic-pilot', 'brotherhood-of-psykers'];

/** The discipline of a psyker whose datasheet names no powers. */
const USUAL_DISCIPLINES: readonly string[] = ['generic'];
const NONE: readonly string[] = [];

/** The disciplines a model may roll on: the generic one, unless its datasheet names disciplines or known powers. */
export function disciplinesOf(stats: ClassicStats): readonly string[] {
  if (stats.psychic === null) return USUAL_DISCIPLINES;
  return stats.psychic.disciplines ?? (stats.psychic.knows === undefined ? USUAL_DISCIPLINES : NONE);
}

export const knownToAll = (stats: ClassicStats): readonly string[] => stats.psychic?.knows ?? NONE;

/** Whether a model belongs to a Brotherhood that counts as one psyker. */
export const isBrother = (g: Game<Classic>, model: ModelId): boolean => hasBit(g.sheetOf(model).keywordBits, BROTHERHOOD);

/**
 * The next psyker of a unit after a model (-1 to start), or -1. All members of a Brotherhood together are one psyker: the
 * first living one represents it.
 */
export function nextPsyker(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, after: ModelId): ModelId {
  const m = g.models;
  const end = u.first + u.size;
  for (let i = after < 0 ? u.first : after + 1; i < end; i++) {
    if (m.alive[i] === 0 || s.masteryOf(g, i) === 0) continue;
    if (!isBrother(g, i) || firstBrother(g, u) === i) return i;
  }
  return -1;
}

function firstBrother(g: Game<Classic>, u: Unit<Classic>): ModelId {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isBrother(g, i)) return i;
  return -1;
}

/** Whether a unit can contain psykers at all: a cheap check before its models. */
export const mayHoldPsykers = (u: Unit<Classic>): boolean =>
  hasBit(u.anyBits, PSYKER) || hasBit(u.anyBits, PILOT) || hasBit(u.anyBits, BROTHERHOOD);

/** Whether a unit is on the battlefield, itself or in a transport (CLS-PSY-04, CLS-RESERVE-12). */
export function onBattlefield(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (u.alive === 0) return false;
  return u.place === PLACE.table || (u.place === PLACE.embarked && u.inside >= 0 && g.units[u.inside].place === PLACE.table);
}

/** The highest Mastery Level in a unit, 0 without psykers. */
export function highestMastery(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  let best = 0;
  if (!mayHoldPsykers(u)) return 0;
  for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) best = Math.max(best, s.masteryOf(g, i));
  return best;
}

/** Leadership of a psyker for his own tests: 10 for a vehicle (CLS-PSY-09). */
export const ownLeadership = (g: Game<Classic>, s: ClassicSeams, model: ModelId): number =>
  g.sheetOf(model).stats.vehicle !== 0 ? 10 : s.statOf(g, model, STAT.Ld);
