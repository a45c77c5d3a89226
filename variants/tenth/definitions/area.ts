import type { Ability, ExampleWords } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

/** What a folder of the edition adds besides its rules: abilities for datasheets, and words for worked examples. */
export interface Area {
  readonly abilities: readonly Ability<Modern, Tables>[];
  /** Keywords for datasheets, besides those of the abilities. */
  readonly keywords?: readonly string[];
  readonly words?: Partial<ExampleWords<Modern>>;
}

/** All keywords that an area adds to datasheets. */
export const keywordsOfArea = (area: Area): readonly string[] => [...(area.keywords ?? []), ...area.abilities.flatMap((it) => it.keyword)];
