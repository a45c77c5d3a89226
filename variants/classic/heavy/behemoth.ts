import { type Cause, DEED, event, type Game, type ModelId, purpose, type Unit } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import { type Classic, defineRule } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { superHeavyModel } from './kinds.ts';
import { burstRings } from './rings.ts';

/** Hull Points that what would destroy a super-heavy costs it. */
const HULL_LOSS = purpose('hp');
const CATASTROPHIC = purpose('catastrophic');
/** What would destroy a super-heavy costs it Hull Points. */
const WITHSTANDS = event('withstands', { unit: 'unit', lost: 'number' }, '{unit} withstands it and loses {lost|Hull Point|Hull Points}');
const CATASTROPHE = event('catastrophe', { unit: 'unit', result: 'number' }, '{unit} suffers a catastrophe, result {result}');
const EXPLODES_RESULT = 7;

const burst = (S: string, AP: string) => madeArm('catastrophe', { S, AP, type: 'assault', rules: ['mega-blast'] }).profile.rings;
const WEAK = burst('D/4/2', '2/4/6');
const MIDDLING = burst('D/8/4', '2/3/5');
const STRONG = burst('D/10/5', '2/3/4');

/** D3 Hull Points in place of the end. Returns those really lost. */
function withstand(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, cause: Cause, by: Unit<Classic> | null): void {
  const u = g.unitOf(vehicle);
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  const points = g.dice.d3(frame, HULL_LOSS);
  g.dice.end(frame);
  g.log.note(WITHSTANDS, u.slot, s.loseHullPoints(g, vehicle, points, cause, by));
}

/** A super-heavy shrugs off results of the damage table, and loses D3 Hull Points where others end. */
export const invincibleBehemoth = defineRule({
  id: 'CLS-VEH-44',
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

/** The end of a super-heavy: a Mega-blast over it, as violent as a die says; nothing is left of it. */
function blowUp(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, cause: Cause, by: Unit<Classic> | null): void {
  const m = g.models;
  if (m.alive[vehicle] === 0) return;
  const u = g.unitOf(vehicle);
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  const result = g.dice.d6(frame, CATASTROPHIC);
  g.dice.end(frame);
  g.log.note(CATASTROPHE, u.slot, result);
  g.wound(vehicle, m.wounds[vehicle], cause, by);
  burstRings(g, s, by, u, result === 1 ? WEAK : result <= 3 ? MIDDLING : STRONG, m.x[vehicle], m.y[vehicle], cause);
}

/** A super-heavy that loses its last Hull Point explodes with a Mega-blast. */
export const catastrophicDamage = defineRule({
  id: 'CLS-VEH-45',
  default: 'on',
  keyword: 'super-heavy',
  patch: (_p, s) => ({
    wrap: {
      wreck: (next) => (g, vehicle, cause, by) => {
        if (superHeavyModel(g, vehicle)) blowUp(g, s, vehicle, cause, by);
        else next(g, vehicle, cause, by);
      },
      explode: (next) => (g, vehicle, cause, by, frame) => {
        if (superHeavyModel(g, vehicle)) blowUp(g, s, vehicle, cause, by);
        else next(g, vehicle, cause, by, frame);
      },
    },
  }),
});
