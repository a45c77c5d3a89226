import { CONTACT, unitGap } from 'sandtable/kit';
import { type Game, hasBit, is, keyword, type ModelId, type ModelRegister, type Status } from 'sandtable/rules';
import { WOUND } from '../../attack.ts';
import { type Classic, defineRule } from '../../family.ts';
import { weaponHas } from '../../special/carried.ts';
import { definePower, KIND, withPower } from '../power.ts';

const FORCE_RULE = keyword('force');
const FORCE = definePower({ name: 'force', discipline: '', place: -1, cost: 1, kind: KIND.blessing, rangeInches: 0 });
const FORCEFUL = FORCE.condition as Status;
const FORCEFUL_MODEL = FORCE.mark as ModelRegister;

/** Share of what a unit does in a fight that every Wound more of its enemy adds. */
const ADDS = 0.35;

function carriesForce(g: Game<Classic>, model: ModelId): boolean {
  const { weapons } = g.sheetOf(model);
  const list = g.unitOf(model).sheet.weapons;
  for (let k = 0; k < weapons.length; k++) if (hasBit(list[weapons[k]].profile.bits, FORCE_RULE)) return true;
  return false;
}

/** A blessing that every psyker with a Force weapon knows, on his own unit. */
export const forcePower = defineRule({
  id: 'CLS-PSY-22',
  default: 'on',
  keyword: 'force',
  requires: ['CLS-PSY-01'],
  tables: (t) => withPower(t, FORCE),
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
          const chance = s.isLocked(g, target)
            ? unitGap(g, target, enemies[k]) <= CONTACT
              ? 1
              : 0
            : s.chargeChance(g, target, enemies[k]);
          if (chance > 0) most = Math.max(most, ADDS * (wounds - 1) * chance * s.fightWorth(g, target, enemies[k]));
        }
        return most;
      },
    },
  }),
});

/** While Force is active on the wielder's unit, unsaved wounds of the weapon are Instant Death. */
export const forceWeapons = defineRule({
  id: 'CLS-WPN-40',
  default: 'on',
  keyword: 'force',
  patch: () => ({
    wrap: {
      woundFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return a.bearer >= 0 && g.models.reg[FORCEFUL_MODEL][a.bearer] !== 0 && weaponHas(a, FORCE_RULE)
          ? flags | WOUND.instantDeath
          : flags;
      },
    },
  }),
});
