import { compileDoctrine } from '../../../src/doctrine/compile.ts';
import { compileOrders, orderBook, withOrders } from '../../../src/doctrine/orders.ts';
import { AddressedDice, Arena, rootKey, Trace } from '../../../src/engine/index.ts';
import { type CoreSeams, type Decision, decision, type Family, first, rounds, step, type Unit } from '../../../src/rules/index.ts';
import type { DoctrineFile, Order } from '../../../src/scenario/types.ts';
import { type HandMade, type HandUnit, handMade } from '../engine/hand-made.ts';

export const TARGET: Decision = decision('doctrine-test/target', 'unit', first);
export const FLAG: Decision = decision('doctrine-test/flag', 'flag', first);
export const INTENTION: Decision = decision('intent', 'intent', first);
export const ADVANCE: Decision = decision('advance', 'flag', first);
export const RUN: Decision = decision('run', 'flag', first);
export const TURBO_BOOST: Decision = decision('turbo-boost', 'flag', first);
export const FLAT_OUT: Decision = decision('flat-out', 'flag', first);
export const SHOOT_AT: Decision = decision('shoot-at', 'unit', first);
export const CHARGE_AT: Decision = decision('charge-at', 'unit', first);

/** What a unit is worth to another, by `<own>-<other>`; 0 for pairs that are not named. */
type Worths = { readonly [pair: string]: number };

export interface TableParts {
  readonly units: readonly HandUnit[];
  readonly answers?: DoctrineFile['answers'];
  readonly orders?: readonly Order[];
  readonly shooting?: Worths;
  readonly fighting?: Worths;
  readonly chances?: Worths;
  readonly reach?: { readonly [unit: string]: number };
  /** Pairs that may not shoot at one another. */
  readonly hidden?: readonly string[];
  /** Who controls each objective: 0, 1 or -1. */
  readonly held?: readonly number[];
  readonly pieces?: HandMade['pieces'];
  readonly objectives?: readonly (readonly [number, number])[];
  readonly pair?: number;
  /** Weights of the commander; left out: the doctrine has none. */
  readonly commander?: DoctrineFile['commander'];
  /** Farthest that units move, 6 by default. */
  readonly moves?: { readonly [unit: string]: number };
  /** Part of a unit's fire that is left after a move, 1 by default. */
  readonly moving?: { readonly [unit: string]: number };
  /** Whether a unit somewhere would see another, and the other it. */
  readonly seen?: (x: number, y: number, target: string) => boolean;
  /** Units whose fire forbids a charge; that of others forbids one at anybody else. */
  readonly stays?: readonly string[];
  /** Units that need no sight to shoot. */
  readonly unseen?: readonly string[];
  /** Victory points of an objective that is held from a round to the end, and the last round. */
  readonly scores?: (objective: number, fromRound: number) => number;
  readonly lastRound?: number;
  readonly round?: number;
}

const worth =
  (worths: Worths = {}) =>
  (_g: unknown, u: Unit, t: Unit): number =>
    worths[`${u.id}-${t.id}`] ?? 0;

/** A game of hand-made units in which red is led by a doctrine, at the start of its first round. */
export function table({
  units,
  answers = {},
  orders = [],
  shooting,
  fighting,
  chances,
  reach = {},
  hidden = [],
  held = [],
  pieces,
  objectives,
  pair = 0,
  commander,
  moves = {},
  moving = {},
  seen = () => true,
  unseen = [],
  stays = [],
  scores = () => 0,
  lastRound = 5,
  round = 1,
}: TableParts) {
  const seams = {
    shootingWorth: worth(shooting),
    fightWorth: worth(fighting),
    chargeChance: worth(chances),
    chargesAfterFire: (_g: unknown, u: Unit, at: Unit | null, t: Unit) => at === null || (at === t && !stays.includes(u.id)),
    reachInches: (_g: unknown, u: Unit) => reach[u.id] ?? 24,
    mayTarget: (_g: unknown, u: Unit, t: Unit) => !hidden.includes(`${u.id}-${t.id}`),
    controls: (_g: unknown, k: number) => held[k] ?? -1,
    moveInches: (_g: unknown, u: Unit) => moves[u.id] ?? 6,
    fireWorth: (_g: unknown, u: Unit, t: Unit, inches: number, moved: number) =>
      inches <= (reach[u.id] ?? 24) ? worth(shooting)(_g, u, t) * (moved > 0 ? (moving[u.id] ?? 1) : 1) : 0,
    wouldSee: (_g: unknown, _u: Unit, x: number, y: number, t: Unit) => seen(x, y, t.id),
    firesUnseen: (_g: unknown, u: Unit) => unseen.includes(u.id),
    controlInches: () => 3,
    controlStrength: (_g: unknown, u: Unit) => u.alive,
    objectiveWorth: (_g: unknown, _side: number, k: number, fromRound: number) => (fromRound > lastRound ? 0 : scores(k, fromRound)),
    lossWorth: () => 1,
    lastRound: () => lastRound,
  } as unknown as CoreSeams<Family>;
  const compiled = compileDoctrine({ id: 'tested', title: 'Tested', answers, ...(commander === undefined ? {} : { commander }) }, seams);
  const made = compileOrders(orders, 'red', (name) => units.findIndex((u) => `${u.side === 1 ? 'blue' : 'red'}/${u.id}` === name));
  const match = handMade({
    units,
    program: rounds(
      'rounds',
      step('end', (g) => {
        g.over = true;
      }),
    ),
    seams: seams as unknown as NonNullable<HandMade['seams']>,
    ...(pieces === undefined ? {} : { pieces }),
    ...(objectives === undefined ? {} : { objectives }),
  });
  const script = {
    id: 'tested',
    answers: withOrders(compiled, made),
    ...orderBook(made),
    points: made.list.flatMap((o) => (o.move === null ? [] : [{ unit: o.unit, round: o.round, x: o.move[0], y: o.move[1] }])),
  };
  const arena = new Arena({ ...match, scripts: [script, match.scripts[1]] }, (rollers, nobody) => {
    const dice = new AddressedDice(rollers, nobody);
    dice.seat(rootKey('doctrine'), 1, pair);
    return dice;
  });
  arena.reset(0);
  arena.round = round;
  const trace = new Trace();
  arena.log.recorder = trace;
  const unit = (id: string): Unit => {
    const found = arena.units.find((u) => u.id === id);
    if (found === undefined) throw new Error(`no unit ${id}`);
    return found;
  };
  /** The option that red's doctrine takes. */
  const ask = (what: Decision, about: string | null, options: readonly number[], cause: string | null = null): number => {
    options.forEach((option, i) => {
      what.options[i] = option;
    });
    return what.options[
      arena.ask(what, 0, about === null ? null : unit(about), cause === null ? null : unit(cause), options.length)
    ] as number;
  };
  /** The same among units, by name; `none` is the option of taking none. */
  const pick = (what: Decision, about: string | null, names: readonly string[]): string => {
    const slot = ask(
      what,
      about,
      names.map((name) => (name === 'none' ? -1 : unit(name).slot)),
    );
    return slot < 0 ? 'none' : (arena.units[slot]?.id as string);
  };
  return { arena, trace, unit, ask, pick, script };
}
