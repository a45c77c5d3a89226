import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Selected, Selection } from '../../../src/compile/index.ts';
import type { AnyRule, EventKind, Game, Unit } from '../../../src/rules/index.ts';
import { DEED, events, PLACE, purpose, statuses, statusUntil, unitRegisters, unitRegisterUntil } from '../../../src/rules/index.ts';
import { loadSelection, type MakeCheck, type Movers, movedByKnown, scoredWithin, soak, statusesEnd } from '../../../src/testing/index.ts';
import { builtIn } from '../../bundled.ts';
import { loadScenario } from '../../files.ts';
import { checksOf } from '../../soak/checks.ts';
import { MOVERS } from '../../soak/movers.ts';
import { ITEMS, PURSES } from '../../soak/scoring.ts';

type Wrap = { readonly [seam: string]: (next: (...args: unknown[]) => unknown) => (...args: never[]) => unknown };

/** A selection with one more rule. */
function withRule(selection: Selection, wrap: Wrap): Selection {
  const rule = { id: 'TRY-MOVE-01', title: 'planted', source: '', text: '', default: 'on', simulated: 'full', patch: () => ({ wrap }) };
  const planted: Selected = { rule: rule as unknown as AnyRule, on: true, dormant: [], replacedBy: null, values: {}, pack: null };
  return { ...selection, rules: [...selection.rules, planted] };
}

const battle = loadScenario('duel', { doctrines: { red: 'random', blue: 'random' } });
const assault = loadScenario('assault', { doctrines: { red: 'random', blue: 'random' } });
const PLANTED = purpose('planted');

/** What two pairs of the duel find with a rule. */
const foundWith = (selection: Selection, wrap: Wrap, checks = checksOf(selection)): string =>
  soak(withRule(selection, wrap), battle, 2, 'planted', 0, checks).problems.join('\n');

/** What a step of the order of play has left is put back as soon as the next thing begins, as if nothing had ended it. */
const putBack =
  (untils: readonly string[], register: boolean): MakeCheck =>
  () => {
    let g: Game | null = null;
    let before: number[][] = [];
    const [names, lasting] = register ? [unitRegisters.names, unitRegisterUntil] : [statuses.names, statusUntil];
    const slots = names.flatMap((_, slot) => (untils.includes(lasting[slot] ?? '') ? [slot] : []));
    const held = (u: Unit) => (register ? u.reg : u.status);
    const [round, turn] = ['round', 'turn'].map((name) => events.find(name));
    return {
      begin(arena) {
        g = arena as unknown as Game;
        before = [];
      },
      step() {
        before = (g?.units ?? []).map((u) => slots.map((slot) => held(u)[slot] ?? 0));
      },
      event(kind) {
        if (kind !== round && kind !== turn) return;
        for (const [k, u] of (g?.units ?? []).entries())
          for (const [j, slot] of slots.entries()) if ((before[k]?.[j] ?? 0) !== 0) held(u)[slot] = before[k]?.[j] ?? 0;
      },
    };
  };

