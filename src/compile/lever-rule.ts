import {
  type AnyRule,
  arenaMemory,
  type Family,
  type Game,
  type Node,
  type Procedure,
  type Program,
  type Quantity,
  type Subject,
  step,
  type Unit,
} from '../rules/index.ts';
import { own } from '../rules/own.ts';
import { nearest } from '../scenario/nearest.ts';
import { type Lever, leverText } from './lever.ts';
import { leverTitle } from './lever-words.ts';

/** What may be done to a quantity besides setting it, and the values that it may be set to. */
interface Law {
  readonly hows: readonly Lever['how'][];
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

const SHIFTED = ['shift', 'set', 'most', 'least'] as const;
const SCALED = [...SHIFTED, 'scale'] as const;
const MOST = 999;

const LAWS: { readonly [quantity in Quantity]: Law } = {
  Inches: { hows: SCALED, from: 0, to: MOST, whole: false },
  Degrees: { hows: SCALED, from: 0, to: 360, whole: false },
  Needed: { hows: SHIFTED, from: 1, to: 7, whole: true },
  Count: { hows: SCALED, from: 0, to: MOST, whole: true },
  Bonus: { hows: SHIFTED, from: -MOST, to: MOST, whole: false },
  Value: { hows: SCALED, from: 0, to: MOST, whole: true },
  Piercing: { hows: SHIFTED, from: 1, to: 7, whole: true },
  Flag: { hows: ['set'], from: 0, to: 1, whole: true },
};

/** Whether a value stands for "none", "never" or "without a limit", which no shift or scale changes. */
function isNone(gives: Quantity, value: number): boolean {
  switch (gives) {
    case 'Needed':
      return value >= 7 || value <= 1;
    case 'Piercing':
      return value >= 7;
    case 'Inches':
    case 'Degrees':
    case 'Count':
    case 'Value':
      return value <= 0 || value === Number.POSITIVE_INFINITY;
    case 'Bonus':
    case 'Flag':
      return false;
  }
}

/** The least and the most that a shifted or scaled value may become: a Needed never comes without a roll, nobody gains what he lacks. */
const LEAST: { readonly [quantity in Quantity]: number } = {
  Inches: 0,
  Degrees: 0,
  Needed: 2,
  Count: 0,
  Bonus: Number.NEGATIVE_INFINITY,
  Value: 1,
  Piercing: 1,
  Flag: 0,
};
const GREATEST: { readonly [quantity in Quantity]: number } = {
  Inches: Number.POSITIVE_INFINITY,
  Degrees: 360,
  Needed: 7,
  Count: Number.POSITIVE_INFINITY,
  Bonus: Number.POSITIVE_INFINITY,
  Value: Number.POSITIVE_INFINITY,
  Piercing: 6,
  Flag: 1,
};

/** What a lever makes of a value. */
export function changed(gives: Quantity, { how, by }: Pick<Lever, 'how' | 'by'>, value: number): number {
  if (how === 'set') return by;
  if (how === 'most') return value > by ? by : value;
  if (how === 'least') return value < by ? by : value;
  if (isNone(gives, value)) return value;
  const moved = how === 'shift' ? value + by : value * by;
  const whole = LAWS[gives].whole ? Math.floor(moved + 0.5) : moved;
  return Math.min(Math.max(whole, LEAST[gives]), GREATEST[gives]);
}

/** Why a lever cannot be used in an edition; null if it can. */
export function leverProblem(lever: Lever, variant: LeverBase): string | null {
  const text = leverText(lever);
  const procedures = variant.edition.procedures;
  if (procedures === undefined)
    return `${text}: ${variant.id} does not say what its procedures return, so none can be changed from outside`;
  const procedure = own(procedures, lever.seam);
  if (procedure === undefined) {
    const near = nearest(lever.seam, Object.keys(procedures));
    return `${text}: ${variant.id} has no procedure "${lever.seam}"${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''} (rules ${variant.id} --seam list)`;
  }
  const { gives, signature } = procedure;
  if (gives === null)
    return `${text}: ${lever.seam}${signature} does something, or returns what a switch could only spoil; write a rule of your own (init variant)`;
  return valueProblem(lever, gives) ?? narrowProblem(lever, procedure, variant);
}

function valueProblem(lever: Lever, gives: Quantity): string | null {
  const { how, by, flag, seam } = lever;
  const text = leverText(lever);
  const { hows, from, to, whole } = LAWS[gives];
  if (gives === 'Flag' && !flag) return `${text}: ${seam} is a yes or no; write ${seam}=on or ${seam}=off`;
  if (gives !== 'Flag' && flag) return `${text}: ${seam} is a number, not a yes or no`;
  if (!hows.includes(how)) return `${text}: ${seam} cannot be multiplied`;
  if (how !== 'scale' && whole && !Number.isInteger(by)) return `${text}: ${seam} is a whole number`;
  if (how !== 'scale' && how !== 'shift' && (by < from || by > to)) return `${text}: expected ${from} to ${to}`;
  return null;
}

function narrowProblem(lever: Lever, { whom, signature }: Procedure, variant: LeverBase): string | null {
  const text = leverText(lever);
  const when = phasesOf(variant.edition.sequence.root);
  const about = lever.only.filter((it) => !when.has(it));
  if (about.length === 0 || whom?.is === 'model' || whom?.is === 'unit' || whom?.is === 'attack') return null;
  if (whom?.is === 'side' && about.every(isSide)) return null;
  return `${text}: ${lever.seam}${signature} is asked about ${whom === null ? 'nobody' : 'a side'}, so it cannot be changed for ${about.join(', ')} only`;
}

export const isSide = (name: string): boolean => name === 'red' || name === 'blue';

/** A variant, as far as a lever needs it. */
export interface LeverBase {
  readonly id: string;
  readonly edition: {
    readonly sequence: Program<Family>;
    readonly procedures?: { readonly [seam: string]: Procedure };
  };
}

/** The phases of a turn program, by id. */
export function phasesOf(node: Node<Family>): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (it: Node<Family>): void => {
    if (it.kind === 'phase') found.add(it.id);
    if ('body' in it) for (const child of it.body) look(child);
  };
  look(node);
  return found;
}

