import type { Arena } from '../engine/arena.ts';
import {
  events,
  type Family,
  FRESH,
  type Node,
  type SideId,
  statuses,
  statusUntil,
  type Unit,
  type Until,
  unitRegisters,
  unitRegisterUntil,
} from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck } from './check.ts';

/** What a unit has that ends by itself: a status, or a number that a rule keeps. */
interface Kept {
  readonly name: string;
  readonly until: Until;
  readonly slot: number;
  readonly isStatus: boolean;
}

const keptOf = (names: readonly string[], untils: readonly Until[], isStatus: boolean): readonly Kept[] =>
  names.map((name, slot) => ({ name, until: item(untils, slot), slot, isStatus }));

const heldOf = (unit: Unit<Family>, { slot, isStatus }: Kept): number => item(isStatus ? unit.status : unit.reg, slot);

/** Which phases of a program, by the number that the event of their beginning has, are those of a command. */
function commandsOf(program: Node<Family>): ReadonlySet<number> {
  const phases: Node<Family>[] = [];
  const visit = (node: Node<Family>): void => {
    if (node.kind === 'phase' || node.kind === 'command') phases.push(node);
    if ('body' in node) node.body.forEach(visit);
  };
  visit(program);
  return new Set(phases.flatMap((it, k) => (it.kind === 'command' ? [k] : [])));
}

/**
 * Whatever units have is gone when it says: each status and each number that rules keep for a unit, by its own declaration (`Until`), is looked at
 * where the turn program has closed a window and no code of rules has run since, which is where the next round, turn, phase or turn of a unit is
 * noted. `next-own-turn-end` may last once if it was acquired in that turn.
 *
 * Not looked at: where units have turns, what ends with those of others (`opponent-turn-end`, and `own-turn-start`, `own-turn-end` and
 * `next-own-turn-end` of units without one); numbers of models and sides, which the same calls clear.
 */
export const statusesEnd: MakeCheck = (say) => {
  const [ROUND, TURN, PHASE, ACTIVATION] = ['round', 'turn', 'phase', 'activation'].map((it) => events.find(it));
  const kept = [...keptOf(statuses.names, statusUntil, true), ...keptOf(unitRegisters.names, unitRegisterUntil, false)];
  const lasting = (...untils: readonly Until[]): readonly Kept[] => kept.filter((it) => untils.includes(it.until));
  const [phases, turns, rounds] = [lasting('phase'), lasting('turn'), lasting('round')];
  const [own, opponents, command, acted] = [
    lasting('own-turn-end'),
    lasting('opponent-turn-end'),
    lasting('own-command'),
    lasting('activation', 'turn', 'own-turn-end'),
  ];
  const [starting, startingUnit] = [lasting('own-turn-start'), lasting('own-turn-start', 'turn')];
  const next = lasting('next-own-turn-end').filter((it) => it.isStatus);
  let g: Arena | null = null;
  let commands: ReadonlySet<number> = new Set();
  let commandsFor: Arena | null = null;
  let turnOf: SideId | -1 = -1;
  let acting = -1;
  /** By unit: which statuses until the end of the next own turn it has acquired in the turn that is under way. */
  let fresh: Uint8Array[] = [];

  const gone = (units: readonly Unit<Family>[], whats: readonly Kept[], when: string): void => {
    for (const unit of units)
      for (const it of whats)
        if (heldOf(unit, it) !== 0)
          say(
            `round ${g?.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id}: ${it.isStatus ? 'status' : 'number'} "${it.name}", declared until "${it.until}", is still there ${when}`,
          );
  };
  const goneUnlessFresh = (units: readonly Unit<Family>[], when: string): void => {
    for (const unit of units)
      gone(
        [unit],
        next.filter((_, k) => item(item(fresh, unit.slot), k) === 0),
        when,
      );
  };
  /** The turn of a side, or of a unit, that was under way is over. */
  const turnOver = (): void => {
    if (g === null) return;
    if (turnOf !== -1) {
      gone(g.units, turns, 'after the turn');
      gone(g.sides[turnOf], own, 'after its own turn');
      gone(g.sides[turnOf === 0 ? 1 : 0], opponents, "after the enemy's turn");
      goneUnlessFresh(g.sides[turnOf], 'after its own turn');
      turnOf = -1;
    }
    const unit = acting < 0 ? undefined : g.units[acting];
    if (unit !== undefined && unit.alive > 0 && unit.inTurn === 0) {
      gone([unit], acted, 'after its own turn');
      goneUnlessFresh([unit], 'after its own turn');
    }
    acting = -1;
  };
  return {
    begin(arena) {
      g = arena;
      if (commandsFor !== arena) {
        commandsFor = arena;
        commands = commandsOf(arena.match.ruleset.program);
        fresh = arena.units.map(() => new Uint8Array(next.length));
      }
      turnOf = -1;
      acting = -1;
      for (const it of fresh) it.fill(0);
    },
    event(kind, value) {
      if (g === null || (kind !== ROUND && kind !== TURN && kind !== PHASE && kind !== ACTIVATION)) return;
      if (kind !== PHASE) turnOver();
      gone(g.units, phases, 'after the phase');
      if (kind !== PHASE) for (const it of fresh) it.fill(0);
      // Before the first round no window was open.
      if (kind === ROUND && value === 1) return;
      if (kind === ROUND) {
        gone(g.units, turns, 'after the turn');
        gone(g.units, rounds, 'after the round');
      } else if (kind === TURN) {
        turnOf = value === 0 ? 0 : 1;
        gone(g.sides[turnOf], starting, 'when its own turn starts');
      } else if (kind === ACTIVATION) {
        acting = value;
        const unit = g.units[acting];
        if (unit?.inTurn === 1) gone([unit], startingUnit, 'when its own turn starts');
      } else if (commands.has(value)) gone(g.sides[g.active], command, 'when its next command begins');
    },
    step() {
      if (g === null) return;
      for (const unit of g.units) for (const [k, it] of next.entries()) if (heldOf(unit, it) === FRESH) item(fresh, unit.slot)[k] = 1;
    },
    end() {
      if (g === null) return;
      turnOver();
      gone(g.units, rounds, 'after the last round');
    },
  };
};
