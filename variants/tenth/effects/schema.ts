import { expected, z } from 'sandtable/blocks';
import { isBetweenTurns, MOMENT } from '../timing/moment.ts';
import { SLOTS } from '../timing/when.ts';
import { ATTACKS, GIVEN, GIVEN_WORDS, UNTIL, WHILE } from './effect.ts';

const oneOf = (words: Iterable<string>): string => [...words].join(', ');
const MOMENTS =
  'a moment: in-your-shooting, at-your-shooting-start, at-your-shooting-end and so on (command, movement, shooting, charge, fight, turn; for your, opponents or, with neither, either), at-battle-start, at-round-start or at-round-end';
const word = z.enum(Object.keys(WHILE) as [string, ...string[]], expected(`a condition: ${oneOf(Object.keys(WHILE))}`));

const effect = z
  .strictObject({
    while: z
      .union([word, z.array(word).min(1)], expected(`a condition, or a list of them: ${oneOf(Object.keys(WHILE))}`))
      .describe('All of them have to hold: as long as it lasts, or, with "when", as it begins. Always without it.')
      .exactOptional(),
    attacks: z
      .enum(Object.keys(ATTACKS) as [string, ...string[]], expected('ranged or melee'))
      .describe('Which attacks it is about; all without it.')
      .exactOptional(),
    gives: z
      .array(
        z
          .string()
          .regex(GIVEN, expected(`an effect, with a number up to 6 where it has an X: ${GIVEN_WORDS}`))
          .describe('What it gives, with its number if it has one: save-bonus 1.'),
      )
      .min(1, expected('at least one effect')),
    when: z
      .enum([...SLOTS.keys()] as [string, ...string[]], expected(MOMENTS))
      .describe('When it begins, if it is not there as long as its conditions hold.')
      .exactOptional(),
    until: z
      .enum(Object.keys(UNTIL) as [string, ...string[]], expected(oneOf(Object.keys(UNTIL))))
      .describe('To the end of the phase, turn or round, or to the start of your next Command phase; with "when".')
      .exactOptional(),
    optional: z.boolean().describe('Whether its player may do without it.').exactOptional(),
    once: z.boolean().describe('Whether it works once per battle.').exactOptional(),
  })
  .describe('Effects on a condition ("while"), or from a moment on ("when", "until").');

export const effects = z.array(effect).min(1).max(8);

interface Written {
  readonly while?: unknown;
  readonly gives?: unknown;
  readonly when?: string;
  readonly until?: keyof typeof UNTIL;
  readonly optional?: unknown;
  readonly once?: unknown;
}

/** What effects that depend on the target of its own attacks can give. */
const OF_OWN_ATTACKS: ReadonlySet<string> = new Set([
  'hit-bonus',
  'wound-bonus',
  'sustained-hits',
  'lethal-hits',
  'hit-rerolls',
  'hit-reroll-ones',
  'wound-rerolls',
  'wound-reroll-ones',
]);
/** What effects against stronger attacks can give: only then is the Strength of an attack at the unit asked for. */
const AGAINST_STRENGTH: ReadonlySet<string> = new Set(['harder-to-wound', 'save-bonus', 'feel-no-pain']);

/** What is wrong with effects that are valid by themselves. */
export const faultsOfEffects = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((it, k) => faultsOf(it as Written).map((fault) => `effects, number ${k + 1}: ${fault}`)) : [];

function faultsOf({ when, until, gives, optional, once, ...rest }: Written): string[] {
  const words = Array.isArray(gives) ? gives.map((it) => String(it).split(' ')[0]) : [];
  const twice = words.find((it, k) => words.indexOf(it) !== k);
  const ofAttack = ([] as unknown[]).concat(rest.while ?? []).find((it) => it === 'attacker-stronger' || it === 'target-at-objective');
  const faults: string[] = [];
  if (twice !== undefined) faults.push(`found "${twice}" twice, expected it once, with the sum`);
  if (when !== undefined && until === undefined)
    faults.push(`found "when: ${when}" without "until", expected when it ends: ${oneOf(Object.keys(UNTIL))}`);
  if (when === undefined) {
    for (const [key, value] of Object.entries({ until, optional, once }))
      if (value !== undefined)
        faults.push(
          `found "${key}" without "when", expected the moment at which it begins; what depends on a condition lasts as long as that`,
        );
  } else if (ofAttack !== undefined)
    faults.push(`found "${String(ofAttack)}" with "when", but at that moment there is no attack; leave out "when" and "until"`);
  const able = ofAttack === 'attacker-stronger' ? AGAINST_STRENGTH : OF_OWN_ATTACKS;
  if (ofAttack !== undefined && !words.every((it) => able.has(it)))
    faults.push(`found "${String(ofAttack)}" with ${oneOf(words)}, but only ${oneOf(able)} can depend on it`);
  if (when !== undefined && until !== undefined) faults.push(...faultsOfTime(when, until));
  return faults;
}

/** An effect that is over before it can do anything. */
function faultsOfTime(when: string, until: keyof typeof UNTIL): string[] {
  const slot = SLOTS.get(when);
  if (slot === undefined) return [];
  const outside = isBetweenTurns(slot.at);
  const closes = /-end$/.test(when);
  const inPhase = !outside && slot.at !== MOMENT.turnStart && slot.at !== MOMENT.turnEnd;
  const over =
    (until === 'phase' && (!inPhase || closes)) ||
    (until === 'turn' && (outside || slot.at === MOMENT.turnEnd)) ||
    (until === 'round' && slot.at === MOMENT.roundEnd);
  return over ? [`found "when: ${when}" and "until: ${until}", but then no ${until} is open that it could last to the end of`] : [];
}
