import { describe, expect, test } from 'vitest';
import { AddressedDice, Arena, openPlayer, rootKey, Walker } from '../../../src/engine/index.ts';
import {
  ACTIVATE,
  type Answer,
  alternate,
  CAUSE,
  command,
  eachSide,
  eachUnit,
  type Family,
  type Game,
  group,
  inflict,
  modelRegister,
  type Node,
  phase,
  rounds,
  type SideId,
  sideRegister,
  status,
  step,
  type Unit,
  type Until,
  unitRegister,
} from '../../../src/rules/index.ts';
import { type HandUnit, handMade } from './hand-made.ts';

const ARMIES: readonly HandUnit[] = [
  { id: 'a', side: 0 },
  { id: 'b', side: 1, at: [10, 30] },
];
const NAMES = ['red', 'blue'] as const;
const root = rootKey('program');

const endAfter = (last: number): Node<Family> =>
  step('end', (g) => {
    g.over = g.round >= last;
  });

function play(
  program: Node<Family>,
  units = ARMIES,
  answers: readonly [readonly (Answer<Family> | undefined)[], readonly (Answer<Family> | undefined)[]] = [[], []],
): Game<Family> {
  const player = openPlayer(handMade({ units, program, answers }));
  player.play(root, 0, 0);
  return player.arena;
}

const UNTILS = [
  'phase',
  'turn',
  'round',
  'own-turn-start',
  'own-turn-end',
  'next-own-turn-end',
  'opponent-turn-end',
  'own-command',
  'game',
] as const satisfies readonly Until[];
const marks = Object.fromEntries(
  UNTILS.map((until) => [
    until,
    {
      status: status(`mark-${until}`, until),
      unit: unitRegister(`unit-${until}`, until),
      model: modelRegister(`model-${until}`, until),
      side: sideRegister(`side-${until}`, until),
    },
  ]),
) as {
  readonly [U in (typeof UNTILS)[number]]: {
    status: ReturnType<typeof status>;
    unit: ReturnType<typeof unitRegister>;
    model: ReturnType<typeof modelRegister>;
    side: ReturnType<typeof sideRegister>;
  };
};

/**
 * Marks both units in the first phase of red's first turn, and lists the moments at which each sort of mark is still there:
 * `<round> <side whose turn it is> <place in the turn>`.
 */
function lifetimes(until: (typeof UNTILS)[number]): { [sort: string]: string } {
  const mark = marks[until];
  const last: { [sort: string]: string } = {};
  const look =
    (place: string) =>
    (g: Game<Family>, side: SideId): void => {
      if (g.round === 1 && side === 0 && place === 'one') {
        for (const u of g.units) {
          inflict(g, u, mark.status);
          u.reg[mark.unit] = 1;
          (g.models.reg[mark.model] as Float64Array)[u.first] = 1;
          g.sideReg[u.side][mark.side] = 1;
        }
      }
      const now = `${g.round} ${place === 'end' ? 'end' : `${NAMES[side]} ${place}`}`;
      for (const u of g.units) {
        const army = NAMES[u.side];
        if (u.status[mark.status] !== 0) last[`${army} status`] = now;
        if (u.reg[mark.unit] !== 0) last[`${army} unit`] = now;
        if ((g.models.reg[mark.model] as Float64Array)[u.first] !== 0) last[`${army} model`] = now;
        if (g.sideReg[u.side][mark.side] !== 0) last[`${army} side`] = now;
      }
    };
  const turns = eachSide<Family>(
    'turns',
    step('open', look('open')),
    command('command', step('orders', look('command'))),
    phase('one', step('first', look('one'))),
    phase('two', step('second', look('two'))),
  );
  play(rounds('rounds', turns, step('close', look('end')), endAfter(2)));
  return last;
}

