import { CONTACT, EPSILON, makeCharge, pileIn, setCharge } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { enemyOf, event, PLACE, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { keepPlaces, preparePileIn, putBack } from '../movement/footing.ts';
import { prepareTurns } from '../movement/pivots.ts';
import type { Tables } from '../tables.ts';
import { unitInches } from '../terrain/distance.ts';
import { CONSOLIDATE } from './fight-moves.ts';
import { ontoObjective } from './onto-objective.ts';
import type { ChargeSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const PILES_IN = event('piles-in', { unit: 'unit', inches: 'inches' }, '{unit} piles in {inches}');
export const CONSOLIDATES = event('consolidation', { unit: 'unit', inches: 'inches' }, '{unit} consolidates {inches}');

/** Pile-in and Consolidation moves (TEN-ASSAULT-09, TEN-ASSAULT-13). */
export function pileInSeams(s: ModernSeams, t: Tables): Pick<ChargeSeams, 'pileIn' | 'consolidate'> {
  return {
    pileIn(g, u) {
      const inches = intoEnemies(g, s, t, u, t.pileInInches);
      if (inches > 0) g.log.note(PILES_IN, u.slot, Math.round(inches * 256));
      if (inches > 0 || s.countsUnmoved(g, u)) s.piledIn(g, u);
    },
    consolidate(g, u) {
      const goes = g.choose(CONSOLIDATE, u.side, u, null);
      if (!goes && s.maySkipConsolidation(g, u)) return;
      let inches = goes ? intoEnemies(g, s, t, u, t.consolidateInches) : 0;
      if (goes && inches === 0 && !s.engaged(g, u)) inches = ontoObjective(g, s, t, u);
      if (inches > 0) g.log.note(CONSOLIDATES, u.slot, Math.round(inches * 256));
      if (inches > 0 || s.countsUnmoved(g, u)) s.consolidated(g, u);
    },
  };
}

const aims = scratch(makeCharge());

/**
 * Moves models up to `inches` nearer to their closest enemies, if the unit ends within Engagement Range of one and in coherency. Returns
 * the longest distance moved, 0 (with nothing changed) if it cannot or no model needs to move.
 */
function intoEnemies(g: G, s: ModernSeams, t: Tables, u: U, inches: number): number {
  const field = g.desk.field;
  const enemies = g.sides[enemyOf(u.side)];
  const reach = inches + Math.max(t.engagementInches, t.barricadeReachInches);
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table && unitInches(g, u, e) <= reach && s.closesOn(g, u, e)) field.targets[n++] = e.slot;
  }
  if (n === 0) return 0;
  const stamp = g.changes;
  if (field.pressed[u.slot] === stamp || allEngaged(g, s, u, n)) return 0;
  keepPlaces(g, u);
  const rules = preparePileIn(g, t, u);
  prepareTurns(g, s, u, rules);
  // The kit adds the contact tolerance to the reach; Engagement Range has none.
  const into = setCharge(aims(), n, inches, t.engagementInches - CONTACT + EPSILON);
  into.must = 1;
  const gone = pileIn(g, u, field.targets, into, rules);
  if (gone === 0) {
    field.pressed[u.slot] = stamp;
    return 0;
  }
  s.heldOff(g, u, inches, true);
  if (s.engaged(g, u) && s.coherent(g, u)) return gone;
  putBack(g, u);
  s.heldOff(g, u, -1, true);
  return 0;
}

/** Whether every model can already fight where it is, so that none has to move. The enemies are the first `n` of `field.targets`. */
function allEngaged(g: G, s: ModernSeams, u: U, n: number): boolean {
  const targets = g.desk.field.targets;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    let engaged = false;
    for (let k = 0; k < n && !engaged; k++) engaged = s.modelEngages(g, i, g.units[targets[k]]);
    if (!engaged) return false;
  }
  return true;
}
