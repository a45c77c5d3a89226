import type { Game, SideId, Unit } from 'sandtable/rules';
import { arenaMemory, decision, is, PLACE, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { firstAlive } from '../morale/morale.ts';
import { BATTLE_SHOCKED } from '../state.ts';
import type { Modifiers } from './gathered.ts';
import { changeTo, cleared } from './gathered.ts';
import { STAT } from './stats.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Which of several values set for a characteristic applies. By default the one that suits the player asked. */
export const STANDS = decision<Modern>('TEN-MOD-03/stands', 'number', (q) => {
  const { highSuits } = asked(q.game);
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.options[k] > q.options[best] === highSuits) best = k;
  return best;
});
const asked = arenaMemory('tenth/stands', (_g: Game<Modern>) => ({ highSuits: true }));

/** The OC that applies where several rules set it, plus 1: asked when a turn or a round ends or begins, or on Battle-shock. */
const OC_STANDS = unitRegister('oc-stands', 'turn');

/** The value that applies (TEN-MOD-03): the last in the order that the active player picks. `side`: which side would have it high. */
export function valueThatStands(g: G, side: SideId, by: Modifiers, asks: boolean): number {
  let high = by.changes[0];
  let low = high;
  for (let k = 1; k < by.changeCount; k++) {
    if (by.changes[k] === by.stands) return by.stands;
    high = Math.max(high, by.changes[k]);
    low = Math.min(low, by.changes[k]);
  }
  if (high === low || by.stands === by.changes[0]) return by.changes[0];
  return asks ? ask(g, g.active, side, null, by) : g.active === side ? high : low;
}

function ask(g: G, says: SideId, side: SideId, u: U | null, by: Modifiers): number {
  asked(g).highSuits = says === side;
  for (let k = 0; k < by.changeCount; k++) STANDS.options[k] = by.changes[k];
  const stands = STANDS.options[g.ask(STANDS, says, u, null, by.changeCount)];
  asked(g).highSuits = true;
  return stands;
}

/** Battle-shock is a change to 0 like any other (TEN-MORALE-05). */
export function withBattleShock(u: U, by: Modifiers): void {
  if (by.changeCount === 0 || !is(u, BATTLE_SHOCKED)) return;
  changeTo(by, 0);
  if (u.reg[OC_STANDS] !== 0) by.stands = u.reg[OC_STANDS] - 1;
}

/** Whether several rules set the OC of a unit's first model to different values; if so they are left on the desk. */
function contested(g: G, s: ModernSeams, u: U): boolean {
  const m = u.alive === 0 || u.place !== PLACE.table ? -1 : firstAlive(g, u);
  if (m < 0 || s.unmodifiable(g, m, STAT.OC)) return false;
  const by = cleared(g.desk.modifiers.by[STAT.OC]);
  s.modelModifiers(g, STAT.OC, m, by);
  for (let k = 1; k < by.changeCount; k++) if (by.changes[k] !== by.changes[0]) return true;
  return false;
}

/** Has a side choose the OC of a unit where several rules set it. */
export function settleUnit(g: G, s: ModernSeams, u: U, says: SideId): void {
  if (contested(g, s, u)) u.reg[OC_STANDS] = ask(g, says, u.side, u, g.desk.modifiers.by[STAT.OC]) + 1;
}

/** The same for all units; between turns the winner of a roll-off chooses. */
export function settleAll(g: G, s: ModernSeams, betweenTurns: boolean): void {
  let says: SideId | -1 = betweenTurns ? -1 : g.active;
  for (let k = 0; k < g.units.length; k++) {
    if (!contested(g, s, g.units[k])) continue;
    if (says === -1) says = s.rollOff(g);
    settleUnit(g, s, g.units[k], says);
  }
}
