/** Who has to know while code from outside runs in this thread that other threads or games do not run beside: it may never come to an end. */
export interface Onlooker {
  begins(): void;
  ends(): void;
}

let onlooker: Onlooker | null = null;

/** From here on somebody looks on in this thread. */
export const lookOn = (it: Onlooker): void => {
  onlooker = it;
};

/** Does something in which code from outside runs: what puts a ruleset together, a game that is shown. */
export function outsideStep<T>(work: () => T): T {
  const told = onlooker;
  told?.begins();
  try {
    return work();
  } finally {
    told?.ends();
  }
}

/** The same, where it is waited for. */
export async function outsideWait<T>(work: () => Promise<T>): Promise<T> {
  const told = onlooker;
  told?.begins();
  try {
    return await work();
  } finally {
    told?.ends();
  }
}
