import type { Family, Node, SideId, Unit } from '../rules/index.ts';
import { ACTIVATE, enemyOf, event } from '../rules/index.ts';
import type { Arena } from './arena.ts';
import { Windows } from './windows.ts';

const ROUND = event('round', { round: 'number' });
const TURN = event('turn', { side: 'side' });
const PHASE = event('phase', { name: 'number' });
const ACTIVATION = event('activation', { unit: 'unit' });
const ACTS = event('acts', { unit: 'unit' }, '{unit} acts');

/** No ledger has a game this long: a program that does not end is a fault, and is reported. */
const MOST_ROUNDS = 50;
/** How deeply activations nest. */
const DEPTH = 4;

type Activations = Extract<Node<Family>, { kind: 'activations' }>;
type Ranked = Extract<Node<Family>, { kind: 'ranked' }>;
type Units = Extract<Node<Family>, { kind: 'each-unit' | 'alternate' }>;
type Block = Extract<Node<Family>, { kind: 'group' | 'rounds' | 'each-side' | 'joint' | 'phase' | 'command' }>;
type Chosen = Units | Activations | Ranked;
type Steps = { readonly [id: string]: number };

/** Where play is in one node that has not ended. The rest of the state of a walk is in `Walk`. */
interface Level {
  node: Node<Family>;
  /** What comes next in the node: to open it, to play its body, and, where units have turns, to choose a unit. */
  stage: number;
  /** The next node of the body. */
  child: number;
  /** For whom the body is played, or who chooses a unit next. */
  side: SideId;
  /** The second of two turns, or a side without units left: the last part of the node. */
  last: boolean;
  /** One round, one turn of a side, or the turn of one unit, and no more. */
  once: boolean;
  /** Whose turn it is, where units have turns of their own. */
  unit: Unit<Family> | null;
  /** The key of the units whose turns come now (`ranked`). */
  key: number;
  /** Units that have acted. */
  done: Uint8Array;
}

/** How far a walk has come. */
interface Walk {
  /** Nodes that have begun and not ended: the first `open` of the levels, outermost first. */
  open: number;
  /** Lists of units that have acted in use. */
  lists: number;
  /** Whether a turn of both sides is in progress, and whether units have none of their own in it. */
  inJoint: boolean;
  allAtOnce: boolean;
}

const OPEN = 0;
const BODY = 1;
const CHOOSE = 2;

/**
 * Walks a turn program over an arena: opens and closes windows, gives units their activations. What has begun and not ended is a list and not
 * the stack of calls, so that a walk can stop between any two steps, and be taken up there again (`kept`).
 */
export class Walker {
  readonly #arena: Arena;
  readonly windows: Windows;
  readonly #walk: Walk = { open: 0, lists: 0, inJoint: false, allAtOnce: false };
  readonly #levels: Level[] = [];
  /** Units that have acted, by depth of nesting. */
  readonly #done: Uint8Array[];
  readonly #phases: Steps;
  readonly #onRound: () => void;

  /** `onRound` is called at the end of every round, before its durations end. */
  constructor(arena: Arena, onRound: () => void) {
    this.#arena = arena;
    this.windows = new Windows(arena);
    this.#onRound = onRound;
    this.#done = Array.from({ length: DEPTH }, () => new Uint8Array(arena.units.length));
    const ids: string[] = [];
    const visit = (node: Node<Family>): void => {
      if (node.kind === 'phase' || node.kind === 'command') ids.push(node.id);
      if ('body' in node) node.body.forEach(visit);
    };
    visit(arena.match.ruleset.program);
    this.#phases = Object.fromEntries(ids.map((id, i) => [id, i]));
    for (let depth = depthOf(arena.match.ruleset.program); depth > 0; depth--) this.#levels.push(this.#blank());
  }

