import { describe, expect, test } from 'vitest';
import { type Call, CallWindow, callDifference } from '../../../src/replay/calls.ts';

const call = (seam: string, about: string, result: Call['result']): Call => ({ seam, args: [about], result });

describe('two lists of calls', () => {
  test('differ in the first answer that is not the same', () => {
    const a = [call('range', 'x', 24), call('hitOn', 'x', 4), call('woundOn', 'x', 4)];
    const b = [call('range', 'x', 24), call('hitOn', 'x', 3), call('woundOn', 'x', 5)];
    expect(callDifference(a, b)).toEqual({ kind: 'value', seam: 'hitOn', args: ['x'], first: 4, second: 3 });
    expect(callDifference(a, a)).toBeNull();
  });

  test('calls that only one has are passed over', () => {
    const a = [call('range', 'x', 24), call('hitOn', 'x', 4)];
    const b = [call('range', 'x', 24), call('bonus', 'x', 1), call('bonus', 'y', 1), call('hitOn', 'x', 3)];
    expect(callDifference(a, b)).toMatchObject({ kind: 'value', seam: 'hitOn', first: 4, second: 3 });
    expect(callDifference(b, a)).toMatchObject({ kind: 'value', seam: 'hitOn', first: 3, second: 4 });
  });

  test('lists that never meet again differ in what was asked', () => {
    expect(callDifference([call('range', 'x', 1), call('p', 'x', 1)], [call('range', 'x', 1), call('q', 'x', 1)])).toEqual({
      kind: 'asked',
      first: 'p',
      second: 'q',
    });
  });
});

test('a window keeps what returns between two lines, in words', () => {
  const unit = { slot: 3, side: 1, id: 'line-1' };
  const window = new CallWindow(0, 1);
  window.watch('early', [null, unit], 1);
  const line = { kind: 'event' as const, event: 'shoots', fields: {} };
  window.onLine([line], null as never);
  window.watch(
    'hitOn',
    [{ round: 1 }, unit, { attacker: { slot: 0, side: 0, id: 'guns' }, weapon: { name: 'rifle', profile: {} } }, 7],
    unit,
  );
  window.onLine([line, line], null as never);
  window.watch('late', [null, unit], 1);
  expect(window.calls).toEqual([{ seam: 'hitOn', args: ['blue/line-1', 'red/guns', '7'], result: 'blue/line-1' }]);
});
