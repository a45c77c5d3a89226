import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import { type Arena, openPlayer, rootKey } from '../../src/engine/index.ts';
import { PLACE, type Unit } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { loadScenario } from '../files.ts';
import { chancesOf, isLostTwoToOne, leftOver, merge, noCounts, Watch, warlordsOf } from './players/counts.ts';
import { gains, redScores } from './players/tournament.ts';

const openMeeting = async (edition: string) =>
  openPlayer(
    compileMatch(await loadSelection(edition), loadScenario('meeting', { doctrines: { red: 'commander', blue: 'commander' } })).match,
  );

/** A meeting of one unit of each side, far from each other and from all objectives. */
async function facingOff(): Promise<{ readonly a: Arena; readonly red: Unit; readonly blue: Unit }> {
  const player = await openMeeting('classic');
  player.begin(rootKey('counts'), 0, 0);
  const a = player.arena;
  const pick = (side: 0 | 1): Unit => {
    const found = a.sides[side].find((u) => u.size > 3 && a.match.ruleset.seams.controlStrength(a, u) > 0);
    if (found === undefined) throw new Error('no unit of troops');
    return found;
  };
  const [red, blue] = [pick(0), pick(1)];
  for (const u of a.units) if (u !== red && u !== blue) a.relocate(u, PLACE.reserve);
  a.round = 1;
  return { a, red, blue };
}

/** Puts all models of a unit on one spot: where its nearest model stands is then known. */
function stand(a: Arena, u: Unit, x: number, y: number): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    a.models.x[i] = x;
    a.models.y[i] = y;
  }
  a.moved(u);
}

describe('what a side could take with a turn', () => {
  // Jumpers, whose bases are 1.25" across, move 12" and count within 3" of a marker with a radius of 0.8": from 16.425".
  test.each([
    [16.4, [[1, 1]]],
    [16.45, []],
  ])('from %s inches', async (inches, expected) => {
    const { a, red, blue } = await facingOff();
    const o = a.board.objectives[0];
    expect(a.models.radius[red.first]).toBe(0.625);
    expect(a.match.ruleset.seams.moveInches(a, red)).toBe(12);
    stand(a, blue, 1, 1);
    // Slantwise, where no other objective is near.
    stand(a, red, o.x + inches * Math.SQRT1_2, o.y + inches * Math.SQRT1_2);
    const found = chancesOf(a, 0).filter((it) => it.objective === 0);
    expect(found.map((it) => [it.together.length, it.alone.length])).toEqual(expected);
  });

  test('not what an equal enemy holds, nor away from what it holds itself', async () => {
    const { a, red, blue } = await facingOff();
    const o = a.board.objectives[0];
    stand(a, blue, o.x, o.y);
    stand(a, red, o.x, o.y + 8);
    expect(chancesOf(a, 0).filter((it) => it.objective === 0)).toEqual([]);
    stand(a, blue, 1, 1);
    expect(chancesOf(a, 0).filter((it) => it.objective === 0)).toHaveLength(1);
    stand(a, red, o.x, o.y);
    expect(chancesOf(a, 0)).toEqual([]);
  });

  test('not from close combat', async () => {
    const { a, red, blue } = await facingOff();
    const o = a.board.objectives[0];
    stand(a, red, o.x, o.y + 8);
    stand(a, blue, o.x, o.y + 8 + 3);
    expect(chancesOf(a, 0).filter((it) => it.objective === 0)).toHaveLength(1);
    stand(a, blue, o.x, o.y + 8 + 1.5);
    expect(chancesOf(a, 0)).toEqual([]);
  });
});

test('objectives are left that units could have held, each of them one', async () => {
  const { a, red, blue } = await facingOff();
  stand(a, red, 1, 47);
  stand(a, blue, 1, 1);
  const open = (objective: number, there = 0) => ({ objective, alone: there === 0 ? [red] : [], together: [red], there });
  const nobody = (): boolean => false;
  expect(leftOver(a, 0, [open(0)], nobody)).toBe(1);
  expect(leftOver(a, 0, [open(0), open(1)], nobody)).toBe(1);
  // Strength of its five or more models: not against a hundred.
  expect(leftOver(a, 0, [open(0, 100), open(1)], nobody)).toBe(1);
  expect(leftOver(a, 0, [open(0, 100)], nobody)).toBe(0);
  // Who set out for one is needed there.
  expect(leftOver(a, 0, [open(0), open(1)], (u, k) => u === red && k === 1)).toBe(0);
  for (let i = red.first; i < red.first + red.size; i++) a.remove(i, 0, null);
  expect(leftOver(a, 0, [open(0)], nobody)).toBe(0);
});

test('a charge that loses two for one is called so at 2, not below', async () => {
  const { a, red, blue } = await facingOff();
  const fought = (wins: number, loses: number) => {
    const seams = { ...a.match.ruleset.seams, fightWorth: (_g: unknown, u: unknown) => (u === red ? wins : loses) };
    const one = Object.create(a, { match: { value: { ...a.match, ruleset: { ...a.match.ruleset, seams } } } }) as Arena;
    return isLostTwoToOne(one, red, blue);
  };
  expect([fought(10, 20), fought(10, 19.9), fought(0, 0), fought(0, 1)]).toEqual([true, false, false, true]);
  // No more than there is can be lost.
  expect(fought(60, 1e6)).toBe(a.sheetOf(red.first).points * red.size >= 120);
});

test('warlords are lost with their model, and not while they are with a unit', async () => {
  const player = await openMeeting('tenth');
  player.begin(rootKey('counts'), 0, 0);
  const a = player.arena;
  const leader = a.units.find((u) => warlordsOf(a, u).of > 0);
  if (leader === undefined) throw new Error('no warlord');
  expect(warlordsOf(a, leader)).toEqual({ count: 0, of: 1 });
  for (let i = leader.first; i < leader.first + leader.size; i++) a.remove(i, 0, null);
  expect(warlordsOf(a, leader)).toEqual({ count: 1, of: 1 });
});

test('counting changes no engagement, and misses no unit', async () => {
  const root = rootKey('counts');
  const plain = (await openMeeting('tenth')).play(root, 0, 0).digestLo;
  const player = await openMeeting('tenth');
  const watch = new Watch(player);
  expect(watch.play(player, root, 0, 0).digestLo).toBe(plain);
  const all = merge(watch.counts);
  expect(all.games).toBe(2);
  expect(all.unheld.of).toBe(player.arena.board.objectives.length);
  expect(all.unspent.of).toBe(2);
  // Every unit of both army lists did something or did not.
  expect(all.idle.of).toBe(player.arena.units.filter((u) => u.strength > 0 || u.host >= 0).length);
  expect(merge([all, noCounts()])).toEqual(all);
});

test('a doctrine gains nothing on itself, and what the mirror gave is the sides of one game', async () => {
  const cell = { scenario: 'patrol', edition: 'classic', root: rootKey('counts'), pairs: 2 };
  const [red, blue] = await gains(cell, 'hold', 'hold');
  expect([red.gain, blue.gain].map((it) => it.estimate)).toEqual([0, 0]);
  expect(red.before + blue.before).toBe(1);
  const [asRed, asBlue] = await gains(cell, 'commander', 'hold');
  const mean = async (...doctrines: [string, string]): Promise<number> => {
    const scores = await redScores(cell, ...doctrines);
    return (scores[0] + scores[1]) / 2;
  };
  expect(asRed.gain.estimate).toBeCloseTo((await mean('commander', 'hold')) - red.before, 12);
  expect(asBlue.gain.estimate).toBeCloseTo(1 - (await mean('hold', 'commander')) - blue.before, 12);
});
