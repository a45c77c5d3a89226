import type { Selection } from '../../compile/select.ts';
import { conversionOf, convertBattle } from '../../scenario/convert.ts';
import type { Army, ArmyColour, ArmyUnit, Battle, Datasheet } from '../../scenario/types.ts';
import { PriceError } from './price-error.ts';

/** What units cost under a ruleset, in army points. */
export interface Costs {
  /** @throws PriceError for a unit without points in the family of the ruleset */
  readonly unit: (army: Army, unit: ArmyUnit) => number;
  /** Models of a unit, as many as the ruleset gives it. */
  readonly models: (army: Army, unit: ArmyUnit) => number;
  /** Of one model of a kind; null where it has none. */
  readonly model: (sheet: string, kind: string) => number | null;
}

/** Costs of the units of some battles; values that the ruleset sets in datasheets are in them. */
export function costsUnder(selection: Selection, battles: readonly Battle[]): Costs {
  const { edition } = selection.variant;
  const { family } = edition;
  const converted = battles.map((it) => convertBattle(it, conversionOf(edition)));
  const units = new Map<string, number>();
  const sizes = new Map<string, number>();
  const sheets = new Map<string, Datasheet>();
  for (const one of converted) {
    const edited = selection.edit(one, converted);
    for (const sheet of Object.values(edited.datasheets)) sheets.set(sheet.id, sheet);
    for (const colour of ['red', 'blue'] as const satisfies readonly ArmyColour[]) {
      const { id, units: list } = edited.armies[colour];
      for (const unit of list) {
        const points: number | undefined = unit.points[family];
        sizes.set(`${id}/${unit.id}`, modelsIn(unit));
        if (points !== undefined) units.set(`${id}/${unit.id}`, points);
      }
    }
  }
  return {
    unit: ({ id }, unit) => {
      const points = units.get(`${id}/${unit.id}`);
      if (points === undefined) throw new PriceError(`${id}/${unit.id} (${unit.datasheet}) has no points for ${family}`);
      return points;
    },
    models: ({ id }, unit) => sizes.get(`${id}/${unit.id}`) ?? modelsIn(unit),
    model: (sheet, kind) => sheets.get(sheet)?.models.find((it) => it.name === kind)?.points[family] ?? null,
  };
}

export const modelsIn = ({ models }: ArmyUnit): number => models.reduce((sum, { count }) => sum + count, 0);
