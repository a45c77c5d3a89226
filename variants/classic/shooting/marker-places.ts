import type { Board } from 'sandtable/rules';

/** The scenario's places of the objective markers: x, y by marker. Some missions move markers. */
export function placesOfMarkers({ objectives }: Board): Float64Array {
  const places = new Float64Array(2 * objectives.length);
  for (let k = 0; k < objectives.length; k++) {
    places[2 * k] = objectives[k].x;
    places[2 * k + 1] = objectives[k].y;
  }
  return places;
}

/** Puts moved markers back in the scenario's places before an engagement. */
export function returnMarkers(board: Board, places: Float64Array): void {
  for (let k = 0; k < board.objectives.length; k++) {
    board.objectives[k].x = places[2 * k];
    board.objectives[k].y = places[2 * k + 1];
  }
}
