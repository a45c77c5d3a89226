import { headOf } from './camera.ts';
import type { ArmyName, FilmDice, FilmFrame } from './film.ts';
import type { Filmed } from './make-film.ts';
import { GOING, type Move, movesOf } from './moves-of.ts';
import { speakersOf } from './names.ts';
import { facesInWords, isSave } from './purposes.ts';
import { outcomeSentence } from './result.ts';
import { atStruck, struckInstead } from './struck.ts';
import type { Line } from './transcript.ts';
import { type Names, type Part, sentenceOf } from './words.ts';
import { wrapped } from './wrap.ts';

export type Ink = 'red' | 'blue' | 'bold' | 'dim';

export interface ProseOptions {
  /** Colours a piece of text without changing its characters; default: plain text. */
  readonly paint?: (ink: Ink, text: string) => string;
  /** Columns to wrap at; default: no wrapping. */
  readonly width?: number;
}

/** An event of units that turn where they stand. */
const TURNING = 'pivots';

/** Most rules named at the end of a line. */
const MOST_RULES = 3;

/** One engagement for a reader: headings for rounds, turns and phases, below them what happened and the dice for it. */
export function replayText({ film, transcript }: Filmed, options: ProseOptions = {}): string {
  const { heading, title, edition, outcome } = film;
  const { scenario, spec, seed, pair, redSeat } = heading;
  const teller = new Teller(speakersOf(film.units, redSeat), options);
  teller.say(0, [{ bold: `${title}: ${edition}` }]);
  teller.say(0, [`${scenario} under ${spec}, pair ${pair}, red in seat ${redSeat}, seed "${seed}"`]);
  if (film.unplayed !== undefined) teller.say(0, [`Not played of the mission: ${film.unplayed}.`]);
  const { lines } = transcript;
  const moves = movesOf(lines);
  const struck = struckInstead(lines);
  teller.setUp(lines);
  for (let i = 0; i < lines.length; i++) {
    const losses = lossesFrom(lines, i);
    if (losses > 1) teller.losses(lines.slice(i, i + losses), film.frames[i] as FilmFrame);
    else if (!moves.told.has(i))
      teller.tell(atStruck(lines[i] as Line, struck.get(i)), film.frames[i] as FilmFrame, moves.of.get(i) ?? null);
    i += losses > 1 ? losses - 1 : 0;
  }
  teller.gap();
  teller.say(0, [{ bold: outcomeSentence(outcome) }, ` Army points lost: ${outcome.lost[0]} by red, ${outcome.lost[1]} by blue.`]);
  teller.say(0, [{ dim: `Digest ${outcome.digest}.` }]);
  return `${teller.text.join('\n')}\n`;
}

type Word = Part | { readonly bold: string } | { readonly dim: string };

class Teller {
  readonly text: string[] = [];
  readonly #names: Names;
  readonly #paint: (ink: Ink, text: string) => string;
  readonly #width: number;
  /** The heading of a phase, written when something happens in it. */
  #phase: Line | null = null;
  #depth = 1;
  /** Units of the last event: their dice need no names. */
  #about: readonly unknown[] = [];
  /** Who rolled the last dice that were told with names, since the last event. */
  #roller: string | null = null;
  #rules = '';
  /** Who turned in the last event, if that was what it told. */
  #turned = '';

  constructor(names: Names, { paint = (_, text) => text, width = Number.POSITIVE_INFINITY }: ProseOptions) {
    this.#names = names;
    this.#paint = paint;
    this.#width = width;
  }

