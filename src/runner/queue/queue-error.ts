/** A queue that cannot be used, or what came from it. Commands end with exit code 2. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}
