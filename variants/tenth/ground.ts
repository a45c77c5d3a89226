import type { AnyRule, ExampleWords, RuleId } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type {
  ChargeSeams, FieldSeams, MissionSeams, ModernSeams, MoraleSeams, MoveSeams, TurnSeams,
} from './seams.ts';
import type { Tables } from './tables.ts';

/** The seams of turns, morale, movement, the field, charges and missions. */
export type GroundSeams = Omit<TurnSeams, 'rollOff'> & MoraleSeams & MoveSeams & FieldSeams & ChargeSeams & MissionSeams
  & Pick<ModernSeams, 'victor' | 'controls' | 'moveInches' | 'chargeChance'>;

export function groundSeams(_s: ModernSeams, _t: Tables): GroundSeams {
  return {} as GroundSeams;
}

/** Its rules that switch, in order of application. */
export const groundRules: readonly AnyRule[] = [];

/** The entries that its seams carry. */
export const groundCarries: { readonly [K in keyof ModernSeams]?: readonly RuleId[] } = {};
export const groundSteps: { readonly [node: string]: readonly RuleId[] } = {};

/** Keywords and abilities of datasheets that it knows. */
export const groundKeywords: readonly string[] = [];

/** Its words for worked examples. */
export const groundWords: ExampleWords<Modern> = { verbs: {}, readers: {} };
