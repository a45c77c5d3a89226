import { fields, nameIn, pack, unpack } from './link.ts';
import type { OwnFiles } from './own-files.ts';

/** Which own army is seen, and the files that it is in. */
export interface ArmyQuestion {
  readonly army: string;
  readonly own: OwnFiles;
}

/** The part of a link after the name of the view. */
export const armyLink = ({ army, own }: ArmyQuestion): Promise<string> => pack({ army }, own);

/** @throws LinkError */
export async function readArmyLink(link: string): Promise<ArmyQuestion> {
  const { asked, own } = await unpack(link);
  return { army: nameIn(fields(asked, ['army'])['army'], 'army'), own };
}
