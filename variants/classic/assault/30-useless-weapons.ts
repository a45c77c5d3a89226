import { decision, decline, type Game, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { MORALE } from '../state.ts';
import { listEnemies, MOST_UNITS } from './combat.ts';

/** Whether a unit that lost to an enemy it cannot hurt fails its check. */
const YIELD = decision<Classic>('our-weapons-are-useless', 'flag', decline);

/** The enemies of a unit that lost. */
const room = scratch({ foes: new Int16Array(MOST_UNITS) });

/** Whether a unit can hurt any of the enemies in its combat. */
function hurtsAny(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const { foes } = room();
  for (let k = listEnemies(g, u, foes); k-- > 0; ) if (s.canHurt(g, u, g.units[foes[k]])) return true;
  return false;
}

/** A unit that cannot hurt its enemy may fail its check on purpose. */
export default defineRule({
  id: 'CLS-ASSAULT-30',
  title: 'Our Weapons Are Useless',
  source: 'assault: Our Weapons Are Useless',
  text: 'A unit locked in combat with only enemies it cannot hurt (no attack can wound or glance with any legal roll), when it must take a Morale check for losing, may choose to fail it automatically.',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      yields: (next) => (g, loser, winner) =>
        next(g, loser, winner) ||
        (!s.passesAutomatically(g, loser, MORALE) && !hurtsAny(g, s, loser) && g.choose(YIELD, loser.side, loser, winner)),
    },
  }),
});
