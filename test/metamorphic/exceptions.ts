import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Cell, nameOf } from '../contracts/cells.ts';
import type { Span } from './differ.ts';

/** Cells in which a relation does not hold, by relation: the name of the cell and why. The list may only shrink. */
const EXCEPTIONS = JSON.parse(readFileSync(new URL('exceptions.json', import.meta.url), 'utf8')) as {
  readonly [relation: string]: { readonly [cell: string]: string };
};

export type Differs = (cell: Cell, span: Span) => Promise<string | null>;

const excused = (relation: string, cell: Cell): boolean => EXCEPTIONS[relation]?.[nameOf(cell)] !== undefined;

/** Fails for each cell that is played differently and is no exception, and for each exception that is not. */
export async function expectHeld(relation: string, cells: readonly Cell[], differs: Differs, span: Span): Promise<void> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const parted = await differs(cell, span);
    if (parted !== null && !excused(relation, cell)) wrong.push(parted);
    if (parted === null && excused(relation, cell)) wrong.push(`${nameOf(cell)} holds now: take it out of exceptions.json (${relation})`);
  }
  expect(wrong).toEqual([]);
}
