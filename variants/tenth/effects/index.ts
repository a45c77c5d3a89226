import type { Area } from '../definitions/area.ts';
import { rollEffects } from './abilities.ts';
import { timedEffects } from './timed.ts';

/** Effects that datasheets write out: on a condition, or from a moment on. */
export const effects: Area = { abilities: [rollEffects, timedEffects] };
