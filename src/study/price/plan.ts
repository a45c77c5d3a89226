import type { Selection } from '../../compile/select.ts';
import { item } from '../../rules/item.ts';
import type { Army, ArmyUnit, Battle, Datasheet, DoctrineFile, Source } from '../../scenario/types.ts';
import { type Costs, costsUnder, modelsIn } from './costs.ts';
import { type Fill, type Filler, fillsUpTo, mixFor } from './fill.ts';
import { enlarged, type Lists, listOf, withoutUnit, withUnit } from './lists.ts';
import type { FillerSource, Priced } from './names.ts';
import { PriceError } from './price-error.ts';

/** An army that the priced one meets. */
export interface Opponent {
  readonly army: Army;
  readonly doctrine: DoctrineFile;
  /** Datasheets and files that it brings along. */
  readonly datasheets: { readonly [id: string]: Datasheet };
  readonly sources: readonly Source[];
}

export interface PriceQuestion {
  readonly selection: Selection;
  /** Its field, its mission, and the army with the unit. */
  readonly battle: Battle;
  readonly priced: Priced;
  readonly fillers: readonly FillerSource[];
  readonly opponents: readonly Opponent[];
  /** Army points of every list; null: as many times the limit of the army as leave room for twice the price that the unit has. */
  readonly limit: number | null;
  /** Prices to look between; null: from a quarter of what the unit costs to three times that. */
  readonly between: readonly [from: number, to: number] | null;
  /** Prices to play, at most. */
  readonly steps: number;
}

/** A list that is played. */
export interface PlayedList {
  readonly fill: Fill;
  /** With the unit: the price at which this list costs the limit. Without it: null. */
  readonly price: number | null;
  /** Without the unit: its share in what the others are measured by. */
  readonly share: number;
}

export interface PricePlan {
  readonly spec: string;
  readonly priced: Priced;
  readonly army: Army;
  readonly fillers: readonly Filler[];
  readonly opponents: readonly Army[];
  /** What the unit costs now, and how many models it has for that. */
  readonly current: number;
  readonly models: number;
  readonly limit: number;
  readonly armyLimit: number;
  /** Army points of what is in every list. */
  readonly rest: number;
  readonly lists: readonly PlayedList[];
  /** `lists[l]` against `opponents[o]` at `l * opponents.length + o`. */
  readonly battles: readonly Battle[];
}

/** Room for a higher price than now: a list can spend this many times what the unit costs. */
const ROOM = 2;
const USUAL_RANGE = [0.25, 3] as const;
const MOST_TIMES = 10;

/**
 * The lists to play, each against every opponent on the same dice. A list with the unit has one of the possible fills, so it costs the limit to
 * the point at one price: the limit less everything else.
 * @throws PriceError where there are fewer than two such prices in the range
 */
export function planPrice(question: PriceQuestion): PricePlan {
  const { battle, priced, selection, opponents } = question;
  const army = battle.armies[priced.side];
  const costs = costsUnder(selection, rosters(question));
  const fillers = question.fillers.map((it) => fillerOf(it, battle, army, costs));
  const kept = army.units.filter((it) => it.id !== priced.unit.id && !isFiller(it, question.fillers));
  const rest = kept.reduce((sum, it) => sum + costs.unit(army, it), 0);
  const current = costs.unit(army, priced.unit);
  const limit = question.limit ?? roomyLimit(army.limit, rest + ROOM * current);
  if (rest >= limit) throw new PriceError(`--limit ${limit}: the rest of ${army.title} costs ${rest} army points; name more`);
  const budget = limit - rest;
  const fills = fillsUpTo(fillers, budget);
  const [from, to] = question.between ?? [Math.floor(USUAL_RANGE[0] * current), Math.ceil(USUAL_RANGE[1] * current)];
  const possible = fills.filter((it) => it.points <= budget && budget - it.points >= from && budget - it.points <= to);
  const chosen = spread([...possible].reverse(), (it) => budget - it.points, question.steps);
  if (chosen.length < 2) throw new PriceError(tooFew(fills, budget, fillers, [from, to]));
  const lists: PlayedList[] = [
    ...mixFor(fills, budget).map((it) => ({ ...it, price: null })),
    ...chosen.map((fill) => ({ fill, price: budget - fill.points, share: 0 })),
  ];
  const parts: Lists = { army, unit: priced.unit, rest: kept, fillers };
  const foes = opponents.map((it) =>
    limit > it.army.limit ? { ...it, army: enlarged(it.army, limit, (unit) => costs.unit(it.army, unit)) } : it,
  );
  return {
    spec: selection.spec,
    priced,
    army,
    fillers,
    opponents: foes.map((it) => it.army),
    current,
    models: costs.models(army, priced.unit),
    limit,
    armyLimit: army.limit,
    rest,
    lists,
    battles: lists.flatMap((list) => foes.map((foe) => battleOf(question, parts, list, foe))),
  };
}

/** Battles in which everything stands whose costs are asked for. */
function rosters({ battle, priced, fillers, opponents }: PriceQuestion): Battle[] {
  const army = battle.armies[priced.side];
  const more = [...(priced.listed ? [] : [priced.unit]), ...fillers.filter((it) => !it.whole).map((it) => it.unit)];
  const all = listOf(army, [...army.units, ...more]);
  return opponents.map((it) => meeting({ battle, priced, fillers }, all, { ...it, army: listOf(it.army, it.army.units) }, battle.id));
}

