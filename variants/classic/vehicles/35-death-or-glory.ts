import { FACING, nearestModel } from 'sandtable/kit';
import { CAUSE, DEED, type Decision, decision, decline, event, type Game, is, type ModelId, type Unit } from 'sandtable/rules';
import { BARE_HANDS } from '../assault/strike.ts';
import { defineRule } from '../define-rule.ts';
import { ARM, type Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader } from '../movement/mobility.ts';
import { addHits, beginAttack, endAttack } from '../shooting/attack.ts';
import { BROKEN, IMMOBILISED, STUNNED } from '../state.ts';

const STAND = decision('death-or-glory', 'flag', decline) as Decision<Classic>;
const STANDS = event('death-or-glory', { unit: 'unit', tank: 'unit' }, '{unit} stands in the way of {tank}');

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

/** A model of a unit that passed its test may strike the tank's front once; if that does not stop it, the model is crushed. */
export default defineRule({
  id: 'CLS-VEH-35',
  title: 'Death or Glory',
  source: 'vehicles: Death or Glory',
  text: "A model of the shocked unit that passed the check may stand and make one attack: with a ranged weapon (automatic hit; template or blast auto hit) or its best melee attack (automatic hit), on the tank's front AV. If the tank is not destroyed or stopped (immobilised, stunned), the model is removed with no saves.",
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
