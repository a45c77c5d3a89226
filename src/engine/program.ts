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
type Chosen = Extract<Node<Family>, { kind: 'each-unit' | 'alternate' }> | Activations | Ranked;
type Steps = { readonly [id: string]: number };

/** Walks a turn program over an arena: opens and closes windows, gives units their activations. */
export class Walker {
  readonly #arena: Arena;
  readonly windows: Windows;
  /** Units that have acted, by depth of nesting. */
  readonly #done: Uint8Array[];
  readonly #phases: Steps;
  readonly #onRound: () => void;
  #depth = 0;
  /** Whether a turn of both sides is in progress, and whether units have none of their own in it. */
  #inJoint = false;
  #allAtOnce = false;

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
  }

  run(): void {
    this.#depth = 0;
    this.#inJoint = false;
    this.#allAtOnce = false;
    this.#walk(this.#arena.match.ruleset.program, 0);
  }

  /** Walks one node: of `each-side` the one turn of `side`, of `rounds` one round. For worked examples. */
  play(id: string, side: SideId): void {
    const node = find(this.#arena.match.ruleset.program, id);
    if (node === null) throw new Error(`the turn program has no node "${id}"`);
    if (node.kind === 'each-side') this.#turn(node.body, side);
    else if (node.kind === 'rounds') this.#round(node.body);
    else this.#walk(node, side);
  }

  #walk(node: Node<Family>, side: SideId): void {
    const g = this.#arena;
    switch (node.kind) {
      case 'step':
        node.run(g, side, g.match.ruleset.seams);
        return;
      case 'group':
        this.#body(node.body, side);
        return;
      case 'rounds':
        while (!g.over) this.#round(node.body);
        return;
      case 'each-side': {
        this.#turn(node.body, g.first);
        this.#turn(node.body, enemyOf(g.first));
        return;
      }
      case 'command':
        this.windows.openCommand(side);
        this.#phase(node.id, node.body, side);
        return;
      case 'phase':
        this.#phase(node.id, node.body, side);
        return;
      case 'joint':
        this.#joint(node.body, has(node, 'activations'));
        return;
      case 'each-unit':
        if (g.acting === null) this.#activations(node, side, false);
        else if (g.acting.alive > 0 && node.may(g, g.acting, g.match.ruleset.seams)) node.run(g, g.acting, g.match.ruleset.seams);
        return;
      case 'alternate':
        this.#activations(node, g.first, true);
        return;
      case 'activations':
        this.#unitTurns(node);
        return;
      case 'ranked':
        this.#ranks(node);
        return;
    }
  }

  #body(body: readonly Node<Family>[], side: SideId): void {
    for (let i = 0; i < body.length; i++) this.#walk(body[i], side);
  }

  #round(body: readonly Node<Family>[]): void {
    const g = this.#arena;
    g.round++;
    if (g.round > MOST_ROUNDS) throw new Error(`the engagement is in round ${g.round}: nothing in the turn program ends it`);
    this.#newRound(g.round);
    g.log.note(ROUND, g.round);
    this.#body(body, g.first);
    g.match.scripts[0].orders?.closeRound(g);
    g.match.scripts[1].orders?.closeRound(g);
    this.#onRound();
    this.windows.endAll('round');
  }

  #newRound(round: number): void {
    const dice = this.#arena.dice as { round?: (round: number) => void };
    dice.round?.(round);
  }

  #turn(body: readonly Node<Family>[], side: SideId): void {
    const g = this.#arena;
    g.active = side;
    g.log.note(TURN, side);
    this.windows.openTurn(side);
    this.#body(body, side);
    this.windows.closeTurn(side);
  }

  #phase(id: string, body: readonly Node<Family>[], side: SideId): void {
    this.#arena.log.note(PHASE, this.#phases[id]);
    this.windows.openPhase();
    if (this.#allAtOnce) this.windows.ownTurnOfOthers(0);
    this.#body(body, side);
    this.windows.endAll('phase');
    if (this.#allAtOnce) this.windows.ownTurnOfOthers(1);
  }

  #joint(body: readonly Node<Family>[], ofUnits: boolean): void {
    this.windows.openJoint();
    this.#inJoint = true;
    this.#allAtOnce = !ofUnits;
    if (this.#allAtOnce) this.windows.ownTurnOfOthers(1);
    this.#body(body, this.#arena.first);
    this.#inJoint = false;
    this.#allAtOnce = false;
    this.windows.closeJoint();
  }

  /** One turn of a unit. Also for worked examples that play a single one. */
  activate(node: Activations, unit: Unit<Family>): void {
    this.#arena.log.note(ACTIVATION, unit.slot);
    this.#arena.activations++;
    this.windows.openUnitTurn(unit);
    this.#body(node.body, unit.side);
    this.windows.closeUnitTurn(unit);
  }

  /** The node whose body is a turn of a unit, or null where sides have turns. */
  unitTurn(): Activations | null {
    return firstOf(this.#arena.match.ruleset.program, 'activations');
  }

  #unitTurns(node: Activations): void {
    const g = this.#arena;
    const done = this.#openList(node.id);
    let side = g.first;
    for (;;) {
      let unit = this.#next(node, side, done);
      if (unit === null && node.surplus) unit = this.#next(node, enemyOf(side), done);
      if (unit === null) break;
      done[unit.slot] = 1;
      this.activate(node, unit);
      side = enemyOf(unit.side);
    }
    this.#depth--;
    if (this.#inJoint) this.windows.ownTurnOfOthers(1);
  }

  #ranks(node: Ranked): void {
    const g = this.#arena;
    const done = this.#openList(node.id);
    let key = Infinity;
    let side = g.first;
    for (;;) {
      const best = this.#highest(node, done);
      if (best === -Infinity) break;
      if (best !== key) side = g.first;
      key = best;
      const unit = this.#next(node, side, done, key) ?? this.#next(node, enemyOf(side), done, key);
      if (unit === null) break;
      done[unit.slot] = 1;
      g.log.note(ACTS, unit.slot);
      g.activations++;
      g.acting = g.units[unit.slot];
      g.active = unit.side;
      unit.inTurn = 1;
      this.#body(node.body, unit.side);
      this.windows.endActivation(unit);
      this.windows.leave(unit);
      side = enemyOf(unit.side);
    }
    this.#depth--;
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

  /** A list of the units that have acted, for one more level of nesting. */
  #openList(id: string): Uint8Array {
    const done = this.#done[this.#depth++];
    if (done === undefined) throw new Error(`turn program: activations are nested deeper than ${DEPTH} at "${id}"`);
    done.fill(0);
    return done;
  }

  #activations(node: Extract<Node<Family>, { kind: 'each-unit' | 'alternate' }>, starting: SideId, alternating: boolean): void {
    const g = this.#arena;
    const seams = g.match.ruleset.seams;
    const done = this.#openList(node.id);
    g.activations++;
    let side = starting;
    let passed = false;
    for (;;) {
      const unit = this.#next(node, side, done);
      if (unit === null) {
        if (!alternating || passed) break;
        passed = true;
        side = enemyOf(side);
        continue;
      }
      done[unit.slot] = 1;
      node.run(g, unit, seams);
      this.windows.endActivation(unit);
      if (alternating && !passed) side = enemyOf(side);
    }
    this.#depth--;
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
