import {
  clearView,
  crossesPrism,
  crossesWall,
  endLine,
  hiddenBy,
  hiddenByPiece,
  hiddenShare,
  makeSightline,
  standing,
  startLine,
} from 'sandtable/kit';
import { faceTold, type Game, type ModelId, type Purpose, reaching, scratch, terrainKind } from 'sandtable/rules';
import { type Classic, NEVER, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { WoundSeams } from '../seams.ts';
import { type Attack, WOUND } from '../shooting/attack.ts';
import { ARMOUR, COVER, INVULNERABLE, SAVE_REROLL } from '../state.ts';

type Saving = Pick<
  WoundSeams<Classic>,
  | 'armourOn'
  | 'armourPiercedAt'
  | 'deniesArmour'
  | 'coverOn'
  | 'invulnerableOn'
  | 'coverOf'
  | 'terrainCover'
  | 'coversInside'
  | 'coverBonus'
  | 'stealthOf'
  | 'allowsCover'
  | 'saves'
  | 'saveMade'
  | 'rerollsSave'
  | 'screenCover'
  | 'coverGrade'
  | 'coverAsSave'
>;

/** Cover from models of another unit that hide the target, and from smoke. */
const SCREEN_COVER = 5;
/** Means "worked out: none" in an attack's memory of cover. */
const NO_COVER = NEVER;

/** Kinds of area terrain: cover for models inside however much of them is seen (CLS-TERRAIN-02 to -04, -11). */
const SHELTERING: ReadonlySet<number> = new Set(['woods', 'ruin', 'crater', 'debris'].map(terrainKind));

const flagged = (a: Attack, flag: number): boolean => a.pools > 0 && (a.poolFlags[a.pool] & flag) !== 0;

/** The dice of one kind of save, and those that are rolled again. */
export interface SaveDice {
  readonly why: Purpose;
  readonly again: Purpose;
}

export const ARMOUR_DICE: SaveDice = { why: ARMOUR, again: SAVE_REROLL };
const INVULNERABLE_DICE: SaveDice = { why: INVULNERABLE, again: SAVE_REROLL };
const COVER_DICE: SaveDice = { why: COVER, again: SAVE_REROLL };

/** SAVE: armour, cover and invulnerable saves. */
export const save = (s: ClassicSeams): Saving => ({
  armourOn: (g, a, model) => {
    if (s.deniesArmour(g, a)) return NEVER;
    const on = Math.max(g.desk.numbers.bestSave, s.statOf(g, model, STAT.Sv));
    return a.ap > s.armourPiercedAt(g, model) ? on : NEVER;
  },

  armourPiercedAt: (g, model) => Math.max(g.desk.numbers.bestSave, s.statOf(g, model, STAT.Sv)),

  deniesArmour: (_g, a) => flagged(a, WOUND.noArmour),

  invulnerableOn: (g, a, model) => (flagged(a, WOUND.noInvulnerable) ? NEVER : s.statOf(g, model, STAT.inv)),

  coverOn: (g, a, model) => {
    if (flagged(a, WOUND.noCover) || !s.allowsCover(g, a)) return NEVER;
    const on = s.coverOf(g, a, model);
    const bonus = s.coverBonus(g, a, model);
    return bonus === 0 ? on : Math.max(g.desk.numbers.bestSave, on - bonus);
  },

  coverOf: (g, a, model) => {
    if (a.cover[model] === 0) a.cover[model] = s.terrainCover(g, a, a.nearFirer[model], model);
    return a.cover[model];
  },

  terrainCover: (g, a, firer, model) => {
    const inside = coverInside(g, s, model);
    if (a.fromMark) return Math.min(inside, coverFromPoint(g, s, a.mark[0], a.mark[1], model));
    if (firer < 0 || firer === model || clearView(g, g.desk.sight, g.unitOf(firer), g.unitOf(model))) return inside;
    const sight = g.desk.sight;
    if (hiddenShare(g, sight, firer, model) < g.desk.numbers.hiddenShare) return inside;
    const by = hiddenBy(g, sight, firer, model);
    return coverBehind(g, s, firer, model, Math.min(inside, by >= 0 ? s.pieceCover(g, by) : s.screenCover(g)));
  },

  coversInside: (g, piece) => {
    const kind = g.board.pieces[piece].kind;
    return SHELTERING.has(kind);
  },

  screenCover: () => SCREEN_COVER,
  coverGrade: (_g, _kind, cover) => cover,
  coverAsSave: (g, a, model) => s.coverOn(g, a, model),
  coverBonus: (g, a, model) => s.stealthOf(g, a, model),
  stealthOf: () => 0,

  allowsCover: (_g, a) => !a.melee && a.weapon.profile.templateInches === 0,

  saves: (g, a, model) => {
    const armour = s.armourOn(g, a, model);
    const invulnerable = s.invulnerableOn(g, a, model);
    const cover = s.coverAsSave(g, a, model);
    let on = armour;
    let dice = ARMOUR_DICE;
    if (invulnerable < on) {
      on = invulnerable;
      dice = INVULNERABLE_DICE;
    }
    if (cover < on) {
      on = cover;
      dice = COVER_DICE;
    }
    return on < NEVER && saveRoll(g, s, a, model, on, dice);
  },

  saveMade: () => {},
  rerollsSave: () => false,
});

/** The best cover among pieces around a model that shelter all models inside. */
function coverInside(g: Game<Classic>, s: ClassicSeams, model: ModelId): number {
  let best = NO_COVER;
  for (let p = 0; p < g.board.count; p++) {
    if (standing(g, g.desk.sight, model, p) === 0 || !s.coversInside(g, p)) continue;
    const cover = s.pieceCover(g, p);
    if (cover < best) best = cover;
  }
  return best;
}

/** The best cover of pieces that each hide enough of a model from another, if it is better than what it has. */
function coverBehind(g: Game<Classic>, s: ClassicSeams, firer: ModelId, model: ModelId, has: number): number {
  let best = has;
  for (let p = 0; p < g.board.count; p++) {
    const cover = s.pieceCover(g, p);
    if (cover < best && hiddenByPiece(g, g.desk.sight, firer, model, p) >= g.desk.numbers.hiddenShare) best = cover;
  }
  return best;
}

const lines = scratch(makeSightline());

/** The best cover of pieces that lie between a marker's centre and a model. */
export function coverFromPoint(g: Game<Classic>, s: ClassicSeams, x: number, y: number, model: ModelId): number {
  const m = g.models;
  const line = endLine(startLine(lines(), x, y, 0), m.x[model], m.y[model], m.z[model] + m.height[model] / 2);
  let best = NO_COVER;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (standing(g, g.desk.sight, model, p) !== 0) continue;
    if (!crossesPrism(piece, line, piece.height) && !crossesWall(piece, line)) continue;
    const cover = s.pieceCover(g, p);
    if (cover < best) best = cover;
  }
  return best;
}

const TOLD = faceTold(['rerollsSave', 'saveMade']);

/** Rolls one save that a model has, needed on `on`. */
export function saveRoll(g: Game<Classic>, s: ClassicSeams, a: Attack, model: ModelId, on: number, { why, again }: SaveDice): boolean {
  const { bestSave } = g.desk.numbers;
  const need = on < bestSave ? bestSave : on;
  const ordinal = g.dice.taken(a.frame, why);
  const marks = reaching(need);
  let face = g.dice.d6(a.frame, why, marks, TOLD);
  if (face < need) {
    if (!s.rerollsSave(g, a, model, face)) return false;
    face = g.dice.nth(a.frame, again, ordinal, marks, TOLD);
    if (face < need) return false;
  }
  s.saveMade(g, a, model, why, face);
  return true;
}
