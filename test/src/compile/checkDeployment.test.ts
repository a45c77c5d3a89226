import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../src/compile/checkDeployment.ts';
import { formatIssue } from '../../../src/scenario/inputError.ts';
import { loadScenario } from '../../../src/scenario/load.ts';

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
});
