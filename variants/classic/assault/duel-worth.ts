import { lookUp } from 'sandtable/kit';
import type { Game, ModelId } from 'sandtable/rules';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { paperStrength, saveChance, woundChance } from '../worth/worth.ts';
import { strikeStep } from './combat.ts';
import { BARE_HANDS } from './strike.ts';

/** The expected outcome of a duel, for default answers: closed forms, no dice. */

/** Mean Hull Points that a model costs a vehicle in one step, whoever on it takes the hits. */
function pointsBy(g: Game<Classic>, s: ClassicSeams, i: ModelId, j: ModelId): number {
  const each = price(g, j);
  const enemy = g.unitOf(j);
  return each > 0 ? Math.min(g.models.wounds[j], (s.attacksOf(g, i, enemy) * s.blowWorth(g, i, enemy)) / each) : 0;
}

/** Mean Wounds that a model inflicts on another in one step, capped at those left. */
function woundsBy(g: Game<Classic>, s: ClassicSeams, t: Tables, i: ModelId, j: ModelId): number {
  const u = g.unitOf(i);
  const enemy = g.unitOf(j);
  const stats = g.sheetOf(j).stats;
  if (stats.vehicle !== 0) return pointsBy(g, s, i, j);
  const index = s.meleeWeaponOf(g, i, enemy);
  const arm = (index < 0 ? BARE_HANDS : u.sheet.weapons[index]).profile;
  const skill = stats.values[STAT.WS];
  const own = s.statOf(g, i, STAT.WS);
  const hit = own === 0 ? 0 : skill === 0 ? 1 : (7 - lookUp(t.toStrike, own, skill)) / 6;
  const strength = paperStrength(arm, g.sheetOf(i).stats);
  const toughness = Math.max(1, stats.values[STAT.T]);
  const save = saveChance(t, t.onPaper.armourOn(arm, arm.ap, stats.values[STAT.Sv]), stats.values[STAT.inv]);
  const left = g.models.wounds[j];
  const each = strength >= 2 * toughness ? left : t.onPaper.woundsLost(arm, left);
  return Math.min(left, s.attacksOf(g, i, enemy) * hit * woundChance(lookUp(t.toWound, strength, toughness)) * (1 - save) * each);
}

/** Points of a model per Wound. */
const price = (g: Game<Classic>, i: ModelId): number => g.sheetOf(i).points / Math.max(1, g.sheetOf(i).stats.wounds);

/** Points that a model gains in a round of a challenge: what it takes less what it loses, allowing for who strikes first. */
export function duelWorth(g: Game<Classic>, s: ClassicSeams, t: Tables, i: ModelId, j: ModelId): number {
  let gives = woundsBy(g, s, t, i, j);
  let takes = woundsBy(g, s, t, j, i);
  const mine = strikeStep(g, s, i);
  const theirs = strikeStep(g, s, j);
  if (mine > theirs) takes *= 1 - gives / Math.max(1, g.models.wounds[j]);
  else if (theirs > mine) gives *= 1 - takes / Math.max(1, g.models.wounds[i]);
  return gives * price(g, j) - takes * price(g, i);
}
