import { modelPoints } from '../../scenario/army.ts';
import { didYouMean } from '../../scenario/nearest.ts';
import type { Army, ArmyColour, ArmyUnit, Battle, Datasheet } from '../../scenario/types.ts';
import { alone } from './lists.ts';
import { PriceError } from './price-error.ts';

/** Reads a datasheet that no list uses; null if there is none of this name. */
export type FurtherSheet = (name: string) => Datasheet | null;

/** The unit whose price is asked for. */
export interface Priced {
  readonly side: ArmyColour;
  readonly unit: ArmyUnit;
  readonly sheet: Datasheet;
  /** Whether it is in the list; one that is not joins it. */
  readonly listed: boolean;
}

/** What a filler is made from: whole copies of a unit of the list, or units of a datasheet that grow model by model. */
export interface FillerSource {
  readonly name: string;
  readonly sheet: Datasheet;
  readonly unit: ArmyUnit;
  readonly whole: boolean;
}

const SIDES = ['red', 'blue'] as const;

/**
 * The unit with a name: the id of a unit of either army (`line-1`), a datasheet (the first unit of it), either of them with its army in front
 * (`red.line-1`, `duel-line.line-1`, as in switches, or `red/line-1`), or a datasheet that neither army uses, whose smallest unit joins the army, or red.
 * @throws PriceError for a name that nothing has, or both armies
 */
export function pricedUnit(battle: Battle, name: string, further: FurtherSheet): Priced {
  const slash = /\.ya?ml$/.test(name) ? -1 : name.search(/[./][^./]*$/);
  const [army, own] = slash < 0 ? [null, name] : [name.slice(0, slash), name.slice(slash + 1)];
  const sides = army === null ? SIDES : SIDES.filter((it) => it === army || battle.armies[it].id === army);
  if (sides.length === 0) {
    const known = SIDES.flatMap((it) => [it, battle.armies[it].id]);
    throw new PriceError(`--unit ${name}: found unknown army "${army}", expected ${known.join(', ')}${didYouMean(army ?? '', known)}`);
  }
  for (const is of [(it: ArmyUnit) => it.id === own, (it: ArmyUnit) => it.datasheet === own]) {
    const found = sides.flatMap((side) => {
      const unit = battle.armies[side].units.find(is);
      return unit === undefined ? [] : [{ side, unit, sheet: sheetOf(battle, unit.datasheet), listed: true }];
    });
    const [first] = found;
    if (first === undefined) continue;
    if (found.length > 1) throw new PriceError(`--unit ${name}: both armies have it; write red.${own} or blue.${own}`);
    return first;
  }
  const sheet = further(own);
  const side = sides[0] ?? 'red';
  if (sheet !== null) return { side, unit: smallest(sheet, freeId(battle.armies[side], sheet.id)), sheet, listed: false };
  const known = sides.flatMap((it) => battle.armies[it].units.flatMap((unit) => [unit.id, unit.datasheet]));
  const names = [...new Set(known)];
  throw new PriceError(
    `--unit ${name}: found no unit and no datasheet of this name; the armies of ${battle.id} have ${names.join(', ')}${didYouMean(own, names)}`,
  );
}

/**
 * What a list is filled up with. A unit of the list is copied whole; a datasheet gives units that grow model by model. Without names: the
 * first Troops of the list that are no such unit, else its first squad that is none, else those of the opponent.
 * @throws PriceError for names that nothing has, and for the priced unit itself
 */
export function fillersFor(battle: Battle, priced: Priced, names: readonly string[], further: FurtherSheet): readonly FillerSource[] {
  if (names.length === 0) return [usualFiller(battle, priced)];
  const army = battle.armies[priced.side];
  return names.map((name) => {
    const unit = army.units.find((it) => it.id === name);
    const sheet = unit === undefined ? (battle.datasheets[name] ?? further(name)) : sheetOf(battle, unit.datasheet);
    if (sheet === null) {
      const known = [...new Set([...army.units.map((it) => it.id), ...Object.keys(battle.datasheets)])];
      throw new PriceError(
        `--fill ${name}: found no unit and no datasheet of this name, expected ${known.join(', ')} or another datasheet${didYouMean(name, known)}`,
      );
    }
    if (sheet.id === priced.unit.datasheet)
      throw new PriceError(`--fill ${name}: is the same as the unit, so that no price could change anything; name another`);
    return unit === undefined ? growing(name, sheet) : { name, sheet, unit: alone(unit), whole: true };
  });
}

function usualFiller(battle: Battle, { side, unit }: Priced): FillerSource {
  const armies = [battle.armies[side], battle.armies[side === 'red' ? 'blue' : 'red']];
  for (const { units } of armies) {
    const others = units.filter((it) => it.datasheet !== unit.datasheet);
    const found = others.find((it) => it.roles.includes('troops')) ?? others.find((it) => isSquad(sheetOf(battle, it.datasheet)));
    if (found !== undefined) return growing(found.datasheet, sheetOf(battle, found.datasheet));
  }
  throw new PriceError(`name what the list is filled up with: --fill and a datasheet other than ${unit.datasheet}`);
}

/** Whether a unit of it may be larger or smaller. */
const isSquad = ({ keywords, models }: Datasheet): boolean => !keywords.includes('character') && models.some((it) => it.most > it.least);

/** The id is none that a list could have; the units of a fill get their own. */
const growing = (name: string, sheet: Datasheet): FillerSource => ({ name, sheet, unit: smallest(sheet, `fill of ${name}`), whole: false });

/** The smallest unit of a datasheet. */
export function smallest(sheet: Datasheet, id: string): ArmyUnit {
  const least = sheet.models.filter((it) => it.least > 0);
  const kinds = least.length > 0 ? least : sheet.models.slice(0, 1);
  const models = kinds.map((it) => ({ kind: it.name, count: Math.max(1, it.least), weapons: it.weapons }));
  return {
    id,
    datasheet: sheet.id,
    models,
    points: modelPoints(sheet, models),
    roles: [],
    attachedTo: null,
    joins: null,
    embarkedIn: null,
    dedicatedTo: null,
    reserve: null,
  };
}

function freeId(army: Army, wanted: string): string {
  const taken = new Set(army.units.map((it) => it.id));
  for (let k = 1; ; k++) {
    const id = `${wanted}-${k}`;
    if (!taken.has(id)) return id;
  }
}

function sheetOf(battle: Battle, id: string): Datasheet {
  const sheet = battle.datasheets[id];
  if (sheet === undefined) throw new RangeError(`${battle.id} has no datasheet ${id}`);
  return sheet;
}
