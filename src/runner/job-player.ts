import type { JobPlayer, Workload } from '../campaign/workload.ts';
import * as campaign from '../campaign/workload.ts';
import { editionsFrom } from '../load/editions.ts';
import type { Watched } from './watch.ts';

/** A workload on this machine. */
export interface LocalWorkload extends Workload {
  /** The folder that paths of plugins are looked up from. */
  readonly from: string;
  /** Where threads note what they do: there is code from outside in it. */
  readonly watched?: Watched;
}

/** Compiles each scenario under each ruleset when a job first asks for it, and keeps the arena for the next. */
export const openJobPlayer = (work: LocalWorkload): JobPlayer => campaign.openJobPlayer(work, editionsFrom(work.from));
