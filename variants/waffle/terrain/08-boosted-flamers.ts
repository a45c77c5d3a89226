import { GRID_INCHES, gapToPiece, rememberedGap } from 'sandtable/kit';
import {
  type Decision,
  decision,
  type Game,
  integer,
  type ModelId,
  type Question,
  terrainKind,
  type Unit,
  unitRegister,
  type WeaponSheet,
} from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

const RESERVE = terrainKind('fuel-reserve');
const FLAME_INCHES = 8;

/** A flame that is boosted is a Heavy weapon: for rules that say who may charge after firing one. */
const HEAVY_FLAME = madeArm('heavy-flame', { range: 'template', S: 4, AP: 5, type: 'heavy' });

/** What a unit near a reserve does with it this phase: not asked yet, boosts its flamers, or does not. */
const BOOST = unitRegister('flames-boosted', 'phase');
const ANSWER = { open: 0, boosted: 1, plain: 2 } as const;

/** Flame weapons: templates that are called flamers. */
const isFlame = (weapon: WeaponSheet<Classic>): boolean => weapon.profile.templateInches > 0 && weapon.name.includes('flamer');

function carriesFlame(u: Unit<Classic>): boolean {
  for (let w = 0; w < u.sheet.weapons.length; w++) if (isFlame(u.sheet.weapons[w])) return true;
  return false;
}

/** Whether a model is near a reserve, has not moved, and is no vehicle. */
function isSupplied(g: Game<Classic>, s: WaffleSeams, i: ModelId, nearInches: number): boolean {
  if (g.models.alive[i] === 0 || g.sheetOf(i).stats.vehicle !== 0) return false;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind === RESERVE && gapToPiece(g.models, i, piece) <= nearInches + GRID_INCHES) return !s.hasMoved(g, i);
  }
  return false;
}

function anySupplied(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, nearInches: number): boolean {
  if (!carriesFlame(u)) return false;
  for (let i = u.first; i < u.first + u.size; i++) if (isSupplied(g, s, i, nearInches)) return true;
  return false;
}

/** Worth it against a target that is otherwise out of reach: it costs the charge. */
const outOfReach = ({ game, about, cause }: Question<Classic>): number =>
  about !== null && cause !== null && rememberedGap(game, about, cause) > FLAME_INCHES ? 1 : 0;
const WHETHER: Decision<Classic> = decision<Classic>('WAF-TERRAIN-08/boost', 'flag', outOfReach);

/** Flamers fed from a reserve reach 12", as Heavy weapons, which a unit that has moved, or will charge, cannot fire. */
export default defineRule({
  id: 'WAF-TERRAIN-08',
  title: 'Fuel Reserve: boosted flamers',
  source: 'Battlefield Terrain, Fuel Reserve',
  text: [
    'While its non-vehicle bearer is within 2" of the reserve, a flame weapon may become Heavy and gain Torrent until the end of the phase.',
    "Ruling: Flame weapons are those flagged so on the datasheet (default: the stock flamer of CLS-DEF-16 and Template weapons named after it); the type becomes Heavy 1; the choice is the player's. As a Heavy Template weapon it cannot be fired after moving (no Snap Shots) and bars a charge.",
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'fuel-reserve',
  params: {
    nearInches: integer(2, 0, 12, 'how near the reserve the flamer has to be', 'inches'),
    torrentInches: integer(12, 1, 36, 'how far it throws its template', 'inches'),
  },
  patch: ({ nearInches, torrentInches }, s) => ({
    wrap: {
      reachInches: (next) => (g, u) => {
        const reach = next(g, u);
        const far = FLAME_INCHES + torrentInches;
        return reach <= 0 || reach >= far || u.reg[BOOST] === ANSWER.plain || !anySupplied(g, s, u, nearInches) ? reach : far;
      },
      templateThrow: (next) => (g, a, model, weapon) => {
        const inches = next(g, a, model, weapon);
        if (inches >= torrentInches || !isFlame(weapon)) return inches;
        return g.unitOf(model).reg[BOOST] !== ANSWER.plain && isSupplied(g, s, model, nearInches) ? torrentInches : inches;
      },
      volley: (next) => (g, u, target, overwatch) => {
        if (u.reg[BOOST] === ANSWER.open && anySupplied(g, s, u, nearInches))
          u.reg[BOOST] = !overwatch && g.choose(WHETHER, u.side, u, target) ? ANSWER.boosted : ANSWER.plain;
        next(g, u, target, overwatch);
      },
      barsCharge: (next) => (g, model, weapon) =>
        next(g, model, weapon) ||
        (g.unitOf(model).reg[BOOST] === ANSWER.boosted &&
          isFlame(weapon) &&
          isSupplied(g, s, model, nearInches) &&
          next(g, model, HEAVY_FLAME)),
    },
  }),
});