  /** Where each army is before anything has happened. */
  setUp(lines: readonly Line[]): void {
    const end = lines.findIndex((it) => it.kind !== 'place');
    const places = lines.slice(0, end < 0 ? lines.length : end).filter((it) => it.kind === 'place');
    if (places.length > 0) this.gap();
    for (const army of ['red', 'blue'] as const) {
      const own = places.filter((it) => it.unit.startsWith(`${army}/`));
      if (own.length === 0) continue;
      const list = own.flatMap((it, i): Word[] => [i === 0 ? ' ' : '; ', this.#unit(it.unit), ` at ${spot(it)}`]);
      this.say(0, [{ who: army, text: army === 'red' ? 'Red' : 'Blue' }, ' sets up', ...list, '.']);
    }
  }

  /** `move`: where the unit of an event has moved. */
  tell(line: Line, frame: FilmFrame, move: Move | null): void {
    const head = headOf(line);
    if (head !== undefined) this.#head(line, head);
    else if (line.kind === 'dice') this.#dice(line, frame);
    else if (line.kind === 'event') this.#event(line, frame, move);
    else this.#line([this.#unit(line.unit), ` moves to ${spot(line)}`], frame.rules ?? [], 0);
  }

  /** Models of one unit, lost one after the other. */
  losses(lines: readonly Line[], { rules = [] }: FilmFrame): void {
    const [first] = lines;
    if (first?.kind !== 'event') return;
    const numbers = lines
      .flatMap((it) => (it.kind === 'event' ? Number(String(it.fields['model']).split('#')[1]) : []))
      .sort((a, b) => a - b);
    const words = sentenceOf(first, this.#names).map((it) =>
      typeof it === 'string' ? it.replace(/model \d+/, `models ${rangesOf(numbers)}`) : it,
    );
    this.#line(words, rules, 0);
  }

  gap(): void {
    this.text.push('');
  }

  #head(line: Line, head: 1 | 2 | 3): void {
    this.#about = [];
    this.#rules = '';
    this.#turned = '';
    this.#phase = null;
    this.#depth = head;
    if (head === 3) {
      this.#phase = line;
      return;
    }
    if (head === 1) this.gap();
    this.say(
      head - 1,
      sentenceOf(line, this.#names).map((it): Word => (typeof it === 'string' ? { bold: it } : it)),
    );
  }

  #dice(line: Extract<Line, { readonly kind: 'dice' }>, { dice, rules = [] }: FilmFrame): void {
    if (dice === undefined) return;
    this.#turned = '';
    const between = [line.actor, line.target ?? line.actor];
    // Two who roll against each other are both named.
    const known = between.every((it) => this.#about.includes(it)) && (this.#roller ?? line.actor) === line.actor;
    const words = sentenceOf(line, this.#names);
    const saver: Word[] = isSave(line.purpose) ? [this.#unit(line.target ?? line.actor), ': '] : [];
    this.#line([...(known ? [...saver, dice.purposeInWords] : words), ...facesOf(dice)], rules, 1);
    if (known) return;
    this.#about = between;
    this.#roller = line.actor;
  }

  #event(line: Extract<Line, { readonly kind: 'event' }>, { rules = [] }: FilmFrame, move: Move | null): void {
    const { event, fields } = line;
    // The hulls of a squadron turn one after the other.
    const turns = event === TURNING ? Object.values(fields).join(' ') : '';
    if (turns !== '' && turns === this.#turned) return;
    this.#turned = turns;
    const where = move === null ? (GOING.has(event) ? [', but stays where it is'] : []) : event === TURNING ? [] : [` → ${spot(move)}`];
    this.#line([...sentenceOf(line, this.#names), ...where], rules, 0);
    const units = Object.values(fields).filter((it) => this.#names.has(String(it)));
    if (units.some((it) => !this.#about.includes(it))) this.#about = units;
    this.#roller = null;
  }

  /** A line with what happens and the rules that caused it, unless the last line had the same rules. */
  #line(words: readonly Word[], rules: readonly string[], deeper: number): void {
    if (this.#phase !== null) {
      this.say(2, sentenceOf(this.#phase, this.#names));
      this.#phase = null;
    }
    const named = rules.slice(0, MOST_RULES).join(' ');
    this.say(this.#depth + deeper, [...words, ...(named === '' || named === this.#rules ? [] : [{ dim: `  ${named}` }])]);
    this.#rules = named;
  }

  say(depth: number, words: readonly Word[]): void {
    const indent = '  '.repeat(depth);
    const pieces = words.map((it) => this.#shown(it));
    this.text.push(...wrapped(pieces, indent, this.#width));
  }

  #shown(word: Word): { readonly text: string; readonly paint: (text: string) => string } {
    if (typeof word === 'string') return { text: word, paint: (text) => text };
    if ('bold' in word) return { text: word.bold, paint: (text) => this.#paint('bold', text) };
    if ('dim' in word) return { text: word.dim, paint: (text) => this.#paint('dim', text) };
    const army: ArmyName = word.who.startsWith('red') || word.text === 'Red' ? 'red' : 'blue';
    return { text: word.text, paint: (text) => this.#paint(army, text) };
  }

  #unit(id: string): Part {
    return { who: id, text: this.#names.get(id) ?? id };
  }
}

const spot = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x.toFixed(1)}, ${y.toFixed(1)}`;

/** ` 3+: 4 1 6 → 2`, failures dimmed. */
function facesOf({ purpose, faces, needed, passed }: FilmDice): Word[] {
  const on = (i: number): number => (typeof needed === 'number' ? needed : (needed?.[i] ?? 0));
  const words = facesInWords(purpose, faces);
  const shown = faces.map((face, i): Word => {
    const text = words[i] as string;
    return face !== 'hit' && face < on(i) ? { dim: text } : text;
  });
  return [
    typeof needed === 'number' ? ` ${needed}+:` : ':',
    ...shown.flatMap((it): Word[] => [' ', it]),
    ...(passed === undefined ? [] : [` → ${passed}`]),
  ];
}

/** How many lines from here are about models that one unit loses to one cause. */
function lossesFrom(lines: readonly Line[], from: number): number {
  const key = (it: Line | undefined): string =>
    it?.kind === 'event' && it.event === 'model-lost' ? `${it.fields['unit']} ${it.fields['cause']}` : '';
  let to = from;
  while (key(lines[to]) !== '' && key(lines[to]) === key(lines[from])) to += 1;
  return to - from;
}

/** `1 to 3 and 7`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const n of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else ranges.push([n, n]);
  }
  const told = ranges.map(([a, b]) => (a === b ? `${a}` : b === a + 1 ? `${a}, ${b}` : `${a} to ${b}`)).join(', ');
  return told.replace(/, (?=[^,]*$)/, ' and ');
}
