import type { ExampleStep } from '../../scenario/types.ts';
import { capital, type Phrase, wordsOf } from './phrase.ts';
import type { Setting } from './setting.ts';
import { fill } from './template.ts';
import { valueText } from './value.ts';
import { VERBS } from './verbs.ts';

/** One step of `when` in words. */
export function stepText(step: ExampleStep, setting: Setting): Phrase {
  const [verb = '', ...keys] = Object.keys(step);
  const values = { ...step, it: step[verb] };
  const { phrase, used } = fill(VERBS[verb] ?? `${wordsOf(verb)}: {it}`, values, setting);
  const rest = keys.filter((key) => !used.has(key)).flatMap((key): Phrase => [`, ${wordsOf(key)} `, ...valueText(step[key], setting)]);
  return capital(withRest(phrase, rest));
}

/** Inserts further words before a final question mark. */
function withRest(phrase: Phrase, rest: Phrase): Phrase {
  const last = phrase.at(-1);
  return rest.length > 0 && typeof last === 'string' && last.endsWith('?')
    ? [...phrase.slice(0, -1), last.slice(0, -1), ...rest, '?']
    : [...phrase, ...rest];
}
