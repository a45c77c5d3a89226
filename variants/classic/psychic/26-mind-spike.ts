import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { NEVER, STAT } from '../family.ts';
import { addWounds, endAttack, WOUND } from '../shooting/attack.ts';
import { addFirer } from '../shooting/volley.ts';
import { allocateWounds } from '../shooting/wound.ts';
import { madeArm } from '../weapons/arms.ts';
import { pick, unpick } from './aim.ts';
import { meanExcess } from './odds.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';
import { LEADERSHIP } from './state.ts';
import { beginPower } from './witchfire.ts';

const MIND_SPIKE = definePower({
  name: 'mind-spike',
  discipline: 'generic',
  place: 2,
  cost: 2,
  kind: KIND.focussed,
  rangeInches: 24,
  weapon: madeArm('mind-spike', { range: 24, S: 1, AP: '-', type: 'assault' }),
});

const _TEST_DICE = 3;

/** The model tests its own Leadership on 3D6 and takes a wound for each point above it; only invulnerable saves help. */
export default defineRule({
  id: 'CLS-PSY-26',
  title: 'Generic power 2: Mind Spike',
  source: 'psychic phase: Generic power 2: Mind Spike',
  text: 'Warp charge 2 focussed witchfire, range 24": no To Hit roll. The target model takes a Ld test on 3D6 with its own Ld; for each point over Ld it suffers a wound with no armour or cover saves.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(2, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(24, 1, 72, 'How far it reaches', 'inches'),
    dice: integer(3, 2, 6, 'Dice of the Leadership test', 'dice'),
  },
  tables: (t, { cost, inches }) =>
    withPower(t, tuned(MIND_SPIKE, cost, inches, { ...MIND_SPIKE.weapon, profile: { ...MIND_SPIKE.weapon.profile, rangeInches: inches } })),
  patch: ({ dice }, s, t) => ({
    wrap: {
      focussedHit: (next) => (g, frame, from, power, model) => {
        if (t.powers[power].name !== MIND_SPIKE.name) return next(g, frame, from, power, model);
        const target = g.unitOf(model);
        const leadership = s.statOf(g, model, STAT.Ld);
        // Vehicles take no Leadership test, not even psychic pilots (CLS-VEH-42).
        if (leadership === 0 || g.sheetOf(model).stats.vehicle !== 0) return;
        const a = beginPower(g, frame, from, t.powers[power], target, false);
        const over = g.dice.sum(frame, LEADERSHIP, dice) - leadership;
        if (over > 0) {
          addFirer(a, from, 1, false);
          addWounds(a, from, over, 1, NEVER, WOUND.noArmour | WOUND.noCover);
          pick(g, model, 0);
          allocateWounds(g, s, a);
          unpick(g);
        }
        endAttack(g);
      },
      // Without a To Hit roll it does not affect what flies above (CLS-FLYER-05).
      reachesWith: (next) => (g, psyker, power, target) =>
        target.aloft !== 0 && t.powers[power].name === MIND_SPIKE.name ? -1 : next(g, psyker, power, target),
      powerWorth: (next) => (g, psyker, power, target) => {
        if (t.powers[power].name !== MIND_SPIKE.name || target === null) return next(g, psyker, power, target);
        const { stats, points } = target.sheet.models[0];
        const leadership = stats.values[STAT.Ld];
        if (leadership === 0 || stats.vehicle !== 0) return 0;
        const saved = stats.values[STAT.inv] < NEVER ? (7 - stats.values[STAT.inv]) / 6 : 0;
        return (meanExcess(leadership) * (1 - saved) * points) / Math.max(1, stats.wounds);
      },
    },
  }),
});
