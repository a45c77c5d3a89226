import type { Family, Node, SideId, Unit } from '../rules/index.ts';
import { ACTIVATE, enemyOf, event } from '../rules/index.ts';
import type { Arena } from './arena.ts';
import { Durations } from './durations.ts';

const ROUND = event('round', { round: 'number' });
const TURN = event('turn', { side: 'side' });
const PHASE = event('phase', { name: 'number' });

/** No ledger knows a game this long: a program that does not end is a fault, and says so. */
const MOST_ROUNDS = 50;
/** How deep activations nest. */
const DEPTH = 4;

type Steps = { readonly [id: string]: number };

/** Walks a turn program over an arena: opens and closes windows, hands out activations. */
export class Walker {
  readonly #arena: Arena;
  readonly #durations = new Durations();
  /** Units that have acted, by depth of nesting. */
  readonly #done: Uint8Array[];
  readonly #phases: Steps;
  readonly #onRound: () => void;
  #depth = 0;

  /** `onRound` is called at the end of every round, before its durations end. */
  constructor(arena: Arena, onRound: () => void) {
    this.#arena = arena;
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
        this.#end('own-command', side);
        this.#phase(node.id, node.body, side);
        return;
      case 'phase':
        this.#phase(node.id, node.body, side);
        return;
      case 'each-unit':
        this.#activations(node, side, false);
        return;
      case 'alternate':
        this.#activations(node, g.first, true);
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
    this.endAll('round');
  }

  #newRound(round: number): void {
    const dice = this.#arena.dice as { round?: (round: number) => void };
    dice.round?.(round);
  }

  #turn(body: readonly Node<Family>[], side: SideId): void {
    const g = this.#arena;
    g.active = side;
    g.log.note(TURN, side);
    this.openTurn(side);
    this.#body(body, side);
    this.closeTurn(side);
  }

  /** What a turn's opening ends. Worked examples open and close windows by hand. */
  openTurn(side: SideId): void {
    this.#end('own-turn-start', side);
  }

  closeTurn(side: SideId): void {
    this.endAll('turn');
    this.#end('own-turn-end', side);
    this.#end('next-own-turn-end', side);
    this.#end('opponent-turn-end', enemyOf(side));
  }

  openPhase(): void {
    const units = this.#arena.units;
    for (let i = 0; i < units.length; i++) {
      units[i].atPhaseStart = units[i].alive;
      units[i].lostThisPhase = 0;
    }
  }

  #phase(id: string, body: readonly Node<Family>[], side: SideId): void {
    this.#arena.log.note(PHASE, this.#phases[id]);
    this.openPhase();
    this.#body(body, side);
    this.endAll('phase');
  }

  /** Ends a duration for every unit. */
  endAll(until: 'phase' | 'turn' | 'round'): void {
    const g = this.#arena;
    for (let i = 0; i < g.units.length; i++) this.#durations.end(until, g.units[i], g.models.reg);
    this.#durations.endSide(until, g.sideReg[0]);
    this.#durations.endSide(until, g.sideReg[1]);
  }

  #end(until: 'own-turn-start' | 'own-turn-end' | 'next-own-turn-end' | 'opponent-turn-end' | 'own-command', side: SideId): void {
    const g = this.#arena;
    const units = g.sides[side];
    for (let i = 0; i < units.length; i++) this.#durations.end(until, units[i], g.models.reg);
    this.#durations.endSide(until, g.sideReg[side]);
  }

  /** Ends `own-command` durations of a side. */
  openCommand(side: SideId): void {
    this.#end('own-command', side);
  }

  endActivation(unit: Unit<Family>): void {
    this.#durations.end('activation', unit, this.#arena.models.reg);
  }

  #activations(node: Extract<Node<Family>, { kind: 'each-unit' | 'alternate' }>, starting: SideId, alternating: boolean): void {
    const g = this.#arena;
    const seams = g.match.ruleset.seams;
    const done = this.#done[this.#depth++];
    if (done === undefined) throw new Error(`turn program: activations are nested deeper than ${DEPTH} at "${node.id}"`);
    done.fill(0);
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
      this.endActivation(unit);
      if (alternating && !passed) side = enemyOf(side);
    }
    this.#depth--;
  }

  #next(node: Extract<Node<Family>, { kind: 'each-unit' | 'alternate' }>, side: SideId, done: Uint8Array): Unit<Family> | null {
    const g = this.#arena;
    const seams = g.match.ruleset.seams;
    const units = g.sides[side];
    const asked = g.match.scripts[side].answers[ACTIVATE.slot] !== undefined;
    let n = 0;
    for (let i = 0; i < units.length; i++) {
      const u = units[i];
      if (done[u.slot] !== 0 || u.alive === 0 || !node.may(g, u, seams)) continue;
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
