/** By model: its measured distance to a unit, with that unit's slot and how often both had moved when it was measured. */
export interface Measures {
  readonly value: Float64Array;
  readonly from: Int16Array;
  readonly spots: Float64Array;
}

export const makeMeasures = (models: number): Measures => ({
  value: new Float64Array(models),
  from: new Int16Array(models).fill(-1),
  spots: new Float64Array(models),
});
