import { CAUSE, DEED, event, type Game, integer, type ModelId } from 'sandtable/rules';
import { OVERHEAT } from '../../classic/shooting/overheat.ts';
import { BROKEN, OVERHEATS } from '../../classic/state.ts';
import { loseHullPoints } from '../../classic/vehicles/damage.ts';
import { defineRule, type Waffle } from '../family.ts';

const BURSTS = event('weapon-bursts', { unit: 'unit', model: 'model' }, 'The weapon of {model} of {unit} bursts');

/** The place in a vehicle's list of a working weapon with a name, -1 for none. */
function placeOf(g: Game<Waffle>, vehicle: ModelId, key: number): number {
  const carried = g.sheetOf(vehicle).weapons;
  const list = g.unitOf(vehicle).sheet.weapons;
  for (let c = 0; c < carried.length; c++) {
    if (list[carried[c]].key === key && (g.models.reg[BROKEN][vehicle] & (1 << c)) === 0) return c;
  }
  return -1;
}

/** A vehicle whose weapon overheats before a shot that needs no To Hit roll is penetrated, and loses that weapon. */
export default defineRule({
  id: 'WAF-WPN-20',
  title: 'Gets Hot without a To Hit roll',
  source: 'Special Rules, Gets Hot and weapons that do not Roll to hit',
  text: [
    'Such a weapon rolls D6 before each shot. 2+: fire normally. 1: the shot is lost and the model takes a wound (armour or invulnerable allowed). A vehicle that rolls 1 rolls again: on 1-3 it takes a penetrating hit whose result is automatically Weapon Destroyed on that weapon.',
    "Ruling: The source's own example, Blast weapons, is out of date: ordinary Blasts now roll To Hit and use WAF-WPN-19. This entry covers Ordnance, Primary and Barrage blasts, Templates and similar. The penetrating hit also costs its Hull Point.",
  ].join('\n'),
  changes: 'classic base: Gets Hot without To Hit rolls, the vehicle result is worse (CLS-WPN-20)',
  default: 'on',
  keyword: 'gets-hot',
  params: { penetratesUpTo: integer(3, 0, 6, 'highest roll that penetrates a vehicle whose weapon overheats', 'face of a D6') },
  patch: ({ penetratesUpTo }, s) => ({
    wrap: {
      overheat: (next) => (g, a, rolledToHit) => {
        const vehicle = a.bearer;
        if (rolledToHit || g.sheetOf(vehicle).stats.vehicle === 0) {
          next(g, a, rolledToHit);
          return;
        }
        const u = a.attacker;
        g.log.befalls(OVERHEATS, 1, u.slot);
        const frame = g.dice.begin(DEED.shoot, u, u);
        g.dice.weapon(frame, a.weapon.key);
        if (g.dice.d6(frame, OVERHEAT) <= penetratesUpTo) {
          g.log.note(BURSTS, u.slot, vehicle);
          loseHullPoints(g, s, vehicle, 1, CAUSE.shooting, null);
          const place = placeOf(g, vehicle, a.weapon.key);
          if (place >= 0 && g.models.alive[vehicle] !== 0) s.breakWeapon(g, vehicle, place);
        }
        g.dice.end(frame);
      },
    },
  }),
});
