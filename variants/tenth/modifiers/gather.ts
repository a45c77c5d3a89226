import type { Game, ModelId, Unit, UnitRegister } from 'sandtable/rules';
import { enemyOf, full, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { MOST_NAMES, type ModifierDesk } from './desk.ts';
import { effectRegister } from './effects.ts';
import type { Modifiers } from './gathered.ts';
import { changeInstead, changeTo, improve } from './gathered.ts';
import type { Printed, Scope } from './printed.ts';
import { DOES, isNamesake, SCOPE } from './printed.ts';
import type { Stat } from './stats.ts';
import { isRoll, STAT, STAT_WORDS } from './stats.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** By STAT: by how much hexes worsen a unit's characteristic. */
export const HEXED: readonly UnitRegister[] = Object.keys(STAT_WORDS).map((word) => effectRegister(`hexed-${word}`, 'own-turn-end'));

/** Starts gathering: forgets which names were met before. */
function begin(g: G): void {
  g.desk.modifiers.metCount = 0;
}

/** The place of a modifier's name among those met; -1 if it is new. */
function placeOf({ met, metCount }: ModifierDesk, p: Printed): number {
  for (let k = 0; k < metCount; k++) {
    const it = met[k];
    if (it !== null && isNamesake(it, p)) return k;
  }
  return -1;
}

/** Whether a modifier does more than one of the same name: more for the better or worse, or the value that suits the side that made it. */
function doesMore(p: Printed, than: Printed): boolean {
  if (p.does !== DOES.changes) return p.value > than.value;
  const hostile = p.scope === SCOPE.enemyAura || p.scope === SCOPE.against;
  const suits = isRoll(p.what) === hostile ? 1 : -1;
  return (p.value - than.value) * suits > 0;
}

/** Applies a modifier. Of those with one name the one that does most counts, whatever their order; all of them if `all`. */
function take(g: G, p: Printed, by: Modifiers, all: boolean): void {
  const desk = g.desk.modifiers;
  const at = all ? -1 : placeOf(desk, p);
  if (at >= 0) {
    const before = desk.met[at] as Printed;
    if (!doesMore(p, before)) return;
    desk.met[at] = p;
    if (p.does === DOES.improves) improve(by, p.what, p.value - before.value);
    else if (p.does === DOES.worsens) improve(by, p.what, before.value - p.value);
    else if (p.does === DOES.changes) changeInstead(by, before.value, p.value);
    return;
  }
  if (!all) {
    if (desk.metCount === MOST_NAMES) full('modifiers of one characteristic', MOST_NAMES);
    desk.met[desk.metCount++] = p;
  }
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

/** The auras of its side, or of its enemies, that reach a unit; of several with one name the one that does most counts. */
function fromAuras(g: G, s: ModernSeams, u: U, scope: Scope, what: Stat, by: Modifiers): void {
  const units = g.sides[scope === SCOPE.aura ? u.side : enemyOf(u.side)];
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

/** Everything that modifies a characteristic of a unit's models or weapons; `m`: the model, -1 for none. */
export function gather(g: G, s: ModernSeams, u: U, m: ModelId, what: Stat, by: Modifiers): void {
  begin(g);
  if (m >= 0) fromModel(g, s, m, SCOPE.own, what, by);
  fromUnit(g, s, u, SCOPE.unit, what, by);
  fromAuras(g, s, u, SCOPE.aura, what, by);
  fromAuras(g, s, u, SCOPE.enemyAura, what, by);
  const hexed = u.reg[HEXED[what]];
  if (hexed !== 0) improve(by, what, -hexed);
}

/** How the target of an attack modifies its characteristics: all models of its unit, for D the model it is allocated to. */
export function gatherAgainst(g: G, s: ModernSeams, t: U, m: ModelId, what: Stat, by: Modifiers): void {
  begin(g);
  if (what !== STAT.D) fromUnit(g, s, t, SCOPE.against, what, by);
  else if (m >= 0) fromModel(g, s, m, SCOPE.against, what, by);
}
