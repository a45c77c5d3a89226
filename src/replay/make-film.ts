import { compileMatch } from '../compile/match.ts';
import { countedWords, listWords } from '../compile/mission-words.ts';
import type { Selection } from '../compile/select.ts';
import type { Arena } from '../engine/arena.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import type { Outcome } from '../engine/outcome.ts';
import { writtenX, writtenY } from '../rules/index.ts';
import type { Battle } from '../scenario/types.ts';
import { Attribution } from './attribution.ts';
import { Camera, headOf, type Note } from './camera.ts';
import { diceOfLines } from './dice-of.ts';
import type { Corner, Film, FilmBoard, FilmDice, FilmFrame, FilmOutcome, FilmUnit } from './film.ts';
import { isVehicle, unitId } from './film-state.ts';
import { namesOf, speakersOf } from './names.ts';
import { facesInWords, purposeWords } from './purposes.ts';
import { atStruck, struckInstead } from './struck.ts';
import { digestText, type Heading } from './text.ts';
import { type Line, type Transcript, transcribe } from './transcript.ts';
import { type Names, plainText, sentenceOf } from './words.ts';

/** One engagement of a scenario under a ruleset. */
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
  const attribution = new Attribution();
  const { match, ignored, counted } = compileMatch(selection, battle, { trace: attribution });
  const camera = new Camera(match, attribution);
  const transcript = transcribe(match, rootKey(seed), pair, redSeat, camera);
  const { arena, notes, start } = camera.close();
  const heading: Heading = { scenario: battle.id, spec: selection.spec, seed, pair, redSeat };
  const units = unitsOf(arena);
  const names = speakersOf(units, redSeat);
  const rolled = diceOfLines(transcript.lines);
  const struck = struckInstead(transcript.lines);
  const frames = transcript.lines.map(
    (line, i): FilmFrame => filmFrame(atStruck(line, struck.get(i)), notes[i] as Note, rolled[i] ?? [], names),
  );
  const outcome = outcomeOf(transcript.outcome);
  const film: Film = {
    heading,
    title: battle.title,
    edition: selection.variant.title,
    board: boardOf(arena, redSeat, start, battle),
    units,
    ...(ignored.length > 0 && { unplayed: `${listWords(ignored)}: ${countedWords(counted)}` }),
    rules: titlesOf(selection, frames),
    start: start,
    frames,
    outcome,
  };
  return { film, transcript };
}

function frameOf(line: Line, names: Names): FilmFrame {
  const text = plainText(sentenceOf(line, names));
  switch (line.kind) {
    case 'place':
      return { text, actor: line.unit };
    case 'dice': {
      const { kind: _, ...dice } = line;
      const target = line.target === null || line.target === line.actor ? {} : { target: line.target };
      return { text, dice: { ...dice, purposeInWords: purposeWords(line.purpose) }, actor: line.actor, ...target };
    }
    case 'event': {
      const { event, fields } = line;
      const head = headOf(line);
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

function filmFrame(line: Line, { changes, rules, needed }: Note, rolled: readonly number[], names: Names): FilmFrame {
  const frame = frameOf(line, names);
  const named = rules.length > 0 ? { rules } : {};
  if (frame.dice === undefined) return { ...frame, ...named, ...(rolled.length > 0 && { diceOf: rolled }), ...changes };
  const dice: FilmDice = { ...frame.dice, ...neededOf(needed, frame.dice.faces) };
  return { ...frame, text: `${frame.text}${diceWords(dice)}`, dice, ...named, ...changes };
}

/** `, 3+: 4 1 6, 2 of 3`. */
function diceWords({ purpose, faces, needed, passed }: FilmDice): string {
  const on = typeof needed === 'number' ? `, ${needed}+` : '';
  return `${on}: ${facesInWords(purpose, faces).join(' ')}${passed === undefined ? '' : `, ${passed} of ${faces.length}`}`;
}

/** The thresholds of a row of dice; none if one of them is unknown, or if no face would succeed (some rules let a 6 succeed anyway). */
function neededOf(needed: readonly number[], faces: readonly (number | 'hit')[]): Pick<FilmDice, 'needed' | 'passed'> {
  const [first] = needed;
  if (first === undefined || needed.length !== faces.length || needed.some((it) => it < 2 || it > 6)) return {};
  const passed = faces.filter((face, i) => face !== 'hit' && face >= (needed[i] as number)).length;
  return { needed: needed.every((it) => it === first) ? first : needed, passed };
}

function titlesOf({ rules, variant }: Selection, frames: readonly FilmFrame[]): Film['rules'] {
  const entries = [...variant.edition.entries, ...variant.entries, ...rules.map((it) => it.rule)];
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  const ids = [...new Set(frames.flatMap((it) => it.rules ?? []))].sort();
  return Object.fromEntries(ids.map((id) => [id, titles.get(id) ?? id]));
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
      if (sheet === undefined) throw new Error(`${unit.id} has a model without a kind`);
      const { coreX, coreY, rim } = sheet.footprint;
      return {
        kind: sheet.name,
        length: tidy(2 * (coreX + rim)),
        width: tidy(2 * (coreY + rim)),
        rim: tidy(rim),
        wounds: arena.match.units[slot]?.wounds[k] ?? 0,
        points: sheet.points,
      };
    }),
  }));
}

const tidy = (inches: number): number => Math.round(inches * 1000) / 1000;

function boardOf({ board }: Arena, redSeat: 0 | 1, { pieces }: Film['start'], { terrainKinds }: Battle): FilmBoard {
  const zone = (seat: 0 | 1): Corner[] => {
    const flat = board.zones[seat];
    return Array.from(
      { length: flat.length / 2 },
      (_, c): Corner => [writtenX(board, flat[2 * c] as number), writtenY(board, flat[2 * c + 1] as number)],
    );
  };
  return {
    width: board.width,
    height: board.height,
    pieces,
    looks: Object.fromEntries(terrainKinds.flatMap(({ name, look }) => (look === undefined ? [] : [[name, look]]))),
    objectives: board.objectives.map(({ id, x, y, radius }) => ({ id, x: writtenX(board, x), y: writtenY(board, y), radius })),
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
