import { type Cause, DEED, event, type Game, type ModelId, purpose, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { superHeavyModel } from '../heavy/kinds.ts';
import { burstRings } from '../heavy/rings.ts';
import type { ClassicSeams } from '../hub.ts';
import { madeArm } from '../weapons/arms.ts';

const CATASTROPHIC = purpose('catastrophic');
const CATASTROPHE = event('catastrophe', { unit: 'unit', result: 'number' }, '{unit} suffers catastrophic damage, result {result}');

const burst = (S: string, AP: string) => madeArm('catastrophe', { S, AP, type: 'assault', rules: ['mega-blast'] }).profile.rings;
const WEAK = burst('D/4/2', '2/4/6');
const MIDDLING = burst('D/8/4', '2/3/5');
const STRONG = burst('D/10/5', '2/3/4');

/** A super-heavy explodes: a Mega-blast centred on it, its Strength by a die; it leaves no wreck. */
function blowUp(g: Game<Classic>, s: ClassicSeams, vehicle: ModelId, cause: Cause, by: Unit<Classic> | null): void {
  const m = g.models;
  if (m.alive[vehicle] === 0) return;
  const u = g.unitOf(vehicle);
  const frame = g.dice.begin(DEED.react, u, g.nobody);
  const result = g.dice.d6(frame, CATASTROPHIC);
  g.dice.end(frame);
  g.log.note(CATASTROPHE, u.slot, result);
  g.wound(vehicle, m.wounds[vehicle], cause, by);
  burstRings(g, s, by, vehicle, result === 1 ? WEAK : result <= 3 ? MIDDLING : STRONG, cause);
}

/** A super-heavy that loses its last Hull Point explodes with a Mega-blast. */
export default defineRule({
  id: 'CLS-VEH-45',
  title: 'Catastrophic damage',
  source: 'vehicles: Catastrophic damage',
  text: 'A super-heavy losing its last HP explodes: place the Mega-blast marker over it. D6: 1 inner/middle/outer rings S D AP2, S4 AP4, S2 AP6; 2-3: S D AP2, S8 AP3, S4 AP5; 4-6: S D AP2, S10 AP3, S5 AP4. Passengers take one S10 AP2 hit each. The model is then removed.',
  outside: ['CLS-TRANSPORT-08'],
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
