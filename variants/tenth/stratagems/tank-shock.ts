import { CAUSE, DEED, decision, type Game, integer, keyword, purpose, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { harm } from '../saves/harm.ts';
import { isOwnPhase } from '../shooting/phase.ts';
import { ifPays, ofStake } from './price.ts';
import { chooseAt, ifWorthwhile } from './stake.ts';
import { costOf, mayUse, stratagem, use } from './stratagem.ts';

export const VEHICLE = keyword('vehicle');
export const TANK_SHOCK = stratagem('tank-shock', 1);
const TANK_SHOCK_ROLL = purpose('tank-shock');
const ASKED = decision<Modern>('tank-shock', 'flag', ifWorthwhile, ifPays(TANK_SHOCK, ofStake(1)));

export const worthPoints = integer(20, 0, 400, 'Least expected losses, in army points, that make it worth a Command point', 'army points');

export const rammed = {
  cost: costOf(TANK_SHOCK),
  on: integer(5, 2, 6, 'roll that is a mortal wound', 'needed on a D6'),
  most: integer(6, 1, 20, 'most mortal wounds of one use', 'mortal wounds'),
};

/** How many dice a unit that charged rolls against another; 0 if it cannot. */
export type DiceOf = (g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>) => number;

/** What is rolled, and when it is worth its price. */
export interface Ram {
  readonly worthPoints: number;
  readonly on: number;
  readonly most: number;
  readonly diceOf: DiceOf;
}

export function offer(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, how: Ram): void {
  if (!isOwnPhase(g, s, u.side) || !s.unitHas(g, u, VEHICLE) || !mayUse(g, s, TANK_SHOCK, u.side, u)) return;
  const t = bestTarget(g, s, u, how);
  if (t === null) return;
  const rolls = how.diceOf(g, s, u, t);
  if (!chooseAt(g, ramWorth(t, rolls, how), how.worthPoints, ASKED, u, t)) return;
  use(g, s, TANK_SHOCK, u);
  ram(g, s, u, t, rolls, how);
}

function ram(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, rolls: number, how: Ram): void {
  const dice = g.dice.begin(DEED.react, u, t);
  let wounds = 0;
  for (let k = 0; k < rolls; k++) if (g.dice.d6(dice, TANK_SHOCK_ROLL) >= how.on) wounds++;
  s.mortalWounds(g, t, Math.min(how.most, wounds), harm(dice, CAUSE.assault, u));
  g.dice.end(dice);
}

function bestTarget(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, how: Ram): Unit<Modern> | null {
  let best: Unit<Modern> | null = null;
  let most = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    const worth = ramWorth(t, how.diceOf(g, s, u, t), how);
    if (worth <= most) continue;
    most = worth;
    best = t;
  }
  return best;
}

/** Expected points that this many dice take off a unit. */
function ramWorth(t: Unit<Modern>, rolls: number, { on, most }: Ram): number {
  const kind = t.sheet.models[0];
  return (Math.min(most, (rolls * (7 - on)) / 6, t.alive * kind.stats.W) * kind.points) / kind.stats.W;
}
