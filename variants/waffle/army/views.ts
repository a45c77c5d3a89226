import type { Unit } from 'sandtable/rules';
import { BROTHERS, CONVENIENT, DESPERATE } from '../../classic/army/allies.ts';
import type { Classic } from '../../classic/family.ts';

/** How a faction sees another of its army. */
export const VIEW = { brothers: 0, convenience: 1, desperate: 2 } as const;
type View = (typeof VIEW)[keyof typeof VIEW];

/** Roles of allied units by how they see the rest of the army, and by how it sees them. */
const OWN_VIEW: readonly (readonly [string, View])[] = [
  [DESPERATE, VIEW.desperate],
  [CONVENIENT, VIEW.convenience],
  [BROTHERS, VIEW.brothers],
];
const SEEN_AS: readonly (readonly [string, View])[] = [
  ['seen-as-desperate', VIEW.desperate],
  ['seen-as-convenient', VIEW.convenience],
  ['seen-as-brothers', VIEW.brothers],
];

function lookedUp(u: Unit<Classic>, list: readonly (readonly [string, View])[]): View | -1 {
  for (let k = 0; k < list.length; k++) if (u.sheet.roles.includes(list[k][0])) return list[k][1];
  return -1;
}

/** Whether a unit belongs to an allied force, and so to another faction than the rest of its army. */
export const isOfAlliedForce = (u: Unit<Classic>): boolean => lookedUp(u, OWN_VIEW) !== -1;

/** How a unit's faction sees that of a unit of the same army: its own view, which the other need not share (WAF-ARMY-18). */
export function viewOf(u: Unit<Classic>, other: Unit<Classic>): View {
  if (isOfAlliedForce(u) === isOfAlliedForce(other)) return VIEW.brothers;
  const own = lookedUp(u, OWN_VIEW);
  if (own !== -1) return own;
  const seen = lookedUp(other, SEEN_AS);
  return seen !== -1 ? seen : (lookedUp(other, OWN_VIEW) as View);
}

/** Whether two units of an army are of one faction, or of two that see each other as Battle Brothers (WAF-ARMY-19). */
export const areBrothers = (u: Unit<Classic>, other: Unit<Classic>): boolean =>
  viewOf(u, other) === VIEW.brothers && viewOf(other, u) === VIEW.brothers;
