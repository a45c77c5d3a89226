import { compileMatch, type MatchOptions } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { Arena } from '../engine/arena.ts';
import type { DiceScript } from '../engine/dice/scripted.ts';
import { ScriptedDice } from '../engine/dice/scripted.ts';
import type { Match, Placing, UnitPlan } from '../engine/match.ts';
import { Walker } from '../engine/program.ts';
import { Trace } from '../engine/trace.ts';
import type { Answer, AnyEdition, Dice, Family, Question, Roller, SideId, Stage, Unit } from '../rules/index.ts';
import { decisions, inflict, statuses, unitRegisters } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Battle, Example, ExampleFile } from '../scenario/types.ts';
import type { BuiltUnit } from './example-units.ts';
import { buildUnit, ExampleError } from './example-units.ts';
import type { Found } from './found.ts';
import { QuietDice } from './quiet-dice.ts';

/** A stage with what the runner of examples reads afterwards. */
export interface Scene extends Stage<Family> {
  readonly arena: Arena;
  readonly trace: Trace;
  /** What steps kept under names (`keep`), to be compared with `then`. */
  readonly kept: Map<string, Found>;
  readonly exchanged: Exchanged;
  /** Answers a question, which must not roll a die; `question` is what messages call it. */
  quietly<T>(question: string, answer: () => T): T;
  /** Whether a step plays a part of the turn, in which more may follow than what is under way. */
  isInTurn(): boolean;
  /** Resets everything to what the example gives. */
  again(): void;
}

/** Keys of `given` that every edition has. */
export const COMMON_GIVEN: ReadonlySet<string> = new Set([
  'units',
  'terrain',
  'objectives',
  'conjurable',
  'battlefield',
  'round',
  'active',
  'statuses',
  'registers',
  'mission',
]);

/** A list of answers, one per question; the last one is repeated. */
interface AnswerQueue {
  readonly answers: readonly unknown[];
  at: number;
}

/** By unit: weapons that a switch of the ruleset has exchanged, and what for. */
type Exchanged = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface ExampleMatch {
  readonly exchanged: Exchanged;
  readonly match: Match;
  readonly built: readonly BuiltUnit[];
  readonly queues: readonly AnswerQueue[];
}

/** An example's units on an otherwise empty board, as files have them. */
export function exampleBattle(example: Example, file: ExampleFile, edition: AnyEdition): { battle: Battle; built: readonly BuiltUnit[] } {
  const known = new Set([...COMMON_GIVEN, ...(edition.words.given ?? [])]);
  for (const key of Object.keys(example.given))
    if (!known.has(key)) throw new ExampleError(`given.${key} is unknown here${didYouMean(key, known)}`);
  const built = Object.entries(example.given.units).map(([name, source], i) => buildUnit(name, source, i, edition, file));
  // They have no place until they are brought into play.
  const conjurable = Object.entries(example.given.conjurable ?? {}).map(([name, source], i) =>
    buildUnit(name, { ...source, reserve: 'edge' }, i, edition, file),
  );
  return { battle: battleOf(example, file, built, conjurable, edition.format?.terrain ?? []), built };
}

/** A match of an example's units. */
function exampleMatch(example: Example, file: ExampleFile, selection: Selection, watching: Watching = {}): ExampleMatch {
  const { battle, built } = exampleBattle(example, file, selection.variant.edition);
  const edited = selection.edit(battle);
  const { match } = compileMatch({ ...selection, edit: (it) => it }, edited, { asWritten: true, ...watching });
  const plans = match.units.map((plan) => withLevels(plan, built));
  const queues: AnswerQueue[] = [];
  const scripts = [0, 1].map((side) => ({ id: 'example', answers: answersOf(example, side as SideId, built, queues), points: [] }));
  return {
    match: { ...match, units: plans, scripts: [scripts[0] as Match['scripts'][0], scripts[1] as Match['scripts'][1]] },
    built,
    queues,
    exchanged: exchangedIn(battle, edited),
  };
}

