import { type Cause, DEED, event, type Game, type ModelId, purpose, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { superHeavyModel } from '../heavy/kinds.ts';
import type { ClassicSeams } from '../hub.ts';
import { loseHullPoints } from './damage.ts';

/** Hull Points lost instead of destruction. */
const HULL_LOSS = purpose('hp');
/** A super-heavy loses Hull Points instead of being destroyed. */
const WITHSTANDS = event(
  'withstands',
  { unit: 'unit', lost: 'number' },
  '{unit} withstands the damage and loses {lost|Hull Point|Hull Points}',
);
const EXPLODES_RESULT = 7;

/** D3 Hull Points instead of destruction. Returns those actually lost. */
function withstand(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, cause: Cause, by: Unit<Classic> | null): void {
  const u = g.unitOf(vehicle);
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  const points = g.dice.d3(frame, HULL_LOSS);
  g.dice.end(frame);
  g.log.note(WITHSTANDS, u.slot, loseHullPoints(g, s, vehicle, points, cause, by));
}

/** A super-heavy ignores results of the damage table, and loses D3 Hull Points instead of being destroyed. */
export default defineRule({
  id: 'CLS-VEH-44',
  title: 'Invincible Behemoth',
  source: 'vehicles: Invincible Behemoth',
  text: 'Super-heavies ignore Crew Shaken, Crew Stunned, Weapon Destroyed and Immobilised. Explodes: it loses D3 additional HP instead. Anything that says it is destroyed, wrecked or removed inflicts D3 HP. Rules that permanently lower AV do not work on it; those that merely treat AV as lower do.',
  default: 'on',
  keyword: 'super-heavy',
  patch: (_p, s) => ({
    wrap: {
      vehicleDamage: (next) => (g, vehicle, result, cause, by, frame) => {
        if (!superHeavyModel(g, vehicle)) next(g, vehicle, result, cause, by, frame);
        else if (result >= EXPLODES_RESULT) withstand(g, s, vehicle, cause, by);
      },
      immobilise: (next) => (g, vehicle, cause, by) => {
        if (!superHeavyModel(g, vehicle)) next(g, vehicle, cause, by);
      },
      stun: (next) => (g, vehicle) => {
        if (!superHeavyModel(g, vehicle)) next(g, vehicle);
      },
      destroyWeapon: (next) => (g, vehicle, cause, by, frame) => {
        if (!superHeavyModel(g, vehicle)) next(g, vehicle, cause, by, frame);
      },
      breakWeapon: (next) => (g, vehicle, place) => {
        if (!superHeavyModel(g, vehicle)) next(g, vehicle, place);
      },
      destroyModel: (next) => (g, model, cause, by) => {
        if (superHeavyModel(g, model)) withstand(g, s, model, cause, by);
        else next(g, model, cause, by);
      },
    },
  }),
});
