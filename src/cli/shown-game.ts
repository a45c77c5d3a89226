import { outsideStep } from '../editions/outside-step.ts';
import { running } from '../editions/running.ts';
import { type Filmed, filmOf, type Take } from '../replay/make-film.ts';

/** Films a game in this thread, and notes that it is played: code from outside may keep it from its end. */
export function shownGame(take: Take): Filmed {
  const row = running();
  row.begin(0, take.pair, take.redSeat);
  try {
    return outsideStep(() => filmOf(take));
  } finally {
    row.busy = false;
  }
}
