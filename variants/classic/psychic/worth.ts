import { enemyOf, type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { armWorth, paperStrength, worthPerHit } from '../worth/worth.ts';
import { bestLine, drawBeam, thought } from './beam.ts';
import { modelWithin } from './near.ts';
import { KIND, type Power } from './power.ts';
import type { PsychicSeams } from './seams.ts';
import { novaCentre } from './witchfire.ts';

/** Points a hit of a power takes off a unit on paper. */
const perHit = (g: Game<Classic>, t: Tables, from: ModelId, power: Power, target: Unit<Classic>): number =>
  worthPerHit(t, power.weapon.profile, paperStrength(power.weapon.profile, g.sheetOf(from).stats), target);

function novaWorth(g: Game<Classic>, t: Tables, from: ModelId, power: Power): number {
  const arm = power.weapon.profile;
  const hits = arm.shots + (arm.shotDice * (arm.shotSides + 1)) / 2;
  const enemies = g.sides[enemyOf(g.unitOf(from).side)];
  let sum = 0;
  for (let k = 0; k < enemies.length; k++) {
    const u = enemies[k];
    if (u.alive > 0 && u.place === PLACE.table && modelWithin(g, from, u, power.rangeInches)) sum += hits * perHit(g, t, from, power, u);
  }
  return sum;
}

function beamWorth(g: Game<Classic>, t: Tables, from: ModelId, power: Power, target: Unit<Classic>): number {
  const line = thought();
  const at = bestLine(g, from, target, power, line);
  if (at < 0) return 0;
  const { side } = g.unitOf(from);
  const n = drawBeam(g, from, at, power, line);
  let sum = 0;
  for (let k = 0; k < n; k++) {
    const u = g.unitOf(line.crossed[k]);
    const each = perHit(g, t, from, power, u);
    sum += u.side === side ? -each : each;
  }
  return sum;
}

/** The most that an enemy unit could do to a unit now, by fire or a charge. */
export function threatTo(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    most = Math.max(most, harm(g, s, enemy, u));
  }
  return most;
}

/** Points one unit could take off another in a turn, sight ignored. */
export const harm = (g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): number =>
  Math.max(s.shootingWorth(g, u, target), s.chargeChance(g, u, target) * s.fightWorth(g, u, target));

/** Expected points of powers, for choosing; what a single power does is worked out next to its rule. */
export const powerWorths = (t: Tables): Pick<PsychicSeams<Classic>, 'powerWorth'> => ({
  powerWorth: (g, psyker, index, target) => {
    const power = t.powers[index];
    if (power.kind === KIND.nova) return novaWorth(g, t, novaCentre(g, psyker, power.rangeInches), power);
    if (target === null || power.kind < KIND.witchfire) return 0;
    if (power.kind === KIND.beam) return beamWorth(g, t, psyker, power, target);
    return armWorth(t, power.weapon.profile, g.sheetOf(psyker).stats, target);
  },
});
