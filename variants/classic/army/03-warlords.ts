import { GRID_INCHES, gap, nearestModel } from 'sandtable/kit';
import {
  type Decision,
  decision,
  event,
  first,
  type Game,
  hasBit,
  keyword,
  type ModelId,
  modelRegister,
  PLACE,
  purpose,
  type SideId,
  sideRegister,
  type Unit,
} from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, STAT } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader } from '../movement/mobility.ts';

/** Tables of Warlord Traits (CLS-ARMY-04 to -06). A trait is the table's number plus the face rolled, or 0. */
export const TABLE = { command: 10, personal: 20, strategic: 30 } as const;
export const TABLES = Object.values(TABLE);

/** Slot of the unit of a side's Warlord, plus one, and his trait. */
const WARLORD = sideRegister('warlord', 'game');
const TRAIT = sideRegister('warlord-trait', 'game');
export const TRAIT_ROLL = purpose('warlord-trait');
const HAS_TRAIT = event('warlord-trait', { unit: 'unit', trait: 'number' }, '{unit} has Warlord Trait {trait}');
const CHARACTER = keyword('character');

/** Which table to roll on: 0 command, 1 personal, 2 strategic. */
const WHICH: Decision<Classic> = decision<Classic>('trait-table', 'number', first);

/** 1 for the Warlord himself. It goes with a character who joins a unit or leaves it. */
const HIMSELF = modelRegister('is-the-warlord', 'game');

/** The unit of a list that its Warlord is of, or null. */
const unitOfList = (g: Game<Classic>, side: SideId): Unit<Classic> | null =>
  g.sideReg[side][WARLORD] === 0 ? null : g.units[g.sideReg[side][WARLORD] - 1];

/** The Warlord's unit of a side: the one that he has joined, or his own; or null. */
export function warlordOf(g: Game<Classic>, side: SideId): Unit<Classic> | null {
  const own = unitOfList(g, side);
  return own !== null && own.host >= 0 ? g.units[own.host] : own;
}

/** The Warlord himself (the character of his unit), or -1 if he is gone. */
export function warlordModel(g: Game<Classic>, side: SideId): ModelId {
  const own = unitOfList(g, side);
  const u = warlordOf(g, side);
  if (own === null || u === null || u.alive === 0) return -1;
  if (u === own && !hadCharacter(own)) return leader(g, own);
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && g.models.reg[HIMSELF][i] !== 0) return i;
  return -1;
}

/** Who of a unit is the Warlord: of its characters the one with the highest Leadership. */
function foremost(g: Game<Classic>, u: Unit<Classic>): ModelId {
  if (!hadCharacter(u)) return leader(g, u);
  let best = -1;
  let most = -1;
  for (let i = u.first; i < u.first + u.size; i++) {
    const { keywordBits, stats } = g.sheetOf(i);
    if (g.models.alive[i] === 0 || !hasBit(keywordBits, CHARACTER) || stats.values[STAT.Ld] <= most) continue;
    most = stats.values[STAT.Ld];
    best = i;
  }
  return best;
}

const hadCharacter = (u: Unit<Classic>): boolean => u.sheet.models.some((it) => hasBit(it.keywordBits, CHARACTER));

/** Whether a side's Warlord has a trait and is on the table, where traits work. */
export function hasTrait(g: Game<Classic>, side: SideId, trait: number): boolean {
  if (g.sideReg[side][TRAIT] !== trait) return false;
  const u = warlordOf(g, side);
  return u !== null && u.place === PLACE.table && warlordModel(g, side) >= 0;
}

/** The same for traits that only need him alive. */
export const livesWith = (g: Game<Classic>, side: SideId, trait: number): boolean =>
  g.sideReg[side][TRAIT] === trait && warlordModel(g, side) >= 0;

/** Whether a unit has a model within a distance of a side's Warlord. */
export function nearWarlord(g: Game<Classic>, side: SideId, u: Unit<Classic>, inches: number): boolean {
  const i = warlordModel(g, side);
  if (i < 0 || u.alive === 0) return false;
  if (g.unitOf(i) === u) return true;
  const j = nearestModel(g, u, i);
  return j >= 0 && gap(g.models, i, j) <= inches + GRID_INCHES;
}

/** The unit that leads an army: the one its list names, else the headquarters of the highest Leadership. */
function findWarlord(g: Game<Classic>, s: ClassicSeams, side: SideId): Unit<Classic> | null {
  const units = g.sides[side];
  let best: Unit<Classic> | null = null;
  let most = 0;
  for (let k = 0; k < units.length; k++) {
    const { roles } = units[k].sheet;
    if (units[k].alive === 0 || s.isVehicle(g, units[k])) continue;
    if (roles.includes('warlord')) return units[k];
    const leads = hasBit(units[k].anyBits, CHARACTER) || roles.includes('hq');
    const leadership = leads ? s.highestOf(g, units[k], STAT.Ld) : 0;
    if (leadership <= most) continue;
    most = leadership;
    best = units[k];
  }
  return best;
}

/** The table that a Warlord's owner rolls on. */
export function askTable(g: Game<Classic>, u: Unit<Classic>): number {
  for (let k = 0; k < TABLES.length; k++) WHICH.options[k] = k;
  return TABLES[WHICH.options[g.ask(WHICH, u.side, u, null, TABLES.length)]];
}

/** Makes a unit that of the Warlord, with a trait. */
export function appoint(g: Game<Classic>, u: Unit<Classic>, trait: number): void {
  g.sideReg[u.side][WARLORD] = u.slot + 1;
  g.sideReg[u.side][TRAIT] = trait;
  const model = foremost(g, u);
  if (model >= 0) g.models.reg[HIMSELF][model] = 1;
  g.log.note(HAS_TRAIT, u.slot, trait);
}

/** One character of each army is its Warlord and has a trait, if the mission uses Warlords. */
export default defineRule({
  id: 'CLS-ARMY-03',
  title: 'Warlord',
  source: 'army and warlord: Warlord',
  text: 'One character is the Warlord (the highest Ld HQ unless chosen). It gets one Trait (CLS-ARMY-04, CLS-ARMY-05, CLS-ARMY-06; choose a table, then roll).',
  default: 'on',
  keyword: 'warlord-traits',
  patch: (_p, s) => ({
    before: {
      beginGame: (g) => {
        for (let seat = 0; seat < 2; seat++) {
          const side = (g.seatOf[0] === seat ? 0 : 1) as SideId;
          const u = findWarlord(g, s, side);
          if (u === null) continue;
          appoint(g, u, s.rollTrait(g, u));
        }
      },
    },
  }),
});
