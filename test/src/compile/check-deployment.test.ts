import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../src/compile/check-deployment.ts';
import { formatIssue } from '../../../src/scenario/input-error.ts';
import { loadScenario } from '../../files.ts';

const FIXTURE = 'test/fixtures/bad/scenario-deployment.yaml';

describe('deployment', () => {
  test('is checked in both seatings, one issue for a unit and fault', () => {
    expect(checkDeployment(loadScenario(FIXTURE)).map(formatIssue)).toEqual([
      `${FIXTURE}:26:5: deployment.red.a: found models on those of red/b, expected room between them`,
      `${FIXTURE}:28:5: deployment.red.c: found models inside rock, expected them clear of it`,
      `${FIXTURE}:29:5: deployment.red.d: found models outside the deployment zone, expected all wholly within it`,
      `${FIXTURE}:30:5: deployment.red.e: found models off the board, expected all on it`,
      `${FIXTURE}:32:5: deployment.blue.veterans-1: found models across a wall of ruin, expected them clear of it`,
      `${FIXTURE}:32:5: deployment.blue.veterans-1: found models inside rock, expected them clear of it when the seats are swapped`,
    ]);
  });

  test('left to the doctrine there is nothing to check', () => {
    const battle = loadScenario(FIXTURE);
    expect(checkDeployment({ ...battle, deployment: { red: [], blue: [] } })).toEqual([]);
  });

  test.each([
    [4, 4, []],
    [4, 3.5, ['inside']],
    [4, 0, ['inside']],
    // A slab half an inch high is stood upon like any other; one without height is not.
    [0.5, 0.5, []],
    [0, 0, ['inside']],
  ])('upon solid terrain %f inches high models stand at its top: at %f', (height, level, faults) => {
    const battle = loadScenario(FIXTURE);
    const terrain = battle.battlefield.terrain.map((it) => (it.id === 'rock' ? { ...it, height } : it));
    const red = battle.deployment.red.filter(({ unit }) => unit === 'c').map((it) => ({ ...it, level }));
    const found = checkDeployment({ ...battle, battlefield: { ...battle.battlefield, terrain }, deployment: { red, blue: [] } });
    expect(found.filter(({ message }) => !message.includes('swapped')).map(({ message }) => / (inside) rock/.exec(message)?.[1])).toEqual(
      faults,
    );
  });
});
