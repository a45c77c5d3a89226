import { WEIGHTS } from '../doctrine/commander/weights.ts';
import { compileDoctrine } from '../doctrine/compile.ts';
import { besideOrders, compileOrders, orderBook, withOrders } from '../doctrine/orders.ts';
import { lookAhead } from '../doctrine/search/look-ahead.ts';
import type { Match, Script, UnitPlan } from '../engine/match.ts';
import type { AnyEdition, Block, Family, RuleId, SheetPart, SideId } from '../rules/index.ts';
import { hashName, RESERVE } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { conversionOf, convertBattle } from '../scenario/convert.ts';
import { InputError, type InputIssue } from '../scenario/input-error.ts';
import { parseKeyword } from '../scenario/keyword.ts';
import type { ArmyUnit, Battle } from '../scenario/types.ts';
import type { Unplaced } from './auto-deploy.ts';
import { makeBoard } from './board.ts';
import { checkDeployment } from './check-deployment.ts';
import type { Composed } from './compose.ts';
import { compose, type SeamWatch } from './compose.ts';
import { composedOnce } from './composed-once.ts';
import { placeAll } from './deploy-all.ts';
import { rightHanded } from './handed.ts';
import { inOrder } from './in-order.ts';
import type { CodeTrace } from './instruments.ts';
import { checkLeverNames } from './lever-names.ts';
import { joinPlacings, seatPlacings } from './placing.ts';
import type { RuleWatch } from './rule-watch.ts';
import type { Selection } from './select.ts';
import type { SheetContext } from './sheets.ts';
import { mergeSheets, readSheet } from './sheets.ts';
import { hasStoreys, playedField, terrainIssues } from './terrain.ts';

export interface MatchOptions {
  /** Count how often each rule's code runs (slower; the outcome is the same). */
  readonly counting?: boolean;
  /** The scenarios that are played together; a value of a datasheet must change something in at least one of them. Default: this one. */
  readonly together?: readonly Battle[];
  /** Play it as it lies, not as its mirror image: a scene whose places are named while it is played. */
  readonly asWritten?: boolean;
  /** Called for every call of a procedure (slower still; the outcome is the same). */
  readonly watch?: SeamWatch;
  /** Called whenever code of rules begins and ends (slower still; the outcome is the same). */
  readonly trace?: CodeTrace;
  /** Sees which rules act during play (slower; the outcome is the same). */
  readonly ruleWatch?: RuleWatch;
}

/** A scenario under a ruleset, ready to be played. */
export interface CompiledMatch {
  readonly match: Match;
  readonly composed: Composed;
  /** Keywords that the scenario waived and a unit carries, and kinds of terrain that it waived and contains. */
  readonly waived: readonly string[];
  /** Datasheets that were read from another family's block. */
  readonly converted: readonly string[];
  /** Scoring and options of the mission that the edition ignores. */
  readonly ignored: readonly string[];
  /** Scoring of the mission that it counts. */
  readonly counted: readonly string[];
  /** Ledger IDs counted, in the order of `composed.calls`. */
  readonly counters: readonly RuleId[];
  /** Keywords of units and weapons, kinds of terrain and options that are there: rules of others are left out. */
  readonly present: ReadonlySet<string>;
}

const COLOURS = ['red', 'blue'] as const;

/**
 * Compiles a scenario for a ruleset. Throws an InputError that lists every unit and keyword the ruleset cannot play, and every
 * value of a datasheet that it cannot set, before anything is played.
 */
