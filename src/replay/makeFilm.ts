import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { Arena } from '../engine/arena.ts';
import { rootKey } from '../engine/dice/rootKey.ts';
import type { Match } from '../engine/match.ts';
import type { Outcome } from '../engine/outcome.ts';
import type { Battle } from '../scenario/types.ts';
import type { Corner, Film, FilmBoard, FilmChanges, FilmFrame, FilmOutcome, FilmUnit } from './film.ts';
import { isVehicle, joined, StateWatch, unitId } from './filmState.ts';
import { namesOf } from './names.ts';
import { digestText, type Heading, lineText } from './text.ts';
import { type Line, type Transcript, transcribe } from './transcript.ts';

/** Which engagement of which scenario under which ruleset. */
export interface Take {
  readonly battle: Battle;
  readonly selection: Selection;
  readonly seed: string;
  readonly pair: number;
  readonly redSeat: 0 | 1;
}

export interface Filmed {
  readonly film: Film;
  readonly transcript: Transcript;
}

/** Plays one engagement and films it. The outcome is the same as without a camera. */
export function filmOf({ battle, selection, seed, pair, redSeat }: Take): Filmed {
  const { match } = compileMatch(selection, battle);
  const camera = new Camera(match);
  const transcript = transcribe(match, rootKey(seed), pair, redSeat, { onLine: camera.onLine });
  const { arena, watch } = camera;
  if (arena === null || watch === null) throw new Error('nothing happened in the whole engagement');
  camera.close();
  const heading: Heading = { scenario: battle.id, spec: selection.spec, seed, pair, redSeat };
  const units = unitsOf(arena);
  const frames = transcript.lines.map((line, i): FilmFrame => ({ ...frameOf(line), ...camera.changes[i] }));
  const outcome = outcomeOf(transcript.outcome);
  const film: Film = {
    heading,
    title: battle.title,
    edition: selection.variant.title,
    board: boardOf(arena, redSeat, camera.start),
    units,
    rules: {},
    start: camera.start,
    frames,
    outcome,
  };
  return { film, transcript };
}

/** Notes what every line changes. */
class Camera {
  arena: Arena | null = null;
  watch: StateWatch | null = null;
  start: Film['start'] = { moved: [], wounds: [], places: [], statuses: [], markers: [], pieces: [], vp: [0, 0], objectives: {} };
  readonly changes: FilmChanges[] = [];
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  readonly onLine = (lines: readonly Line[], arena: Arena): void => {
    if (this.watch === null) {
      this.arena = arena;
      this.watch = new StateWatch(arena, this.#match);
      this.start = this.watch.state();
    }
    const line = lines.at(-1) as Line;
    const heads = line.kind === 'event' && HEADS[line.event] !== undefined;
    const changes = this.watch.changes(heads || (line.kind === 'event' && line.event === 'scores'));
    const at = lines.length - 1;
    this.changes[at] = {};
    // What was done before dice are rolled or a heading is read belongs to what came before.
    this.#add(at > 0 && (heads || line.kind === 'dice') ? at - 1 : at, changes);
  };

  /** After the last line. */
  close(): void {
    if (this.watch !== null) this.#add(this.changes.length - 1, this.watch.changes(true));
  }

  #add(at: number, changes: FilmChanges): void {
    this.changes[at] = joined(this.changes[at] ?? {}, changes);
  }
}

/** Events that are headings, and how deep. */
const HEADS: { readonly [event: string]: 1 | 2 | 3 } = { round: 1, turn: 2, activation: 2, phase: 3 };

function frameOf(line: Line): FilmFrame {
  const text = lineText(line);
  switch (line.kind) {
    case 'place':
      return { text, actor: line.unit };
    case 'dice': {
      const { kind: _, ...dice } = line;
      const target = line.target === null || line.target === line.actor ? {} : { target: line.target };
      return { text, dice: { ...dice, purposeInWords: line.purpose }, actor: line.actor, ...target };
    }
    case 'event': {
      const { event, fields } = line;
      const head = HEADS[event];
      const [actor, target] = Object.values(fields).filter((it): it is string => typeof it === 'string' && /^(red|blue)\/[^#]*$/.test(it));
      return {
        text,
        ...(head !== undefined && { head }),
        event,
        fields,
        ...(actor !== undefined && { actor }),
        ...(target !== undefined && { target }),
      };
    }
  }
}

function unitsOf(arena: Arena): FilmUnit[] {
  const names = namesOf(arena.units.map(unitId));
  return arena.units.map((unit, slot) => ({
    id: unitId(unit),
    army: unit.side === 0 ? 'red' : 'blue',
    name: names.get(unitId(unit)) as string,
    title: unit.sheet.title,
    keywords: unit.sheet.keywords,
    firstModel: unit.first,
    vehicle: isVehicle(unit),
    models: Array.from({ length: unit.size }, (_, k) => {
      const sheet = unit.sheet.models[arena.models.kind[unit.first + k] as number];
      if (sheet === undefined) throw new Error(`${unit.id} has a model of no kind`);
      const { coreX, coreY, rim } = sheet.footprint;
      return {
        kind: sheet.name,
        length: tidy(2 * (coreX + rim)),
        width: tidy(2 * (coreY + rim)),
        rim: tidy(rim),
        wounds: arena.match.units[slot]?.wounds[k] ?? 0,
      };
    }),
  }));
}

const tidy = (inches: number): number => Math.round(inches * 1000) / 1000;

function boardOf({ board }: Arena, redSeat: 0 | 1, { pieces }: Film['start']): FilmBoard {
  const zone = (seat: 0 | 1): Corner[] => {
    const flat = board.zones[seat];
    return Array.from({ length: flat.length / 2 }, (_, c): Corner => [flat[2 * c] as number, flat[2 * c + 1] as number]);
  };
  return {
    width: board.width,
    height: board.height,
    pieces,
    objectives: board.objectives.map(({ id, x, y, radius }) => ({ id, x, y, radius })),
    zones: { red: zone(redSeat), blue: zone((1 - redSeat) as 0 | 1) },
  };
}

function outcomeOf(outcome: Outcome): FilmOutcome {
  const { winner, first, rounds, vp, lost } = outcome;
  return {
    winner: (['red', 'blue', 'draw'] as const)[winner],
    first: first === 0 ? 'red' : 'blue',
    rounds,
    vp: [vp[0] as number, vp[1] as number],
    lost: [lost[0] as number, lost[1] as number],
    digest: digestText(outcome),
  };
}
