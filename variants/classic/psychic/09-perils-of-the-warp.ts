import { CAUSE, DEED, type Frame, type Game, integer, type ModelId, purpose, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, NEVER, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { stray } from '../saves/stray.ts';
import { NO_SAVES } from '../shooting/attack.ts';
import { PICK } from '../state.ts';
import { loseHullPoints } from '../vehicles/damage.ts';
import { madeArm } from '../weapons/arms.ts';
import { isBrother, ownLeadership, PSYKERS } from './psykers.ts';
import type { PsychicSeams } from './seams.ts';
import { EMPOWERED, IN_PERIL, KNOWN, LEADERSHIP, PERILS, WARP_CHARGE } from './state.ts';

const OUTBURST_HITS = purpose('perils-hits');
const LOST_DICE = purpose('perils-dice');
const LOST_POWER = purpose('perils-power');
/** The hits on a unit whose psyker is removed. */
const OUTBURST = madeArm('warp-outburst', { S: 6, AP: 1, type: 'assault' });
const room = scratch({ two: new Uint8Array(2) });

/** The model that suffers: of a Brotherhood, any member (CLS-PSY-20). */
function sufferer(g: Game<Classic>, frame: Frame, psyker: ModelId): ModelId {
  if (!isBrother(g, psyker)) return psyker;
  const u = g.unitOf(psyker);
  let brothers = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isBrother(g, i)) brothers++;
  let k = g.dice.pick(frame, PICK, brothers);
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isBrother(g, i) && k-- === 0) return i;
  return psyker;
}

/** PSY: the Leadership test of a psyker in peril. */
export const imperilled = (s: ClassicSeams): Pick<PsychicSeams<Classic>, 'passesInPeril'> => ({
  passesInPeril: (g, frame, psyker) => {
    const { two } = room();
    g.dice.group(frame, LEADERSHIP, 2, two);
    return s.leadershipPasses(g, g.unitOf(psyker), LEADERSHIP, two[0], two[1], ownLeadership(g, s, psyker));
  },
});

/** A wound without saves; for a vehicle, a Hull Point (CLS-PSY-21). */
function hurt(g: Game<Classic>, s: ClassicSeams, frame: Frame, psyker: ModelId): void {
  const model = sufferer(g, frame, psyker);
  if (g.sheetOf(model).stats.vehicle !== 0) loseHullPoints(g, s, model, 1, CAUSE.psychic, null);
  else s.hurtModel(g, model, 1, NEVER, NO_SAVES, stray(null, CAUSE.psychic, frame));
}

/** Result 1, failed: the psyker is removed and his unit takes hits; a vehicle takes glancing hits. */
function tornAway(g: Game<Classic>, s: ClassicSeams, frame: Frame, psyker: ModelId): void {
  const model = sufferer(g, frame, psyker);
  const u = g.unitOf(model);
  if (g.sheetOf(model).stats.vehicle !== 0) {
    loseHullPoints(g, s, model, g.dice.d3(frame, OUTBURST_HITS), CAUSE.psychic, null);
    return;
  }
  const { x, y } = g.models;
  s.destroyModel(g, model, CAUSE.psychic, null);
  if (u.alive === 0) return;
  s.strayHits(g, u, OUTBURST, g.dice.d6(frame, OUTBURST_HITS), stray(null, CAUSE.psychic, frame, x[model], y[model], true));
}

function forget(g: Game<Classic>, frame: Frame, psyker: ModelId): void {
  const known = g.models.reg[KNOWN][psyker];
  let n = 0;
  for (let bits = known; bits !== 0; bits &= bits - 1) n++;
  if (n === 0) return;
  let bits = known;
  for (let k = g.dice.pick(frame, LOST_POWER, n); k > 0; k--) bits &= bits - 1;
  const lost = bits & -bits;
  const u = g.unitOf(psyker);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (i === psyker || (isBrother(g, psyker) && isBrother(g, i))) g.models.reg[KNOWN][i] = known & ~lost;
  }
}

/** Perils of the Warp: what a psyker suffers if his psychic test shows two sixes. */
export default defineRule({
  id: 'CLS-PSY-09',
  title: 'Perils of the Warp table',
  source: 'psychic phase: Perils of the Warp table',
  text: [
    'Roll a D6 (wounds here allow no saves of any kind; vehicles take a glancing hit instead of a wound):',
    '| D6 | Effect |',
    '|---|---|',
    '| 1 | Ld test. Passed: 1 wound. Failed: the Psyker is removed as a casualty and its unit then suffers D6 S6 AP1 hits. |',
    '| 2 | 1 wound, and one power chosen at random is lost for the game. |',
    "| 3 | 1 wound, and the Psyker's side loses D3 dice from its pool. |",
    '| 4-5 | 1 wound. |',
    '| 6 | Ld test. Failed: 1 wound. Passed: until its next own Psychic phase it has a 3+ invulnerable save, Fleshbane, Armourbane and Smash. |',
    'Ruling: For a Brotherhood the wounds fall on a random Psyker model; for result 1 one random model is removed. A vehicle counts as Ld 10 and result 1 failed inflicts D3 glancing hits.',
  ].join('\n'),
  default: 'on',
  keyword: PSYKERS,
  params: {
    save: integer(3, 2, 6, 'Invulnerable save of a psyker empowered by them', 'needed on a D6'),
  },
  patch: ({ save }, s) => ({
    replace: {
      perils: (g, psyker) => {
        const u = g.unitOf(psyker);
        const frame = g.dice.begin(DEED.psychic, u, u);
        const face = g.dice.d6(frame, PERILS);
        g.log.note(IN_PERIL, u.slot, face);
        if (face === 1 && !s.passesInPeril(g, frame, psyker)) tornAway(g, s, frame, psyker);
        else if (face === 6 && s.passesInPeril(g, frame, psyker)) g.models.reg[EMPOWERED][psyker] = 1;
        else {
          if (face === 2) forget(g, frame, psyker);
          if (face === 3) g.sideReg[u.side][WARP_CHARGE] = Math.max(0, g.sideReg[u.side][WARP_CHARGE] - g.dice.d3(frame, LOST_DICE));
          hurt(g, s, frame, psyker);
        }
        g.dice.end(frame);
      },
    },
    wrap: {
      // Result 6, passed: a 3+ invulnerable save, Fleshbane and Armourbane; Smash checks for it itself.
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return stat === STAT.inv && value > save && g.models.reg[EMPOWERED][model] !== 0 ? save : value;
      },
      woundOn: (next) => (g, a) => (a.bearer >= 0 && g.models.reg[EMPOWERED][a.bearer] !== 0 ? 2 : next(g, a)),
      penetrationDice: (next) => (g, a) => {
        const n = next(g, a);
        return n < 2 && a.bearer >= 0 && g.models.reg[EMPOWERED][a.bearer] !== 0 ? 2 : n;
      },
    },
  }),
});
