import { unitGap } from 'sandtable/kit';
import {
  type AnyRule,
  DEED,
  enemyOf,
  event,
  type Game,
  hasBit,
  inflict,
  is,
  keyword,
  PLACE,
  purpose,
  type SideId,
  status,
  type Unit,
} from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { award } from '../mission.ts';
import { commandTraits } from './command.ts';
import { personalTraits } from './personal.ts';
import { strategicTraits } from './strategic.ts';
import { warlords } from './warlord.ts';

/** Hull Points or Wounds of a Lord of War for each point that its loss gives. */
const WORTH_OF_A_POINT = 3;

/** The loss of a great machine or beast gives the enemy points by its size. */
export const lordsOfWar = defineRule({
  id: 'CLS-ARMY-09',
  default: 'on',
  keyword: ['super-heavy', 'gargantuan', 'flying-gargantuan'],
  patch: () => ({
    after: {
      scoreGame: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive > 0 || u.strength === 0 || !isLord(u)) continue;
          let lost = 0;
          for (let i = u.first; i < u.first + u.strength; i++) lost += g.sheetOf(i).stats.wounds;
          award(g, enemyOf(u.side), Math.floor(lost / WORTH_OF_A_POINT));
        }
      },
    },
  }),
});

const GREAT = ['super-heavy', 'gargantuan', 'flying-gargantuan'] as const;
const LORDS = GREAT.map(keyword);
const isLord = (u: Unit<Classic>): boolean => LORDS.some((it) => hasBit(u.sheet.models[0].keywordBits, it));

const DESPERATE = 'desperate-allies';
const CONVENIENT = 'allies-of-convenience';
const NEAR_INCHES = 6;
const TREACHERY = purpose('treachery');
const MISTRUSTS = event('mistrusts', { unit: 'unit' });
/** Watches its allies rather than the enemy: does nothing this turn. */
const WATCHING = status('watches-allies', 'turn');

/** Which of the two forces of an army a unit belongs to. */
const isAlly = (u: Unit<Classic>): boolean => u.sheet.roles.includes(DESPERATE) || u.sheet.roles.includes(CONVENIENT);

/** Whether a unit stands near one of the other force, where either is a desperate ally. */
function nearOthers(g: Game<Classic>, u: Unit<Classic>): boolean {
  const friends = g.sides[u.side];
  for (let k = 0; k < friends.length; k++) {
    const other = friends[k];
    if (other.alive === 0 || other.place !== PLACE.table || isAlly(other) === isAlly(u)) continue;
    if (!u.sheet.roles.includes(DESPERATE) && !other.sheet.roles.includes(DESPERATE)) continue;
    if (unitGap(g, u, other) <= NEAR_INCHES) return true;
  }
  return false;
}

function watchAllies(g: Game<Classic>, side: SideId): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) {
    const u = units[k];
    if (u.alive === 0 || u.place !== PLACE.table || !nearOthers(g, u)) continue;
    const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
    const face = g.dice.d6(frame, TREACHERY);
    g.dice.end(frame);
    if (face !== 1) continue;
    inflict(g, u, WATCHING);
    g.log.note(MISTRUSTS, u.slot);
  }
}

/** Allies of convenience share no transports; desperate ones, near each other, may do nothing for a turn. */
export const alliances = defineRule({
  id: 'CLS-ARMY-07',
  default: 'on',
  keyword: [DESPERATE, CONVENIENT],
  patch: () => ({
    after: { beginTurn: (g, side) => watchAllies(g, side) },
    wrap: {
      mayCarry: (next) => (g, transport, u) => isAlly(transport) === isAlly(u) && next(g, transport, u),
      mayMove: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayShoot: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayRun: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
      mayCharge: (next) => (g, u) => !is(u, WATCHING) && next(g, u),
    },
  }),
});

export const armyRules: readonly AnyRule[] = [warlords, commandTraits, personalTraits, strategicTraits, alliances, lordsOfWar];
