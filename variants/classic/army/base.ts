import { unitGap } from 'sandtable/kit';
import { DEED, event, type Game, inflict, PLACE, purpose, type SideId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ArmySeams } from '../seams.ts';
import { askTable, TRAIT_ROLL } from './03-warlords.ts';
import { DESPERATE, isAllied, WATCHING } from './allies.ts';

const NEAR_INCHES = 6;
const TREACHERY = purpose('treachery');
const MISTRUSTS = event('mistrusts', { unit: 'unit' }, '{unit} mistrusts its allies');

/** Whether a unit is near a unit of the other force that it mistrusts. */
function nearOthers(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const friends = g.sides[u.side];
  for (let k = 0; k < friends.length; k++) {
    const other = friends[k];
    if (other.alive === 0 || other.place !== PLACE.table) continue;
    if (s.mistrusts(g, u, other) && unitGap(g, u, other) <= NEAR_INCHES) return true;
  }
  return false;
}

/** A unit with an ally near that it mistrusts: on a 1 it does nothing this turn. */
export function testTrust(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  if (u.alive === 0 || u.place !== PLACE.table || !nearOthers(g, s, u)) return;
  const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
  const face = g.dice.d6(frame, TREACHERY);
  g.dice.end(frame);
  if (face !== 1) return;
  inflict(g, u, WATCHING);
  g.log.note(MISTRUSTS, u.slot);
}

/** ARMY. */
export const army = (): ArmySeams<Classic> => ({
  rollTrait: (g, u) => {
    const table = askTable(g, u);
    const frame = g.dice.begin(DEED.setup, g.seats[g.seatOf[u.side]], u);
    const face = g.dice.d6(frame, TRAIT_ROLL);
    g.dice.end(frame);
    return table + face;
  },

  mistrusts: (_g, u, other) =>
    isAllied(other) !== isAllied(u) && (u.sheet.roles.includes(DESPERATE) || other.sheet.roles.includes(DESPERATE)),

  befriends: () => true,

  redrawsCard: () => false,
});

/** At the start of a side's turn: its units with an ally near that they mistrust test whether they do anything (CLS-ARMY-07). */
export function watchAllies(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) testTrust(g, s, units[k]);
}
