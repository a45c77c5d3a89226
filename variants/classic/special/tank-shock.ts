import { FACING, nearestModel, unitGap } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  decline,
  event,
  first,
  type Game,
  is,
  type ModelId,
  PLACE,
  type Unit,
} from 'sandtable/rules';
import { addHits, beginAttack, endAttack } from '../attack.ts';
import { ARM, type Classic, defineRule, VEHICLE } from '../family.ts';
import { isGargantuan } from '../heavy/kinds.ts';
import { leader, statsOf } from '../mobility.ts';
import type { ClassicSeams } from '../seams.ts';
import { BROKEN, IMMOBILISED, LOCKED, RAMMED, STUNNED } from '../state.ts';
import { BARE_HANDS } from '../strike.ts';

/** Whom to drive through, or into; -1 for nobody stands first. */
const SHOCK_AT = decision('tank-shock-at', 'unit', first) as Decision<Classic>;
const RAM_AT = decision('ram-at', 'unit', first) as Decision<Classic>;
const STAND = decision('death-or-glory', 'flag', decline) as Decision<Classic>;
const STANDS = event('death-or-glory', { unit: 'unit', tank: 'unit' }, '{unit} stands in the way of {tank}');

const isTank = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE.tank) !== 0 && u.alive === 1;

/** Lists the enemies a tank could reach by a straight drive of so many inches; vehicles, or all others. Asks for one: its slot or -1. */
function askFor(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, what: Decision<Classic>, vehicles: boolean, inches: number): number {
  const enemies = g.sides[1 - u.side];
  let n = 0;
  what.options[n++] = -1;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (
      e.alive === 0 ||
      e.place !== PLACE.table ||
      e.aloft !== 0 ||
      is(e, LOCKED) ||
      s.isVehicle(g, e) !== vehicles ||
      isGargantuan(statsOf(g, e))
    )
      continue;
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const far = inches + u.radius + e.radius;
    if (dx * dx + dy * dy <= far * far && unitGap(g, u, e) <= inches) what.options[n++] = e.slot;
  }
  return n === 1 ? -1 : what.options[g.ask(what, u.side, u, null, n)];
}

/** A tank may drive straight through enemies on foot: they test Morale, and flee or stand aside. */
export const tankShock = defineRule({
  id: 'CLS-VEH-34',
  default: 'on',
  keyword: 'tank',
  patch: (_p, s) => ({
    wrap: {
      mayTankShock: (next) => (g, u) => next(g, u) || (isTank(g, u) && s.mayMove(g, u)),
      moveUnit: (next) => (g, u) => {
        const slot = s.mayTankShock(g, u) ? askFor(g, s, u, SHOCK_AT, false, s.shockInches(g, u)) : -1;
        if (slot < 0) {
          next(g, u);
          return;
        }
        const target = g.units[slot];
        const i = leader(g, u);
        const dx = target.x - g.models.x[i];
        const dy = target.y - g.models.y[i];
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d > 0) s.tankShock(g, u, dx / d, dy / d, s.statedInches(g, u, target));
      },
    },
  }),
});

/** A tank may drive into an enemy vehicle at Cruising Speed; each strikes the other. */
export const ramming = defineRule({
  id: 'CLS-VEH-36',
  default: 'on',
  keyword: 'tank',
  patch: (_p, s) => ({
    wrap: {
      mayRam: (next) => (g, u) => next(g, u) || (isTank(g, u) && s.mayMove(g, u) && s.baseMoveInches(g, u) > s.ramsBeyondInches(g, u)),
      unitSnaps: (next) => (g, u, overwatch) => is(u, RAMMED) || next(g, u, overwatch),
      moveUnit: (next) => (g, u) => {
        const slot = s.mayRam(g, u) ? askFor(g, s, u, RAM_AT, true, s.ramInches(g, u)) : -1;
        if (slot < 0) next(g, u);
        else s.ram(g, u, g.units[slot]);
      },
    },
  }),
});

/** The strongest weapon of a model, by its index in the sheet, or -1 for its bare hands. */
function strongest(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, tank: Unit<Classic>, model: ModelId): number {
  const { weapons } = g.sheetOf(model);
  let best = -1;
  let most = 0;
  for (let c = 0; c < weapons.length; c++) {
    if ((g.models.reg[BROKEN][model] & (1 << c)) !== 0) continue;
    const weapon = u.sheet.weapons[weapons[c]];
    const frame = g.dice.begin(DEED.decide, u, tank);
    const a = beginAttack(g, u, tank, weapon, frame, CAUSE.shooting);
    a.bearer = model;
    const strength = s.strengthOf(g, a) + (weapon.profile.type === ARM.ordnance ? 1 : 0);
    endAttack(g);
    g.dice.end(frame);
    if (strength <= most) continue;
    most = strength;
    best = weapons[c];
  }
  return best;
}

/** A model of a unit that held may strike the tank's front once; if that does not stop it, the model is crushed. */
export const deathOrGlory = defineRule({
  id: 'CLS-VEH-35',
  default: 'on',
  keyword: 'tank',
  requires: ['CLS-VEH-34'],
  patch: (_p, s) => ({
    wrap: {
      deathOrGlory: (next) => (g, tank, u) => {
        if (next(g, tank, u) || !g.choose(STAND, u.side, u, tank)) return false;
        const model = nearestModel(g, u, leader(g, tank));
        const index = strongest(g, s, u, tank, model);
        const weapon = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
        g.log.note(STANDS, u.slot, tank.slot);
        const frame = g.dice.begin(DEED.react, u, tank);
        g.dice.weapon(frame, weapon.key);
        const a = beginAttack(g, u, tank, weapon, frame, CAUSE.shooting);
        a.stray = true;
        a.facing = FACING.front;
        a.firer[0] = model;
        a.firers = 1;
        addHits(a, model, 1, 0);
        s.resolveHits(g, a);
        endAttack(g);
        g.dice.end(frame);
        if (tank.alive === 0 || is(tank, IMMOBILISED) || is(tank, STUNNED)) return true;
        s.destroyModel(g, model, CAUSE.other, tank);
        return false;
      },
    },
  }),
});
