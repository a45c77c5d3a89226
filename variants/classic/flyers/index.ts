import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { FlyerSeams } from '../seams.ts';
import { courses } from './courses.ts';
import { crashing } from './crash.ts';
import { flight } from './flight.ts';
import { flightModes } from './mode.ts';

/** FLYER: whatever flies above the battlefield. Rules that carry `flyer` or `flying-monster` call it. */
export const fliers = (s: ClassicSeams): FlyerSeams<Classic> => ({ ...flight(s), ...flightModes(s), ...courses(s), ...crashing(s) });
