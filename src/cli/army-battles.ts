import { resolve } from 'node:path';
import { type Names, namesOf } from '../campaign/names.ts';
import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import { dataFolderOf } from '../load/disk.ts';
import { loadFormats } from '../load/formats.ts';
import { loadScenario, locate } from '../load/scenarios.ts';
import { item } from '../rules/item.ts';
import { armyPoints } from '../scenario/army.ts';
import { InputError } from '../scenario/input-error.ts';
import { stem } from '../scenario/library.ts';
import type { Battle } from '../scenario/types.ts';
import type { Entrant, Fixture } from '../study/round-robin.ts';
import { fixturesOf } from '../study/round-robin.ts';
import { UsageError } from './command.ts';
import { note } from './print.ts';
import { checkLists } from './unchecked.ts';

/** General-purpose bundled armies of a thousand points: the default of a round-robin. */
const GENERAL = ['armour', 'assault', 'gunline', 'mixed', 'raiders', 'swarm'] as const;
/** More would mean thousands of matchups. */
const MOST_ARMIES = 40;

export interface ArmyRequest {
  /** Names or paths; empty for the bundled ones that every ruleset can play. */
  readonly armies: readonly string[];
  /** The scenario whose battlefield and mission they use. */
  readonly on: string;
  /** Doctrines by army, or one for all under `*`, instead of their own. */
  readonly doctrines: ReadonlyMap<string, string>;
  readonly data: readonly string[];
  readonly selections: readonly Selection[];
  /** Whether armies with an illegal list are played, too. */
  readonly unchecked: boolean;
}

/** A round-robin ready to be played. */
export interface RoundRobin {
  readonly field: string;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly Fixture[];
  /** In the order of the fixtures. */
  readonly battles: readonly Battle[];
  /** Rulesets in words by specification. */
  readonly rulesets: Names['rulesets'];
}

/**
 * Loads armies and pits each against itself, so that an error names the army at fault; then pairs them all.
 * @throws InputError for an army that cannot be read, set up there, or played under one of the rulesets
 */
export async function readRoundRobin({ armies, on, doctrines, data, selections, unchecked }: ArmyRequest): Promise<RoundRobin> {
  const folder = dataFolderOf(locate('scenario', on, { dataDirs: data }));
  const paths = (armies.length === 0 ? GENERAL : armies).map((it) => resolve(locate('army', it, { dataDirs: [folder, ...data] })));
  const names = paths.map((path) => stem(path, 'army'));
  const twice = names.find((it, i) => names.indexOf(it) !== i);
  if (twice !== undefined) throw new UsageError(`two of the armies are called "${twice}"; name every army once`);
  for (const name of doctrines.keys())
    if (name !== '*' && !names.includes(name)) throw new UsageError(`--doctrine ${name}=...: expected one of ${names.join(', ')}`);
  const dataDirs = [...data, ...paths.map(dataFolderOf)];
  const formats = await loadFormats(selections.map((it) => it.spec));
  const refused = (name: string, read: () => Battle[]): Battle[] => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (armies.length > 0) throw new InputError(error.issues.map((it) => ({ ...it, message: `army ${name}: ${it.message}` })));
      note(`${name} is left out: ${error.issues[0]?.message ?? 'it cannot be played'}`);
      return [];
    }
  };
  const loaded = paths.flatMap((path, i) => {
    const name = item(names, i);
    const doctrine = doctrines.get(name) ?? doctrines.get('*');
    const own = doctrine === undefined ? {} : { doctrines: { red: doctrine, blue: doctrine } };
    return refused(name, () => [loadScenario(on, { formats, dataDirs, guests: { red: path, blue: path, id: name }, ...own })]);
  });
  await checkLists(loaded, unchecked);
  const mirrors = loaded.flatMap((battle) =>
    refused(battle.id, () => {
      for (const selection of selections) compileMatch(selection, battle, { together: loaded });
      return [battle];
    }),
  );
  if (mirrors.length < 2) throw new UsageError('a round-robin needs at least two armies');
  if (mirrors.length > MOST_ARMIES) throw new UsageError(`${mirrors.length} armies: name at most ${MOST_ARMIES}`);
  const entrants = mirrors.map((it) => entrantOf(it, selections, loaded));
  const field = stem(on, 'scenario');
  const fixtures = fixturesOf(
    field,
    entrants.map((it) => it.id),
  );
  return { field, entrants, fixtures, battles: fixtures.map((it) => meeting(it, mirrors)), rulesets: namesOf([], selections).rulesets };
}

function entrantOf(battle: Battle, selections: readonly Selection[], together: readonly Battle[]): Entrant {
  const { armies, doctrines } = battle;
  const points = armyPoints(armies.red.units);
  const pointsUnder = Object.fromEntries(
    selections.flatMap((it) => {
      const { family } = it.variant.edition;
      const changed = it.sheets.length === 0 ? undefined : armyPoints(it.edit(battle, together).armies.red.units)[family];
      return changed === undefined ? [] : [[it.spec, changed] as const];
    }),
  );
  const own = Object.keys(pointsUnder).length > 0 && { pointsUnder };
  return { id: armies.red.id, title: armies.red.title, doctrine: doctrines.red.id, points, ...own };
}

/** The battle of a fixture, made from those of its armies against themselves, which share field and mission. */
function meeting({ id, red, blue }: Fixture, mirrors: readonly Battle[]): Battle {
  const one = item(mirrors, red);
  const other = item(mirrors, blue);
  const sources = [...one.sources, ...other.sources.filter((it) => !one.sources.some((known) => known.path === it.path))];
  return {
    ...one,
    id,
    title: `${one.armies.red.title} against ${other.armies.blue.title}`,
    armies: { red: one.armies.red, blue: other.armies.blue },
    datasheets: { ...one.datasheets, ...other.datasheets },
    doctrines: { red: one.doctrines.red, blue: other.doctrines.blue },
    sources,
  };
}
