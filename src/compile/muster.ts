import type { Ruleset } from '../engine/match.ts';
import type { AnyEdition, Detachment, Family, Muster, Mustered } from '../rules/index.ts';
import { armyPoints } from '../scenario/army.ts';
import { conversionOf, convertSheet, withPoints } from '../scenario/convert.ts';
import { parseKeyword } from '../scenario/keyword.ts';
import type { Army, ArmyUnit, Datasheet } from '../scenario/types.ts';
import { compose } from './compose.ts';
import type { Selection } from './select.ts';
import { blockOfKind } from './sheets.ts';

/** Something that is wrong with an army list. */
export interface MusterFault {
  readonly message: string;
  /** The entry of the ledger that it breaks; null for the limit of a list that names no edition. */
  readonly entry: string | null;
}

/** The procedures of a ruleset, whoever plays: every rule about lists is in force. */
export const listRules = (selection: Selection): Ruleset => compose(selection, { present: null, counting: false }).ruleset;

type Datasheets = { readonly [id: string]: Datasheet };

/** What is wrong with a list under a ruleset; empty for a legal one. */
export function faultsOfMuster({ edition, seams }: Pick<Ruleset, 'edition' | 'seams'>, list: Omit<Muster, 'fault'>): MusterFault[] {
  const faults: MusterFault[] = [];
  const muster: Muster = { ...list, fault: (message, entry) => faults.push({ message, entry }) };
  edition.musters?.(seams as unknown as Family['seams'], muster);
  return faults;
}

/** An army as the edition of a ruleset reads its list. */
export function musterOf(army: Army, datasheets: Datasheets, edition: AnyEdition): Omit<Muster, 'fault'> {
  const units = army.units.map((it) => musteredOf(it, datasheets[it.datasheet] as Datasheet, edition));
  const { unbound = false, faction, part, detachments = [] } = army.muster ?? {};
  const named = new Set(detachments.flatMap((it) => it.units ?? []));
  return {
    limit: army.limit,
    units,
    unbound,
    faction: faction ?? null,
    part: part ?? null,
    detachments: detachments.map((it): Detachment => {
      const within = it.units;
      return {
        kind: it.kind,
        units: units.filter(({ id }) => (within === undefined ? !named.has(id) : within.includes(id))),
        slots: it.slots ?? null,
        keyword: it.keyword ?? null,
        battleline: it.battleline,
      };
    }),
  };
}

function musteredOf(unit: ArmyUnit, given: Datasheet, edition: AnyEdition): Mustered {
  const { family } = edition;
  const sheet = convertSheet(given, conversionOf(edition));
  const points = sheet.origin === undefined ? unit.points : withPoints(unit.points, edition.converts?.from ?? family, family);
  const { factions = [], enhancements = [], warlord, exempt = false } = unit.muster ?? {};
  return {
    id: unit.id,
    datasheet: unit.datasheet,
    title: sheet.title,
    block: sheet.blocks[family] ?? {},
    models: unit.models.flatMap(({ kind, count }) =>
      sheet.models
        .filter((it) => it.name === kind)
        .map((it) => ({ kind, count, keywords: keywordsOf(blockOfKind(it, sheet, family), edition) })),
    ),
    roles: unit.roles,
    points: points[family] ?? null,
    attachedTo: unit.attachedTo,
    dedicatedTo: unit.dedicatedTo,
    factions,
    enhancements: enhancements.map(({ name, bearer = null }) => ({ name, bearer })),
    warlord: warlord ?? null,
    exempt,
  };
}

function keywordsOf(block: Mustered['block'], { profile }: AnyEdition): string[] {
  const plain = (block['keywords'] ?? []) as readonly string[];
  return [...new Set([...plain, ...profile.keywords(block)].map((text) => parseKeyword(text)?.name ?? text))];
}

/** What is wrong with the points of an army in families other than that of the edition it was chosen for. */
export function faultsOfLimit(army: Army, but: string | null): MusterFault[] {
  return Object.entries(armyPoints(army.units)).flatMap(([family, points]) =>
    family === but || points <= army.limit
      ? []
      : [
          {
            message: `the units cost ${points} ${family} points, ${points - army.limit} more than the limit of ${army.limit}`,
            entry: null,
          },
        ],
  );
}
