import { EPSILON } from 'sandtable/kit';
import { PLACE, type Question, type Scale } from 'sandtable/rules';
import { type Classic, STAT } from '../family.ts';
import { bestFire, expectedFire, fireAt } from '../worth/choices.ts';
import { paperFire, snapGain } from '../worth/worth.ts';

/** Share of the fire's cost that a point of cover saves on paper: from none to 6+. */
const SAVED = 1 / 6;
/** Share of its points that going to ground costs a unit with nothing to shoot at: it gives up moves, charges and Overwatch. */
const IDLE_SHARE = 0.1;
/** Faces of a die that hit on 4+. */
const STEADY = 3;

/**
 * Goes to ground when a point of cover against the fire at hand is worth more than what the unit could do in its next turn:
 * its best fire from where it is, or a tenth of its points.
 */
export function goesToGround({ game: g, about: u, cause: by }: Question<Classic>): number {
  if (u === null || by === null) return 0;
  const saved = SAVED * paperFire(g, by, u);
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  if (saved <= IDLE_SHARE * points) return 0;
  const { reachInches, tables } = g.desk.worth;
  const reach = reachInches[u.slot];
  // What it loses of its own fire: Snap Shots instead of shots at 4+.
  const silenced = (STEADY - snapGain(tables, u.sheet.models[0].stats.values[STAT.BS])) / STEADY;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    const far = reach + e.radius + u.radius + EPSILON;
    if (dx * dx + dy * dy <= far * far && silenced * paperFire(g, u, e) >= saved) return 0;
  }
  return 1;
}

/** Share of what a unit is worth that a turn without moves and charges costs it. */
const GROUNDED_SHARE = 0.15;
/** Part of the fire at a unit that its cover saves when it has gone to ground, and part of its own fire that Snap Shots give up. */
const SAVED_PART = 0.2;
const SILENCED_PART = 0.6;

/** What it is worth to go to ground under fire: what is spared of it and of the fire to come, less the shots and moves that are given up. */
export function worthOnGround(q: Question<Classic>, option: number, scale: Scale<Classic>): number {
  const { game: g, about: u, cause: by } = q;
  if (option === 0 || u === null || by === null) return 0;
  const spared = SAVED_PART * (fireAt(g, by, u, scale) + expectedFire(g, u, by, scale));
  return spared - SILENCED_PART * bestFire(g, u, scale) - GROUNDED_SHARE * scale.standing(g, u);
}