/** Weapons that units carry in place of others, by unit: steps of an attack that name the old one use the new one. */
function exchangedIn(before: Battle, after: Battle): Exchanged {
  const units = [...after.armies.red.units, ...after.armies.blue.units];
  return new Map(
    [...before.armies.red.units, ...before.armies.blue.units].map(({ id, models }) => {
      const now = units.find((it) => it.id === id)?.models ?? models;
      const pairs = models.flatMap(({ kind, weapons }): [string, string][] => {
        const own = now.find((it) => it.kind === kind)?.weapons ?? weapons;
        const [lost, gained] = [weapons.filter((it) => !own.includes(it)), own.filter((it) => !weapons.includes(it))];
        return lost.length === 1 && gained.length === 1 ? [[lost[0] as string, gained[0] as string]] : [];
      });
      return [id, new Map(pairs)];
    }),
  );
}

/** Sets the stage: units in their places, with the given statuses, wounds and registers, and scripted dice. */
export function setStage(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  dice: DiceScript,
): { scene: Scene; scripted: ScriptedDice } {
  let scripted: ScriptedDice | null = null;
  const { aliases = {}, byTarget = [] } = selection.variant.edition.words;
  const scene = sceneWith(example, file, selection, (rollers, nobody, labelsOf) => {
    scripted = new ScriptedDice(rollers, nobody, dice, labelsOf, aliases, byTarget);
    return scripted;
  });
  return { scene, scripted: scripted as unknown as ScriptedDice };
}

type MakeDice = (rollers: number, nobody: Roller, labelsOf: (roller: Roller) => readonly string[]) => Dice;

/** Who is told of every procedure that is asked, or of the code of every rule that runs. */
type Watching = Pick<MatchOptions, 'watch' | 'trace'>;

/** The same with other dice: exact odds run an example's step with forking ones. */
export function sceneWith(example: Example, file: ExampleFile, selection: Selection, makeDice: MakeDice, watching?: Watching): Scene {
  const { match, built, queues, exchanged } = exampleMatch(example, file, selection, watching);
  const holder: { arena: Arena | null; dice: QuietDice | null } = { arena: null, dice: null };
  const labelsOf = (roller: Roller): readonly string[] => {
    const arena = holder.arena;
    if (arena === null) return [];
    if (roller.index < arena.units.length) {
      const unit = item(arena.units, roller.index);
      return [unit.id, item(COLOURS, unit.side)];
    }
    const seat = roller.index - arena.units.length;
    return seat > 1 ? [] : [COLOURS[arena.seatOf[0] === seat ? 0 : 1]];
  };
  const arena = new Arena(match, (rollers, nobody) => {
    holder.dice = new QuietDice(makeDice(rollers, nobody, labelsOf), placeOf(example, file), labelsOf);
    return holder.dice;
  });
  holder.arena = arena;
  const scene = makeScene(arena, holder.dice as unknown as QuietDice, example, { built, queues, exchanged });
  scene.again();
  return scene;
}

const COLOURS = ['red', 'blue'] as const;

/** Where an example stands, for messages: file, line and title. */
function placeOf({ line, title }: Example, { sources }: ExampleFile): string {
  const path = sources[0]?.path;
  return path === undefined ? `"${title}"` : `${path}:${line} "${title}"`;
}

function makeScene(arena: Arena, dice: QuietDice, example: Example, { built, queues, exchanged }: Omit<ExampleMatch, 'match'>): Scene {
  const trace = new Trace();
  const walker = new Walker(arena, () => undefined);
  const starts = startsOf(arena, example, built);
  const { windows } = walker;
  let inTurn = false;
  const playing = (part: () => void): void => {
    const before = inTurn;
    inTurn = true;
    part();
    inTurn = before;
  };
  return {
    game: arena,
    arena,
    trace,
    seams: arena.match.ruleset.seams as unknown as Family['seams'],
    results: new Map(),
    kept: new Map(),
    exchanged,
    given: example.given,
    answers: example.answers,
    unit: (name) => findUnit(arena, name, built),
    windows: {
      openTurn: (side) => {
        arena.active = side;
        windows.openTurn(side);
      },
      closeTurn: (side) => windows.closeTurn(side),
      openCommand: (side) => windows.openCommand(side),
      openPhase: () => windows.openPhase(),
      closePhase: () => windows.endAll('phase'),
      closeRound: () => windows.endAll('round'),
      closeActivation: (unit) => windows.endActivation(unit),
    },
    activate: (unit) => {
      const node = walker.unitTurn();
      if (node === null) throw new Error('no unit has a turn of its own in this order of play');
      playing(() => walker.activate(node, unit));
    },
    play: (node, side) => playing(() => walker.play(node, side)),
    isInTurn: () => inTurn,
    quietly: (question, answer) => dice.quietly(question, answer),
    again() {
      inTurn = false;
      for (const queue of queues) queue.at = 0;
      reset(this, example, starts);
      arena.match.ruleset.edition.words.prepare?.(this);
    },
  };
}

