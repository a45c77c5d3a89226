import { EPSILON, unitGap } from 'sandtable/kit';
import { integer, PLACE, type Unit, unitRegister } from 'sandtable/rules';
import { type Calixtus, defineRule } from '../family.ts';

/** Enemies within an inch when the turn began, as digits of slot + 1: five at most, more than fit round one unit. */
const BESIDE = unitRegister('CAL-ASSAULT-02/beside', 'turn');
const BASE = 1024;
const MOST = BASE * BASE * BASE * BASE;

function stoodBeside(u: Unit<Calixtus>, enemy: Unit<Calixtus>): boolean {
  for (let left = u.reg[BESIDE]; left > 0; left = Math.floor(left / BASE)) if (left % BASE === enemy.slot + 1) return true;
  return false;
}

/** A unit that began its Movement phase within an inch of the unit it charges gets no extra attack for charging. */
export default defineRule({
  id: 'CAL-ASSAULT-02',
  title: 'No charge bonus from 1" away',
  source: 'The Assault Phase, points 2 and 10; also Moving, Shooting and Assaulting',
  text: [
    'If a unit begins its own Movement phase with a model 1" or less from the enemy unit it later charges in that turn, its models get no +1 attack for charging.',
    'Ruling: stated three times with the same content. Only the +1 of CAL-ASSAULT-12 is lost; Surprise Assault, Hatred and the rest of the charge stay. Measured to the unit charged, not to other enemies.',
  ].join('\n'),
  changes: 'new; an exception to the charge bonus (CLS-ASSAULT-19)',
  default: 'on',
  params: { inches: integer(1, 0, 6, 'how near the unit that it charges a unit stood when its turn began', 'inches') },
  patch: ({ inches }) => ({
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
            const far = u.radius + enemy.radius + inches + EPSILON;
            if (dx * dx + dy * dy > far * far || unitGap(g, u, enemy) > inches + EPSILON) continue;
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