describe.each([
  { id: 'classic', move: 'moveAs' },
  { id: 'tenth', move: 'normalMove' },
])('under $id', ({ id, move }) => {
  let selection: Selection;
  beforeAll(async () => {
    selection = await loadSelection(id);
  });
  /** Does something whenever a unit moves. */
  const onMoves = (what: (g: Game, unit: Unit) => void): Wrap => ({
    [move]:
      (next) =>
      (g: Game, unit: Unit, ...rest: unknown[]) => {
        what(g, unit);
        return next(g, unit, ...rest);
      },
  });

  it('a rule that does nothing breaks nothing', () => {
    expect(
      foundWith(
        selection,
        onMoves(() => undefined),
      ),
    ).toBe('');
  });

  it('dice for what is then not done are found', () => {
    // A reaction to a move, which then does not come.
    const found = foundWith(
      selection,
      onMoves((g, unit) => {
        const enemy = g.sides[unit.side === 0 ? 1 : 0][0];
        const frame = g.dice.begin(DEED.react, enemy ?? unit, g.nobody);
        g.dice.d6(frame, PLANTED);
        g.dice.end(frame);
      }),
    );
    expect(found).toMatch(/round \d, (red|blue)\/[\w-]+ at nobody \(react\): rolls for "planted", and nothing tells that it did anything/);
  });

  it('victory points that no event tells, or that are lost, are found', () => {
    expect(
      foundWith(
        selection,
        onMoves((g) => void g.score[0]++),
      ),
    ).toMatch(/red has \d+ victory points, and events tell of \d+/);
    expect(
      foundWith(
        selection,
        onMoves((g) => void g.score[1]--),
      ),
    ).toMatch(/round \d: blue loses victory points/);
  });

  it('more victory points than the mission can give are found, in a round and in the game', () => {
    const scores = events.find('scores') as EventKind;
    const found = foundWith(
      selection,
      onMoves((g) => {
        g.score[0] = (g.score[0] ?? 0) + 1;
        g.log.note(scores, 0, 1);
      }),
    );
    expect(found).toMatch(/round \d: red gets [1-9]\d* victory points, of which the mission can give 0/);
    expect(found).toMatch(/red has \d+ victory points, of which the mission can give \d+/);
  });

  it('points that are scored twice at the end are found where one has all that there is', () => {
    const purse = PURSES[selection.variant.edition.family];
    expect(purse).toBeDefined();
    const half = scoredWithin((g, side, lost) => {
      const { eachRound = 0, atEnd = 0 } = purse?.(g, side, lost) ?? {};
      return { eachRound, atEnd: (atEnd - 1) / 2 };
    });
    expect(soak(selection, battle, 8, 'planted', 0, [half]).problems.join('\n')).toMatch(
      /gets \d+ victory points, of which the mission can give/,
    );
  });

  it('a unit that is shoved, and one that an event tells to move less far, are found', () => {
    const movers = MOVERS[selection.variant.edition.family] as Movers;
    const shoved = onMoves((g, unit) => {
      const enemy = g.sides[unit.side === 0 ? 1 : 0].find((it) => it.alive > 0 && it.place === PLACE.table);
      if (enemy === undefined) return;
      for (let i = enemy.first; i < enemy.first + enemy.size; i++) g.models.x[i] = (g.models.x[i] ?? 0) + 0.5;
    });
    expect(foundWith(selection, shoved, [movedByKnown(movers)])).toMatch(
      /round \d, (red|blue)\/[\w-]+: stands 0\.50" from where it stood, and no procedure that is known to move it was called/,
    );
    const untouched = onMoves(() => undefined);
    const without = { ...movers, seams: movers.seams.filter((it) => it !== move) };
    expect(foundWith(selection, untouched, [movedByKnown(without)])).toMatch(/no procedure that is known to move it was called/);
    const short = { ...without, told: { ...movers.told, moves: 'phantom' } };
    expect(() => foundWith(selection, untouched, [movedByKnown(short)])).toThrow('event moves has no field phantom');
  });

  it('a status that does not end when it says is found', () => {
    const untils = ['turn', 'round', 'phase', 'next-own-turn-end', 'own-turn-end', 'opponent-turn-end'];
    const found = soak(selection, assault, 1, 'planted', 0, [putBack(untils, false), statusesEnd]).problems.join('\n');
    expect(found).toMatch(/status "[\w-]+", declared until "[\w-]+", is still there after/);
  });
});

it('a status that does not end when its own turn starts is found', async () => {
  const selection = await loadSelection('classic');
  const armour = loadScenario('armour', { doctrines: { red: 'random', blue: 'random' } });
  expect(soak(selection, armour, 2, 'planted', 0, [statusesEnd]).problems).toEqual([]);
  const found = soak(selection, armour, 2, 'planted', 0, [putBack(['own-turn-start'], false), statusesEnd]).problems.join('\n');
  expect(found).toMatch(/status "(jinked|turbo-boosted)", declared until "own-turn-start", is still there when its own turn starts/);
});

