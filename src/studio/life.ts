/*
 * A worker loses its locks when it ends, however it ends: also where a browser ends it for lack of memory, of which nobody is told. Browsers
 * give none to pages that came without encryption, and to such without an origin of their own: files that are opened from a disk.
 */

// Left out of pages that came without encryption, whatever the types say.
const { locks } = navigator as { readonly locks?: LockManager };

/** Takes a lock that is held as long as this worker lives. Returns once it has it, or is refused. */
export async function holdForLife(life: string): Promise<void> {
  if (locks === undefined) return;
  await new Promise<void>((resolve) => {
    const held = (): Promise<never> => {
      resolve();
      return new Promise(() => {});
    };
    locks.request(life, held).catch(() => resolve());
  });
}

/** Waits for the end of the worker that holds a lock for life; tells of none that comes after `signal`. */
export function awaitEnd(life: string, signal: AbortSignal, ended: () => void): void {
  locks?.request(life, { signal }, ended).catch(() => {});
}
