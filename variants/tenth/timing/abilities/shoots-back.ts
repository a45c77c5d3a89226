import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, enemyOf, hasBit, keyword, PLACE, take } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { outOfPhase } from '../../shooting/phase.ts';
import { fireOutOfPhase } from '../../shooting/shoot.ts';
import type { Volley } from '../../shooting/volley.ts';
import { openVolley } from '../../shooting/volley.ts';
import type { Tables } from '../../tables.ts';
import { ANSWERED } from '../seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const SHOOTS_BACK = keyword('shoots-back');
const WHETHER = decision<Modern>('shoots-back', 'flag', take);

function wasTarget(v: Volley, u: U): boolean {
  for (let row = 0; row < v.n; row++) if (v.target[row] === u.slot) return true;
  return false;
}

/** Shoots at one unit outside its own Shooting phase. */
function answer(g: G, s: ModernSeams, u: U, at: U): void {
  u.reg[ANSWERED]++;
  fireOutOfPhase(g, s, openVolley(g, u, false, false), at);
}

/** A unit that answers fire. An answer cannot be answered. */
export const shootsBack: Ability<Modern, Tables> = {
  keyword: 'shoots-back',
  text: 'Each time an enemy unit has shot at this unit, this unit can shoot at that one.',
  patch: (s) => ({
    after: {
      hasShot: (g, v) => {
        if (outOfPhase(g).depth > 0) return;
        const shooter = v.attacker;
        const units = g.sides[enemyOf(shooter.side)];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.alive === 0 || u.place !== PLACE.table || !hasBit(u.anyBits, SHOOTS_BACK) || !wasTarget(v, u)) continue;
          if (shooter.alive === 0 || !s.mayAnswerAgain(g, u) || !s.mayShootOutOfPhase(g, u, shooter) || !s.mayTarget(g, u, shooter))
            continue;
          if (g.choose(WHETHER, u.side, u, shooter)) answer(g, s, u, shooter);
        }
      },
    },
  }),
};
