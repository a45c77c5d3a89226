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

const worthPoints = integer(20, 0, 400, 'Expected points of losses from which it is worth a Command point');

/** How many dice a unit that charged rolls against another; 0 if it cannot. */
type DiceOf = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>) => number;

/** A Vehicle that charged rolls dice for the Strength of a melee weapon: each 5+ is a mortal wound. */
export const tankShock = defineRule({
  id: 'TEN-STRAT-10',
  default: 'on',
  keyword: 'vehicle',
  params: { worthPoints },
  patch: (p, s) => ({ after: { ownChargeEnds: (g, u) => offer(g, s, u, p.worthPoints, byStrength) } }),
});

/** The same with as many dice as the Toughness of a Vehicle that reaches the enemy. */
export const toughnessShock = defineRule({
  id: 'TEN-STRAT-11',
  default: 'on',
  keyword: 'vehicle',
  params: { worthPoints },
  supersedes: ['TEN-STRAT-10'],
  patch: (p, s) => ({ after: { ownChargeEnds: (g, u) => offer(g, s, u, p.worthPoints, byToughness) } }),
});

const byStrength: DiceOf = (g, s, u, t) => {
  const strength = ramStrength(g, u);
  return strength === 0 ? 0 : strength + (strength > s.toughnessOf(g, t) ? 2 : 0);
};

const byToughness: DiceOf = (g, s, u, t) => {
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    const sheet = g.sheetOf(m);
    if (g.models.alive[m] === 0 || sheet.stats.T <= most || !hasBit(sheet.keywordBits, VEHICLE) || !s.modelEngages(g, m, t)) continue;
    most = sheet.stats.T;
  }
  return most;
};

function offer(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, worthPoints: number, diceOf: DiceOf): void {
  if (u.side !== g.active || !s.unitHas(g, u, VEHICLE) || !mayUse(g, s, TANK_SHOCK, u.side, u)) return;
  const t = bestTarget(g, s, u, diceOf);
  if (t === null) return;
  const rolls = diceOf(g, s, u, t);
  stake.points = ramWorth(t, rolls);
  stake.threshold = worthPoints;
  if (!g.choose(ASKED, u.side, u, t)) return;
  use(g, s, TANK_SHOCK, u);
  ram(g, s, u, t, rolls);
}

function ram(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, rolls: number): void {
  const dice = g.dice.begin(DEED.react, u, t);
  let wounds = 0;
  for (let k = 0; k < rolls; k++) if (g.dice.d6(dice, TANK_SHOCK_ROLL) >= WOUND_ON) wounds++;
  s.mortalWounds(g, dice, t, Math.min(MOST_WOUNDS, wounds), CAUSE.assault, u, null);
  g.dice.end(dice);
}

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

function bestTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, diceOf: DiceOf): Unit<Modern> | null {
  let best: Unit<Modern> | null = null;
  let most = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    const worth = ramWorth(t, diceOf(g, s, u, t));
    if (worth <= most) continue;
    most = worth;
    best = t;
  }
  return best;
}

/** Expected points that some dice take off a unit. */
function ramWorth(t: Unit<Modern>, rolls: number): number {
  const kind = t.sheet.models[0];
  return (Math.min(MOST_WOUNDS, rolls / 3, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