export function compileMatch(selection: Selection, given: Battle, options: MatchOptions = {}): CompiledMatch {
  const edition = selection.variant.edition;
  const conversion = conversionOf(edition);
  const inFamily = (it: Battle): Battle => convertBattle(it, conversion);
  const edited = selection.edit(inFamily(given), options.together?.map(inFamily));
  // Formations with other models than the scenario's have to find room.
  const misplaced = edited.deployment === given.deployment ? [] : checkDeployment(edited);
  if (misplaced.length > 0) throw new InputError(misplaced.map((it) => ({ ...it, message: `${it.message} (${selection.spec})` })));
  const listed = inOrder(edited);
  const { battle, mirrored } = options.asWritten === true ? { battle: listed, mirrored: null } : rightHanded(listed);
  const unknown = terrainIssues(battle, edition, selection.spec);
  if (unknown.length > 0) throw new InputError(unknown);
  const context: SheetContext = {
    battle,
    edition,
    variantId: selection.spec,
    extra: selection.packs.flatMap((p) => p.keywords),
    problems: [],
    present: new Set(),
    waived: new Set(),
  };
  const planned = COLOURS.flatMap((colour, side) => armyPlans(colour, side as SideId, battle, context));
  const created = planned.flatMap((parent, maker) =>
    createdBy(parent, parent.plan.side, battle, context).map(({ unit, plan }) => ({ unit, plan: { ...plan, maker } })),
  );
  const units = [...planned, ...created];
  if (context.problems.length > 0) {
    const seen = new Set<string>();
    const issues = context.problems.flatMap((p) => {
      const key = `${p.datasheet}\n${p.message}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const source = battle.sources.find((s) => s.kind === 'datasheet' && s.id === p.datasheet);
      const attack = battle.sources.find((s) => s.kind === 'examples');
      const file = source?.path ?? attack?.path ?? `datasheet ${p.datasheet}`;
      // A unit that an attack writes out has a datasheet of its own.
      return [{ file, line: 0, column: 0, path: '', message: `${p.datasheet.replace(/^example-/, 'unit ')}: ${p.message}` }];
    });
    throw new InputError(issues);
  }
  checkLeverNames(
    selection,
    units.map((it) => it.plan),
    options.together ?? [given],
  );
  for (const piece of playedField(battle, edition).terrain) {
    context.present.add(piece.kind);
    if (piece.building !== undefined) context.present.add('garrison');
    if (piece.gun !== undefined) {
      context.present.add('emplaced-gun');
      // Rules for weapons are played for guns that stand on the table as well.
      for (const block of Object.values(piece.gun))
        for (const text of edition.profile.keywords(block as unknown as Block)) context.present.add(parseKeyword(text)?.name ?? text);
    }
    if (piece.floors.length > 0 && hasStoreys(piece.kind, battle)) context.present.add('upper-floors');
  }
  for (const { plan } of units) for (const word of edition.composedAs?.(plan.sheet, plan.kinds.length) ?? []) context.present.add(word);
  for (const option of battle.mission.options) context.present.add(option);
  const composed = composedFor(selection, context.present, options);
  const plans: UnitPlan[] = units.map((u) => u.plan);
  board(units, plans, edition, battle);
  seat(units, plans, edition);
  borrow(plans, edition);
  const slotOf = (name: string): number => units.findIndex((u) => `${COLOURS[u.plan.side]}/${u.unit.id}` === name);
  const script = (side: SideId): Script => {
    const file = battle.doctrines[COLOURS[side]];
    const source = battle.sources.find((it) => it.kind === 'doctrine' && it.id === file.id);
    const orders = compileOrders(battle.orders, COLOURS[side], slotOf);
    return {
      id: file.id,
      answers: withOrders(compileDoctrine(file, composed.ruleset.seams, source), orders),
      ...orderBook(orders),
      ...(file.rollouts === undefined
        ? {}
        : { lookAhead: besideOrders(lookAhead(composed.ruleset.seams, { ...WEIGHTS, ...file.commander }, file.rollouts), orders) }),
      points: orders.list.flatMap((o) => (o.move === null ? [] : [{ unit: o.unit, round: o.round, x: o.move[0], y: o.move[1] }])),
    };
  };
  const waivedKinds = new Set(battle.battlefield.terrain.map((it) => it.kind).filter((kind) => !edition.terrain.includes(kind)));
  const field = playedField(battle, edition);
  const match: Match = {
    scenario: battle.id,
    scenarioKey: hashName(`scenario/${battle.dice ?? battle.id}`),
    ruleset: composed.ruleset,
    makeBoard: () => makeBoard(field, 2 * plans.length, mirrored),
    units: plans,
    scripts: [script(0), script(1)],
    mission: {
      rounds: battle.mission.rounds === 'variant' ? 0 : battle.mission.rounds,
      scoring: battle.mission.scoring as { readonly [name: string]: number },
      options: new Set(battle.mission.options),
      attackerSeat: battle.mission.attackerSeat,
    },
  };
  return {
    match,
    composed,
    waived: [...context.waived, ...waivedKinds].sort(),
    converted: [...new Set(plans.filter((p) => p.sheet.origin !== 'native').map((p) => p.sheet.id))],
    ignored: [
      ...Object.keys(battle.mission.scoring).filter((n) => !edition.scoring.includes(n)),
      ...battle.mission.options.filter((n) => !edition.options.includes(n)),
    ],
    counted: Object.keys(battle.mission.scoring).filter((n) => edition.scoring.includes(n)),
    counters: composed.counters,
    present: context.present,
  };
}

function composedFor(selection: Selection, present: ReadonlySet<string>, options: MatchOptions): Composed {
  const { counting = false, watch, trace, ruleWatch } = options;
  if (!counting && watch === undefined && trace === undefined && ruleWatch === undefined) return composedOnce(selection, present);
  return compose(selection, {
    present,
    counting,
    ...(watch === undefined ? {} : { watch }),
    ...(trace === undefined ? {} : { trace }),
    ...(ruleWatch === undefined ? {} : { ruleWatch }),
  });
}

/** Puts units that start aboard transports into them. Throws an InputError for those that do not fit. */
function board(units: readonly Planned[], plans: UnitPlan[], edition: AnyEdition, battle: Battle): void {
  if (edition.embarks === undefined) return;
  const riders = new Map<number, number[]>();
  for (const [i, { unit }] of units.entries()) {
    const transport = unit.embarkedIn;
    if (transport === null) continue;
    const plan = item(plans, i);
    const inside = units.findIndex((o) => o.plan.side === plan.side && o.unit.id === transport);
    plans[i] = { ...plan, inside };
    riders.set(inside, [...(riders.get(inside) ?? []), i]);
  }
  const issues: InputIssue[] = [];
  for (const [inside, list] of riders) {
    const carrier = item(plans, inside);
    const fault = edition.embarks(
      carrier.sheet,
      list.map((i) => item(plans, i)),
    );
    if (fault === null) continue;
    const colour = item(COLOURS, carrier.side);
    const source = battle.sources.find((it) => it.kind === 'army' && it.id === battle.armies[colour].id);
    issues.push({ file: source?.path ?? battle.id, line: 0, column: 0, path: '', message: `${colour}/${carrier.id}: ${fault}` });
  }
  if (issues.length > 0) throw new InputError(issues);
}

/** Reserves room in units for the characters that may join them in play. */
function seat(units: readonly Planned[], plans: UnitPlan[], edition: AnyEdition): void {
  const { mayJoin } = edition;
  if (mayJoin === undefined) return;
  units.forEach(({ unit, plan: character }, slot) => {
    if (unit.joins === null || character.kinds.length !== 1) return;
    units.forEach(({ unit: other, plan: host }, at) => {
      if (
        at === slot ||
        host.side !== character.side ||
        host.maker !== undefined ||
        (unit.joins !== 'any' && !unit.joins?.includes(other.id))
      )
        return;
      if (mayJoin(character.sheet, host.sheet)) plans[at] = withSeat(item(plans, at), character, slot);
    });
  });
}

function withSeat(host: UnitPlan, character: UnitPlan, slot: number): UnitPlan {
  const { sheet, kinds } = mergeSheets(host, character);
  return {
    ...host,
    sheet: { ...sheet, roles: host.sheet.roles, points: host.sheet.points },
    kinds,
    wounds: Int16Array.of(...host.wounds, ...character.wounds),
    seats: [...(host.seats ?? []), slot],
  };
}

/** Adds to sheets the weapons that other units might lend them. */
function borrow(plans: UnitPlan[], { borrows }: AnyEdition): void {
  if (borrows === undefined) return;
  const own = [...plans];
  own.forEach((plan, at) => {
    const sheet = borrows(
      plan.sheet,
      own.filter((it, k) => k !== at && it.side === plan.side),
    );
    if (sheet !== plan.sheet) plans[at] = { ...plan, sheet };
  });
}

interface Planned {
  readonly unit: ArmyUnit;
  readonly plan: UnitPlan;
}

/**
 * Units that a unit may bring into play: `<parent>/1`, `<parent>/2` ..., each made from every entry of the scenario's list in turn;
 * then units for its models that may split off.
 */
function createdBy(parent: Planned, side: SideId, battle: Battle, context: SheetContext): Planned[] {
  const times = context.edition.creates?.(parent.plan.sheet) ?? 0;
  const made: Planned[] = [];
  for (let k = 0; k < times; k++) {
    for (const entry of battle.conjurable) {
      const unit: ArmyUnit = { ...entry, id: `${parent.unit.id}/${made.length + 1}` };
      made.push({ unit, plan: unitPlan(unit, COLOURS[side], side, battle, context) });
    }
  }
  const { kinds, sheet, wounds } = parent.plan;
  const parts = context.edition.splits?.(sheet, kinds.length) ?? 0;
  for (let k = 0; k < parts; k++) {
    const id = `${parent.unit.id}/${made.length + 1}`;
    const key = hashName(`${COLOURS[side]}/${id}`);
    const plan: UnitPlan = { ...parent.plan, id, key, kinds: kinds.slice(0, 1), wounds: wounds.slice(0, 1), placing: null };
    made.push({ unit: { ...parent.unit, id, embarkedIn: null, reserve: null }, plan });
  }
  return made;
}

function armyPlans(colour: 'red' | 'blue', side: SideId, battle: Battle, context: SheetContext): Planned[] {
  const army = battle.armies[colour];
  const planned: Planned[] = [];
  const unplaced: Unplaced[] = [];
  for (const unit of army.units) {
    if (unit.attachedTo !== null) continue;
    const leaders = army.units.filter((it) => it.attachedTo === unit.id);
    const alone = unitPlan(unit, colour, side, battle, context);
    const plan = leaders.reduce((host, leader) => joined(host, unitPlan(leader, colour, side, battle, context)), alone);
    const waiting = (unit.embarkedIn !== null && context.edition.embarks !== undefined) || unit.reserve !== null;
    planned.push({ unit, plan });
    // A unit and the characters that have joined it take their places together.
    if (plan.placing === null && !waiting && plan.kinds.length > 0) unplaced.push({ units: [unit, ...leaders], plan });
  }
  const placings = placeAll(unplaced, side, battle);
  return planned.map(({ unit, plan }) => {
    const at = unplaced.findIndex((it) => it.plan === plan);
    return at < 0 ? { unit, plan } : { unit, plan: { ...plan, placing: item(placings, at) } };
  });
}

/** A single unit; it has no place until one is found for it. */
function unitPlan(unit: ArmyUnit, colour: 'red' | 'blue', side: SideId, battle: Battle, context: SheetContext): UnitPlan {
  const read = readSheet(unit, context);
  const placement = battle.deployment[colour].find((p) => p.unit === unit.id);
  return {
    side,
    id: unit.id,
    key: hashName(`${colour}/${unit.id}`),
    sheet: read.sheet,
    kinds: read.kinds,
    wounds: Int16Array.from(read.kinds, (k) => context.edition.profile.wounds((read.sheet.models[k]?.stats ?? {}) as Family['model'])),
    placing: placement === undefined ? null : seatPlacings(placement, side, battle.battlefield),
    inside: -1,
    reserve: RESERVE[unit.reserve ?? 'none'],
    dedicated: unit.dedicatedTo !== null,
  };
}

function joined(unit: UnitPlan, leader: UnitPlan): UnitPlan {
  const { sheet, kinds } = mergeSheets(unit, leader);
  return {
    ...unit,
    sheet: { ...sheet, parts: [...(unit.sheet.parts ?? [partOf(unit)]), partOf(leader)] },
    kinds,
    wounds: Int16Array.of(...unit.wounds, ...leader.wounds),
    placing: unit.placing === null || leader.placing === null ? null : joinPlacings(unit.placing, leader.placing),
  };
}

const partOf = ({ sheet, kinds }: UnitPlan): SheetPart => ({
  id: sheet.id,
  title: sheet.title,
  keywords: sheet.keywords,
  roles: sheet.roles,
  size: kinds.length,
});
