import type { Formats } from '../scenario/formats.ts';
import type { RosterFamily } from './families.ts';

/** The families that read and write rosters. */
export async function rosterFamilies(families: Formats['families']): Promise<RosterFamily[]> {
  const found = await Promise.all(families.map(async ({ name, format }) => ({ name, roster: (await format?.roster?.()) ?? null })));
  return found.flatMap(({ name, roster }) => (roster === null ? [] : [{ name, roster }]));
}
