import { CHART_SCRIPT } from './chartScript.ts';
import { UNPACK_SCRIPT } from './packed.ts';
import { TABLE_SCRIPT } from './tableScript.ts';

const alone = (...parts: readonly string[]): string => `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;

/** The script of a report, as text: it stands in the page, not in this process. The libraries that draw come before it. */
export const PAGE_SCRIPT = alone(TABLE_SCRIPT, UNPACK_SCRIPT, CHART_SCRIPT);

/** The same for a report without a chart, which needs no library. */
export const PLAIN_SCRIPT = alone(TABLE_SCRIPT);
