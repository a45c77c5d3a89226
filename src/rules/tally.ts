import { NameTable } from './names.ts';

declare const tallyBrand: unique symbol;
/** Something that is counted in an attack. */
export type Tally = number & { readonly [tallyBrand]: true };

/** How far an attack has come when something is counted: the order in which results name it. */
export const TALLY_STAGES = ['attack', 'hit', 'wound', 'save', 'loss'] as const;
export type TallyStage = (typeof TALLY_STAGES)[number];

export const tallies = new NameTable('tally');
/** By tally: its stage, and whether it is counted for each unit by itself. */
export const tallyStages: TallyStage[] = [];
export const tallyByUnit: boolean[] = [];

/**
 * Declares (or finds) something that an attack does to its target and that `odds` counts, by the name it has in results (`criticalHits`).
 * It is counted with `g.log.tally`, as soon as it is certain: before the next die. Only `odds` listens.
 */
export const tally = (name: string, stage: TallyStage): Tally => declared(name, stage, false);

/** The same of what becomes of a unit (`B.overheats`), whoever has done it: `g.log.befalls`. */
export const unitTally = (name: string, stage: TallyStage): Tally => declared(name, stage, true);

function declared(name: string, stage: TallyStage, byUnit: boolean): Tally {
  const slot = tallies.add(name);
  if ((tallyStages[slot] ?? stage) !== stage || (tallyByUnit[slot] ?? byUnit) !== byUnit)
    throw new Error(`the tally "${name}" is declared twice, differently`);
  tallyStages[slot] = stage;
  tallyByUnit[slot] = byUnit;
  return slot as Tally;
}
