import { beginChargeTrial, CONTACT, EPSILON, endTrial, makeCharge, noteEnd, setCharge } from 'sandtable/kit';
import { type Ends, type Game, scratch, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { floorsUnder, passOver, prepareMove } from '../movement/footing.ts';
import { prepareTurns } from '../movement/pivots.ts';
import { allFly } from '../movement/way-rules.ts';

const charges = scratch(makeCharge());

/** Whether a charge can end elsewhere than beside its target on the ground: across a barricade, or on a floor. Such charges are not tried out. */
const endsElsewhere = (g: Game<Modern>, target: Unit<Modern>): boolean => {
  const { barricadeCount, floors } = g.desk.field;
  return barricadeCount > 0 || (floors && floorsUnder(g, target) >= 0);
};

/** Where a charge ends for which so many inches are rolled: by any of the ways by which the Charge move is made. */
export const endsOfCharge: Ends<Modern> = ({ game: g, about: u }, slot, inches, s, to) => {
  if (u === null || slot < 0) return false;
  const target = g.units[slot];
  to.lost = 0;
  if (endsElsewhere(g, target)) {
    to.x = u.x;
    to.y = u.y;
    return true;
  }
  const gone = tryCharge(g, s, u, target, inches);
  if (gone > 0) noteEnd(g, u, to);
  endTrial(g, u);
  return gone > 0;
};

function tryCharge(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, target: Unit<Modern>, inches: number): number {
  const { field, tables: t } = g.desk;
  const rules = prepareMove(g, t, u, allFly(g, u, s.fliesInCharge), 0);
  if (s.passesModels(g, u)) passOver(g, rules, true);
  const turns = prepareTurns(g, s, u, rules);
  rules.heldOffInches = t.chargeHeldOffInches;
  const charge = setCharge(charges(), 1, inches, t.engagementInches - (CONTACT - EPSILON));
  const gone = beginChargeTrial(g, u, target, charge, rules);
  if (gone > 0) return gone;
  if (turns) {
    rules.facesMove = true;
    const turned = beginChargeTrial(g, u, target, charge, rules);
    rules.facesMove = false;
    if (turned > 0) return turned;
  }
  if (!field.steep || rules.flies) return 0;
  rules.terrain = field.terrainRound;
  const round = beginChargeTrial(g, u, target, charge, rules);
  rules.terrain = field.terrain;
  return round;
}
