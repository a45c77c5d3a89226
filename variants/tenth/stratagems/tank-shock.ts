import type { Game, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, hasBit, integer, keyword, purpose } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const VEHICLE = keyword('vehicle');
const TANK_SHOCK = stratagem('tank-shock', 1);
const TANK_SHOCK_ROLL = purpose('tank-shock');
const ASKED = decision<Modern>('tank-shock', 'flag', ifWorthwhile);
const MOST_WOUNDS = 6;
const WOUND_ON = 5;

/** A Vehicle that charged rolls dice for the Strength of a melee weapon: each 5+ is a mortal wound. */
export default defineRule({
  id: 'TEN-STRAT-10',
  default: 'on',
  keyword: 'vehicle',
  params: { worthPoints: integer(20, 0, 400, 'Expected points of losses from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    after: {
      ownChargeEnds: (g, u) => {
        if (u.side !== g.active || !hasBit(u.anyBits, VEHICLE) || !mayUse(g, s, TANK_SHOCK, u.side, u)) return;
        const strength = ramStrength(g, u);
        const t = strength > 0 ? bestTarget(g, s, u, strength) : null;
        if (t === null) return;
        stake.points = ramWorth(g, s, t, strength);
        stake.threshold = worthPoints;
        if (!g.choose(ASKED, u.side, u, t)) return;
        use(g, s, TANK_SHOCK, u);
        ram(g, s, u, t, strength);
      },
    },
  }),
});

function ram(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, strength: number): void {
  const dice = g.dice.begin(DEED.react, u, t);
  let wounds = 0;
  const rolls = diceOf(g, s, t, strength);
  for (let k = 0; k < rolls; k++) if (g.dice.d6(dice, TANK_SHOCK_ROLL) >= WOUND_ON) wounds++;
  s.mortalWounds(g, dice, t, Math.min(MOST_WOUNDS, wounds), CAUSE.assault, u, null);
  g.dice.end(dice);
}

const diceOf = (g: Game<Modern>, s: ModernSeams, t: Unit<Modern>, strength: number): number =>
  strength + (strength > s.toughnessOf(g, t) ? 2 : 0);

/** The best Strength of a melee weapon in the unit. */
function ramStrength(g: Game<Modern>, u: Unit<Modern>): number {
  let best = 0;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      const profile = u.sheet.weapons[carried[c]].profile;
      if (profile.melee && profile.S.dice === 0) best = Math.max(best, profile.S.plus);
    }
  }
  return best;
}

function bestTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, strength: number): Unit<Modern> | null {
  let best: Unit<Modern> | null = null;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    if (best === null || ramWorth(g, s, t, strength) > ramWorth(g, s, best, strength)) best = t;
  }
  return best;
}

/** Expected points that the dice take off a unit. */
function ramWorth(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>, strength: number): number {
  const kind = t.sheet.models[0];
  return (Math.min(MOST_WOUNDS, diceOf(g, s, t, strength) / 3, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
