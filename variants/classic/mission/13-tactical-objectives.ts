import { countWithinPoint, unitGapToPolygon } from 'sandtable/kit';
import {
  DEED,
  type Decision,
  decision,
  enemyOf,
  event,
  first,
  type Game,
  hasBit,
  integer,
  keyword,
  PLACE,
  purpose,
  type SideId,
  scratch,
  sideRegister,
  type Unit,
  unitRegister,
} from 'sandtable/rules';
import { CHALLENGES_WON } from '../assault/duel.ts';
import { defineRule } from '../define-rule.ts';
import { type Classic, TYPE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { IN_PSYCHIC_PHASE, MANIFESTED } from '../psychic/state.ts';
import { MORALE } from '../state.ts';
import { wasDestroyed } from './lost-units.ts';
import { award } from './mission.ts';

const D66 = purpose('d66');
const CARD_POINTS = purpose('card-points');
const DRAWN = event('card-drawn', { side: 'side', card: 'number' }, '{side} draws card {card}');
const SCORED = event('card-scored', { side: 'side', card: 'number' }, '{side} scores card {card}');
const DISCARDED = event('card-discarded', { side: 'side', card: 'number' }, '{side} discards card {card}');
const CHARACTER = keyword('character');

const MOST_ACTIVE = 3;
const ALL_CARDS = 36;
const HALF_CARDS = 18;
/** Codes of the active cards of a side (two faces, 11 to 66), 0 for an empty place. */
const ACTIVE = [1, 2, 3].map((k) => sideRegister(`card-${k}`, 'game'));
/** Cards a side has drawn so far, as bits: the first and the second half of the deck. */
const HAD = [1, 2].map((k) => sideRegister(`cards-had-${k}`, 'game'));
/** Phases that have ended in this turn, on red's side, up to the Shooting phase; the Psychic phase is not counted. */
const PHASES_OVER = sideRegister('phases-over', 'turn');
/** 1 once an enemy unit has failed a Morale check in the side's turn. */
const SHOOK = sideRegister('shook-an-enemy', 'turn');
/** 1 for a unit that existed when the turn began and has not been counted as destroyed. */
const STANDS = unitRegister('stood-at-turn-start', 'game');
/** The phase in which a unit was destroyed this turn: 1 Movement, 2 Shooting, 3 Assault, 4 Psychic. */
const FELL_IN = unitRegister('fell-in-phase', 'turn');
/** 1 if a unit held a marker when it was last looked at. */
const HELD = unitRegister('held-marker', 'game');
const SHOOTING = 2;
const ASSAULT = 3;
const PSYCHIC = 4;

/** Which card is discarded at the end of a turn; options are codes, 0 for none. */
const DISCARD: Decision<Classic> = decision<Classic>('CLS-MISSION-13/discard', 'number', first);

const room = scratch({ pair: new Uint8Array(2) });
const asked = (g: Game<Classic>): boolean => g.mission.options.has('tactical-objectives');

function draw(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  const { pair } = room();
  const own = g.sideReg[side];
  const frame = g.dice.begin(DEED.score, g.seats[g.seatOf[side]], g.nobody);
  for (let place = 0; place < MOST_ACTIVE; place++) {
    while (own[ACTIVE[place]] === 0 && hadOf(own) < ALL_CARDS) {
      g.dice.group(frame, D66, 2, pair);
      const index = (pair[0] - 1) * 6 + pair[1] - 1;
      const half = HAD[index < HALF_CARDS ? 0 : 1];
      const bit = 1 << (index % HALF_CARDS);
      if ((own[half] & bit) !== 0) continue;
      own[half] |= bit;
      if (s.redrawsCard(g, side, 10 * pair[0] + pair[1])) continue;
      own[ACTIVE[place]] = 10 * pair[0] + pair[1];
      g.log.note(DRAWN, side, own[ACTIVE[place]]);
    }
  }
  g.dice.end(frame);
}

function hadOf(own: Float64Array): number {
  let n = 0;
  for (let k = 0; k < HAD.length; k++) for (let bits = own[HAD[k]]; bits !== 0; bits &= bits - 1) n++;
  return n;
}

/** Whether destroying a unit meets a card's condition. */
export function isPrey(u: Unit<Classic>, card: number): boolean {
  const { type, vehicle } = u.sheet.models[0].stats;
  switch (card) {
    case 31:
      return u.reg[FELL_IN] === SHOOTING;
    case 32:
      return u.reg[FELL_IN] === ASSAULT;
    case 33:
      return u.reg[FELL_IN] === PSYCHIC;
    case 34:
      return vehicle !== 0 || type === TYPE.vehicle;
    case 35:
      return u.sheet.models.some((it) => hasBit(it.keywordBits, CHARACTER));
    case 54:
      return u.sheet.roles.includes('warlord');
    case 55:
      return type === TYPE.monster || type === TYPE['flying-monster'] || type === TYPE.gargantuan || type === TYPE['flying-gargantuan'];
    case 56:
      return u.reg[HELD] !== 0;
    default:
      return card === 36;
  }
}

/** Counts a phase that ends. It may end for one side after the other, and guns without a crew fire when all units have acted: that is shooting, too. */
function nextPhase(g: Game<Classic>): number {
  const own = g.sideReg[0];
  own[PHASES_OVER] = Math.min(SHOOTING, own[PHASES_OVER] + 1);
  return own[PHASES_OVER];
}

/** A unit has failed a Morale check, in a turn of its enemy, or in one of both sides. */
function shaken(g: Game<Classic>, u: Unit<Classic>): void {
  const enemy = enemyOf(u.side);
  if (g.byUnits || g.active === enemy) g.sideReg[enemy][SHOOK] = 1;
}

/** Cards drawn each turn; each scores once for something done during a turn. */
export default defineRule({
  id: 'CLS-MISSION-13',
  title: 'Tactical objectives',
  source: 'missions and victory: Tactical objectives',
  text: [
    'Used if the scenario says so, in place of the primary scoring of CLS-MISSION-11; six numbered markers are placed. At the start of each own turn a player rolls D66 until he has three active cards (a card he has had before is rolled again). At the end of his turn he scores every active card whose condition was met during that turn, then may discard one other. 1 VP each unless stated. Markers are controlled by CLS-MISSION-03.',
    '| D66 | Condition |',
    '|---|---|',
    '| 11-16, 21-26 | control marker number U (units die) |',
    '| 31 / 32 / 33 | destroy an enemy unit in the Shooting / Assault / Psychic phase |',
    '| 34 / 35 / 36 | destroy a vehicle / a character / three or more units (D3 VP) |',
    '| 41 / 42 / 43 | a scoring unit in the enemy zone / no enemy scoring unit in own zone / control more markers than the enemy |',
    '| 44 / 45 / 46 | control two markers / three markers (D3 VP) / all six (D3+3 VP) |',
    '| 51 / 52 / 53 | an enemy unit fails a Morale check / manifest a power / win a challenge |',
    '| 54 / 55 / 56 | destroy the enemy Warlord / a monster or gargantuan / a unit holding a marker |',
    '| 61-66 | control marker U and have no enemy unit within 12" of it |',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'A generic deck replaces the printed cards, which are tied to factions; a character counts as destroyed with its unit.',
  outside: ['CLS-MISSION-14'],
  default: 'on',
  params: {
    clearInches: integer(12, 0, 72, 'Within which there must be no enemy of a marker that is to be kept clear', 'inches'),
    points: integer(1, 0, 12, 'For a card without points of its own', 'victory points'),
  },
  patch: ({ clearInches, points }, s) => {
    function look(g: Game<Classic>, phase: number): void {
      for (let k = 0; k < g.units.length; k++) {
        const u = g.units[k];
        if (wasDestroyed(u) && u.reg[STANDS] !== 0) {
          u.reg[STANDS] = 0;
          u.reg[FELL_IN] = phase;
        }
        if (u.alive > 0) u.reg[HELD] = holds(g, u) ? 1 : 0;
      }
    }

    function holds(g: Game<Classic>, u: Unit<Classic>): boolean {
      for (let k = 0; k < g.board.objectives.length; k++) {
        if (u.place === PLACE.table && s.isAtMarker(g, u, k) && s.controls(g, k) === u.side) return true;
      }
      return false;
    }

    function isNear(g: Game<Classic>, u: Unit<Classic>, marker: number, inches: number): boolean {
      const { x, y, radius } = g.board.objectives[marker];
      return countWithinPoint(g, u, x, y, inches + radius, 1) > 0;
    }

    function destroyed(g: Game<Classic>, side: SideId, card: number): number {
      const enemies = g.sides[enemyOf(side)];
      let n = 0;
      for (let k = 0; k < enemies.length; k++) if (enemies[k].reg[FELL_IN] !== 0 && isPrey(enemies[k], card)) n++;
      return n;
    }

    function controlled(g: Game<Classic>, side: SideId): number {
      let n = 0;
      for (let k = 0; k < g.board.objectives.length; k++) if (s.controls(g, k) === side) n++;
      return n;
    }

    /** Whether a side has a scoring unit in the zone of a seat. */
    function stands(g: Game<Classic>, side: SideId, seat: 0 | 1): boolean {
      const zone = g.board.zones[seat];
      const units = g.sides[side];
      for (let k = 0; k < units.length; k++) {
        const u = units[k];
        if (u.alive > 0 && u.place === PLACE.table && s.isScoring(g, u) && unitGapToPolygon(g, u, zone, zone.length / 2) <= 0) return true;
      }
      return false;
    }

    function marker(g: Game<Classic>, side: SideId, k: number, clear: boolean): boolean {
      if (k >= g.board.objectives.length || s.controls(g, k) !== side) return false;
      if (!clear) return true;
      const enemies = g.sides[enemyOf(side)];
      for (let e = 0; e < enemies.length; e++) if (enemies[e].place === PLACE.table && isNear(g, enemies[e], k, clearInches)) return false;
      return true;
    }

    function isMet(g: Game<Classic>, side: SideId, card: number): boolean {
      const tens = Math.floor(card / 10);
      if (tens <= 2 || tens === 6) return marker(g, side, (card % 10) - 1, tens === 6);
      switch (card) {
        case 41:
          return stands(g, side, g.seatOf[enemyOf(side)]);
        case 42:
          return !stands(g, enemyOf(side), g.seatOf[side]);
        case 43:
          return controlled(g, side) > controlled(g, enemyOf(side));
        case 44:
          return controlled(g, side) >= 2;
        case 45:
          return controlled(g, side) >= 3;
        case 46:
          return controlled(g, side) >= 6;
        case 51:
          return g.sideReg[side][SHOOK] !== 0;
        case 36:
          return destroyed(g, side, card) >= 3;
        case 53:
          return g.sideReg[side][CHALLENGES_WON] > 0;
        case 52:
          return g.sideReg[side][MANIFESTED] > 0;
        default:
          return destroyed(g, side, card) > 0;
      }
    }

    function score(g: Game<Classic>, side: SideId): void {
      const own = g.sideReg[side];
      const { options } = DISCARD;
      const frame = g.dice.begin(DEED.score, g.seats[g.seatOf[side]], g.nobody);
      let n = 0;
      options[n++] = 0;
      for (let place = 0; place < MOST_ACTIVE; place++) {
        const card = own[ACTIVE[place]];
        if (card === 0) continue;
        if (!isMet(g, side, card)) {
          options[n++] = card;
          continue;
        }
        const extra = card === 46 ? 3 : 0;
        own[ACTIVE[place]] = 0;
        g.log.note(SCORED, side, card);
        award(g, side, card === 36 || card === 45 || card === 46 ? g.dice.d3(frame, CARD_POINTS) + extra : points);
      }
      g.dice.end(frame);
      const away = n === 1 ? 0 : options[g.ask(DISCARD, side, null, null, n)];
      for (let place = 0; place < MOST_ACTIVE && away !== 0; place++) {
        if (own[ACTIVE[place]] !== away) continue;
        own[ACTIVE[place]] = 0;
        g.log.note(DISCARDED, side, away);
      }
    }

    return {
      after: {
        prepareTurn: (g, side) => {
          if (!asked(g)) return;
          for (let k = 0; k < g.units.length; k++) g.units[k].reg[STANDS] = g.units[k].alive > 0 ? 1 : 0;
          look(g, 0);
          draw(g, s, side);
        },
        endPhase: (g) => {
          if (asked(g)) look(g, g.sideReg[0][IN_PSYCHIC_PHASE] !== 0 ? PSYCHIC : nextPhase(g));
        },
        unitActs: (g) => {
          g.sideReg[0][PHASES_OVER] = 0;
        },
        unitHasActed: (g) => {
          if (asked(g)) look(g, ASSAULT);
        },
        endTurn: (g, side) => {
          if (!asked(g)) return;
          look(g, ASSAULT);
          score(g, side);
        },
      },
      wrap: {
        passesLeadership: (next) => (g, u, why, modifier) => {
          const passed = next(g, u, why, modifier);
          if (why === MORALE && !passed) shaken(g, u);
          return passed;
        },
        // It may also fail on purpose, without a roll (CLS-ASSAULT-30).
        holdsCombat: (next) => (g, loser, winner, by) => {
          const holds = next(g, loser, winner, by);
          if (!holds) shaken(g, loser);
          return holds;
        },
      },
    };
  },
});