describe('durations', () => {
  test.each([
    ['phase', '1 red one', '1 red one'],
    ['turn', '1 red two', '1 red two'],
    ['round', '1 end', '1 end'],
    ['own-turn-start', '1 end', '1 red two'],
    ['own-turn-end', '1 red two', '1 blue two'],
    ['opponent-turn-end', '1 blue two', '1 red two'],
    ['own-command', '2 red open', '1 blue open'],
    ['game', '2 end', '2 end'],
  ] as const)('until %s: a mark of red lasts to "%s", one of blue to "%s"', (until, red, blue) => {
    expect(lifetimes(until)).toEqual({
      'red status': red,
      'red unit': red,
      'red model': red,
      'red side': red,
      'blue status': blue,
      'blue unit': blue,
      'blue model': blue,
      'blue side': blue,
    });
  });

  test('until next-own-turn-end: a status taken on in an own turn lasts through the following one, any other to the next end', () => {
    expect(lifetimes('next-own-turn-end')).toMatchObject({ 'red status': '2 red two', 'blue status': '1 blue two' });
  });

  test('until activation: it ends with the activation of the unit that has it, and no other', () => {
    const busy = status('mark-activation', 'activation');
    const seen: string[] = [];
    const units: HandUnit[] = [{ id: 'a' }, { id: 'b', at: [10, 20] }];
    const use = (g: Game<Family>, u: Unit<Family>): void => {
      for (const it of g.units) if (it.status[busy] !== 0) seen.push(`${it.id} while ${u.id}`);
      for (const it of g.units) inflict(g, it, busy);
    };
    const game = play(
      rounds(
        'rounds',
        eachSide(
          'turns',
          eachUnit('use', (_g, u) => u.side === 0, use),
        ),
        endAfter(1),
      ),
      units,
    );
    expect(seen).toEqual(['b while b']);
    // The second activation marked the first unit again, and nothing has ended that.
    expect(game.units.map((u) => u.status[busy])).toEqual([1, 0]);
  });
});

describe('activations', () => {
  const many: readonly HandUnit[] = [
    { id: 'a', at: [5, 5] },
    { id: 'b', at: [15, 5] },
    { id: 'c', at: [25, 5] },
    { id: 'x', side: 1, at: [5, 40] },
    { id: 'y', side: 1, at: [15, 40] },
  ];
  const answers = (answer: Answer<Family>) => {
    const list: (Answer<Family> | undefined)[] = [];
    list[ACTIVATE.slot] = answer;
    return [list, []] as const;
  };
  const order = (
    make: (may: (g: Game<Family>, u: Unit<Family>) => boolean, run: (g: Game<Family>, u: Unit<Family>) => void) => Node<Family>,
    may: (g: Game<Family>, u: Unit<Family>) => boolean,
    act?: (g: Game<Family>, u: Unit<Family>) => void,
    answer?: Answer<Family>,
    first: SideId = 0,
  ): string => {
    const used: string[] = [];
    const node = make(may, (g, u) => {
      used.push(u.id);
      act?.(g, u);
    });
    const program = rounds<Family>(
      'rounds',
      step('first', (g) => {
        g.first = first;
      }),
      node,
      endAfter(1),
    );
    play(program, many, answer === undefined ? [[], []] : answers(answer));
    return used.join('');
  };
  const turns = (may: (g: Game<Family>, u: Unit<Family>) => boolean, run: (g: Game<Family>, u: Unit<Family>) => void): Node<Family> =>
    eachSide('turns', eachUnit('use', may, run));
  const inTurn = (may: (g: Game<Family>, u: Unit<Family>) => boolean, run: (g: Game<Family>, u: Unit<Family>) => void): Node<Family> =>
    alternate('use', may, run);
  const any = (): boolean => true;

  test('each-unit: every unit of the side once, in the order of the list or as the side chooses', () => {
    expect(order(turns, any)).toBe('abcxy');
    expect(order(turns, any, undefined, (q) => q.n - 1)).toBe('cbaxy');
    expect(order(turns, any, undefined, undefined, 1)).toBe('xyabc');
  });

  test('units that may not act, or have gone by then, are passed over', () => {
    expect(order(turns, (_g, u) => u.id !== 'b')).toBe('acxy');
    const kill =
      (id: string) =>
      (g: Game<Family>, u: Unit<Family>): void => {
        const other = g.units.find((it) => it.id === id) as Unit<Family>;
        if (u.id === 'a') g.remove(other.first, CAUSE.other, null);
      };
    expect(order(turns, any, kill('c'))).toBe('abxy');
    expect(order(inTurn, any, kill('x'))).toBe('aybc');
  });

  test('alternate: the sides take turns from the first on; one that has run out leaves the rest to the other', () => {
    expect(order(inTurn, any)).toBe('axbyc');
    expect(order(inTurn, any, undefined, undefined, 1)).toBe('xaybc');
    expect(order(inTurn, (_g, u) => u.side === 0)).toBe('abc');
    expect(order(inTurn, (_g, u) => u.side === 1)).toBe('xy');
    expect(order(inTurn, () => false)).toBe('');
  });

  test('activations nest, each level with its own list of who has acted, down to a depth that is refused', () => {
    const used: string[] = [];
    const walkers: Walker[] = [];
    const outer = eachUnit<Family>(
      'outer',
      (_g, u) => u.side === 0,
      (_g, u) => {
        used.push(u.id.toUpperCase());
        walkers[0]?.play('inner', 1);
      },
    );
    const program = group<Family>(
      'all',
      outer,
      eachUnit('inner', any, (_g, u) => {
        used.push(u.id);
      }),
      eachUnit('endless', any, () => walkers[0]?.play('endless', 0)),
    );
    const arena = new Arena(handMade({ units: many, program }), (rollers, nobody) => new AddressedDice(rollers, nobody));
    const walker = new Walker(arena, () => undefined);
    walkers.push(walker);
    arena.reset(0);
    walker.play('outer', 0);
    expect(used.join('')).toBe('AxyBxyCxy');
    expect(() => walker.play('endless', 0)).toThrow('activations are nested deeper than 4 at "endless"');
    expect(() => walker.play('nowhere', 0)).toThrow('the turn program has no node "nowhere"');
  });
});