  /** The objects that hold the state of the walk. */
  kept(): readonly object[] {
    return [this.#walk, this.#levels, this.#done, ...this.windows.kept()];
  }

  /** Starts at the beginning of the program. */
  begin(): void {
    this.#walk.open = 0;
    this.#walk.lists = 0;
    this.#walk.inJoint = false;
    this.#walk.allAtOnce = false;
    this.#enter(this.#arena.match.ruleset.program, 0);
  }

  /** Plays on until a step, or the part of one unit in a node, has been played. False once the program has ended. */
  step(): boolean {
    return this.#advance(0);
  }

  /** Walks one node: of `each-side` the one turn of `side`, of `rounds` one round. For worked examples. */
  play(id: string, side: SideId): void {
    const node = find(this.#arena.match.ruleset.program, id);
    if (node === null) throw new Error(`the turn program has no node "${id}"`);
    this.#apart(() => {
      const level = this.#enter(node, side);
      level.once = node.kind === 'rounds' || node.kind === 'each-side';
    });
  }

  /** One turn of a unit. For worked examples that play a single one. */
  activate(node: Activations, unit: Unit<Family>): void {
    this.#apart(() => {
      const level = this.#enter(node, unit.side);
      level.once = true;
      this.#openUnitTurn(level, unit);
    });
  }

  /** Walks what is entered to its end, also within a walk. What broke off in the middle of it leaves nothing open. */
  #apart(enter: () => void): void {
    const { open, lists } = this.#walk;
    try {
      enter();
      while (this.#advance(open));
    } finally {
      this.#walk.open = open;
      this.#walk.lists = lists;
    }
  }

  #blank(): Level {
    return {
      node: this.#arena.match.ruleset.program,
      stage: OPEN,
      child: 0,
      side: 0,
      last: false,
      once: false,
      unit: null,
      key: 0,
      done: this.#done[0],
    };
  }

  #enter(node: Node<Family>, side: SideId): Level {
    // Examples and rules may walk a node within another.
    if (this.#walk.open === this.#levels.length) this.#levels.push(this.#blank());
    const level = this.#levels[this.#walk.open++];
    level.node = node;
    level.stage = OPEN;
    level.child = 0;
    level.side = side;
    level.last = false;
    level.once = false;
    level.unit = null;
    return level;
  }

  #leave(): void {
    this.#walk.open--;
  }

  /** Walks on until something was played, or only `least` nodes are open: false then. */
  #advance(least: number): boolean {
    while (this.#walk.open > least) if (this.#visit(this.#levels[this.#walk.open - 1])) return true;
    return false;
  }

  /** Does what comes next in a node. True where rules of the program were played. */
  #visit(level: Level): boolean {
    const g = this.#arena;
    const { node } = level;
    switch (node.kind) {
      case 'step':
        this.#leave();
        node.run(g, level.side, g.match.ruleset.seams);
        return true;
      case 'each-unit':
      case 'alternate':
        return this.#units(node, level);
      case 'activations':
        this.#unitTurns(node, level);
        return false;
      case 'ranked':
        this.#ranks(node, level);
        return false;
      default:
        if (level.stage === OPEN) this.#open(node, level);
        else if (level.child < node.body.length) this.#enter(node.body[level.child++], level.side);
        else this.#close(node, level);
        return false;
    }
  }

  #open(node: Block, level: Level): void {
    const g = this.#arena;
    level.stage = BODY;
    switch (node.kind) {
      case 'group':
        return;
      case 'rounds':
        if (g.over && !level.once) this.#leave();
        else this.#openRound(level);
        return;
      case 'each-side':
        this.#openTurn(level, level.once ? level.side : g.first);
        return;
      case 'joint':
        this.#openJoint(node, level);
        return;
      case 'command':
        this.windows.openCommand(level.side);
        this.#openPhase(node.id);
        return;
      case 'phase':
        this.#openPhase(node.id);
        return;
    }
  }

  #close(node: Block, level: Level): void {
    const g = this.#arena;
    switch (node.kind) {
      case 'group':
        break;
      case 'rounds':
        this.#closeRound();
        if (!level.once) {
          level.stage = OPEN;
          return;
        }
        break;
      case 'each-side':
        this.windows.closeTurn(level.side);
        if (!level.once && !level.last) {
          level.last = true;
          this.#openTurn(level, enemyOf(g.first));
          return;
        }
        break;
      case 'joint':
        this.#walk.inJoint = false;
        this.#walk.allAtOnce = false;
        this.windows.closeJoint();
        break;
      case 'command':
      case 'phase':
        this.windows.endAll('phase');
        if (this.#walk.allAtOnce) this.windows.ownTurnOfOthers(1);
        break;
    }
    this.#leave();
  }

  #openRound(level: Level): void {
    const g = this.#arena;
    g.round++;
    if (g.round > MOST_ROUNDS) throw new Error(`the engagement is in round ${g.round}: nothing in the turn program ends it`);
    const dice = g.dice as { round?: (round: number) => void };
    dice.round?.(g.round);
    g.log.note(ROUND, g.round);
    level.child = 0;
    level.side = g.first;
  }

  #closeRound(): void {
    const g = this.#arena;
    g.match.scripts[0].orders?.closeRound(g);
    g.match.scripts[1].orders?.closeRound(g);
    this.#onRound();
    this.windows.endAll('round');
  }

  #openTurn(level: Level, side: SideId): void {
    const g = this.#arena;
    level.child = 0;
    level.side = side;
    g.active = side;
    // What ends with the beginning of a turn is gone when the turn is told of.
    this.windows.openTurn(side);
    g.log.note(TURN, side);
  }

  #openPhase(id: string): void {
    this.#arena.log.note(PHASE, this.#phases[id]);
    this.windows.openPhase();
    if (this.#walk.allAtOnce) this.windows.ownTurnOfOthers(0);
  }

  #openJoint(node: Block, level: Level): void {
    this.windows.openJoint();
    this.#walk.inJoint = true;
    this.#walk.allAtOnce = !has(node, 'activations');
    if (this.#walk.allAtOnce) this.windows.ownTurnOfOthers(1);
    level.side = this.#arena.first;
  }

  #openUnitTurn(level: Level, unit: Unit<Family>): void {
    level.stage = BODY;
    level.child = 0;
    level.unit = unit;
    this.windows.openUnitTurn(unit);
    this.#arena.log.note(ACTIVATION, unit.slot);
    this.#arena.activations++;
  }

  /** The node whose body is a turn of a unit, or null where sides have turns. */
  unitTurn(): Activations | null {
    return firstOf(this.#arena.match.ruleset.program, 'activations');
  }

  #unitTurns(node: Activations, level: Level): void {
    const g = this.#arena;
    if (level.stage === OPEN) {
      this.#openList(level);
      level.side = g.first;
    }
    if (level.stage === BODY) {
      const unit = level.unit as Unit<Family>;
      if (level.child < node.body.length) {
        this.#enter(node.body[level.child++], unit.side);
        return;
      }
      this.windows.closeUnitTurn(unit);
      if (level.once) {
        this.#leave();
        return;
      }
      level.side = enemyOf(unit.side);
    }
    let unit = this.#next(node, level.side, level.done);
    if (unit === null && node.surplus) unit = this.#next(node, enemyOf(level.side), level.done);
    if (unit === null) {
      this.#closeList();
      if (this.#walk.inJoint) this.windows.ownTurnOfOthers(1);
      return;
    }
    level.done[unit.slot] = 1;
    this.#openUnitTurn(level, unit);
  }

  #ranks(node: Ranked, level: Level): void {
    const g = this.#arena;
    if (level.stage === OPEN) {
      this.#openList(level);
      level.key = Infinity;
      level.side = g.first;
    }
    if (level.stage === BODY) {
      const unit = level.unit as Unit<Family>;
      if (level.child < node.body.length) {
        this.#enter(node.body[level.child++], unit.side);
        return;
      }
      this.windows.endActivation(unit);
      this.windows.leave(unit);
      level.side = enemyOf(unit.side);
    }
    const best = this.#highest(node, level.done);
    if (best !== -Infinity && best !== level.key) level.side = g.first;
    level.key = best;
    const unit = best === -Infinity ? null : this.#ofKey(node, level, best);
    if (unit === null) {
      this.#closeList();
      return;
    }
    level.done[unit.slot] = 1;
    level.stage = BODY;
    level.child = 0;
    level.unit = unit;
    g.log.note(ACTS, unit.slot);
    g.activations++;
    g.acting = g.units[unit.slot];
    g.active = unit.side;
    unit.inTurn = 1;
  }

  #ofKey(node: Ranked, { side, done }: Level, key: number): Unit<Family> | null {
    return this.#next(node, side, done, key) ?? this.#next(node, enemyOf(side), done, key);
  }

  /** Each unit of a side that may act, or units of both sides by turns; within the turn of a unit only that one. */
  #units(node: Units, level: Level): boolean {
    const g = this.#arena;
    const { seams } = g.match.ruleset;
    if (level.stage === OPEN && node.kind === 'each-unit' && g.acting !== null) {
      const { acting } = g;
      this.#leave();
      if (acting.alive === 0 || !node.may(g, acting, seams)) return false;
      node.run(g, acting, seams);
      return true;
    }
    if (level.stage === OPEN) {
      this.#openList(level);
      g.activations++;
      if (node.kind === 'alternate') level.side = g.first;
    }
    const unit = this.#next(node, level.side, level.done);
    if (unit !== null) {
      level.done[unit.slot] = 1;
      node.run(g, unit, seams);
      this.windows.endActivation(unit);
    } else if (node.kind === 'each-unit' || level.last) {
      this.#closeList();
      return false;
    }
    if (node.kind === 'alternate') {
      // Once a side has none left, the other uses the rest of its own.
      if (!level.last) level.side = enemyOf(level.side);
      if (unit === null) level.last = true;
    }
    return unit !== null;
  }

  /** A list of the units that have acted, for one more level of nesting. */
  #openList(level: Level): void {
    const done = this.#done[this.#walk.lists++];
    if (done === undefined) throw new Error(`turn program: activations are nested deeper than ${DEPTH} at "${level.node.id}"`);
    done.fill(0);
    level.done = done;
    level.stage = CHOOSE;
  }

  /** Leaves a node in which all units have acted. */
  #closeList(): void {
    this.#walk.lists--;
    this.#leave();
  }

  /** The highest key of the units that may act and have not, or minus infinity. */
  #highest(node: Ranked, done: Uint8Array): number {
    const g = this.#arena;
    const seams = g.match.ruleset.seams;
    let best = -Infinity;
    for (let i = 0; i < g.units.length; i++) {
      const u = g.units[i];
      if (done[i] !== 0 || u.alive === 0) continue;
      const key = node.key(g, u, seams);
      if (key > best && node.may(g, u, seams)) best = key;
    }
    return best;
  }

  /** The unit that a side uses next, of those that may act (and have this key), or null. */
  #next(node: Chosen, side: SideId, done: Uint8Array, key = 0): Unit<Family> | null {
    const g = this.#arena;
    const seams = g.match.ruleset.seams;
    const units = g.sides[side];
    const asked = g.match.scripts[side].answers[ACTIVATE.slot] !== undefined;
    let n = 0;
    for (let i = 0; i < units.length; i++) {
      const u = units[i];
      if (done[u.slot] !== 0 || u.alive === 0) continue;
      if (node.kind === 'ranked' && node.key(g, u, seams) !== key) continue;
      if (!node.may(g, u, seams)) continue;
      if (!asked) return u;
      ACTIVATE.options[n++] = u.slot;
    }
    if (n === 0) return null;
    return g.units[ACTIVATE.options[g.ask(ACTIVATE, side, null, null, n)]];
  }
}

const depthOf = (node: Node<Family>): number => ('body' in node ? 1 + Math.max(0, ...node.body.map(depthOf)) : 1);

function find(node: Node<Family>, id: string): Node<Family> | null {
  if (node.id === id) return node;
  if (!('body' in node)) return null;
  for (const child of node.body) {
    const found = find(child, id);
    if (found !== null) return found;
  }
  return null;
}

const has = (node: Node<Family>, kind: Node<Family>['kind']): boolean =>
  node.kind === kind || ('body' in node && node.body.some((child) => has(child, kind)));

function firstOf(node: Node<Family>, kind: 'activations'): Activations | null {
  if (node.kind === kind) return node;
  if (!('body' in node)) return null;
  for (const child of node.body) {
    const found = firstOf(child, kind);
    if (found !== null) return found;
  }
  return null;
}
