import { CAUSE, DEED, type Game, inflict, integer, type ModelId, type Unit, unitRegister, type WeaponSheet } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { addHits, beginAttack, endAttack, WOUND } from '../shooting/attack.ts';
import { madeArm } from '../weapons/arms.ts';
import { land } from './flight.ts';
import { GROUNDED, GROUNDING, IS_GROUNDED } from './state.ts';
import { CREATURES } from './swoop.ts';

/** Hurt aloft in this phase. */
const HURT = unitRegister('hurt-aloft', 'phase');

/** One hit on a creature that falls, without armour or cover saves. */
function fallDown(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, fall: WeaponSheet<Classic>): void {
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  g.dice.weapon(frame, fall.key);
  const a = beginAttack(g, u, u, fall, frame, CAUSE.other);
  a.stray = true;
  a.credit = null;
  a.anywhere = true;
  a.mark[0] = u.x;
  a.mark[1] = u.y;
  addHits(a, -1, 1, WOUND.noArmour | WOUND.noCover);
  s.resolveHits(g, a);
  endAttack(g);
  g.dice.end(frame);
}

/** A swooping creature that was wounded may be grounded at the end of the phase. */
export default defineRule({
  id: 'CLS-FLYER-15',
  title: 'Grounding',
  source: 'flyers and flying monsters: Grounding',
  text: 'If a swooping creature suffers one or more unsaved wounds in a phase, roll a D6 at the end of that phase: on 1-2 it crashes to the ground: it takes an S9 hit with no armour or cover saves, its mode becomes gliding until its next Movement phase, and it can be charged.',
  default: 'on',
  keyword: CREATURES,
  requires: ['CLS-FLYER-01'],
  params: {
    upTo: integer(2, 0, 6, 'Highest roll on which it falls', 'rolled on a D6'),
    strength: integer(9, 1, 10, 'Strength of the hit that it takes', 'Strength'),
  },
  patch: ({ upTo, strength }, s) => {
    const fall = madeArm('fall', { S: strength, AP: '-', type: 'assault' });
    return {
      after: {
        unsaved: (g, _a, model: ModelId) => {
          const u = g.unitOf(model);
          if (u.aloft !== 0) u.reg[HURT] = 1;
        },
        endPhase: (g) => {
          for (let k = 0; k < g.units.length; k++) {
            const u = g.units[k];
            if (u.reg[HURT] === 0 || u.alive === 0 || u.aloft === 0 || s.isVehicle(g, u)) continue;
            u.reg[HURT] = 0;
            const frame = g.dice.begin(DEED.react, u, g.nobody);
            const face = g.dice.d6(frame, GROUNDING);
            g.dice.end(frame);
            g.log.note(IS_GROUNDED, u.slot, face);
            if (face > upTo) continue;
            land(g, u);
            inflict(g, u, GROUNDED);
            if (u.alive > 0) fallDown(g, s, u, fall);
          }
        },
      },
    };
  },
});