describe('the turn program', () => {
  test('rounds go on until somebody says that it is over, and a program that never does is a fault', () => {
    expect(play(rounds('rounds', endAfter(3))).round).toBe(3);
    expect(() =>
      play(
        rounds(
          'rounds',
          step('nothing', () => undefined),
        ),
      ),
    ).toThrow('nothing in the turn program ends it');
  });

  test('groups pass through, steps get the side whose turn it is, and phases count their losses', () => {
    const seen: string[] = [];
    const losses: number[] = [];
    const lose = phase<Family>(
      'lose',
      step('kill', (g, side) => {
        seen.push(`${NAMES[side]} ${NAMES[g.active]}`);
        const unit = g.sides[1][0] as Unit<Family>;
        if (side === 0) g.remove(unit.first, CAUSE.shooting, null);
        losses.push(unit.atPhaseStart, unit.lostThisPhase);
      }),
    );
    play(rounds('rounds', eachSide('turns', group('both', lose)), endAfter(1)), [
      { id: 'a' },
      { id: 'b', side: 1, models: 3, at: [10, 30] },
    ]);
    expect(seen).toEqual(['red red', 'blue blue']);
    expect(losses).toEqual([3, 1, 2, 0]);
  });

  test('a side left without models ends the engagement as a wipe-out, with what was lost by round', () => {
    const program = rounds<Family>(
      'rounds',
      step('kill', (g) => {
        const unit = g.sides[1][0] as Unit<Family>;
        for (let i = unit.first; i < unit.first + unit.size; i++)
          if (i - unit.first < g.round) g.remove(i, CAUSE.morale, g.sides[0][0] as Unit<Family>);
        g.over = g.round === 2;
      }),
    );
    const units: HandUnit[] = [{ id: 'a' }, { id: 'b', side: 1, models: 2, points: 7, at: [10, 30] }];
    const outcome = openPlayer(handMade({ units, program, seams: { victor: () => 0 } })).play(root, 0, 0);
    expect(outcome).toMatchObject({ winner: 0, rounds: 2, endedBy: 1 });
    expect([...outcome.strengthByRound.slice(0, 4)]).toEqual([10, 7, 10, 0]);
    expect([[...outcome.lost], [...outcome.unitDamage], [...outcome.unitLost], [...outcome.unitSurvived]]).toEqual([
      [0, 14],
      [14, 0],
      [0, 2],
      [1, 0],
    ]);
    expect(outcome.lostByCause[5 + CAUSE.morale]).toBe(14);
  });
});
