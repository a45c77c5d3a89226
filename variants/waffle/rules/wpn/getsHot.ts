import { CAUSE, DEED, event, type Game, keyword, type ModelId } from 'sandtable/rules';
import { OVERHEAT } from '../../../classic/overheat.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { BROKEN } from '../../../classic/state.ts';
import { defineRule, type Waffle } from '../../family.ts';

const HOT = keyword('gets-hot');
const PENETRATES_UP_TO = 3;
const BURSTS = event('weapon-bursts', { unit: 'unit', model: 'model' }, 'The weapon of {model} of {unit} bursts');

/** The place among what a vehicle carries of a weapon with a name that still works, -1 for none. */
function placeOf(g: Game<Waffle>, vehicle: ModelId, key: number): number {
  const carried = g.sheetOf(vehicle).weapons;
  const list = g.unitOf(vehicle).sheet.weapons;
  for (let c = 0; c < carried.length; c++) {
    if (list[carried[c]].key === key && (g.models.reg[BROKEN][vehicle] & (1 << c)) === 0) return c;
  }
  return -1;
}

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
          const place = placeOf(g, vehicle, a.weapon.key);
          if (place >= 0 && g.models.alive[vehicle] !== 0) s.breakWeapon(g, vehicle, place);
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