function reset({ arena, trace, results, kept }: Scene, example: Example, starts: readonly Start[]): void {
  arena.log.recorder = null;
  arena.reset(0);
  arena.round = example.given.round ?? 1;
  arena.active = example.given.active === 'blue' ? 1 : 0;
  for (let k = 0; k < starts.length; k++) {
    const { unit, given, registers, wounds } = item(starts, k);
    for (let n = 0; n < given.length; n++) inflict(arena, unit, item(given, n) as never);
    for (let n = 0; n < registers.length; n++) {
      const [slot, value] = item(registers, n);
      unit.reg[slot] = value;
    }
    setWounds(arena, unit, wounds);
  }
  results.clear();
  kept.clear();
  trace.clear();
  arena.log.recorder = trace;
}

/** How a unit starts, by slots of statuses and registers. */
interface Start {
  readonly unit: Unit;
  readonly given: readonly number[];
  readonly registers: readonly (readonly [slot: number, value: number])[];
  readonly wounds: BuiltUnit['source']['wounds'];
}

const startsOf = (arena: Arena, example: Example, built: readonly BuiltUnit[]): Start[] =>
  built.map(({ name, source }) => ({
    unit: findUnit(arena, name, built),
    given: [...(source.statuses ?? []), ...(example.given.statuses?.[name] ?? [])].map((text) => {
      const slot = statuses.find(text);
      if (slot < 0) throw new ExampleError(`unit ${name}: no status is called "${text}"${didYouMean(text, statuses.names)}`);
      return slot;
    }),
    registers: Object.entries(example.given.registers?.[name] ?? {}).map(([register, value]) => {
      const slot = unitRegisters.find(register);
      if (slot < 0) throw new ExampleError(`unit ${name}: no register is called "${register}"${didYouMean(register, unitRegisters.names)}`);
      return [slot, value] as const;
    }),
    wounds: source.wounds,
  }));

function setWounds(arena: Arena, unit: Unit, wounds: number | readonly number[] | undefined): void {
  if (wounds === undefined) return;
  for (let k = 0; k < unit.size; k++) {
    const left = typeof wounds === 'number' ? wounds : (wounds[k] ?? 0);
    if (left === 0) arena.remove(unit.first + k, 4, null);
    else arena.models.wounds[unit.first + k] = left;
  }
  unit.atPhaseStart = unit.alive;
  unit.lostThisPhase = 0;
}

function findUnit(arena: Arena, name: string, built: readonly BuiltUnit[]): Unit {
  const host = built.find((b) => b.name === name)?.unit.attachedTo ?? name;
  const unit = arena.units.find((u) => u.id === host);
  if (unit === undefined) throw new ExampleError(`no unit is called "${name}"; there are ${built.map((b) => b.name).join(', ')}`);
  return unit;
}

function withLevels(plan: UnitPlan, built: readonly BuiltUnit[]): UnitPlan {
  const levels = built.find((b) => b.name === plan.id)?.levels;
  if (plan.placing === null || levels === null || levels === undefined) return plan;
  const z = Float64Array.from(levels);
  const lift = (p: Placing): Placing => ({ ...p, z });
  return { ...plan, placing: [lift(plan.placing[0]), lift(plan.placing[1])] };
}

