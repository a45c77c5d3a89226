import type { Footprint } from '../rules/index.ts';
import type { Base } from './types.ts';

const MM_PER_INCH = 25.4;

/** A base as the rules represent it: a core grown by a rim, in inches. */
export function footprintOf(base: Base, height: number): Footprint {
  if ('round' in base) return { coreX: 0, coreY: 0, rim: base.round / MM_PER_INCH / 2, height };
  if ('oval' in base) {
    const rim = Math.min(base.oval[0], base.oval[1]) / MM_PER_INCH / 2;
    return { coreX: base.oval[0] / MM_PER_INCH / 2 - rim, coreY: base.oval[1] / MM_PER_INCH / 2 - rim, rim, height };
  }
  if ('rect' in base) return { coreX: base.rect[0] / MM_PER_INCH / 2, coreY: base.rect[1] / MM_PER_INCH / 2, rim: 0, height };
  return { coreX: base.hull[0] / 2, coreY: base.hull[1] / 2, rim: 0, height };
}
