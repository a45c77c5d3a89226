import type { Unit } from 'sandtable/rules';
import { decision, decline, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { bearsRanged } from './bearers.ts';
import { isMonsterOrVehicle } from './big-guns.ts';

const PISTOL = keyword('pistol');
/** Whether models that have both fire their Pistols rather than their other weapons. */
const PISTOLS = decision<Modern>('TEN-WPN-05/pistols', 'flag', decline);

let pistolsFirst = false;

const isPistol = (u: Unit<Modern>, weapon: number): boolean => hasBit(u.sheet.weapons[weapon].profile.bits, PISTOL);

/** Pistols fire in combat; otherwise they or the model's other weapons do. */
export default defineRule({
  id: 'TEN-WPN-05',
  default: 'on',
  keyword: 'pistol',
  patch: (_p, s) => {
    /** Whether the unit would not shoot at all but for its Pistols. */
    let pressed: ModernSeams['barredByEnemies'] = s.barredByEnemies;
    return {
      wrap: {
        barredByEnemies: (next) => {
          pressed = next;
          return (g, u) => next(g, u) && !bearsRanged(g, u, PISTOL);
        },
        mayFire: (next) => (g, u, m, weapon) => next(g, u, m, weapon) && (isPistol(u, weapon) || !pressed(g, u)),
        targetBarred: (next) => (g, u, t) => (pressed(g, u) ? !s.engages(g, u, t) : next(g, u, t)),
        firingPass: (next) => (g, u, m, weapon) => {
          const pass = next(g, u, m, weapon);
          return isMonsterOrVehicle(u) || isPistol(u, weapon) === pistolsFirst ? pass : 1;
        },
        pickTargets: (next) => (g, v, only) => {
          pistolsFirst = bearsRanged(g, v.attacker, PISTOL) && g.choose(PISTOLS, v.attacker.side, v.attacker, only);
          next(g, v, only);
        },
      },
    };
  },
});
