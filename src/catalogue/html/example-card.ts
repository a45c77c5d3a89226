import { escapeHtml } from '../../page/index.ts';
import type { BlockReader } from '../../scenario/convert.ts';
import { ExampleError } from '../../scene/example-units.ts';
import type { Case } from '../cases.ts';
import { drawing, type TintOf } from '../picture/draw.ts';
import { type Plan, planOf } from '../picture/plan.ts';
import { isOn } from '../switches.ts';
import { choices } from '../words/answers.ts';
import { diceRows } from '../words/dice.ts';
import { outcomesText } from '../words/outcomes.ts';
import { capital, type Phrase, phraseMarkup } from '../words/phrase.ts';
import { type Language, type Setting, settingOf } from '../words/setting.ts';
import { situationText } from '../words/situation.ts';
import { stepText } from '../words/steps.ts';
import { diceTable } from './dice-table.ts';

export interface CardOptions {
  /** Id of its element, for links. */
  readonly id: string;
  readonly open: boolean;
  readonly edition: BlockReader;
  readonly language: Language;
  /** The ruleset of the page; an example under another one names it. */
  readonly spec: string;
  /** Whether the rule can be switched. */
  readonly switchable: boolean;
  /** Whether the rule is on when nothing is switched. */
  readonly onByDefault: boolean;
}

/** A worked example for readers: situation and picture, actions, dice, and the outcome with and without the rule. */
export function exampleCard(it: Case, options: CardOptions): string {
  const { example, yaml } = it;
  const setting = settingOf(example, options.language);
  const plan = pictured(it, options.edition);
  const items = (list: readonly Phrase[]): string => list.map((phrase) => `<li>${phraseMarkup(phrase)}`).join('');
  const chosen = choices(example.answers, setting);
  const spec = it.spec === options.spec ? '' : `<p class="under">Under <code>${escapeHtml(it.spec)}</code></p>`;
  return [
    `<details class="ex" id="${options.id}"${options.open ? ' open' : ''}><summary><h4>${phraseMarkup(capital([example.title]))}</h4></summary>`,
    spec,
    `<div class="scene">${plan === null ? '' : drawing(plan, tintsIn(options.language))}<div><h5>Situation</h5><ul class="plain">${items(situationText(example, setting))}</ul>`,
    `<h5>What is done</h5><ol class="steps">${items(example.when.map((step) => stepText(step, setting)))}</ol>`,
    chosen.length === 0
      ? ''
      : `<h5>What players choose</h5><ul class="plain">${chosen.map(({ question, answer }) => `<li>${phraseMarkup(question)}: ${phraseMarkup(answer)}`).join('')}</ul>`,
    '</div></div>',
    `<div class="sides">${sides(it, setting, options)}</div>`,
    `<details class="yaml"><summary>As YAML</summary><pre tabindex="0">${escapeHtml(`# sandtable verify example.yaml -v ${baseOf(it.spec)}\n${yaml}`)}</pre></details>`,
    '</details>',
  ].join('');
}

/** The first family with a drawing of a kind decides its tint. */
const tintsIn =
  ({ families }: Language): TintOf =>
  (kind) =>
    families.flatMap((it) => it.terrain).find((it) => it.name === kind && it.look !== undefined)?.look?.tint ?? '';

/** An impossible example has no picture; `verify` reports what is wrong with it. */
function pictured({ example, file }: Case, edition: BlockReader): Plan | null {
  try {
    return planOf(example, file, edition);
  } catch (error) {
    if (error instanceof ExampleError) return null;
    throw error;
  }
}

/** An example that needs other switches names them itself. */
const baseOf = (spec: string): string => (spec.indexOf('@', 1) < 0 ? spec : spec.slice(0, spec.indexOf('@', 1)));

function sides(it: Case, setting: Setting, { switchable, onByDefault }: CardOptions): string {
  const { off, dice, then } = it.example;
  const outcome = (what: typeof then): string =>
    `<ul class="outcome">${outcomesText(what, setting)
      .map((phrase) => `<li>${phraseMarkup(phrase)}`)
      .join('')}</ul>`;
  const rows = (rolled: typeof dice): string => diceTable(diceRows(rolled, setting));
  if (!switchable && off === undefined) return `<section><h5>Dice and outcome</h5>${rows(dice)}${outcome(then)}</section>`;
  const on = isOn(it, onByDefault);
  const other =
    off === undefined
      ? '<p>The outcome is different.</p>'
      : off === 'same'
        ? '<p>The same: the rule makes no difference here.</p>'
        : `${off.dice === undefined ? '<p>The same dice.</p>' : rows(off.dice)}${off.then === undefined ? '<p>The outcome is the same.</p>' : outcome(off.then)}`;
  return `<section><h5>${on ? 'With' : 'Without'} the rule</h5>${rows(dice)}${outcome(then)}</section><section class="other"><h5>${on ? 'Without it' : 'With it'}</h5>${other}</section>`;
}
