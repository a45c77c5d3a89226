import { afterEach, describe, expect, test, vi } from 'vitest';
import { Durations } from '../../../src/engine/durations.ts';
import {
  modelRegister,
  modelRegisters,
  modelRegisterUntil,
  status,
  statuses,
  statusUntil,
  type Unit,
  unitRegister,
  unitRegisters,
  unitRegisterUntil,
} from '../../../src/rules/index.ts';

status('durations-test/phase', 'phase');
status('durations-test/turn', 'turn');
unitRegister('durations-test/phase', 'phase');
unitRegister('durations-test/game', 'game');
modelRegister('durations-test/phase', 'phase');
modelRegister('durations-test/game', 'game');

const filled = (): Unit =>
  ({ status: new Uint8Array(statuses.size).fill(1), reg: new Float64Array(unitRegisters.size).fill(2.5) }) as unknown as Unit;

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['written out', false],
  ['where no code may be made from text', true],
])('the end of a phase for all units, %s', (_how, refused) => {
  test('clears what lasts as long, and nothing else', () => {
    if (refused) {
      vi.stubGlobal(
        'Function',
        class {
          constructor() {
            throw new EvalError('no code from text');
          }
        },
      );
    }
    const units = [filled(), filled()];
    const columns = Array.from({ length: modelRegisters.size }, () => new Float64Array(2).fill(2.5));
    new Durations().endAll('phase', units, columns);
    for (const [slot, column] of columns.entries())
      expect([...column]).toEqual(Array(2).fill(modelRegisterUntil[slot] === 'phase' ? 0 : 2.5));
    for (const unit of units) {
      expect([...unit.status]).toEqual(Array.from(unit.status, (_, slot) => (statusUntil[slot] === 'phase' ? 0 : 1)));
      expect([...unit.reg]).toEqual(Array.from(unit.reg, (_, slot) => (unitRegisterUntil[slot] === 'phase' ? 0 : 2.5)));
    }
    expect(units.some((unit) => unit.status.includes(0) && unit.status.includes(1) && unit.reg.includes(0) && unit.reg.includes(2.5))).toBe(
      true,
    );
  });
});
