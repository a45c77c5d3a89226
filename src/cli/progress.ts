import type { Progress } from '../runner/campaign.ts';
import { isQuiet } from './print.ts';

/** Milliseconds between lines where stderr is not a terminal. */
const LINE_EVERY = 10_000;
const REDRAW_EVERY = 100;
const BAR = 24;

/** Shows progress on stderr: a bar that is redrawn on a terminal, else a line every ten seconds. */
export class ProgressBar {
  readonly #terminal = process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
  #shown = performance.now();
  #drawn = false;

  update(progress: Progress): void {
    if (isQuiet()) return;
    const now = performance.now();
    const { engagements, total } = progress.audit ?? progress;
    const last = engagements >= total;
    if (!last && now - this.#shown < (this.#terminal ? REDRAW_EVERY : LINE_EVERY)) return;
    if (last && !this.#terminal) return;
    this.#shown = now;
    if (this.#terminal) {
      this.#drawn = true;
      process.stderr.write(`\r\u001b[2K${barOf(progress)} ${lineOf(progress)}`.slice(0, (process.stderr.columns || 100) + 4));
    } else {
      process.stderr.write(`${lineOf(progress)}\n`);
    }
  }

  /** Takes the bar off the terminal. */
  close(): void {
    if (this.#drawn) process.stderr.write('\r\u001b[2K');
    this.#drawn = false;
  }
}

function barOf(progress: Progress): string {
  const { engagements, total } = progress.audit ?? progress;
  const full = total === 0 ? BAR : Math.floor((BAR * engagements) / total);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`;
}

/** Most rulesets whose scores fit into a line of progress. */
const MOST_NAMED = 4;

/** `37 %, 740 of 2000, 812/s, 1 s left; Line patrol (red) wins 51.2 % (Classic), 49.8 % (Tenth)`; `which rules mattered: 12 of 240` in the audit. */
export function lineOf({ engagements, total, perSecond, secondsLeft, scores, red, audit }: Progress): string {
  if (audit !== undefined) return `which rules mattered: ${audit.engagements} of ${audit.total}`;
  const percent = total === 0 ? 100 : Math.floor((100 * engagements) / total);
  const known = scores.filter((it) => !Number.isNaN(it.score)).map((it) => `${(100 * it.score).toFixed(1)} % (${it.name})`);
  const estimates = known.length <= MOST_NAMED ? known : [...known.slice(0, MOST_NAMED - 1), `and ${known.length - MOST_NAMED + 1} more`];
  const left = Number.isFinite(secondsLeft) ? `, ${duration(secondsLeft)} left` : '';
  const rate = perSecond > 0 ? `, ${perSecond.toFixed(perSecond < 10 ? 1 : 0)}/s` : '';
  const who = red === null || red === 'red' ? 'red' : `${red} (red)`;
  return `${percent} %, ${engagements} of ${total}${rate}${left}${estimates.length === 0 ? '' : `; ${who} wins ${estimates.join(', ')}`}`;
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
