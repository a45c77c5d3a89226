import { beforeAll, describe, expect, it } from 'vitest';
import type { Selected, Selection } from '../../../src/compile/index.ts';
import type { AnyRule, Game, Unit } from '../../../src/rules/index.ts';
import { loadSelection, soak } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { checksOf } from '../../soak/checks.ts';

type Wrap = { readonly [seam: string]: (next: (...args: unknown[]) => unknown) => (...args: never[]) => unknown };

/** A selection with one more rule. */
function withRule(selection: Selection, wrap: Wrap): Selection {
  const rule = { id: 'TRY-MOVE-01', title: 'planted', source: '', text: '', default: 'on', simulated: 'full', patch: () => ({ wrap }) };
  const planted: Selected = { rule: rule as unknown as AnyRule, on: true, dormant: [], replacedBy: null, values: {}, pack: null };
  return { ...selection, rules: [...selection.rules, planted] };
}

const battle = loadScenario('duel', { doctrines: { red: 'random', blue: 'random' } });

/** What two pairs of the duel find with a rule. */
const foundWith = (selection: Selection, wrap: Wrap): string =>
  soak(withRule(selection, wrap), battle, 2, 'planted', 0, checksOf(selection)).problems.join('\n');

/** A unit's models go on for so many inches, away from its own edge. */
function pushed(g: Game, unit: Unit, inches: number): void {
  const { y } = g.board.homeward[g.seatOf[unit.side]] as { y: number };
  for (let i = unit.first; i < unit.first + unit.size; i++) g.models.y[i] = (g.models.y[i] as number) - y * inches;
  g.moved(unit);
}

describe.each([
  { id: 'classic', move: 'moveAs', inches: 'moveInches', aims: 'bears' },
  { id: 'tenth', move: 'normalMove', inches: 'moveInches', aims: 'mayFireAt' },
])('under $id', ({ id, move, inches, aims }) => {
  let selection: Selection;
  beforeAll(async () => {
    selection = await loadSelection(id);
  });

  it('a rule that does nothing breaks nothing', () => {
    expect(foundWith(selection, { [move]: (next) => next as never })).toBe('');
  });

  it('a rule that moves a unit farther than it may is found', () => {
    const found = foundWith(selection, {
      [move]:
        (next) =>
        (g: Game, unit: Unit, ...rest: unknown[]) => {
          next(g, unit, ...rest);
          pushed(g, unit, 7);
        },
    });
    expect(found).toMatch(new RegExp(`${move} took it \\d+\\.\\d\\d", \\d+\\.\\d\\d" allowed`));
  });

  it('a rule that lets weapons fire at anything is found', () => {
    expect(foundWith(selection, { [aims]: () => () => true })).toMatch(/fires at .*, which (is not within|it does not see)/);
  });

  it('a rule that answers no number is named', () => {
    expect(foundWith(selection, { [inches]: () => () => Number.NaN })).toContain(
      `RuleError: rule TRY-MOVE-01 (${id}) answers NaN to "${inches}", expected a distance in inches, from 0`,
    );
  });
});
