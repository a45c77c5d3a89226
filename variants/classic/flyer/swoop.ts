import { CAUSE, DEED, event, type Game, hasBit, inflict, keyword, type ModelId, type Unit, unitRegister } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import { addHits, beginAttack, endAttack, WOUND } from '../attack.ts';
import { type Classic, defineRule } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { RAN, RUN_ROLL } from '../state.ts';
import { GROUNDED, GROUNDING, IS_GROUNDED } from './state.ts';

const CREATURES = ['flying-monster', 'flying-gargantuan'] as const;
const RUNS = event('runs', { unit: 'unit', inches: 'number' }, '{unit} runs {inches|inch|inches}');
/** Hurt aloft in this phase. */
const HURT = unitRegister('hurt-aloft', 'phase');
const FALL = madeArm('fall', { S: 9, AP: '-', type: 'assault' });
const GROUNDED_ON = 2;
const VECTOR_DANCER = keyword('vector-dancer');

/** A swooping creature that does not shoot may fly on straight ahead by two dice. */
export const swooping = defineRule({
  id: 'CLS-FLYER-13',
  default: 'on',
  keyword: CREATURES,
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => ({
    wrap: {
      runAs: (next) => (g, u, code) => {
        if (u.aloft === 0) {
          next(g, u, code);
          return;
        }
        const frame = g.dice.begin(DEED.shoot, u, g.nobody);
        const inches = g.dice.sum(frame, RUN_ROLL, 2);
        g.dice.end(frame);
        inflict(g, u, RAN);
        g.log.note(RUNS, u.slot, inches);
        if (!s.fly(g, u, 0, inches, 0, 1)) s.falls(g, u);
      },
    },
  }),
});

/** One hit on a creature that falls: no armour and no cover helps. */
function fallDown(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  g.dice.weapon(frame, FALL.key);
  const a = beginAttack(g, u, u, FALL, frame, CAUSE.other);
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

/** A swooping creature that was hurt may come down at the end of the phase. */
export const grounding = defineRule({
  id: 'CLS-FLYER-15',
  default: 'on',
  keyword: CREATURES,
  requires: ['CLS-FLYER-01'],
  patch: (_p, s) => ({
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
          if (face > GROUNDED_ON) continue;
          s.land(g, u);
          inflict(g, u, GROUNDED);
          if (u.alive > 0) fallDown(g, s, u);
        }
      },
    },
  }),
});

/** A second turn in one move. */
export const vectorDancer = defineRule({
  id: 'CLS-USR-41',
  default: 'on',
  keyword: 'vector-dancer',
  requires: ['CLS-FLYER-01'],
  patch: () => ({
    wrap: {
      flightPivots: (next) => (g, u) => {
        const pivots = next(g, u);
        return pivots > 0 && hasBit(u.allBits, VECTOR_DANCER) ? pivots + 1 : pivots;
      },
    },
  }),
});
