import { type Decision, decision, enemyOf, first, type Game, type ModelId, type SideId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { PsychicSeams } from '../seams/psychic.ts';
import type { ClassicSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';
import { MOST_DICE } from './manifest.ts';
import { perilsChance } from './odds.ts';
import { KIND } from './power.ts';
import { mayHoldPsykers, nextPsyker, onBattlefield } from './psykers.ts';
import { WARP_CHARGE } from './state.ts';

/** Which psyker unit makes the next attempt; options are unit slots, -1 ends the phase. */
export const MANIFEST_WITH = decision('manifest-with', 'unit', first) as Decision<Classic>;
/** Which of its powers, by its place in the table. */
export const MANIFEST_POWER = decision('manifest-power', 'number', first) as Decision<Classic>;
/** On whom; with how many dice. What promises most comes first. */
export const MANIFEST_AT = decision('manifest-at', 'unit', first) as Decision<Classic>;
export const MANIFEST_DICE = decision('manifest-dice', 'number', first) as Decision<Classic>;

/** Most attempts that are weighed against each other, and most dice that are added to one of them at a time. */
const MOST_PLANS = 128;
const MOST_ADDED = 5;

/** Attempts that could be made: by whom, which power, on whom (-1 for nobody), what it is worth, how many dice it gets. */
const who = new Int16Array(MOST_PLANS);
const which = new Uint8Array(MOST_PLANS);
const whom = new Int16Array(MOST_PLANS);
const worth = new Float64Array(MOST_PLANS);
const share = new Uint8Array(MOST_PLANS);
/** 1 while nothing has happened since it was looked at. */
const fresh = new Uint8Array(MOST_PLANS);

const nobodyAimedAt = (kind: number): boolean => kind === KIND.nova || kind === KIND.conjuration;

/** The best target of a power by worth: its slot, or -1 for nobody. The worth is left in `bestWorth`. */
let bestWorth = 0;
function bestTarget(g: Game<Classic>, s: ClassicSeams, t: Tables, psyker: ModelId, power: number): number {
  bestWorth = 0;
  if (nobodyAimedAt(t.powers[power].kind)) {
    bestWorth = s.powerWorth(g, psyker, power, null);
    return -1;
  }
  const { side } = g.unitOf(psyker);
  const units = g.sides[t.powers[power].kind === KIND.blessing ? side : enemyOf(side)];
  let best = -1;
  for (let k = 0; k < units.length; k++) {
    const target = units[k];
    if (target.alive === 0 || s.reachesWith(g, psyker, power, target) < 0) continue;
    const points = s.powerWorth(g, psyker, power, target);
    if (best >= 0 && points <= bestWorth) continue;
    best = target.slot;
    bestWorth = points;
  }
  return best;
}

/** Lists what the side could attempt now; returns how many. */
function listPlans(g: Game<Classic>, s: ClassicSeams, t: Tables, side: SideId): number {
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (!mayHoldPsykers(u) || !onBattlefield(g, u)) continue;
    const before = n;
    for (let i = nextPsyker(g, s, u, -1); i >= 0; i = nextPsyker(g, s, u, i)) {
      for (let p = 0; p < t.powers.length && n < MOST_PLANS; p++) {
        if (!s.mayUsePower(g, i, p) || isPlanned(before, n, p)) continue;
        const target = bestTarget(g, s, t, i, p);
        if (target < 0 && !nobodyAimedAt(t.powers[p].kind)) continue;
        who[n] = i;
        which[n] = p;
        whom[n] = target;
        fresh[n] = 1;
        worth[n++] = bestWorth;
      }
    }
  }
  return n;
}

/** A unit attempts a power once, whichever of its psykers does it. */
function isPlanned(from: number, n: number, power: number): boolean {
  for (let k = from; k < n; k++) if (which[k] === power) return true;
  return false;
}

/** What an attempt with a number of dice is worth: what it promises, less what Perils would cost. */
function gain(g: Game<Classic>, s: ClassicSeams, k: number, dice: number): number {
  if (dice === 0) return 0;
  const { points, stats } = g.sheetOf(who[k]);
  return worth[k] * s.manifestChance(g, who[k], which[k], dice) - (perilsChance(dice) * points) / Math.max(1, stats.wounds);
}

/** Deals the dice of the pool to the attempts where they promise most; returns the attempt that promises most, or -1. */
function dealDice(g: Game<Classic>, s: ClassicSeams, n: number, dice: number): number {
  share.fill(0, 0, n);
  let left = Math.min(dice, MOST_DICE);
  while (left > 0) {
    let best = -1;
    let added = 0;
    let rate = 0;
    for (let k = 0; k < n; k++) {
      const now = gain(g, s, k, share[k]);
      for (let more = 1; more <= MOST_ADDED && more <= left; more++) {
        const each = (gain(g, s, k, share[k] + more) - now) / more;
        if (each <= rate) continue;
        rate = each;
        best = k;
        added = more;
      }
    }
    if (best < 0) break;
    share[best] += added;
    left -= added;
  }
  let most = 0;
  let best = -1;
  for (let k = 0; k < n; k++) {
    const points = gain(g, s, k, share[k]);
    if (points <= most) continue;
    most = points;
    best = k;
  }
  return best;
}

/** Puts the units that could make an attempt; `best` first, or -1 first where no attempt promises anything. */
function askUnit(g: Game<Classic>, side: SideId, n: number, best: number): Unit<Classic> | null {
  const { options } = MANIFEST_WITH;
  const leading = best < 0 ? -1 : g.models.unit[who[best]];
  let count = 0;
  options[count++] = leading;
  for (let k = 0; k < n; k++) {
    const slot = g.models.unit[who[k]];
    if (slot !== leading && (k === 0 || slot !== g.models.unit[who[k - 1]])) options[count++] = slot;
  }
  if (leading !== -1) options[count++] = -1;
  const answer = options[g.ask(MANIFEST_WITH, side, null, null, count)];
  return answer < 0 ? null : g.units[answer];
}

/** Puts the powers a unit could attempt, `best` first; returns the attempt. */
function askPower(g: Game<Classic>, u: Unit<Classic>, n: number, best: number): number {
  const { options } = MANIFEST_POWER;
  let count = 0;
  let top = -1;
  let at = -1;
  for (let k = 0; k < n; k++) {
    if (g.models.unit[who[k]] !== u.slot) continue;
    options[count] = which[k];
    if (top < 0 || k === best || (top !== best && worth[k] > worth[top])) {
      top = k;
      at = count;
    }
    count++;
  }
  const leading = options[at];
  options[at] = options[0];
  options[0] = leading;
  const power = options[g.ask(MANIFEST_POWER, u.side, u, null, count)];
  for (let k = 0; k < n; k++) if (g.models.unit[who[k]] === u.slot && which[k] === power) return k;
  return top;
}

/** Puts the units that an attempt could be aimed at, the planned one first. */
function askTarget(g: Game<Classic>, s: ClassicSeams, t: Tables, k: number): Unit<Classic> | null {
  if (whom[k] < 0) return null;
  const { options } = MANIFEST_AT;
  const u = g.unitOf(who[k]);
  const units = g.sides[t.powers[which[k]].kind === KIND.blessing ? u.side : enemyOf(u.side)];
  let n = 0;
  options[n++] = whom[k];
  for (let i = 0; i < units.length; i++) {
    if (units[i].slot !== whom[k] && units[i].alive > 0 && s.reachesWith(g, who[k], which[k], units[i]) >= 0) options[n++] = units[i].slot;
  }
  return g.units[options[g.ask(MANIFEST_AT, u.side, u, null, n)]];
}

function askDice(g: Game<Classic>, s: ClassicSeams, k: number, target: Unit<Classic> | null): number {
  const { options } = MANIFEST_DICE;
  const u = g.unitOf(who[k]);
  const pool = Math.min(MOST_DICE, g.sideReg[u.side][WARP_CHARGE]);
  const usual = share[k] > 0 ? share[k] : Math.min(pool, 2 * s.warpCost(g, who[k], which[k]));
  for (let n = 1; n <= pool; n++) options[n - 1] = n;
  options[0] = usual;
  if (usual > 1) options[usual - 1] = 1;
  return options[g.ask(MANIFEST_DICE, u.side, u, target, pool)];
}

/** Takes an attempt off the list; returns how many are left. */
function drop(n: number, k: number): number {
  for (let i = k; i < n - 1; i++) {
    who[i] = who[i + 1];
    which[i] = which[i + 1];
    whom[i] = whom[i + 1];
    worth[i] = worth[i + 1];
    share[i] = share[i + 1];
    fresh[i] = fresh[i + 1];
  }
  return n - 1;
}

/** Looks at a planned attempt as things stand now; false if it cannot be made any more. */
function refresh(g: Game<Classic>, s: ClassicSeams, t: Tables, k: number): boolean {
  if (fresh[k] !== 0) return true;
  fresh[k] = 1;
  if (!s.mayUsePower(g, who[k], which[k])) return false;
  whom[k] = bestTarget(g, s, t, who[k], which[k]);
  worth[k] = bestWorth;
  return whom[k] >= 0 || nobodyAimedAt(t.powers[which[k]].kind);
}

/**
 * The Psychic phase: one attempt after the other. All are weighed when it begins; later the one that is due is looked at
 * again, for every attempt changes the table.
 */
export const choosing = (s: ClassicSeams, t: Tables): Pick<PsychicSeams<Classic>, 'usePowers'> => ({
  usePowers: (g, side) => {
    let n = listPlans(g, s, t, side);
    while (n > 0 && g.sideReg[side][WARP_CHARGE] > 0) {
      const best = dealDice(g, s, n, s.plannedCharge(g, side));
      if (best >= 0 && fresh[best] === 0) {
        if (!refresh(g, s, t, best)) n = drop(n, best);
        continue;
      }
      const u = askUnit(g, side, n, best);
      if (u === null) return;
      const k = askPower(g, u, n, best);
      if (!refresh(g, s, t, k)) {
        n = drop(n, k);
        continue;
      }
      const psyker = who[k];
      const power = which[k];
      const target = askTarget(g, s, t, k);
      const dice = askDice(g, s, k, target);
      n = drop(n, k);
      s.manifest(g, psyker, power, target, dice);
      if (t.powers[power].kind === KIND.conjuration) n = listPlans(g, s, t, side);
      else fresh.fill(0, 0, n);
    }
  },
});