/** Which of the phases that levers name are under way, as bits by lever. */
const underWay = arenaMemory('levers-under-way', () => ({ bits: 0 }));

/**
 * The rule that a lever is: it wraps one procedure, outside all other rules.
 *
 * @param place its place among the levers of a ruleset, below 31
 */
export function leverRule(lever: Lever, variant: LeverBase, place: number): AnyRule {
  const procedure = variant.edition.procedures?.[lever.seam] as Procedure;
  const phases = phasesOf(variant.edition.sequence.root);
  const when = lever.only.filter((it) => phases.has(it));
  const whom = lever.only.filter((it) => !phases.has(it));
  const bit = 1 << place;
  const applies = appliesTo(whom, procedure.whom);
  const title = leverTitle(lever, procedure, {
    when,
    sides: whom.filter(isSide),
    names: whom.filter((it) => !isSide(it)),
    subject: procedure.whom,
  });
  return Object.freeze({
    id: leverText(lever),
    title,
    source: 'this ruleset',
    text: `${title}. ${lever.seam}${procedure.signature}: ${procedure.about}`,
    simulated: 'full',
    default: 'on',
    ...(when.length > 0 && { sequence: (turn: Program<Family>): Program<Family> => marked(turn, when, bit) }),
    patch: () => ({
      wrap: { [lever.seam]: (next: Seam) => wrapped(next, procedure.gives as Quantity, lever, applies, when.length > 0 ? bit : 0) },
    }),
  }) as unknown as AnyRule;
}

/** The phases with these ids note that they are under way. */
function marked(turn: Program<Family>, when: readonly string[], bit: number): Program<Family> {
  const there = phasesOf(turn.root);
  return when
    .filter((id) => there.has(id))
    .reduce(
      (program, id) =>
        program.replace(id, (phase) => {
          const on = step<Family>(`${id}-lever-on`, (g) => {
            underWay(g).bits |= bit;
          });
          const off = step<Family>(`${id}-lever-off`, (g) => {
            underWay(g).bits &= ~bit;
          });
          return 'body' in phase ? ({ ...phase, body: [on, ...phase.body, off] } as Node<Family>) : phase;
        }),
      turn,
    );
}

type Seam = (g: Game, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown) => unknown;
type Applies = (g: Game, a: unknown, b: unknown, c: unknown, d: unknown) => boolean;

/** Whether a call is about one of those for whom a lever is. A side and what its unit is both have to fit. */
function appliesTo(whom: readonly string[], subject: Subject | null): Applies | null {
  if (whom.length === 0 || subject === null) return null;
  const sides = whom.filter(isSide);
  const names = whom.filter((it) => !isSide(it));
  const fits = (u: Unit | null): boolean =>
    u !== null && isOfSide(u.side, sides) && names.every((it) => u.sheet.id === it || u.sheet.keywords.includes(it));
  const { argument, is } = subject;
  return (g, a, b, c, d) => {
    const it = argument === 1 ? a : argument === 2 ? b : argument === 3 ? c : d;
    if (is === 'side') return isOfSide(it as 0 | 1, sides);
    if (is === 'model') return (it as number) >= 0 && fits(g.unitOf(it as number));
    return fits(is === 'unit' ? (it as Unit | null) : (it as { readonly attacker: Unit }).attacker);
  };
}

const isOfSide = (side: 0 | 1, sides: readonly string[]): boolean => sides.length === 0 || sides.includes(side === 0 ? 'red' : 'blue');

/** Procedures take at most five arguments besides the game; they are spelled out so that play allocates no argument list. */
function wrapped(next: Seam, gives: Quantity, lever: Lever, applies: Applies | null, bit: number): Seam {
  const set = lever.by === 1;
  return (g, a, b, c, d, e) => {
    // Asked in any case: what it rolls or notes on the way belongs to the game.
    const value = next(g, a, b, c, d, e);
    if ((bit !== 0 && (underWay(g).bits & bit) === 0) || (applies !== null && !applies(g, a, b, c, d))) return value;
    return gives === 'Flag' ? set : changed(gives, lever, value as number);
  };
}
