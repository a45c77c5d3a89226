import { EXIT } from './command.ts';
import { endWith } from './ending.ts';

/** A signal that the first Ctrl-C (or SIGTERM) triggers; the second ends the process immediately. */
export function onInterrupt(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) endWith(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    release: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
