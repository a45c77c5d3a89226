import { event, is, modelRegister, status } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { AssaultSeams } from '../seams.ts';
import { FALLING_BACK, LOCKED } from '../state.ts';
import { opponentOf } from './duel.ts';

/** A character who refused a challenge: he strikes no blows and lends his unit no Leadership until the phase ends (CLS-ASSAULT-25). */
export const COWED = modelRegister('cowed', 'phase');
/** One of its models is such a character. */
export const REFUSED = status('refused-a-challenge', 'phase');

const REFUSAL = event('challenge-refused', { unit: 'unit', model: 'model' }, '{unit} refuses the challenge: {model} stands back');

/** ASSAULT: challenges. Nobody issues one unless a rule says so. */
export const challenges = (s: ClassicSeams): Pick<AssaultSeams<Classic>, 'challenge' | 'refuseChallenge' | 'spillOver' | 'duelGoesOn'> => ({
  challenge: () => {},

  refuseChallenge: (g, model) => {
    const u = g.unitOf(model);
    g.models.reg[COWED][model] = 1;
    u.status[REFUSED] = 1;
    g.log.note(REFUSAL, u.slot, model);
  },

  spillOver: (g, a) => {
    a.duel = -1;
    s.markReachable(g, a);
  },

  duelGoesOn: (g, model) => {
    const other = opponentOf(g, model);
    if (g.models.alive[model] === 0 || g.models.alive[other] === 0) return false;
    const u = g.unitOf(model);
    const enemy = g.unitOf(other);
    return is(u, LOCKED) && is(enemy, LOCKED) && !is(u, FALLING_BACK) && !is(enemy, FALLING_BACK);
  },
});
