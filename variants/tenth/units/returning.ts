import type { Game, ModelId, Question, Unit } from 'sandtable/rules';
import { decision, event, modelRegister, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { findRoom } from './adding.ts';
import { APART, leftOfPart, partOf, partsOf, sizeOfPart, spareUnit } from './parts.ts';
import type { ReturnSeams } from './seams.ts';
import { findSpot } from './standing.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Returned in the current phase. */
export const RETURNED = modelRegister('returned', 'phase');
export const HEALS = event('heals', { unit: 'unit', wounds: 'number' }, '{unit} regains {wounds|wound|wounds}');
export const RETURNS = event('returns', { unit: 'unit', count: 'number' }, '{count|model returns|models return} to {unit}');

/** Which destroyed model returns next: the one worth most. */
export const RETURN_MODEL = decision<Modern>('TEN-UNIT-12/return', 'model', dearest);

function dearest(q: Question<Modern>): number {
  let best = 0;
  for (let k = 1; k < q.n; k++) if (q.game.sheetOf(q.options[k]).points > q.game.sheetOf(q.options[best]).points) best = k;
  return best;
}

/** Regaining wounds and returning models to units. */
export function returnSeams(s: ModernSeams, t: Tables): ReturnSeams {
  return {
    heal(g, m, wounds) {
      if (g.models.alive[m] === 0) return 0;
      const lost = g.sheetOf(m).stats.W - g.models.wounds[m];
      const back = wounds < lost ? wounds : lost;
      if (back <= 0) return 0;
      g.models.wounds[m] += back;
      g.log.note(HEALS, g.models.unit[m], back);
      return back;
    },
    mayReturnTo: (_g, u) => u.alive > 0 && u.place !== PLACE.gone,
    mayReturn: (g, u, m) => g.models.alive[m] === 0 && partOf(u, m) === Math.max(0, u.reg[APART] - 1) && mayGrow(g, u, m),
    mayStandAdded: () => true,
    mayAnchor: () => true,
    returnModel(g, u, m) {
      if (u.place === PLACE.table && !findRoom(g, s, t, m)) return false;
      g.revive(m);
      g.models.reg[RETURNED][m] = 1;
      if (u.place === PLACE.table) g.moved(u);
      s.returned(g, u, m);
      return true;
    },
    returned() {},
    rejoins: (_g, u) => partsOf(u) === 1,
    returnLeader(g, u, m) {
      if (g.models.alive[m] !== 0) return false;
      const back = u.alive > 0 && s.rejoins(g, u, m) ? s.mayReturnTo(g, u) && rejoin(g, s, u, m) : comeBackAlone(g, s, t, u, m);
      if (back) g.log.note(RETURNS, g.models.alive[m] === 0 ? u.slot : g.models.unit[m], 1);
      return back;
    },
  };
}

/** Whether a part has lost models that have not become units of their own. */
const mayGrow = (g: G, u: U, m: ModelId): boolean => u.alive < u.strength && leftOfPart(g, u, partOf(u, m)) < sizeOfPart(u, partOf(u, m));

function listLost(g: G, s: ModernSeams, u: U): number {
  let n = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (s.mayReturn(g, u, m)) RETURN_MODEL.options[n++] = m;
  return n;
}

/** Back among the models that it led, or was one of: they are what they were before. */
function rejoin(g: G, s: ModernSeams, u: U, m: ModelId): boolean {
  if (!s.returnModel(g, u, m)) return false;
  u.reg[APART] = 0;
  return true;
}

/** Back as a unit of its own: in the present slot if no other model is left, else in a spare one. */
function comeBackAlone(g: G, s: ModernSeams, t: Tables, u: U, m: ModelId): boolean {
  const own = u.alive === 0 ? u : spareUnit(g, u);
  if (own === null || !findSpot(g, t, u, m)) return false;
  g.revive(m);
  g.models.reg[RETURNED][m] = 1;
  if (own === u) {
    if (partsOf(u) > 1) u.reg[APART] = partOf(u, m) + 1;
    g.relocate(u, PLACE.table);
    g.moved(u);
  } else g.detach(m, own);
  s.returned(g, own, own === u ? m : own.first);
  return true;
}

/** Returns up to `n` destroyed models to a unit, each picked by its player, never beyond its Starting Strength. Returns how many came back. */
export function returnModels(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, n: number): number {
  if (!s.mayReturnTo(g, u)) return 0;
  let back = 0;
  for (let left = listLost(g, s, u); back < n && left > 0 && u.alive < s.startingStrength(g, u); left = listLost(g, s, u)) {
    const m = RETURN_MODEL.options[g.ask(RETURN_MODEL, u.side, u, null, left)];
    if (!s.returnModel(g, u, m)) break;
    back++;
  }
  if (back > 0) g.log.note(RETURNS, u.slot, back);
  return back;
}
