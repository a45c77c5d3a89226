import type { Ability, Decision, Game, Unit } from 'sandtable/rules';
import { hasBit, keyword, PLACE, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { duty, falls } from './agenda.ts';
import type { Moment, Whose } from './moment.ts';
import { isBetweenTurns } from './moment.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A datasheet ability that does something at a moment. */
export interface Timed {
  /** Takes an optional number on datasheets, which `act` gets. */
  readonly keyword: string;
  readonly text: string;
  readonly at: Moment;
  /** Whose turn it waits for; irrelevant at the start or end of the battle and of rounds. */
  readonly whose: Whose;
  /** Whether there is anything to do for a unit; asked when the moment comes. */
  readonly may?: (g: G, unit: U, s: ModernSeams, value: number) => boolean;
  /** For an optional ability: its player's yes-or-no decision. */
  readonly asks?: Decision<Modern>;
  /** `value`: the number of the keyword, the highest where models of the unit differ; 0 without one. */
  readonly act: (g: G, unit: U, s: ModernSeams, value: number) => void;
  /** Once per battle. */
  readonly once?: boolean;
  /** Also works off the battlefield: in Reserves, or in a Transport. */
  readonly anywhere?: boolean;
  /** Works in Reserves, if units there can use their rules. */
  readonly inReserve?: boolean;
}

/** Builds an ability from its action and its moment. A unit has it as long as one of its living models does. */
export function timedAbility(it: Timed): Ability<Modern, Tables> {
  const bit = keyword(it.keyword);
  const used = it.once === true ? unitRegister(`${it.keyword}-used`, 'game') : null;
  const act = duty(
    it.keyword,
    (g, unit, s) => {
      if (used !== null) unit.reg[used] = 1;
      it.act(g, unit, s, numberOf(g, unit, it.keyword));
    },
    it.asks ?? null,
  );
  return {
    keyword: it.keyword,
    text: it.text,
    patch: (s) => ({
      after: {
        dueAt: (g, when) => {
          if (when !== it.at) return;
          for (let k = 0; k < g.units.length; k++) {
            const u = g.units[k];
            if (u.alive === 0 || !hasBit(u.anyBits, bit)) continue;
            if (u.place !== PLACE.table && it.anywhere !== true) {
              if (it.inReserve !== true || u.place !== PLACE.reserve || !s.usesRulesInReserve(g, u)) continue;
            }
            if (used !== null && u.reg[used] !== 0) continue;
            if (!isBetweenTurns(when) && !s.inTurnOf(g, u, it.whose)) continue;
            if (it.may === undefined || it.may(g, u, s, numberOf(g, u, it.keyword))) falls(g, act, u);
          }
        },
      },
    }),
  };
}

/** The number of a keyword: the highest among the living models of a unit, 0 without any. */
export function numberOf(g: G, unit: U, name: string): number {
  let most = 0;
  for (let m = unit.first; m < unit.first + unit.size; m++) {
    const value = g.models.alive[m] === 0 ? undefined : g.sheetOf(m).values[name];
    if (value !== undefined && value > most) most = value;
  }
  return most;
}
