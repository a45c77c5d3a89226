import { decisions, INTENT_NAMES, intentArgument, intentKind, type OptionMeaning } from '../../rules/index.ts';
import type { ExampleValue } from '../../scenario/types.ts';
import { capital, numberText, type Phrase, wordsOf } from './phrase.ts';
import type { Setting } from './setting.ts';
import { nameText, valueText } from './value.ts';

/** A choice that the rules leave to a player. */
export interface Choice {
  /** The question, and the side where it matters. */
  readonly question: Phrase;
  readonly answer: Phrase;
}

export function choices(answers: { readonly [decision: string]: ExampleValue }, setting: Setting): Choice[] {
  return Object.entries(answers).map(([key, value]) => {
    const [id = '', side] = key.split('@');
    const means = decisions.find((it) => it.id === id)?.means ?? 'number';
    const [rule, own] = id.includes('/') ? id.split('/') : ['', id];
    const asked: Phrase = [QUESTIONS[own as string] ?? (capital([wordsOf(own as string)])[0] as string)];
    const question = [...asked, ...(rule === '' ? [] : [` (${rule})`]), ...(side === undefined ? [] : [`, ${side}`])];
    const each = Array.isArray(value) ? value : [value];
    return {
      question,
      answer: each.flatMap((it, i): Phrase => [...(i === 0 ? [] : [', then ']), ...answerText(it, means, setting, setting.options[id])]),
    };
  });
}

const QUESTIONS: { readonly [decision: string]: string } = {
  intent: 'Where it goes',
  'dive-to': 'Where it dives',
  'infiltrate-to': 'Where it infiltrates',
  'scout-to': 'Where it scouts',
  'arrive-towards': 'Where it arrives',
  'shoot-at': 'What it shoots at',
  'charge-at': 'What it charges',
  'charge-also': 'What else it charges',
  'strike-at': 'What it strikes',
  'fight-at': 'What it fights',
  'fight-next': 'Which unit fights next',
  activate: 'Which unit acts next',
  'next-weapon': 'Next weapon',
  'tank-shock-at': 'What it tank-shocks',
  embark: 'What it embarks in',
};

const YES: ReadonlySet<unknown> = new Set([true, 'take', 'yes', 'always', 'accept']);
const NO: ReadonlySet<unknown> = new Set([false, 'decline', 'no', 'never']);

function answerText(value: ExampleValue, means: OptionMeaning, setting: Setting, names: readonly string[] = []): Phrase {
  if (typeof value === 'number' && names[value] !== undefined) return [names[value]];
  if (YES.has(value)) return ['yes'];
  if (NO.has(value)) return ['no'];
  if (value === 'none') return [means === 'flag' ? 'no' : 'none'];
  if (value === 'first') return ['the first that is offered'];
  if (means === 'flag' && typeof value === 'number') return [value === 0 ? 'no' : 'yes'];
  if (typeof value !== 'number') return typeof value === 'string' ? nameText(value, setting) : valueText(value, setting);
  switch (means) {
    case 'intent':
      return intentText(value, setting);
    case 'unit':
      return nameText(setting.slots[value] ?? `unit ${value}`, setting);
    case 'piece':
      return [wordsOf(setting.pieces[value] ?? `piece ${value}`)];
    default:
      return [numberText(value)];
  }
}

function intentText(code: number, setting: Setting): Phrase {
  const name = INTENT_NAMES[intentKind(code)] ?? 'hold';
  const at = intentArgument(code);
  const unit = nameText(setting.slots[at] ?? `unit ${at}`, setting);
  switch (name) {
    case 'hold':
      return ['stay'];
    case 'advance':
      return ['towards ', ...unit];
    case 'keep-range':
      return ['keep its range from ', ...unit];
    case 'withdraw':
      return ['away from ', ...unit];
    case 'embark':
      return ['into ', ...unit];
    case 'cover':
      return [`to the cover of ${wordsOf(setting.pieces[at] ?? `piece ${at}`)}`];
    case 'objective':
      return [`to objective ${wordsOf(setting.objectives[at] ?? String(at))}`];
    case 'point':
      return ['to the point given'];
  }
}
