import type { z } from 'zod';
import type { FileKind } from '../types.ts';
import { armyFile } from './army.ts';
import { battlefieldFile } from './battlefield.ts';
import { datasheetFile } from './datasheet.ts';
import { doctrineFile } from './doctrine.ts';
import { exampleFile } from './example.ts';
import { missionFile } from './mission.ts';
import { scenarioFile } from './scenario.ts';

/** The schema of each kind of file. */
export const SCHEMAS = {
  scenario: scenarioFile,
  army: armyFile,
  datasheet: datasheetFile,
  battlefield: battlefieldFile,
  mission: missionFile,
  doctrine: doctrineFile,
  examples: exampleFile,
} as const satisfies { readonly [kind in FileKind]: z.ZodType };
