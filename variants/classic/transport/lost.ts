import { type Cause, DEED, event, type Game, type ModelId, type Unit } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import { beginAttack, endAttack, WOUND } from '../attack.ts';
import { type Classic, defineRule } from '../family.ts';
import type { ClassicSeams, TransportSeams } from '../seams.ts';
import { SLAIN, UNSAVED, WOUNDING, WOUNDS } from '../state.ts';
import { DISEMBARKS, nextAboard } from './hold.ts';
import { setDown, setDownAt } from './setDown.ts';

/** Hits on those inside something that blows up or falls in. */
const INSIDE = madeArm('inside', { S: 4, AP: '-', type: 'assault' });
const STRENGTH_INSIDE = 4;
/** AP of none. */
export const NO_AP = 7;
const HURT_INSIDE = event(
  'hurt-inside',
  { unit: 'unit', strength: 'number', hits: 'number' },
  '{unit} is hurt inside: {hits|hit|hits} of Strength {strength}',
);

/** TRANSPORT: what becomes of passengers. */
export const losing = (s: ClassicSeams): Pick<TransportSeams<Classic>, 'hurtInside' | 'strengthInside' | 'apInside' | 'blownOut'> => ({
  strengthInside: () => STRENGTH_INSIDE,
  apInside: () => NO_AP,
  blownOut: (g, u, by) => void s.pinningTest(g, u, by),

  hurtInside: (g, u, by, strength, ap, cause) => {
    const m = g.models;
    g.log.note(HURT_INSIDE, u.slot, strength, u.alive);
    const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
    g.dice.weapon(frame, INSIDE.key);
    const a = beginAttack(g, by ?? u, u, INSIDE, frame, cause);
    a.stray = true;
    a.credit = by;
    a.anywhere = true;
    a.strength = strength;
    a.toughness = s.toughnessOf(g, a);
    a.pools = 1;
    a.ap = ap;
    a.poolAp[0] = ap;
    a.poolStrength[0] = strength;
    a.poolFlags[0] = WOUND.noCover;
    const on = s.woundOn(g, a);
    let wounds = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0 || (on > 1 && !s.woundLands(g, a, g.dice.d6(frame, WOUNDING), on))) continue;
      wounds++;
      a.nearFirer[i] = i;
      a.cover[i] = 0;
      s.takeWound(g, a, i);
    }
    g.log.note(WOUNDS, a.attacker.slot, u.slot, wounds);
    g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds);
    if (a.totalSlain > 0) g.log.note(SLAIN, a.attacker.slot, u.slot, a.totalSlain);
    endAttack(g);
    g.dice.end(frame);
  },
});

/** Passengers get out of a hull that has gone: by its doors, or however they can. */
function leave(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, hull: ModelId, by: Unit<Classic> | null): void {
  const m = g.models;
  if (setDown(g, u, hull, s.accessOf(g, hull), s.disembarkInches(g, u), m.x[hull], m.y[hull])) {
    g.log.note(DISEMBARKS, u.slot, m.unit[hull]);
  } else s.escape(g, u, hull, by);
}

/** Those inside a vehicle that is wrecked get out at once and take a pinning test. */
export const wreckedPassengers = defineRule({
  id: 'CLS-TRANSPORT-07',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      wreck: (next) => (g, vehicle, cause, by) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0;
        next(g, vehicle, cause, by);
        if (!fell || transport.alive > 0) return;
        for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
          leave(g, s, u, vehicle, by);
          if (u.alive > 0) s.pinningTest(g, u, by);
        }
      },
    },
  }),
});

/** Each of those inside a vehicle that explodes is hit; who is left stands where it was and takes a pinning test. */
export const blownUpPassengers = defineRule({
  id: 'CLS-TRANSPORT-08',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      explode: (next) => (g, vehicle, cause, by, frame) => {
        const transport = g.unitOf(vehicle);
        const fell = g.models.alive[vehicle] !== 0;
        const strength = s.strengthInside(g, vehicle);
        const ap = s.apInside(g, vehicle);
        next(g, vehicle, cause, by, frame);
        if (!fell || transport.alive > 0) return;
        for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot))
          blowUp(g, s, u, vehicle, strength, ap, cause, by);
      },
    },
  }),
});

function blowUp(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  vehicle: ModelId,
  strength: number,
  ap: number,
  cause: Cause,
  by: Unit<Classic> | null,
): void {
  const aboard = u.alive;
  s.hurtInside(g, u, by, strength, ap, cause);
  if (u.alive === 0) return;
  const casualties = aboard - u.alive;
  if (!setDownAt(g, u, vehicle)) s.escape(g, u, vehicle, by);
  if (u.alive > 0) s.blownOut(g, u, by, casualties);
}
