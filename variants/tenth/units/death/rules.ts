import { inflict, lift } from 'sandtable/rules';
import { defineRule } from '../../family.ts';
import { MOVED, STATIONARY } from '../../states.ts';
import { DYING, DYING_AS } from './dying.ts';

/** A model that fights on its death waits until the attacks on its unit are done, piles in, and sets nothing off before it has fought. */
export const fightOnDeath = defineRule({
  id: 'TEN-USR-18',
  default: 'on',
  keyword: 'fights-on-death',
  patch: (_p, s) => ({
    wrap: {
      fightsLater: () => () => true,
      triggersFirst: (next) => (g, u, fights) => !fights && next(g, u, fights),
    },
    after: {
      readyOnDeath: (g, u, fights) => {
        if (!fights) return;
        const { field } = g.desk;
        for (let m = u.first; m < u.first + u.size; m++) {
          if (g.models.alive[m] === 0 || g.models.reg[DYING_AS][m] !== DYING.acts) continue;
          field.alone = m;
          s.pileIn(g, u);
        }
        field.alone = -1;
      },
    },
  }),
});

/** A model that shoots on its death has moved, and sets nothing else off before it has shot. */
export const shootOnDeath = defineRule({
  id: 'TEN-USR-19',
  default: 'on',
  keyword: 'shoots-on-death',
  patch: () => ({
    wrap: { triggersFirst: (next) => (g, u, fights) => fights && next(g, u, fights) },
    after: {
      readyOnDeath: (g, u, fights) => {
        if (fights) return;
        lift(u, STATIONARY);
        inflict(g, u, MOVED);
      },
    },
  }),
});

/** Who acts on a model's death has not been selected to do so. */
export const notSelected = defineRule({
  id: 'TEN-SHOOT-20',
  default: 'on',
  keyword: ['fights-on-death', 'shoots-on-death'],
  patch: () => ({ replace: { selectedOnDeath: () => {} } }),
});

/** What prevents a destruction keeps it from setting anything off. */
export const sparedInPeace = defineRule({
  id: 'TEN-UNIT-10',
  default: 'on',
  keyword: 'not-destroyed-on',
  patch: () => ({ replace: { triggersWhenSpared: () => false } }),
});
