import type { z } from 'zod';
import type { FileKind } from '../types.ts';
import { armySchemas } from './army.ts';
import { battlefieldSchemas } from './battlefield.ts';
import { pointsOf } from './common.ts';
import { datasheetSchemas, type FamilyBlocks } from './datasheet.ts';
import { doctrineFile } from './doctrine.ts';
import { exampleFile } from './example.ts';
import { missionSchemas } from './mission.ts';
import { scenarioFile } from './scenario.ts';

/** The names that files may use, besides the blocks of families. */
export interface FileWords {
  readonly terrain: readonly string[];
  readonly scoring: readonly string[];
  readonly options: readonly string[];
  readonly roles: readonly string[];
}

/** The schema of each kind of file, for the known families and words. */
export function fileSchemas(families: readonly FamilyBlocks[], words: FileWords) {
  const names = families.map((it) => it.name);
  const points = pointsOf(names);
  const datasheet = datasheetSchemas(families, points);
  const army = armySchemas(points, words.roles);
  const battlefield = battlefieldSchemas(words.terrain, datasheet.weapon);
  const mission = missionSchemas(words.scoring, words.options);
  return {
    scenario: scenarioFile(army, battlefield, mission),
    army: army.file,
    datasheet: datasheet.file,
    battlefield: battlefield.file,
    mission: mission.file,
    doctrine: doctrineFile,
    examples: exampleFile(families, battlefield),
  } as const satisfies { readonly [kind in FileKind]: z.ZodType };
}
export type FileSchemas = ReturnType<typeof fileSchemas>;
