import { compileMatch, type Selection } from '../../src/compile/index.ts';
import type { Match } from '../../src/engine/index.ts';
import type { ArmyColour, Battle } from '../../src/scenario/types.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { type Cell, nameOf } from '../contracts/cells.ts';
import { loadScenario } from '../files.ts';
import { ledByScripts } from '../led.ts';
import { AS_IT_IS, accountOf, firstDifference, isSameEvent, standOf, type View } from './account.ts';
import { MIRRORED, mirroredSheets, onBoard, TURNED, withMargins } from './boards.ts';
import { ABOUT_IDLE, whileBothLast, withIdle } from './idle.ts';
import { shuffledFiles } from './shuffles.ts';

/** The pairs of engagements compared for each cell. */
export interface Span {
  readonly pairs: number;
  readonly seed: string;
}

const asTheyAre = (one: readonly string[], other: readonly string[]) => [one, other] as const;

/** A battle written down in one way, and how its account is read. */
interface Version {
  readonly battle: Battle;
  readonly view?: View;
}

const BOTH_SEATS = [0, 1] as const;
/** Positions are written for this seating. */
const AS_WRITTEN = [0] as const;

async function parting(
  cell: Cell,
  versions: (battle: Battle) => readonly [Version, Version],
  { pairs, seed }: Span,
  seats: readonly (0 | 1)[],
  same?: typeof isSameEvent,
  compared: (one: readonly string[], other: readonly string[]) => readonly [readonly string[], readonly string[]] = asTheyAre,
): Promise<string | null> {
  const { edition, scenario, atRandom } = cell;
  const selection: Selection = await loadSelection(edition);
  const battle = atRandom ? loadScenario(scenario, { doctrines: { red: 'random', blue: 'random' } }) : ledByScripts(scenario);
  const match = (version: Version): Match => compileMatch(selection, version.battle).match;
  const [a, b] = versions(battle);
  const [first, second] = [standOf(match(a)), standOf(match(b))];
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of seats) {
      const [one, other] = compared(
        accountOf(first, seed, pair, seat, a.view ?? AS_IT_IS),
        accountOf(second, seed, pair, seat, b.view ?? AS_IT_IS),
      );
      const parted = firstDifference(one, other, same);
      if (parted !== null) return `${nameOf(cell)}, pair ${pair}, seat ${seat}:\n${parted}`;
    }
  }
  return null;
}

/** How a battle is played differently with its files in another order, or null. */
export const inOtherOrder = (cell: Cell, span: Span): Promise<string | null> =>
  parting(cell, (battle) => [{ battle }, { battle: shuffledFiles(battle, span.seed) }], span, BOTH_SEATS);

const NARROW = withMargins(64);
const WIDE = withMargins(80);

/** The same battle elsewhere: with so much room at both sides that no edge is near, and with more. */
export const elsewhere = (cell: Cell, span: Span): Promise<string | null> =>
  parting(
    cell,
    (battle) => [
      { battle: onBoard(NARROW, battle), view: NARROW.view(battle.battlefield) },
      { battle: onBoard(WIDE, battle), view: WIDE.view(battle.battlefield) },
    ],
    span,
    AS_WRITTEN,
  );

/** The same battle turned by 180 degrees, with everything on the board. */
export const turned = (cell: Cell, span: Span): Promise<string | null> =>
  parting(
    cell,
    (battle) => [{ battle }, { battle: onBoard(TURNED, battle), view: TURNED.view(battle.battlefield) }],
    span,
    BOTH_SEATS,
    isSameEvent,
  );

/** The same battle with left and right exchanged, on the board and on datasheets. */
export const mirrored = (cell: Cell, span: Span): Promise<string | null> =>
  parting(
    cell,
    (battle) => [{ battle }, { battle: mirroredSheets(onBoard(MIRRORED, battle)), view: MIRRORED.view(battle.battlefield) }],
    span,
    BOTH_SEATS,
    isSameEvent,
  );

/** The same battle with a unit of an army far off that does nothing. Where units have turns of their own, one more unit is one more turn. */
export const besideIdle =
  (army: ArmyColour) =>
  (cell: Cell, span: Span): Promise<string | null> =>
    parting(
      cell,
      (battle) => [{ battle: withIdle(army, false)(battle) }, { battle: withIdle(army, true)(battle) }],
      span,
      AS_WRITTEN,
      undefined,
      (without, beside) =>
        whileBothLast(
          without,
          beside.filter((it) => !ABOUT_IDLE.test(it)),
        ),
    );
