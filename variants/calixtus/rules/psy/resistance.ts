import { DEED, enemyOf, event, hasBit, keyword, purpose } from 'sandtable/rules';
import { highestMastery, mayHoldPsykers, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { WARP_CHARGE } from '../../../classic/psychic/state.ts';
import { defineRule } from '../../family.ts';

const RESIST = purpose('resist');
const RESISTS = event('resists', { unit: 'unit', resisted: 'flag' }, '{unit} {resisted?resists:fails to resist}');
const ADAMANTIUM_WILL = keyword('adamantium-will');
const BEST = 2;

/** Whether dice were spent to stop the power under way: its targets then do not resist. */
let opposed = false;

/** A unit that an enemy power reaches, against which nobody spent dice, shakes it off on 6. */
export const mentalResistance = defineRule({
  id: 'CAL-PSY-11',
  default: 'on',
  keyword: PSYKERS,
  patch: (_p, s) => ({
    wrap: {
      denied: (next) => (g, psyker, power, target, points) => {
        const pool = g.sideReg[enemyOf(g.unitOf(psyker).side)];
        const before = pool[WARP_CHARGE];
        const denied = next(g, psyker, power, target, points);
        opposed = pool[WARP_CHARGE] !== before;
        return denied;
      },
      powerTakes: (next) => (g, psyker, power, target) => {
        if (!next(g, psyker, power, target)) return false;
        if (opposed) return true;
        const frame = g.dice.begin(DEED.react, target, g.unitOf(psyker));
        const face = g.dice.d6(frame, RESIST);
        g.dice.end(frame);
        const resists = face !== 1 && face >= s.resistOn(g, psyker, target);
        g.log.note(RESISTS, target.slot, resists ? 1 : 0);
        return !resists;
      },
    },
  }),
});

/** A strong will, a psyker, and a better one than the caster make it easier, by 1 each. */
export const resistanceModifiers = defineRule({
  id: 'CAL-PSY-12',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-11'],
  supersedes: ['CLS-PSY-11', 'CLS-USR-02'],
  patch: (_p, s) => ({
    wrap: {
      resistOn: (next) => (g, psyker, target) => {
        let on = next(g, psyker, target);
        if (hasBit(target.anyBits, ADAMANTIUM_WILL)) on--;
        if (mayHoldPsykers(target)) {
          const mastery = highestMastery(g, s, target);
          if (mastery > 0) on--;
          if (mastery > s.masteryOf(g, psyker)) on--;
        }
        return Math.max(BEST, on);
      },
    },
  }),
});
