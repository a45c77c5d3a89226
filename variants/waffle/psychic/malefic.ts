import { type Game, hasBit, type ModelId, type Unit } from 'sandtable/rules';
import { type Classic, isMonstrous, TYPE } from '../../classic/family.ts';
import { isMadeBy } from '../../classic/psychic/conjure.ts';
import { BROTHERHOOD } from '../../classic/psychic/psykers.ts';
import type { WaffleSeams } from '../hub.ts';

/** What the powers of malefic Daemonology bring into play (WAF-PSY-02 to -05). */

/** They are listed in the table of the base's discipline for conjurations. */
export const MALEFIC = 'summoning';

/** Which power summons a unit, by its composition: the scenario's list holds units of all kinds. */
export const CALLING = { none: 0, host: 1, herald: 2, riders: 3, greater: 4 } as const;
export type Calling = (typeof CALLING)[keyof typeof CALLING];

/** What a unit that may go astray and acts late is worth, as a share of its points. */
const SHARE = 0.8;

/** Monsters are greater daemons, single models heralds; units that ride or fly come by Incursion, all others by Summoning. */
export function callingOf(u: Unit<Classic>): Calling {
  const [{ stats }] = u.sheet.models;
  if (stats.vehicle !== 0) return CALLING.none;
  if (isMonstrous(stats)) return CALLING.greater;
  if (u.size === 1) return CALLING.herald;
  return stats.type === TYPE.cavalry || stats.type === TYPE.jump || stats.type === TYPE.jetbike ? CALLING.riders : CALLING.host;
}

/** Points promised by the best unit that a psyker's unit could summon by a power. */
export function worthOfCalling(g: Game<Classic>, s: WaffleSeams, psyker: ModelId, power: number): number {
  const maker = g.unitOf(psyker);
  let most = 0;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (isMadeBy(g, u, maker) && u.strength === 0 && s.conjures(g, power, u)) most = Math.max(most, u.sheet.points);
  }
  return SHARE * most;
}

/** Whether a model is removed with a possessed psyker: the psyker himself, and his whole unit if it is a Brotherhood (CLS-PSY-20). */
export const fallsWith = (g: Game<Classic>, psyker: ModelId, model: ModelId): boolean =>
  model === psyker || hasBit(g.sheetOf(psyker).keywordBits, BROTHERHOOD);
