import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { TransportSeams } from '../seams.ts';
import { boarding } from './boarding.ts';
import { losing } from './lost.ts';

/** TRANSPORT. */
export const transports = (s: ClassicSeams): TransportSeams<Classic> => ({ ...boarding(s), ...losing(s) });
