import { CONTACT, gapAt, hasOutline, levelGap, PARTS, partsGap } from 'sandtable/kit';
import type { Game, ModelId, ModelRegister, Unit } from 'sandtable/rules';
import { enemyOf, modelRegister, PLACE } from 'sandtable/rules';
import { defineRule, type Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** The enemy model that overhang kept a model off as it charged, and as it piled in or consolidated: its id plus 1. */
const KEPT_OFF = modelRegister('kept-off-in-charge', 'turn');
const PRESSED_ON = modelRegister('kept-off-in-pile-in', 'turn');

const NEAR_INCHES = 1;
const UP_INCHES = 5;

/** Whether overhang keeps one of the two models off the other. */
const kept = (g: G, register: ModelRegister, m: ModelId, n: ModelId): boolean =>
  g.models.reg[register][m] === n + 1 || g.models.reg[register][n] === m + 1;

/** Whether overhang keeps a model off some model of a unit. */
function keptFrom(g: G, register: ModelRegister, m: ModelId, t: U): boolean {
  if (t.alive === 0 || t.place !== PLACE.table) return false;
  for (let n = t.first; n < t.first + t.size; n++) if (g.models.alive[n] !== 0 && kept(g, register, m, n)) return true;
  return false;
}

/** The enemy model that a model, which stood where its unit's places were kept, would have come within `reach` of but for overhang; -1 for none. */
function keptOffBy(g: G, m: ModelId, inches: number, reach: number): ModelId {
  const { models, desk } = g;
  const { field } = desk;
  const enemies = g.sides[enemyOf(g.unitOf(m).side)];
  let best = -1;
  let nearest = NEAR_INCHES + CONTACT;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    for (let n = e.first; n < e.first + e.size; n++) {
      if (models.alive[n] === 0 || (!hasOutline(models, m) && !hasOutline(models, n)) || levelGap(models, m, n) > UP_INCHES) continue;
      const d = partsGap(models, m, n, PARTS.all);
      if (d >= nearest || partsGap(models, m, n, PARTS.measured) <= reach + CONTACT) continue;
      if (gapAt(models, m, field.x[m], field.y[m], field.dirX[m], field.dirY[m], n) - reach > inches + CONTACT) continue;
      nearest = d;
      best = n;
    }
  }
  return best;
}

/** Notes for each model of a unit that has moved whom overhang kept it off. */
function note(g: G, u: U, register: ModelRegister, inches: number, reach: number): void {
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] !== 0) g.models.reg[register][m] = keptOffBy(g, m, inches, reach) + 1;
  }
  forget(g);
}

/** What was known of who is engaged no longer holds. */
function forget(g: G): void {
  g.desk.field.engagedPoseA.fill(-1);
  g.desk.field.engagedAt.fill(-1);
}

/** A charger that overhang keeps out of Engagement Range counts as within it until the end of the turn, if it came as near as it could. */
export const chargeAtOverhang = defineRule({
  id: 'TEN-ASSAULT-06',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, chargeHeldOffInches: NEAR_INCHES }),
  patch: (_p, _s, t) => ({
    after: {
      heldOff: (g, u, inches, pilesIn) => {
        if (!pilesIn) note(g, u, KEPT_OFF, inches, t.engagementInches);
      },
      beginTurn: forget,
    },
    wrap: { modelEngages: (next) => (g, m, t) => next(g, m, t) || keptFrom(g, KEPT_OFF, m, t) },
  }),
});

/** A model that overhang keeps out of base contact as it piles in counts as in it until the end of the turn, if it came as near as it could. */
export const contactWithOverhang = defineRule({
  id: 'TEN-ASSAULT-15',
  default: 'on',
  keyword: 'overhang',
  tables: (t) => ({ ...t, pileInHeldOffInches: NEAR_INCHES }),
  patch: () => ({
    after: {
      heldOff: (g, u, inches, pilesIn) => {
        if (pilesIn) note(g, u, PRESSED_ON, inches, 0);
      },
      beginTurn: forget,
    },
    wrap: {
      modelEngages: (next) => (g, m, t) => next(g, m, t) || keptFrom(g, PRESSED_ON, m, t),
      baseContact: (next) => (g, m, n) => next(g, m, n) || (g.models.unit[m] !== g.models.unit[n] && kept(g, PRESSED_ON, m, n)),
    },
  }),
});
