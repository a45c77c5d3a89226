import type { Ability, AnyRule, ExampleWords, RuleId } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { ModernSeams } from './seams.ts';
import type { Tables } from './tables.ts';

/** What a folder of the edition brings: rules that switch, abilities that datasheets may carry, and the words for both. */
export interface Area {
  /** In order of application. */
  readonly rules: readonly AnyRule[];
  readonly abilities: readonly Ability<Modern, Tables>[];
  /** Keywords of datasheets besides those of the abilities. */
  readonly keywords?: readonly string[];
  /** Entries that its seams and steps carry. */
  readonly carries?: {
    readonly seams?: { readonly [K in keyof ModernSeams]?: readonly RuleId[] };
    readonly steps?: { readonly [node: string]: readonly RuleId[] };
  };
  readonly words?: Partial<ExampleWords<Modern>>;
}

/** All keywords that an area lets datasheets carry. */
export const keywordsOfArea = (area: Area): readonly string[] => [
  ...(area.keywords ?? []),
  ...area.abilities.flatMap((it) => it.keyword),
  ...area.rules.flatMap((it) => it.keyword ?? []),
];
