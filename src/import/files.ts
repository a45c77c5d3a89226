import { type RosterMuster, rosterWords } from '../rules/index.ts';
import { yamlText } from '../scenario/yaml-text.ts';
import type { Imported } from './army.ts';
import { enhancementsOf } from './musters.ts';
import { countsOf, reportJson, reportMarkdown } from './report.ts';
import type { UnitFile } from './sheets.ts';

/** A file to be written, by its path in the folder of the import. */
export type Files = ReadonlyMap<string, string>;

/** Where editors find the schema of a kind of file: with the package, wherever that is. */
export const schemaLine = (kind: string): string =>
  `# yaml-language-server: $schema=https://raw.githubusercontent.com/sandtable/sandtable/main/scenarios/schemas/${kind}.schema.json\n`;

/** Everything that an import writes. The same list gives the same bytes. */
export function filesOf(imported: Imported, version: string): Files {
  const files = new Map<string, string>();
  files.set(`armies/${imported.id}.yaml`, schemaLine('army') + yamlText(imported.own?.army ?? armyData(imported)));
  for (const it of imported.own?.datasheets ?? []) files.set(`datasheets/${it.id}.yaml`, schemaLine('datasheet') + yamlText(it));
  for (const [id, units] of imported.sheets)
    files.set(`datasheets/${id}.yaml`, schemaLine('datasheet') + yamlText(sheetData(id, units, imported)));
  files.set('import.md', reportMarkdown(imported));
  files.set('import.json', `${JSON.stringify(reportJson(imported, version), null, 2)}\n`);
  return files;
}

const armyData = (imported: Imported) => ({
  format: 1,
  id: imported.id,
  title: imported.title,
  imported: { notPlayed: countsOf(imported).abilities },
  ...(imported.muster !== null && { muster: musterData(imported.muster) }),
  limit: imported.limit,
  units: imported.units.map(({ id: unit, sheet, unit: file, points, attachedTo, dedicatedTo }) => ({
    id: unit,
    datasheet: sheet,
    models: Object.fromEntries(file.kinds.map((it) => [it.name, it.count])),
    points: { [imported.family]: points },
    ...(file.roles.length > 0 && { roles: file.roles }),
    ...(attachedTo !== null && { attachedTo }),
    ...(dedicatedTo !== null && { dedicatedTo }),
    ...(imported.muster !== null && unitMuster(imported.muster.factions.get(unit) ?? [], file)),
  })),
});

const musterData = ({ factions: _, ...muster }: RosterMuster) => muster;

function unitMuster(factions: readonly string[], file: UnitFile) {
  const enhancements = enhancementsOf(file).map(({ name, bearer }) => ({ name, ...(bearer !== null && { bearer }) }));
  if (factions.length === 0 && enhancements.length === 0) return {};
  return { muster: { ...(factions.length > 0 && { factions }), ...(enhancements.length > 0 && { enhancements }) } };
}

/** The sheet that units share: the first of them, with the numbers of models of all. */
function sheetData(id: string, units: readonly UnitFile[], { family, sheets, leadsKey }: Imported) {
  const first = units[0] as UnitFile;
  const each = pointsOfModel(first);
  const leads = [...sheets]
    .filter(([, of]) => first.leads.some((it) => rosterWords(it) === rosterWords(of[0]?.title ?? '')))
    .map(([sheet]) => sheet);
  return {
    format: 1,
    id,
    title: first.title,
    ...(first.keywords.length > 0 && { keywords: first.keywords }),
    models: Object.fromEntries(
      first.kinds.map(({ name, size, weapons, block }, at) => {
        const counts = units.map((it) => it.kinds[at]?.count ?? 0);
        const [least, most] = [Math.min(...counts), Math.max(...counts)];
        return [
          name,
          {
            count: least === most ? least : [least, most],
            base: size.base,
            height: size.height,
            ...(weapons.length > 0 && { weapons }),
            points: { [family]: each },
            [family]: block,
          },
        ];
      }),
    ),
    ...(Object.keys(first.weapons).length > 0 && {
      weapons: Object.fromEntries(Object.entries(first.weapons).map(([name, block]) => [name, { [family]: block }])),
    }),
    [family]: { ...first.block, ...(leadsKey !== null && leads.length > 0 && { [leadsKey]: leads }) },
  };
}

/** A unit's points, spread evenly over its models. */
function pointsOfModel({ listed, kinds }: UnitFile): number {
  const models = kinds.reduce((sum, it) => sum + it.count, 0);
  return Math.round((listed.points / Math.max(1, models)) * 100) / 100;
}
