import { CHART_SCRIPT } from './chart-script.ts';
import { FIT_SCRIPT } from './fit-script.ts';
import { MAP_SCRIPT } from './map-script.ts';
import { NAMED_SCRIPT } from './named-script.ts';
import { UNPACK_SCRIPT } from './packed.ts';
import { SCENARIO_SCRIPT, SCENARIO_START } from './scenario-script.ts';
import { TABLE_SCRIPT } from './table-script.ts';
import { WATCH_SCRIPT } from './watch-script.ts';

const alone = (...parts: readonly string[]): string => `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;

/** The script of a report, as text: it runs in the page, not in this process. The drawing libraries come before it. */
export const PAGE_SCRIPT = alone(
  TABLE_SCRIPT,
  SCENARIO_SCRIPT,
  UNPACK_SCRIPT,
  NAMED_SCRIPT,
  FIT_SCRIPT,
  MAP_SCRIPT,
  CHART_SCRIPT,
  WATCH_SCRIPT,
  SCENARIO_START,
);

/** The same for a report without a chart, which needs no library. */
export const PLAIN_SCRIPT = alone(TABLE_SCRIPT, SCENARIO_SCRIPT, WATCH_SCRIPT, SCENARIO_START);
