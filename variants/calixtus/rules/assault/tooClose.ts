import { EPSILON, unitGap } from 'sandtable/kit';
import { PLACE, type Unit, unitRegister } from 'sandtable/rules';
import { type Calixtus, defineRule } from '../../family.ts';

/** Enemies within an inch when the turn began, as digits of slot + 1: five of them at most, which is more than stand round one unit. */
const BESIDE = unitRegister('CAL-ASSAULT-02/beside', 'turn');
const BASE = 1024;
const MOST = BASE ** 4;
const NEAR_INCHES = 1;

function stoodBeside(u: Unit<Calixtus>, enemy: Unit<Calixtus>): boolean {
  for (let left = u.reg[BESIDE]; left > 0; left = Math.floor(left / BASE)) if (left % BASE === enemy.slot + 1) return true;
  return false;
}

/** Who began his Movement phase within an inch of the unit he charges gets no attack more for it. */
export const tooClose = defineRule({
  id: 'CAL-ASSAULT-02',
  default: 'on',
  patch: () => ({
    after: {
      beginTurn: (g, side) => {
        const units = g.sides[side];
        const enemies = g.sides[1 - side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || u.place !== PLACE.table) continue;
          u.reg[BESIDE] = 0;
          for (let e = 0; e < enemies.length; e++) {
            const enemy = enemies[e];
            if (enemy.alive === 0 || enemy.place !== PLACE.table || u.reg[BESIDE] >= MOST) continue;
            const dx = u.x - enemy.x;
            const dy = u.y - enemy.y;
            const far = u.radius + enemy.radius + NEAR_INCHES + EPSILON;
            if (dx * dx + dy * dy > far * far || unitGap(g, u, enemy) > NEAR_INCHES + EPSILON) continue;
            u.reg[BESIDE] = u.reg[BESIDE] * BASE + enemy.slot + 1;
          }
        }
      },
    },
    wrap: {
      chargeBonus: (next) => (g, model, enemy) => (stoodBeside(g.unitOf(model), enemy) ? 0 : next(g, model, enemy)),
    },
  }),
});
