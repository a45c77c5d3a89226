/**
 * Makes a function of one parameter from statements that name every field or index: several times as fast as a loop over a list of them. Where no
 * code may be made from text, it is `otherwise`, which has to do the same; the studio's build takes that without trying.
 *
 * @param given What the statements know as `given`.
 */
export function writtenOut<P>(
  parameter: string,
  statements: readonly string[],
  otherwise: (it: P) => void,
  given: readonly unknown[] = [],
): (it: P) => void {
  try {
    const make = new Function('given', `return (${parameter}) => {\n${statements.join('\n')}\n};`) as (
      values: readonly unknown[],
    ) => (it: P) => void;
    return make(given);
  } catch (error) {
    if (error instanceof EvalError) return otherwise;
    throw error;
  }
}
