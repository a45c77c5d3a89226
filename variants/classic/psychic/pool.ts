import { arenaMemory, DEED, enemyOf, type Game, type SideId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { KIND, type Power } from './power.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { CHARGES, EMPOWERED, FADES, IN_PSYCHIC_PHASE, WARP, WARP_CHARGE } from './state.ts';

/** The die that both sides add to their pools; 0 until it is rolled. */
const charge = arenaMemory('classic/warp-charge', (_g: Game<Classic>) => ({ shared: 0 }));

type Keys =
  | 'masteryOf'
  | 'sideMastery'
  | 'chargeOf'
  | 'fadePowers'
  | 'fillPools'
  | 'sharedCharge'
  | 'ownCharge'
  | 'denyCharge'
  | 'plannedCharge';

/** Ends a power's effect on a unit, if it has one. */
export function fade(g: Game<Classic>, power: Power, u: Unit<Classic>): void {
  const { condition, mark } = power;
  if (condition < 0 || mark < 0) return;
  g.models.reg[mark].fill(0, u.first, u.first + u.size);
  if (u.status[condition] === 0) return;
  u.status[condition] = 0;
  g.log.note(FADES, u.slot);
}

/** The start of the Psychic phase: powers fade, and the pools are filled. */
export const pool = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, Keys> => ({
  masteryOf: () => 0,

  sideMastery: (g, side) => {
    const units = g.sides[side];
    let sum = 0;
    for (let k = 0; k < units.length; k++) {
      const u = units[k];
      if (!mayHoldPsykers(u) || !onBattlefield(g, u)) continue;
      for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) sum += s.chargeOf(g, i);
    }
    return sum;
  },

  chargeOf: (g, psyker) => s.masteryOf(g, psyker),

  fadePowers: (g, side) => {
    for (let p = 0; p < t.powers.length; p++) {
      const power = t.powers[p];
      if (power.condition < 0) continue;
      const units = g.sides[power.kind === KIND.blessing ? side : enemyOf(side)];
      for (let k = 0; k < units.length; k++) fade(g, power, units[k]);
    }
    const units = g.sides[side];
    for (let k = 0; k < units.length; k++) {
      if (mayHoldPsykers(units[k])) g.models.reg[EMPOWERED].fill(0, units[k].first, units[k].first + units[k].size);
    }
  },

  fillPools: (g, side) => {
    const enemy = enemyOf(side);
    g.sideReg[side][WARP_CHARGE] = s.ownCharge(g, side);
    g.sideReg[enemy][WARP_CHARGE] = s.denyCharge(g, enemy);
    charge(g).shared = 0;
    g.log.note(CHARGES, side, g.sideReg[side][WARP_CHARGE]);
    g.log.note(CHARGES, enemy, g.sideReg[enemy][WARP_CHARGE]);
  },

  sharedCharge: (g) => {
    const both = charge(g);
    if (both.shared > 0) return both.shared;
    const frame = g.dice.begin(DEED.psychic, g.seats[g.seatOf[g.active]], g.nobody);
    both.shared = g.dice.sum(frame, WARP, g.desk.numbers.warpDice);
    g.dice.end(frame);
    return both.shared;
  },

  ownCharge: (g, side) => s.sharedCharge(g) + s.sideMastery(g, side),
  denyCharge: (g, side) => s.sharedCharge(g) + s.sideMastery(g, side),
  plannedCharge: (g, side) => g.sideReg[side][WARP_CHARGE],
});

/** The start of a side's Psychic phase. */
export function openPsychic(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  g.sideReg[0][IN_PSYCHIC_PHASE] = 1;
  s.fadePowers(g, side);
  s.fillPools(g, side);
}
