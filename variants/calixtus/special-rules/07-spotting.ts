import { crossesPrism, crossesWall, endLine, LOOK, makeSightline, type Sightline, startLine } from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  is,
  type Piece,
  PLACE,
  purpose,
  reckoned,
  reroll,
  scratch,
  status,
  type Unit,
} from 'sandtable/rules';
import { type Classic, STAT } from '../../classic/family.ts';
import { EYE_SHARE } from '../../classic/sight/optics.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { HIDEOUT } from '../state.ts';

const SPOT = purpose('spot');
const SPOT_REROLL = reroll('spot');
const HIDE = purpose('hide');
/** Has searched for a hidden unit this turn. */
const SEARCHED = status('CAL-USR-07/searched', 'turn');
/** Which hidden unit to search for; options are hidden units, the most valuable first, -1 for none. */
const SEARCH_FOR: Decision<Classic> = decision<Classic>('CAL-USR-07/search-for', 'unit', reckoned);
const SEARCHES = event(
  'searches',
  { unit: 'unit', target: 'unit', total: 'number', against: 'number' },
  '{unit} searches for {target}: {total} against {against}',
);
const SPOTTED = event('spotted', { unit: 'unit', by: 'unit' }, '{unit} is spotted by {by}');

/** Whether solid ground or a wall other than the piece itself blocks the line from an eye to a point of it. */
function blocked(g: Game<Classic>, piece: Piece, line: Sightline): boolean {
  const { terrain, walls } = g.desk.sight.optics;
  for (let p = 0; p < g.board.count; p++) {
    const other = g.board.pieces[p];
    if (other === piece) continue;
    if (terrain[other.kind] === LOOK.opaque && crossesPrism(other, line, other.height)) return true;
    if (walls[other.kind] !== 0 && crossesWall(other, line)) return true;
  }
  return false;
}

const lines = scratch(makeSightline());

/** Whether a model of a unit sees a piece of terrain: one of its corners, or its middle. Models do not hide ground. */
function seesPiece(g: Game<Classic>, u: Unit<Classic>, piece: Piece): boolean {
  const m = g.models;
  const z = piece.height / 2;
  const line = lines();
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    startLine(line, m.x[i], m.y[i], m.z[i] + m.height[i] * EYE_SHARE);
    if (!blocked(g, piece, endLine(line, (piece.minX + piece.maxX) / 2, (piece.minY + piece.maxY) / 2, z))) return true;
    for (let k = 0; k < piece.corners; k++) {
      if (!blocked(g, piece, endLine(line, piece.polygon[2 * k], piece.polygon[2 * k + 1], z))) return true;
    }
  }
  return false;
}

/** Searches for one of the hidden enemies whose cover the unit sees, if its owner wants to; once per turn. */
function search(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): void {
  if (is(u, SEARCHED)) return;
  const enemies = g.sides[1 - u.side];
  const { options } = SEARCH_FOR;
  let n = 0;
  let most = -1;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0 || enemy.place !== PLACE.table || enemy.reg[HIDEOUT] === 0 || !s.isHidden(g, enemy)) continue;
    if (!seesPiece(g, u, g.board.pieces[enemy.reg[HIDEOUT] - 1])) continue;
    const worth = Math.max(s.shootingWorth(g, u, enemy), s.chargeChance(g, u, enemy) * s.fightWorth(g, u, enemy));
    options[n++] = enemy.slot;
    if (worth <= most) continue;
    most = worth;
    options[n - 1] = options[0];
    options[0] = enemy.slot;
  }
  if (n === 0) return;
  options[n] = -1;
  const slot = options[g.ask(SEARCH_FOR, u.side, u, null, n + 1)];
  if (slot < 0) return;
  inflict(g, u, SEARCHED);
  spot(g, s, u, g.units[slot]);
}

/** The contest between the searching and the hiding unit. */
function spot(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, target: Unit<Classic>): void {
  const frame = g.dice.begin(DEED.react, u, target);
  const sharp = s.majorityOf(g, u, STAT.I);
  let total = sharp + g.dice.d6(frame, SPOT);
  const against = s.majorityOf(g, target, STAT.I) + g.dice.d6(frame, HIDE);
  if (total <= against && s.searchesAgain(g, u)) total = sharp + g.dice.nth(frame, SPOT_REROLL, 0);
  g.dice.end(frame);
  g.log.note(SEARCHES, u.slot, target.slot, total, against);
  if (total <= against) return;
  target.reg[HIDEOUT] = 0;
  g.log.note(SPOTTED, target.slot, u.slot);
}

/**
 * Before it shoots or charges a unit may search for one hidden enemy: both roll a die and add their Initiative, and the higher total wins.
 */
export default defineRule({
  id: 'CAL-USR-07',
  title: 'Spotting Infiltrators',
  source: 'Universal Special Rules',
  text: [
    'To spot, the searching unit rolls D6 + Initiative and the Hidden unit D6 + Initiative. A strictly higher total by the searcher ends Hidden for every enemy for the rest of the game.',
    'Ruling: one attempt per searching unit per turn, before it picks a shooting target or declares a charge, with line of sight to the cover terrain; majority Initiative; no distance limit.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'infiltrate',
  requires: ['CAL-USR-06'],
  patch: (_p, s) => ({
    before: {
      shootingAction: (g, u) => {
        if (s.mayShoot(g, u) && s.reachInches(g, u) > 0) search(g, s, u);
      },
      chargeUnit: (g, u) => search(g, s, u),
    },
  }),
});
