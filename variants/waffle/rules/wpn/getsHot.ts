import { CAUSE, DEED, event, keyword } from 'sandtable/rules';
import { OVERHEAT } from '../../../classic/overheat.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { BROKEN } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const HOT = keyword('gets-hot');
const PENETRATES_UP_TO = 3;
const BURSTS = event('weapon-bursts', { unit: 'unit', model: 'model' });

/** A vehicle whose weapon overheats before a shot without a roll To Hit is penetrated, and loses that weapon. */
export const hotWithoutRoll = defineRule({
  id: 'WAF-WPN-20',
  default: 'on',
  keyword: 'gets-hot',
  patch: (_p, s) => ({
    wrap: {
      overheat: (next) => (g, a, rolledToHit) => {
        const vehicle = a.bearer;
        if (rolledToHit || g.sheetOf(vehicle).stats.vehicle === 0) {
          next(g, a, rolledToHit);
          return;
        }
        const u = a.attacker;
        const frame = g.dice.begin(DEED.shoot, u, u);
        g.dice.weapon(frame, a.weapon.key);
        if (g.dice.d6(frame, OVERHEAT) <= PENETRATES_UP_TO) {
          g.log.note(BURSTS, u.slot, vehicle);
          s.loseHullPoints(g, vehicle, 1, CAUSE.shooting, null);
          if (g.models.alive[vehicle] !== 0) {
            const carried = g.sheetOf(vehicle).weapons;
            const list = u.sheet.weapons;
            let place = 0;
            while (
              place < carried.length &&
              (list[carried[place]].key !== a.weapon.key || (g.models.reg[BROKEN][vehicle] & (1 << place)) !== 0)
            )
              place++;
            if (place < carried.length) s.breakWeapon(g, vehicle, place);
          }
        }
        g.dice.end(frame);
      },
    },
  }),
});

/** A 1 that was rolled again burns its shooter all the same; two of them are one wound. */
export const hotRerolls = defineRule({
  id: 'WAF-WPN-21',
  default: 'on',
  keyword: 'gets-hot',
  requires: ['CLS-WPN-19'],
  patch: (_p, s) => ({
    after: {
      // A 1 that stands overheats in any case.
      hitRolled: (g, a, face) => {
        if (face !== 1 && a.rerolled === 1 && weaponHas(a, HOT) && g.models.alive[a.bearer] !== 0) s.overheat(g, a, true);
      },
    },
  }),
});
