import { compileMatch } from '../compile/match.ts';
import type { Selection } from '../compile/select.ts';
import type { Cause, CauseFinder, Engagement } from './cause.ts';
import { type Chain, chainOf } from './chain.ts';
import { type Divergence, divergence } from './divergence.ts';
import { RoundWatch, type Standing } from './rounds.ts';
import { movedBy } from './search.ts';
import { digestText } from './text.ts';
import { type Transcript, transcribe } from './transcript.ts';

/** How an engagement ended under one of the rulesets. */
export interface End {
  readonly spec: string;
  readonly winner: 'red' | 'blue' | 'draw';
  readonly vp: readonly [number, number];
  /** Points lost: red, blue. */
  readonly lost: readonly [number, number];
  readonly rounds: number;
  readonly digest: string;
}

/** One engagement under two rulesets: where they diverge, why, and how that led to the result. */
export interface Story {
  readonly pair: number;
  readonly seat: 0 | 1;
  /** Every event is the same. Dice that change nothing may still differ: then there is a divergence. */
  readonly same: boolean;
  readonly divergence: Divergence | null;
  readonly cause: Cause | null;
  readonly chain: Chain | null;
  readonly ends: readonly [End, End];
  /** What the second ruleset adds to red's score (1, 0.5 or 0) and to its lead in victory points. */
  readonly moved: { readonly score: number; readonly margin: number };
}

export interface StoryOptions {
  /** Shared lines to show before the divergence. */
  readonly before: number;
  /** Lines to show of what followed under each. */
  readonly after: number;
}

/** Compares one engagement under two rulesets. */
export function tellStory(
  engagement: Engagement,
  selections: readonly [Selection, Selection],
  causes: CauseFinder,
  { before, after }: StoryOptions,
): Story {
  const [a, b] = [tell(engagement, selections[0]), tell(engagement, selections[1])];
  const ends = [a, b].map(({ transcript }, i) => endOf((selections[i] as Selection).spec, transcript)) as [End, End];
  const parted = divergence(a.transcript, b.transcript, before, after);
  const [score, margin] = movedBy({ first: a.transcript.outcome, second: b.transcript.outcome });
  return {
    pair: engagement.pair,
    seat: engagement.redSeat,
    same: ends[0].digest === ends[1].digest,
    divergence: parted,
    cause: parted === null ? null : causes.find(engagement, a.transcript, b.transcript),
    chain: parted === null ? null : chainOf(a.standings, b.standings, a.markers),
    ends,
    moved: { score, margin },
  };
}

interface Told {
  readonly transcript: Transcript;
  readonly standings: readonly Standing[];
  /** Ids of the markers, in the order of their numbers. */
  readonly markers: readonly string[];
}

function tell({ battle, root, pair, redSeat }: Engagement, selection: Selection): Told {
  const { match } = compileMatch(selection, battle);
  const markers = match.makeBoard().objectives.map((it) => it.id);
  const watch = new RoundWatch(match, markers.length);
  const transcript = transcribe(match, root, pair, redSeat, { onLine: watch.onLine });
  watch.close(transcript.outcome);
  return { transcript, standings: watch.standings, markers };
}

function endOf(spec: string, { outcome }: Transcript): End {
  return {
    spec,
    winner: (['red', 'blue', 'draw'] as const)[outcome.winner],
    vp: [outcome.vp[0] as number, outcome.vp[1] as number],
    lost: [outcome.lost[0] as number, outcome.lost[1] as number],
    rounds: outcome.rounds,
    digest: digestText(outcome),
  };
}
