import { formatsFor } from '../editions/formats.ts';
import type { FamilyFormat, InlineAttack } from '../rules/index.ts';
import { loadDatasheet } from '../scenario/datasheet.ts';
import { filesOf, libraryFor } from '../scenario/library.ts';
import type { Datasheet, Weapon } from '../scenario/types.ts';
import { readYaml } from '../scenario/yaml-file.ts';
import { bundledEditions } from './bundled.ts';
import type { Calls, Named, SheetLine } from './calls.ts';
import { type OwnEngine, openOwn } from './own-engine.ts';
import { OWN_FOLDER, type OwnFiles } from './own-files.ts';
import { titleIn } from './titles.ts';

/** All datasheets by their titles, and the editions. */
export function sheetList(own: OwnFiles): Calls['sheets']['gives'] {
  const { files } = openOwn(own);
  const sheets = [...filesOf(libraryFor(files, null, [OWN_FOLDER]), 'datasheet')]
    .map(([id, path]): Named => ({ id, title: titleIn(readYaml(path, files.read(path)).data) ?? id }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
  return { sheets, editions: bundledEditions.ids };
}

export const sheetNamed = async (id: string, { files, editions, dataDirs }: OwnEngine): Promise<Datasheet> =>
  loadDatasheet(id, { files, dataDirs, formats: await formatsFor([], editions) }).sheet;

export async function sheetLine(id: string, own: OwnFiles): Promise<SheetLine> {
  const { title, models, weapons } = await sheetNamed(id, openOwn(own));
  const formats = await Promise.all(bundledEditions.families.map((it) => bundledEditions.format(it)));
  const known = formats.filter((it): it is FamilyFormat => it !== null);
  return {
    id,
    title,
    kinds: models.map(({ name, least, weapons: carried }) => ({ name, least: Math.max(1, least), weapons: carried })),
    weapons: weapons.map((it) => ({ name: it.name, melee: isMelee(it, known) })),
  };
}

/** Whether a weapon has the mark of close combat in the families that know it: what an attack in a line has there in place of a shot. */
const isMelee = ({ blocks }: Weapon, formats: readonly FamilyFormat[]): boolean =>
  formats.some(({ name, inline }) => {
    const block = blocks[name];
    return block !== undefined && inline !== undefined && marksOf(inline).every(([key, value]) => block[key] === value);
  });

const marksOf = ({ melee, shooting }: InlineAttack): (readonly [key: string, value: unknown])[] =>
  Object.entries(melee.weapon).filter(([key, value]) => typeof value === 'string' && shooting.weapon[key] !== value);
