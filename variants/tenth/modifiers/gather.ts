import type { Game, ModelId, Unit, UnitRegister } from 'sandtable/rules';
import { enemyOf, PLACE, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { Modifiers } from './gathered.ts';
import { changeTo, improve } from './gathered.ts';
import type { Printed, Scope } from './printed.ts';
import { DOES, SCOPE } from './printed.ts';
import type { Stat } from './stats.ts';
import { STAT, STAT_WORDS } from './stats.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** By STAT: by how much hexes make a unit's characteristic worse. */
export const HEXED: readonly UnitRegister[] = Object.keys(STAT_WORDS).map((word) => unitRegister(`hexed-${word}`, 'own-turn-end'));

/** Begins to gather: names that were met before are new again. */
export function begin(g: G): void {
  g.desk.modifiers.gathering++;
}

/** Applies one of a name; others of it count too if `all`. */
function take(g: G, p: Printed, by: Modifiers, all: boolean): void {
  const { met, gathering } = g.desk.modifiers;
  if (met[p.name] === gathering && !all) return;
  met[p.name] = gathering;
  if (p.does === DOES.improves) improve(by, p.what, p.value);
  else if (p.does === DOES.worsens) improve(by, p.what, -p.value);
  else if (p.does === DOES.halves) by.divide *= 2;
  else if (p.does === DOES.doubles) by.times *= 2;
  else changeTo(by, p.value);
}

/** What a model prints for a scope. */
export function fromModel(g: G, s: ModernSeams, m: ModelId, scope: Scope, what: Stat, by: Modifiers): void {
  const printed = g.sheetOf(m).stats.modifiers;
  for (let k = 0; k < printed.length; k++) if (printed[k].scope === scope && printed[k].what === what) take(g, printed[k], by, s.addUp(g));
}

/** What the living models of a unit print for a scope. */
export function fromUnit(g: G, s: ModernSeams, u: U, scope: Scope, what: Stat, by: Modifiers): void {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) if (g.models.alive[m] !== 0) fromModel(g, s, m, scope, what, by);
}

/** Auras of one side that reach a unit; several of one name count once. */
function fromAuras(g: G, s: ModernSeams, u: U, units: readonly U[], scope: Scope, what: Stat, by: Modifiers): void {
  for (let k = 0; k < units.length; k++) {
    const f = units[k];
    if (g.desk.modifiers.hasAura[f.slot] === 0 || f.place !== PLACE.table) continue;
    const end = f.first + f.size;
    for (let m = f.first; m < end; m++) {
      if (g.models.alive[m] === 0) continue;
      const printed = g.sheetOf(m).stats.modifiers;
      for (let p = 0; p < printed.length; p++) {
        const it = printed[p];
        if (it.scope === scope && it.what === what && s.auraReaches(g, m, u, it.inches)) take(g, it, by, false);
      }
    }
  }
}

/** All that modifies a characteristic of a unit's models or weapons; `m`: the model, -1 for none. */
export function gather(g: G, s: ModernSeams, u: U, m: ModelId, what: Stat, by: Modifiers): void {
  begin(g);
  if (m >= 0) fromModel(g, s, m, SCOPE.own, what, by);
  fromUnit(g, s, u, SCOPE.unit, what, by);
  fromAuras(g, s, u, g.sides[u.side], SCOPE.aura, what, by);
  fromAuras(g, s, u, g.sides[enemyOf(u.side)], SCOPE.enemyAura, what, by);
  const hexed = u.reg[HEXED[what]];
  if (hexed !== 0) improve(by, what, -hexed);
}

/** What the target of an attack makes of its characteristics: all models of its unit, for D the one that it is allocated to. */
export function gatherAgainst(g: G, s: ModernSeams, t: U, m: ModelId, what: Stat, by: Modifiers): void {
  begin(g);
  if (what !== STAT.D) fromUnit(g, s, t, SCOPE.against, what, by);
  else if (m >= 0) fromModel(g, s, m, SCOPE.against, what, by);
}