function fillerOf({ name, sheet, unit, whole }: FillerSource, battle: Battle, army: Army, costs: Costs): Filler {
  const points = costs.unit(army, unit);
  if (points <= 0) throw new PriceError(`--fill ${name}: it costs nothing, so that no points can be spent on it`);
  const room = (kind: Datasheet['models'][number]): number => usualMost(battle, sheet, kind) - countOf(unit, kind.name);
  const models = costs.models(army, unit);
  // A ruleset that says how many models its units have leaves them no room.
  const kind = whole || models !== modelsIn(unit) ? undefined : sheet.models.find((it) => room(it) > 0);
  const each = kind === undefined ? null : costs.model(sheet.id, kind.name);
  const grows = kind === undefined || each === null || each <= 0 ? null : { kind: kind.name, each, most: room(kind) };
  return { name, sheet, unit, models, points, grows };
}

/**
 * Models of a kind in the largest unit of the datasheet in either list, where there is one: squads twice as large as people field are played otherwise,
 * and their price is that of the size.
 */
function usualMost({ armies }: Battle, sheet: Datasheet, kind: Datasheet['models'][number]): number {
  const fielded = [...armies.red.units, ...armies.blue.units].filter((it) => it.datasheet === sheet.id);
  return fielded.length === 0 ? kind.most : Math.max(...fielded.map((it) => countOf(it, kind.name)));
}

const countOf = ({ models }: ArmyUnit, kind: string): number => models.find((it) => it.kind === kind)?.count ?? 0;

/** Whether a unit of the list is what it is filled up with, and so is spent anew. */
const isFiller = (unit: ArmyUnit, fillers: readonly FillerSource[]): boolean =>
  fillers.some(
    (it) =>
      it.sheet.id === unit.datasheet &&
      (!it.whole || it.unit.id === unit.id || JSON.stringify(it.unit.models) === JSON.stringify(unit.models)),
  );

function roomyLimit(limit: number, wanted: number): number {
  const times = Math.max(1, Math.ceil(wanted / limit));
  return limit * Math.min(times, MOST_TIMES);
}

/** At most this many of some things in order of a value, their values as evenly spread as can be; the first and the last are among them. */
export function spread<T>(list: readonly T[], at: (it: T) => number, most: number): readonly T[] {
  if (list.length <= most) return list;
  const [first, last] = [at(item(list, 0)), at(item(list, list.length - 1))];
  const chosen = new Set<T>();
  for (let k = 0; k < most; k++) {
    const wanted = first + ((last - first) * k) / (most - 1);
    let best = item(list, 0);
    for (const it of list) if (Math.abs(at(it) - wanted) < Math.abs(at(best) - wanted)) best = it;
    chosen.add(best);
  }
  return list.filter((it) => chosen.has(it));
}

function tooFew(fills: readonly Fill[], budget: number, fillers: readonly Filler[], [from, to]: readonly [number, number]): string {
  const prices = fills.flatMap((it) => (it.points <= budget ? [budget - it.points] : [])).reverse();
  const known = prices.length > 12 ? `${prices.slice(0, 6).join(', ')} ... ${prices.slice(-6).join(', ')}` : prices.join(', ');
  const names = fillers.map((it) => it.name).join(' and ');
  return `fewer than two prices between ${from} and ${to} leave a list that ${names} fill to its limit, but ${known} do: name other --prices, another --limit or another --fill`;
}

function battleOf(question: PriceQuestion, parts: Lists, list: PlayedList, foe: Opponent): Battle {
  const army = list.price === null ? withoutUnit(parts, list.fill) : withUnit(parts, list.fill);
  const base = question.opponents.length === 1 ? question.battle.id : `${question.battle.id}-against-${foe.army.id}`;
  const id = `${base}-${list.price === null ? `without-unit-for-${list.fill.points}` : `with-unit-at-${list.price}`}`;
  const what = list.price === null ? 'without the unit' : `the unit at ${list.price} army points`;
  return { ...meeting(question, army, foe, id), dice: base, title: `${army.title} against ${foe.army.title}: ${what}` };
}

function meeting(
  { battle, priced, fillers }: Pick<PriceQuestion, 'battle' | 'priced' | 'fillers'>,
  army: Army,
  foe: Opponent,
  id: string,
): Battle {
  const { players: _, ...field } = battle;
  const other = priced.side === 'red' ? 'blue' : 'red';
  const own = Object.fromEntries([priced.sheet, ...fillers.map((it) => it.sheet)].map((it) => [it.id, it]));
  const sources = new Map([...battle.sources, ...foe.sources].map((it) => [it.path, it]));
  return {
    ...field,
    id,
    armies: priced.side === 'red' ? { red: army, blue: foe.army } : { red: foe.army, blue: army },
    doctrines: other === 'blue' ? { red: battle.doctrines.red, blue: foe.doctrine } : { red: foe.doctrine, blue: battle.doctrines.blue },
    datasheets: { ...battle.datasheets, ...foe.datasheets, ...own },
    deployment: { red: [], blue: [] },
    orders: [],
    sources: [...sources.values()],
  };
}
