import { describe, expect, test } from 'vitest';
import type { EngagementColumns } from '../../../src/campaign/result.ts';
import { payoffsOf, pointsAndVictoryPoints, pointsOf } from '../../../src/study/training/payoffs.ts';
import { matrixOf, prove } from '../../../src/study/training/train.ts';
import { trainAll } from '../../../src/study/training/training.ts';
import type { TrainingPlan, TrainingResult } from '../../../src/study/training/training-result.ts';
import { trainingBlocks } from '../../../src/study/training/training-words.ts';
import { doctrineAt, inUse, pointOf } from '../../../src/study/training/weights.ts';
import { loadDoctrine as doctrine, loadScenario } from '../../files.ts';

const commander = doctrine('commander');
const battle = loadScenario('duel');

const PLAN: TrainingPlan = {
  spec: 'classic',
  scenarios: ['duel'],
  proof: ['duel'],
  start: commander,
  names: ['fire', 'safety'],
  against: [],
  population: 2,
  steps: 3,
  pairs: 2,
  proofPairs: 2,
  seed: 'training',
  confidence: 0.95,
};

const request = (plan: TrainingPlan, signal: AbortSignal, keep: (result: TrainingResult) => void, earlier: TrainingResult | null = null) =>
  trainAll({
    plan,
    battles: [battle],
    proofBattles: [battle],
    against: [],
    workers: 1,
    signal,
    earlier,
    save: async (result) => keep(result),
  });

describe('the payoff of a game', () => {
  const columns = (winner: number, redVp: number, blueVp: number) =>
    ({ winner: [winner], redVp: [redVp], blueVp: [blueVp] }) as unknown as EngagementColumns;

  test('is the points, or the points and the share of Victory points in equal parts', () => {
    const won = columns(0, 9, 3);
    expect([pointsOf(won, 0, 0), pointsOf(won, 0, 1)]).toEqual([1, 0]);
    expect([pointsAndVictoryPoints(won, 0, 0), pointsAndVictoryPoints(won, 0, 1)]).toEqual([0.875, 0.125]);
    expect(pointsAndVictoryPoints(columns(2, 4, 4), 0, 1)).toBe(0.5);
    expect(pointsAndVictoryPoints(columns(2, 0, 0), 0, 0)).toBe(0.5);
    expect(pointsAndVictoryPoints(columns(0, 5, -2), 0, 0)).toBe(1);
  });

  test('of a player against himself is exactly one half over both sides', async () => {
    const [payoffs] =
      (await payoffsOf([{ one: commander, other: commander }], { battles: [battle], spec: 'classic', pairs: 4, seed: 'even' }, pointsOf)) ??
      [];
    expect(payoffs).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test('is the share of the player who is named first, whichever side he has', async () => {
    const ground = { battles: [battle], spec: 'classic', pairs: 6, seed: 'sides' };
    const one = doctrine('assault');
    const other = doctrine('hold');
    const [there, back] =
      (await payoffsOf(
        [
          { one, other },
          { one: other, other: one },
        ],
        ground,
        pointsOf,
      )) ?? [];
    expect(there).toHaveLength(6);
    expect(there?.map((it, i) => it + (back?.[i] ?? Number.NaN))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await matrixOf([one, other], ground)).toEqual([
      [0.5, (there ?? []).reduce((sum, it) => sum + it / 6, 0)].map((it) => expect.closeTo(it, 12)),
      [
        expect.closeTo(
          (back ?? []).reduce((sum, it) => sum + it / 6, 0),
          12,
        ),
        0.5,
      ],
    ]);
  });
});

describe('weights', () => {
  test('are climbed as logarithms, and what is switched off stays off', () => {
    const bold = { ...commander, commander: { safety: 0, fire: 2 } };
    expect(inUse(bold)).not.toContain('safety');
    expect(inUse(bold)).toContain('ground');
    expect(pointOf(bold, ['fire', 'ground'])).toEqual([Math.log(2), 0]);
    expect(doctrineAt(bold, ['fire', 'ground'], [Math.log(3), Math.log(0.25)]).commander).toEqual({ safety: 0, fire: 3, ground: 0.25 });
  });
});

describe('a training', () => {
  test('goes the same way whether or not it was interrupted', async () => {
    const whole: TrainingResult[] = [];
    const uninterrupted = await request(PLAN, new AbortController().signal, (it) => whole.push(it));
    expect(uninterrupted?.members.map((it) => [it.differences.length, it.points.length, it.doctrine?.id])).toEqual([
      [3, 4, 'commander-trained-1'],
      [3, 4, 'commander-trained-2'],
    ]);
    // Stopped after the first step of the second member.
    const stop = new AbortController();
    let left: TrainingResult | null = null;
    const stopped = await request(PLAN, stop.signal, (it) => {
      left = it;
      if (it.members[1]?.differences.length === 1) stop.abort();
    });
    expect(stopped).toBeNull();
    expect((left as TrainingResult | null)?.members.map((it) => it.differences.length)).toEqual([3, 1]);
    const again: TrainingResult[] = [];
    const resumed = await request(PLAN, new AbortController().signal, (it) => again.push(it), left);
    expect(resumed).toEqual(uninterrupted);
    expect(again[0]?.members[1]?.differences).toHaveLength(2);
  });

  test('proves what it found against the start and each opponent on the same dice', async () => {
    const ground = { battles: [battle], spec: 'classic', pairs: 8, seed: 'proof' };
    const against = [doctrine('assault')];
    const training = { start: commander, names: ['fire'], against, steps: 1, ground };
    // The start itself gains nothing at all.
    const nothing = await prove(commander, training, ground, 0.95);
    expect(nothing?.againstStart.estimate).toBe(0.5);
    expect(nothing?.gains[0]).toMatchObject({ opponent: 'assault', gain: { estimate: 0 } });
    const holding = doctrine('hold');
    const [before, after] =
      (await payoffsOf(
        [
          { one: commander, other: against[0] ?? commander },
          { one: holding, other: against[0] ?? commander },
        ],
        ground,
        pointsOf,
      )) ?? [];
    const sum = (of: readonly number[] | undefined): number => (of ?? []).reduce((all, it) => all + it, 0) / 8;
    const held = await prove(holding, training, ground, 0.95);
    expect(held?.gains[0]?.start).toBeCloseTo(sum(before), 12);
    expect(held?.gains[0]?.gain.estimate).toBeCloseTo(sum(after) - sum(before), 12);
  });

  test('says in words what was proved, and what was not', () => {
    const trained = { ...commander, id: 'commander-trained', commander: { fire: 1.5, safety: 0.8 } };
    const member = {
      points: [],
      differences: [],
      doctrine: trained,
      proof: {
        againstStart: { estimate: 0.571, low: 0.523, high: 0.619 },
        gains: [{ opponent: 'hunter', start: 0.61, gain: { estimate: -0.024, low: -0.05, high: 0.002 } }],
      },
    };
    const words = JSON.stringify(trainingBlocks({ format: 1, plan: PLAN, members: [member], matrix: null }));
    expect(words).toContain('commander-trained is better than its start: it takes 57.1 % (52.3 to 61.9) of the points against it.');
    expect(words).toContain("Against hunter it takes 2.4 points fewer than the start's 61.0 % (-5.0 to 0.2).");
    expect(words).toContain('["fire","1","1.5"]');
    const open = { ...member, proof: { againstStart: { estimate: 0.52, low: 0.49, high: 0.55 }, gains: [] } };
    expect(JSON.stringify(trainingBlocks({ format: 1, plan: PLAN, members: [open], matrix: null }))).toContain(
      'not proved to be better or worse than its start',
    );
  });
});
