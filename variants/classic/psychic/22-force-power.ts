import { CONTACT, unitGap } from 'sandtable/kit';
import { type Game, hasBit, integer, is, type ModelId, type Status } from 'sandtable/rules';
import { isLocked } from '../assault/charge.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { FORCE, FORCE_RULE } from './force.ts';
import { tuned, withPower } from './power.ts';

const FORCEFUL = FORCE.condition as Status;

/** Share of a unit's worth in a fight that each extra Wound of its enemy adds. */
const ADDS = 0.35;

function carriesForce(g: Game<Classic>, model: ModelId): boolean {
  const { weapons } = g.sheetOf(model);
  const list = g.unitOf(model).sheet.weapons;
  for (let k = 0; k < weapons.length; k++) if (hasBit(list[weapons[k]].profile.bits, FORCE_RULE)) return true;
  return false;
}

/** A blessing on his own unit that every psyker with a Force weapon knows. */
export default defineRule({
  id: 'CLS-PSY-22',
  title: 'Force (power)',
  source: 'psychic phase: Force (power)',
  text: 'Any Psyker with a Force weapon knows this cost-1 blessing. Target: the Psyker and its unit. Until its next own Psychic phase all Force weapons in that unit have the Instant Death rule.',
  default: 'on',
  keyword: 'force',
  requires: ['CLS-PSY-01'],
  params: { cost: integer(1, 1, 6, 'What it costs', 'Warp Charge') },
  tables: (t, { cost }) => withPower(t, tuned(FORCE, cost, FORCE.rangeInches)),
  patch: (_p, s, t) => ({
    wrap: {
      alwaysKnown: (next) => (g, psyker, power) => (t.powers[power].name === FORCE.name ? carriesForce(g, psyker) : next(g, psyker, power)),
      powerWorth: (next) => (g, psyker, power, target) => {
        if (t.powers[power].name !== FORCE.name || target === null) return next(g, psyker, power, target);
        if (is(target, FORCEFUL)) return 0;
        const enemies = g.sides[1 - target.side];
        let most = 0;
        for (let k = 0; k < enemies.length; k++) {
          const wounds = enemies[k].sheet.models[0].stats.wounds;
          if (wounds < 2 || enemies[k].alive === 0 || s.isVehicle(g, enemies[k])) continue;
          const chance = isLocked(target) ? (unitGap(g, target, enemies[k]) <= CONTACT ? 1 : 0) : s.chargeChance(g, target, enemies[k]);
          if (chance > 0) most = Math.max(most, ADDS * (wounds - 1) * chance * s.fightWorth(g, target, enemies[k]));
        }
        return most;
      },
    },
  }),
});
