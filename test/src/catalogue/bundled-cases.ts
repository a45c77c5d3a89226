import type { Case } from '../../../src/catalogue/cases.ts';
import { type Catalogue, catalogueOf } from '../../../src/catalogue/catalogue.ts';
import { exampleCounts } from '../../../src/catalogue/disk/example-counts.ts';
import { ruleList } from '../../../src/catalogue/rule-list.ts';
import { exampleFiles } from '../../../src/cli/example-files.ts';
import { disk } from '../../../src/load/disk.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { FORMATS } from '../../files.ts';

export const EDITIONS = ['classic', 'calixtus', 'waffle', 'tenth'] as const;

/** The catalogue of a built-in edition, as `rules <edition> --html` makes it. */
export async function catalogueOfEdition(spec: string, base = false): Promise<Catalogue> {
  const selection = await loadSelection(spec);
  return catalogueOf(selection, {
    lines: ruleList(selection, { base, counts: exampleCounts() }),
    sources: exampleFiles([], null),
    exercised: null,
    files: disk,
    formats: FORMATS,
  });
}

/** Every bundled example. Editions declare their decisions and events when they are put together, so that is done first. */
export async function bundledCases(): Promise<{ readonly edition: Catalogue; readonly cases: readonly Case[] }[]> {
  const found = [];
  for (const spec of EDITIONS) {
    const edition = await catalogueOfEdition(spec);
    found.push({ edition, cases: edition.rules.flatMap((it) => it.cases) });
  }
  return found;
}
