import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Selection } from '../compile/select.ts';
import { dataFolderOf, libraryFor } from '../load/disk.ts';
import { loadFormats } from '../load/formats.ts';
import { loadDatasheet, loadScenario, locate } from '../load/scenarios.ts';
import { find } from '../scenario/library.ts';
import type { ArmyColour, Battle, Source } from '../scenario/types.ts';
import { fillersFor, pricedUnit } from '../study/price/names.ts';
import { type Opponent, type PricePlan, planPrice } from '../study/price/plan.ts';
import { loadScenarios } from './campaign.ts';
import { checkLists } from './unchecked.ts';

export interface PriceRequest {
  readonly scenario: string;
  readonly selection: Selection;
  readonly unit: string;
  /** Names or paths of armies; empty for the opponent that the scenario has. */
  readonly against: readonly string[];
  readonly fill: readonly string[];
  readonly limit: number | null;
  readonly between: readonly [number, number] | null;
  readonly steps: number;
  readonly data: readonly string[];
  readonly doctrine: string | readonly string[] | undefined;
  /** Whether armies with an illegal list are played, too. */
  readonly unchecked: boolean;
}

/** A question about a price, its names looked up. */
export interface PricedBattle {
  readonly scenario: { readonly id: string; readonly title: string };
  readonly plan: PricePlan;
}

/**
 * Loads the scenario, armies and datasheets of a question and plans its lists.
 * @throws PriceError, InputError for what cannot be found, read or priced
 */
export async function readPrice(request: PriceRequest): Promise<PricedBattle> {
  const { selection, data, against, unchecked } = request;
  const [battle] = (await loadScenarios([request.scenario], { data, doctrine: request.doctrine, unchecked }, [selection.spec])) as [Battle];
  const formats = await loadFormats([selection.spec]);
  const folders = [dataFolderOf(locate('scenario', request.scenario, { dataDirs: data })), ...data];
  const sources: Source[] = [];
  const further = (name: string) => {
    const path = /\.ya?ml$/.test(name) ? resolve(name) : find(libraryFor(null, folders), 'datasheet', name);
    if (path === null || !existsSync(path)) return null;
    const found = loadDatasheet(path, { formats, dataDirs: folders });
    sources.push(...found.sources);
    return found.sheet;
  };
  const priced = pricedUnit(battle, request.unit, further);
  const fillers = fillersFor(battle, priced, request.fill, further);
  const guests = against.map((name) => {
    const path = resolve(locate('army', name, { dataDirs: folders }));
    const options = { formats, dataDirs: [...data, dataFolderOf(path)], guests: { red: path, blue: path, id: battle.id } };
    return loadScenario(request.scenario, options);
  });
  await checkLists(guests, unchecked);
  const opponents = guests.map((it) => opponentIn(it, 'blue'));
  const plan = planPrice({
    selection,
    battle: { ...battle, sources: [...battle.sources, ...sources] },
    priced,
    fillers,
    opponents: opponents.length > 0 ? opponents : [opponentIn(battle, priced.side === 'red' ? 'blue' : 'red')],
    limit: request.limit,
    between: request.between,
    steps: request.steps,
  });
  return { scenario: { id: battle.id, title: battle.title }, plan };
}

const opponentIn = ({ armies, doctrines, datasheets, sources }: Battle, side: ArmyColour): Opponent => ({
  army: armies[side],
  doctrine: doctrines[side],
  datasheets,
  sources,
});
