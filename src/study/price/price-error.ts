/** A question about a price that cannot be answered: the command says so before anything is played. */
export class PriceError extends Error {
  override readonly name = 'UsageError';
}