it.each(builtIn)('every item that missions of %s score has what it gives at most', async (id) => {
  const { edition } = (await loadSelection(id)).variant;
  expect(Object.keys(ITEMS[edition.family] ?? {}).sort()).toEqual([...edition.scoring].sort());
});

it('a number of a unit that does not end with the turn or the round is found', async () => {
  const selection = await loadSelection('classic');
  const found = soak(selection, assault, 1, 'planted', 0, [
    putBack(['turn', 'round', 'phase', 'own-turn-end'], true),
    statusesEnd,
  ]).problems.join('\n');
  expect(found).toMatch(/number "[\w-]+", declared until "[\w-]+", is still there after/);
});

describe('arrivals under tenth', () => {
  const drop = loadScenario('reserves', { doctrines: { red: 'random', blue: 'random' } });
  /** Moves the models of a unit that has been set up. */
  const putting = (to: (g: Game, unit: Unit) => readonly [x: number, y: number]): Wrap => ({
    setUp:
      (next) =>
      (g: Game, unit: Unit, ...rest: unknown[]) => {
        const there = next(g, unit, ...rest);
        const [x, y] = to(g, unit);
        for (let i = unit.first; there === true && i < unit.first + unit.size; i++) {
          g.models.x[i] = x;
          g.models.y[i] = y;
        }
        return there;
      },
  });
  const found = async (wrap: Wrap): Promise<string> => {
    const selection = withRule(await loadSelection('tenth'), wrap);
    return soak(selection, drop, 2, 'planted', 0, checksOf(selection)).problems.join('\n');
  };

  it('units that are set up too near to an enemy are found', async () => {
    const onEnemy = putting((g, unit) => {
      const enemy = g.sides[unit.side === 0 ? 1 : 0].find((it) => it.alive > 0 && it.place === PLACE.table);
      return [enemy?.x ?? 0, enemy?.y ?? 0];
    });
    expect(await found(onEnemy)).toMatch(/setUp puts it \d\.\d\d" from [\w-]+, more than 9" asked/);
  });

  it('units that come in too far from the edge are found', async () => {
    const inside = putting((g) => [g.board.width / 2, g.board.height / 2]);
    expect(await found(inside)).toMatch(/setUp puts it \d\d\.\d\d" in from the nearest edge, 6" allowed/);
  });
});

it.each(['classic', 'hybrid'])('units that come in farther than they may are found under %s', async (id) => {
  const farther: Wrap = {
    arriveAs:
      (next) =>
      (g: Game, unit: Unit, ...rest: unknown[]) => {
        const there = next(g, unit, ...rest);
        for (let i = unit.first; there === true && i < unit.first + unit.size; i++) {
          g.models.x[i] = g.board.width / 2;
          g.models.y[i] = g.board.height / 2;
        }
        return there;
      },
  };
  const battle = loadScenario('reserves', { doctrines: { red: 'random', blue: 'random' } });
  const selection = await loadSelection(id);
  expect(soak(selection, battle, 2, 'planted', 0, checksOf(selection)).problems).toEqual([]);
  const planted = withRule(selection, farther);
  expect(soak(planted, battle, 2, 'planted', 0, checksOf(planted)).problems.join('\n')).toMatch(
    /arriveAs puts it \d\d\.\d\d" in from the nearest edge, \d+" allowed/,
  );
});

test('what is said to move units is declared somewhere', async () => {
  const known = new Set<string>();
  for (const id of builtIn) for (const seam of Object.keys((await loadSelection(id)).variant.edition.procedures ?? {})) known.add(seam);
  const told = Object.values(MOVERS).flatMap((it) => Object.keys(it.told));
  const seams = Object.values(MOVERS).flatMap((it) => [...it.seams, ...it.around]);
  expect(told.filter((it) => events.find(it) < 0)).toEqual([]);
  expect(seams.filter((it) => !known.has(it))).toEqual([]);
});
