/** By model: its measured distance to a unit, with that unit's slot and the poses of both when measured. */
export interface Measures {
  readonly value: Float64Array;
  readonly from: Int16Array;
  readonly stands: Float64Array;
}

export const makeMeasures = (models: number): Measures => ({
  value: new Float64Array(models),
  from: new Int16Array(models).fill(-1),
  stands: new Float64Array(models),
});
