import { catchUnit, caughtBy, isStillThere, modelSees, releaseCaught, within } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  enemyOf,
  type Frame,
  type Game,
  type ModelId,
  PLACE,
  reckoned,
  type Unit,
} from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { type Attack, addHits, beginAttack, endAttack } from '../shooting/attack.ts';
import { addFirer } from '../shooting/volley.ts';
import { PICK } from '../state.ts';
import type { Tables } from '../tables.ts';
import { pick, unpick } from './aim.ts';
import { modelWithin } from './near.ts';
import type { Power } from './power.ts';
import { isBrother } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { NOVA_HITS } from './state.ts';

/** Which visible model a focussed witchfire strikes; the dearest first. */
export const FOCUS_ON = decision('focus-on', 'model', reckoned) as Decision<Classic>;

type Keys = 'witchfire' | 'focussed' | 'focussedHit' | 'nova' | 'novaHits';

/** Opens an attack with a power by one model. */
export function beginPower(g: Game<Classic>, frame: Frame, from: ModelId, power: Power, target: Unit<Classic>, snap: boolean): Attack {
  g.dice.weapon(frame, power.weapon.key);
  const a = beginAttack(g, g.unitOf(from), target, power.weapon, frame, CAUSE.psychic);
  a.bearer = from;
  a.snap = snap;
  return a;
}

/** Lists the models of a unit that a model sees within the range of a power, the dearest first; returns how many. */
function listVisible(g: Game<Classic>, from: ModelId, power: Power, target: Unit<Classic>): number {
  const { options } = FOCUS_ON;
  let n = 0;
  let most = -1;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] === 0 || !within(g.models, from, j, power.rangeInches) || !modelSees(g, g.desk.sight, from, j)) continue;
    options[n++] = j;
    const { points } = g.sheetOf(j);
    if (points <= most) continue;
    most = points;
    options[n - 1] = options[0];
    options[0] = j;
  }
  return n;
}

/** Whether a unit on the battlefield, and not in the air, is within `inches` of a model. */
const isOnGroundNear = (g: Game<Classic>, from: ModelId, u: Unit<Classic>, inches: number): boolean =>
  u.alive > 0 && u.place === PLACE.table && u.aloft === 0 && modelWithin(g, from, u, inches);

/** Enemy units within `inches` of a model. */
function enemiesNear(g: Game<Classic>, from: ModelId, inches: number): number {
  const enemies = g.sides[enemyOf(g.unitOf(from).side)];
  let n = 0;
  for (let k = 0; k < enemies.length; k++) if (isOnGroundNear(g, from, enemies[k], inches)) n++;
  return n;
}

/** Where a nova is centred: on the psyker, or on the member of a Brotherhood that has most enemy units near (CLS-PSY-20). */
export function novaCentre(g: Game<Classic>, psyker: ModelId, inches: number): ModelId {
  if (!isBrother(g, psyker)) return psyker;
  const u = g.unitOf(psyker);
  let best = psyker;
  let most = enemiesNear(g, psyker, inches);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || !isBrother(g, i)) continue;
    const n = enemiesNear(g, i, inches);
    if (n <= most) continue;
    most = n;
    best = i;
  }
  return best;
}

/** Attacks with a power: like shooting, in the Psychic phase (CLS-PSY-15, -17, -18). */
export const witchfires = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, Keys> => ({
  witchfire: (g, from, power, target) => {
    const u = g.unitOf(from);
    s.targeted(g, target, u);
    const frame = g.dice.begin(DEED.psychic, u, target);
    const snap = s.unitSnaps(g, u, false) || target.aloft !== 0;
    const a = beginPower(g, frame, from, t.powers[power], target, snap);
    addFirer(a, from, s.shotsOf(g, a, from), snap);
    s.fireWeapon(g, a);
    endAttack(g);
    s.afterShooting(g, u, target, false);
    g.dice.end(frame);
  },

  focussed: (g, psyker, from, power, target, points) => {
    const u = g.unitOf(from);
    s.targeted(g, target, u);
    const n = listVisible(g, from, t.powers[power], target);
    if (n === 0) return;
    const frame = g.dice.begin(DEED.psychic, u, target);
    const { options } = FOCUS_ON;
    const chosen = s.picksModel(g, psyker, power, points)
      ? g.ask(FOCUS_ON, u.side, u, target, n)
      : n === 1
        ? 0
        : g.dice.pick(frame, PICK, n);
    s.focussedHit(g, frame, from, power, options[chosen]);
    g.dice.end(frame);
    s.afterShooting(g, u, target, false);
  },

  focussedHit: (g, frame, from, power, model) => {
    const u = g.unitOf(from);
    const snap = s.unitSnaps(g, u, false) || g.unitOf(model).aloft !== 0;
    const a = beginPower(g, frame, from, t.powers[power], g.unitOf(model), snap);
    addFirer(a, from, s.shotsOf(g, a, from), snap);
    pick(g, model, 0);
    s.fireWeapon(g, a);
    unpick(g);
    endAttack(g);
  },

  nova: (g, psyker, power) => {
    const u = g.unitOf(psyker);
    const { rangeInches } = t.powers[power];
    const from = novaCentre(g, psyker, rangeInches);
    const enemies = g.sides[enemyOf(u.side)];
    const caught = caughtBy(g);
    const first = caught.height;
    for (let k = 0; k < enemies.length; k++) if (isOnGroundNear(g, from, enemies[k], rangeInches)) catchUnit(g, enemies[k]);
    const end = caught.height;
    for (let k = first; k < end; k++) {
      const target = g.units[caught.unit[k]];
      if (!isStillThere(target) || !s.powerTakes(g, psyker, power, target)) continue;
      const frame = g.dice.begin(DEED.psychic, u, target);
      const a = beginPower(g, frame, from, t.powers[power], target, false);
      addFirer(a, from, 1, false);
      a.anywhere = true;
      addHits(a, from, s.novaHits(g, frame, power), 0);
      s.resolveHits(g, a);
      endAttack(g);
      s.afterShooting(g, u, target, false);
      g.dice.end(frame);
    }
    releaseCaught(g, first);
  },

  novaHits: (g, frame, power) => {
    const arm = t.powers[power].weapon.profile;
    return arm.shots + (arm.shotDice > 0 ? g.dice.sum(frame, NOVA_HITS, arm.shotDice) : 0);
  },
});
