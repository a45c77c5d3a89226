/** What one more of a value is called, and several: values of which more is more under every edition. */
const UNITS: { readonly [field: string]: readonly [one: string, several: string] } = {
  S: ['point of Strength', 'points of Strength'],
  T: ['point of Toughness', 'points of Toughness'],
  W: ['Wound', 'Wounds'],
  I: ['point of Initiative', 'points of Initiative'],
  A: ['Attack', 'Attacks'],
  M: ['inch of Move', 'inches of Move'],
  OC: ['point of Objective Control', 'points of Objective Control'],
  models: ['model', 'models'],
  count: ['model', 'models'],
};

/** `each extra point of Toughness of guard` for a step of `guard.T`; `each 2 more of CLS-MOVE-02.inches` for what has no name of its own. */
export function eachWords(param: string, step: string): string {
  const dot = param.lastIndexOf('.');
  const names = UNITS[param.slice(dot + 1)];
  if (dot < 0 || names === undefined) return `each ${step} more of ${param}`;
  const [one, several] = names;
  return `each ${step === '1' ? `extra ${one}` : `${step} extra ${several}`} of ${param.slice(0, dot)}`;
}
