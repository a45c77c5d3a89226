import { event } from 'sandtable/rules';
import type { CalixtusSeams } from '../hub.ts';
import { isChargeThrow, placeThrown } from './grenades.ts';

export const STOPPED = event('charge-stopped', { unit: 'unit', target: 'unit' }, 'The charge of {unit} at {target} is stopped');

/** How markers of thrown grenades are laid and scatter: range is assumed, and no distance is guessed. */
export const thrown = {
  placeMarker:
    (next: CalixtusSeams['placeMarker']): CalixtusSeams['placeMarker'] =>
    (g, a) =>
      isChargeThrow(a) ? placeThrown(g, a) : next(g, a),
  guessesRange:
    (next: CalixtusSeams['guessesRange']): CalixtusSeams['guessesRange'] =>
    (g, a) =>
      isChargeThrow(a) || next(g, a),
  guessIsTrue:
    (next: CalixtusSeams['guessIsTrue']): CalixtusSeams['guessIsTrue'] =>
    (g, a) =>
      isChargeThrow(a) || next(g, a),
};
