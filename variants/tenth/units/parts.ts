import type { Game, ModelId, Sheet, Unit } from 'sandtable/rules';
import { event, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { endEffects } from '../modifiers/effects.ts';
import type { PartSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** The keyword for Attached units in rules: these are compiled in only if one is on the table. */
export const ATTACHED_UNIT = 'attached-unit';
/** 0 while a unit is whole; after it has split, 1 more than the part that is left here. */
export const APART = unitRegister('apart', 'game');
const COMES_APART = event('comes-apart', { unit: 'unit' }, '{unit} is no longer an Attached unit');

/** How many units a unit was formed from. One that was split off is a unit of its own. */
export const partsOf = (u: U): number => (u.maker >= 0 || u.sheet.parts === undefined ? 1 : u.sheet.parts.length);

/** The original unit of a model: 0 for the Bodyguards, 1 and up for their Leaders. */
export function partOf(u: U, m: ModelId): number {
  const parts = u.sheet.parts;
  if (parts === undefined || u.maker >= 0) return 0;
  let part = 0;
  for (let end = u.first + parts[0].size; m >= end; end += parts[part].size) part++;
  return part;
}

/** Number of models that a part had at the start. */
export const sizeOfPart = (u: U, part: number): number => (partsOf(u) === 1 ? u.strength : (u.sheet.parts?.[part].size ?? u.strength));

/** The first model of a part; `part` may be one past the last. */
function startOfPart(u: U, part: number): ModelId {
  let start = u.first;
  for (let k = 0; k < part; k++) start += u.sheet.parts?.[k].size ?? u.size;
  return start;
}

/** Living models of a part. */
export function leftOfPart(g: G, u: U, part: number): number {
  if (partsOf(u) === 1) return u.alive;
  let left = 0;
  const end = startOfPart(u, part + 1);
  for (let m = startOfPart(u, part); m < end; m++) if (g.models.alive[m] !== 0) left++;
  return left;
}

/** Whether nothing is left of the unit that a model was part of before it was attached: for rules on destroyed units that is one (TEN-UNIT-14). */
export const partFell = (g: G, u: U, m: ModelId): boolean => leftOfPart(g, u, partOf(u, m)) === 0;

/** Whether a unit was formed from several and has not come apart, though Bodyguards or Leaders may be gone. */
export const isFormed = (u: U): boolean => u.reg[APART] === 0 && partsOf(u) > 1;

/** Whether a unit is an Attached unit now: Bodyguards and a Leader of it live. */
export function isAttached(g: G, u: U): boolean {
  if (partsOf(u) === 1) return false;
  const bodyguards = leftOfPart(g, u, 0);
  return bodyguards > 0 && bodyguards < u.alive;
}

/** Words for the composition of a unit. */
export const composedAs = (sheet: Sheet<Modern>): readonly string[] => (sheet.parts === undefined ? [] : [ATTACHED_UNIT]);

/** The base book: a model leads while it and a Bodyguard live, and effects end when a unit splits. */
export function partSeams(_s: ModernSeams): PartSeams {
  return {
    leads: (g, m) => {
      if (g.models.alive[m] === 0) return false;
      const u = g.unitOf(m);
      return partOf(u, m) > 0 && u.reg[APART] === 0 && leftOfPart(g, u, 0) > 0;
    },
    effectsAfterSplit: (g, u) => endEffects(g, u),
  };
}

/** Whether a unit attacks or is attacked in an open volley, ignoring the `spare` innermost ones. */
export function isInVolley(g: G, u: U, spare: number): boolean {
  for (let k = 0; k < g.desk.volleyDepth - spare; k++) {
    const v = g.desk.volleys[k];
    if (v.attacker === u) return true;
    for (let row = 0; row < v.n; row++) if (v.target[row] === u.slot) return true;
  }
  return false;
}

/** A spare slot for a model of a unit to become a unit of its own, if there is one left. */
export function spareUnit(g: G, u: U): U | null {
  for (let k = 0; k < g.sides[u.side].length; k++) {
    const it = g.sides[u.side][k];
    if (it.maker === u.slot && it.sheet === u.sheet && it.strength === 0) return it;
  }
  return null;
}

/**
 * Splits an Attached unit that has lost all its Bodyguards, or all its Leaders (TEN-UNIT-16), into a unit for each part left, the first of
 * them in the present slot.
 */
export function comeApart(g: G, s: ModernSeams, u: U): void {
  const parts = partsOf(u);
  if (parts === 1 || u.alive === 0 || u.reg[APART] !== 0) return;
  const bodyguards = leftOfPart(g, u, 0);
  if (bodyguards > 0 && bodyguards < u.alive) return;
  let here = 0;
  for (let part = parts - 1; part > 0; part--) {
    if (leftOfPart(g, u, part) === 0) continue;
    if (leftOfPart(g, u, part) === u.alive) here = part;
    else setApart(g, s, u, part);
  }
  u.reg[APART] = here + 1;
  g.log.note(COMES_APART, u.slot);
  s.effectsAfterSplit(g, u);
}

/** Makes the models of a part units of their own while there are spare slots. */
function setApart(g: G, s: ModernSeams, u: U, part: number): void {
  const end = startOfPart(u, part + 1);
  for (let m = startOfPart(u, part); m < end; m++) {
    const own = g.models.alive[m] === 0 ? null : spareUnit(g, u);
    if (own === null) continue;
    g.detach(m, own);
    s.effectsAfterSplit(g, own);
  }
}
