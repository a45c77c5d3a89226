import type { Game, SideId, Unit } from 'sandtable/rules';
import { decision, enemyOf, event, first, inflict, is, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { CHARGE_BONUS, CHARGED, ENEMY_FOUGHT, HAS_FOUGHT, OWN_FIGHTS } from '../state.ts';
import { firstBlows } from './first-blows.ts';
import type { ChargeSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** The unit that a side fights with next. */
export const FIGHT_NEXT = decision<Modern>('fight-next', 'unit', first, (q, slot, scale) => firstBlows(q.game, q.game.units[slot], scale));
export const FIGHT_SELECTED = event('selected-to-fight', { unit: 'unit' }, '{unit} is selected to fight');

/** Fight phase (ASSAULT area, second half): the order of fighting. */
export function fightSeams(s: ModernSeams): Pick<ChargeSeams, 'fightPhase' | 'mayFight' | 'fightsFirst' | 'fightUnit'> {
  /** Lists the units of a side that fight in this step: only those with Fights First, or all. */
  function list(g: G, side: SideId, firstOnly: boolean): number {
    const units = g.sides[side];
    let n = 0;
    for (let k = 0; k < units.length; k++) {
      const u = units[k];
      if (u.alive > 0 && s.mayFight(g, u) && (!firstOnly || s.fightsFirst(g, u))) FIGHT_NEXT.options[n++] = u.slot;
    }
    return n;
  }

  /** The sides alternate, starting with that whose turn it is not; one with no units left to fight is passed over. */
  function fights(g: G, firstOnly: boolean): void {
    let side = enemyOf(g.active);
    for (;;) {
      let n = list(g, side, firstOnly);
      if (n === 0) {
        side = enemyOf(side);
        n = list(g, side, firstOnly);
        if (n === 0) return;
      }
      const u = g.units[FIGHT_NEXT.options[g.ask(FIGHT_NEXT, side, null, null, n)]];
      s.fightUnit(g, u);
      interrupt(g, u);
      side = enemyOf(u.side);
    }
  }

  /** An enemy may pay to fight next, and be answered in the same way. */
  function interrupt(g: G, fought: U): void {
    const enemies = g.sides[enemyOf(fought.side)];
    for (let k = 0; k < enemies.length; k++) {
      const e = enemies[k];
      if (e.alive === 0 || e.place !== PLACE.table || !g.offer(ENEMY_FOUGHT, e, fought)) continue;
      interrupt(g, e);
      return;
    }
  }

  return {
    fightPhase(g) {
      g.desk.field.melee = true;
      fights(g, true);
      fights(g, false);
      g.desk.field.melee = false;
    },
    mayFight: (g, u) => u.place === PLACE.table && !is(u, HAS_FOUGHT) && (is(u, CHARGED) || s.engaged(g, u)),
    fightsFirst: (_g, u) => is(u, CHARGE_BONUS),
    fightUnit(g, u) {
      inflict(g, u, HAS_FOUGHT);
      g.log.note(FIGHT_SELECTED, u.slot);
      s.selectedToFight(g, u);
      g.offer(OWN_FIGHTS, u, u);
      s.pileIn(g, u);
      s.meleeAttacks(g, u);
      if (u.alive > 0) s.consolidate(g, u);
    },
  };
}
