/**
 * Points at stake in the question that is about to be asked. Stratagems weigh it against the price of a Command point when
 * the doctrine has no opinion; it is set just before asking and read at once.
 */
export const stake = { points: 0, threshold: 0 };

/** Takes the offer when enough is at stake. */
export const ifWorthwhile = (): number => (stake.points >= stake.threshold ? 1 : 0);