function battleOf(
  example: Example,
  { sources }: ExampleFile,
  built: readonly BuiltUnit[],
  conjurable: readonly BuiltUnit[],
  terrainKinds: Battle['terrainKinds'],
): Battle {
  const { width, height } = example.given.battlefield ?? { width: 72, height: 48 };
  const army = (colour: 'red' | 'blue') => ({
    id: colour,
    title: colour,
    limit: 0,
    units: built.filter((b) => b.army === colour).map((b) => b.unit),
  });
  const places = (colour: 'red' | 'blue') => built.flatMap((b) => (b.army === colour && b.placement !== null ? [b.placement] : []));
  const doctrine = { id: 'example', title: 'Example', answers: {} };
  const mission = (example.given.mission ?? {}) as {
    rounds?: number;
    scoring?: Record<string, number>;
    options?: string[];
    attacker?: string;
  };
  return {
    id: 'example',
    title: example.title,
    terrainKinds,
    battlefield: {
      width,
      height,
      terrain: example.given.terrain ?? [],
      objectives: example.given.objectives ?? [],
      zones: [
        [
          [0, 0],
          [width, 0],
          [width, 12],
          [0, 12],
        ],
        [
          [0, height - 12],
          [width, height - 12],
          [width, height],
          [0, height],
        ],
      ],
      homeward: [
        [0, -1],
        [0, 1],
      ],
    },
    armies: { red: army('red'), blue: army('blue') },
    datasheets: Object.fromEntries([...built, ...conjurable].map((b) => [b.unit.datasheet, b.datasheet])),
    doctrines: { red: doctrine, blue: doctrine },
    deployment: { red: places('red'), blue: places('blue') },
    orders: [],
    mission: {
      rounds: mission.rounds ?? 'variant',
      scoring: mission.scoring ?? {},
      options: (mission.options ?? []) as Battle['mission']['options'],
      attackerSeat: mission.attacker === 'red' ? 0 : mission.attacker === 'blue' ? 1 : -1,
    },
    conjurable: conjurable.map((b) => b.unit),
    waived: [],
    exercise: false,
    evenUnder: [],
    sources,
  };
}

/** Answers of an example for one side: `id` for both, `id@red` for one; a list has one answer per question. */
function answersOf(example: Example, side: SideId, built: readonly BuiltUnit[], queues: AnswerQueue[]): (Answer<Family> | undefined)[] {
  const list: (Answer<Family> | undefined)[] = new Array(decisions.length).fill(undefined);
  for (const [key, value] of Object.entries(example.answers)) {
    const [id = '', colour] = key.split('@');
    if (colour !== undefined && colour !== 'red' && colour !== 'blue')
      throw new ExampleError(`answers.${key}: the side after "@" is red or blue`);
    const d = decisions.find((it) => it.id === id);
    if (d === undefined)
      throw new ExampleError(
        `answers.${key}: no decision is called "${id}"${didYouMean(
          id,
          decisions.map((it) => it.id),
        )}`,
      );
    if (colour !== undefined && colour !== COLOURS[side]) continue;
    if (!Array.isArray(value)) {
      list[d.slot] = (q) => answer(q, value, built);
      continue;
    }
    const queue: AnswerQueue = { answers: value, at: 0 };
    queues.push(queue);
    list[d.slot] = (q) => answer(q, nextOf(queue), built);
  }
  return list;
}

function nextOf(queue: AnswerQueue): unknown {
  const at = queue.at;
  if (at < queue.answers.length - 1) queue.at++;
  return queue.answers[at];
}

const YES = new Set<unknown>([true, 'take', 'yes', 'always', 'accept']);
const NO = new Set<unknown>([false, 'decline', 'no', 'never', 'none']);

function answer(q: Question, value: unknown, built: readonly BuiltUnit[]): number {
  if (q.what.means === 'flag') {
    if (YES.has(value)) return 1;
    if (NO.has(value)) return 0;
    throw new ExampleError(`answers.${q.what.id}: ${JSON.stringify(value)} is neither take nor decline`);
  }
  if (value === 'first') return 0;
  if (NO.has(value)) return indexOf(q, -1, value);
  if (q.what.means === 'unit' && typeof value === 'string') {
    const host = built.find((b) => b.name === value)?.unit.attachedTo ?? value;
    return indexOf(
      q,
      q.game.units.findIndex((u) => u.id === host),
      value,
    );
  }
  if (q.what.means === 'weapon' && typeof value === 'string')
    return indexOf(q, q.about?.sheet.weapons.findIndex((w) => w.name === value) ?? -1, value);
  if (q.what.means === 'model' && typeof value === 'string') {
    // `B#2` is the second model of unit B.
    const [name = '', place = '1'] = value.split('#');
    const unit = q.game.units.find((u) => u.id === name);
    return indexOf(q, unit === undefined ? -1 : unit.first + Number(place) - 1, value);
  }
  if (typeof value === 'number') return indexOf(q, value, value);
  throw new ExampleError(`answers.${q.what.id}: ${JSON.stringify(value)} cannot be read as a choice of a ${q.what.means}`);
}

function indexOf(q: Question, option: number, said: unknown): number {
  for (let i = 0; i < q.n; i++) if (q.options[i] === option) return i;
  throw new ExampleError(`answers.${q.what.id}: ${JSON.stringify(said)} is not among the ${q.n} legal options`);
}
