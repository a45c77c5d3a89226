import { html, nothing, type TemplateResult } from 'lit';
import type { LeverLine, RuleLine } from './messages.ts';
import { isChanged, isOn, numberOf, type Ruleset, withNumber, withPack, withRule } from './ruleset.ts';

/** Most rules that are listed at a time; the search narrows them down. */
const MOST_LISTED = 40;

interface RulesProps {
  readonly label: string;
  readonly ruleset: Ruleset;
  readonly editions: readonly string[];
  readonly rules: readonly RuleLine[];
  readonly levers: readonly LeverLine[];
  /** The reader's own rules, as rulesets name them. */
  readonly own: readonly string[];
  readonly search: string;
  readonly change: (ruleset: Ruleset) => void;
  readonly look: (search: string) => void;
  /** Called when somebody looks at rules: then their texts are needed, for the search and under the pointer. */
  readonly read: () => void;
}

const textIn = (event: Event): string => (event.target as HTMLInputElement).value;

/** A ruleset to put together: the edition, and its rules as switches with their numbers. */
export function rulesView({ label, ruleset, editions, rules, levers, own, search, change, look, read }: RulesProps): TemplateResult {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rules.filter((it) => words.every((word) => `${it.id} ${it.title} ${it.text}`.toLowerCase().includes(word)));
  // What was changed stays in sight, and what is one's own.
  const first = (it: RuleLine): boolean => isChanged(ruleset, it) || it.pack !== null;
  const listed = [...found.filter(first), ...found.filter((it) => !first(it))];
  return html`<fieldset class="ruleset" @pointerover=${read} @focusin=${read}>
    <legend>${label}</legend>
    <label>Edition <select @change=${(event: Event) => change({ base: textIn(event), packs: [], switches: [] })}>
      ${editions.map((it) => html`<option value=${it} ?selected=${ruleset.base === it}>${it}</option>`)}
    </select></label>
    ${own.map(
      (pack) =>
        html`<label><input type="checkbox" .checked=${ruleset.packs.includes(pack)} @change=${(event: Event) => change(withPack(ruleset, pack, (event.target as HTMLInputElement).checked, rules))}> with <code>${pack}</code></label>`,
    )}
    <label>Find a rule <input type="search" .value=${search} placeholder="cover, morale, CLS-SHOOT ..." @input=${(event: Event) => look(textIn(event))}></label>
    <ul class="rules" tabindex="0" aria-label="Rules of ${label}">
      ${listed.slice(0, MOST_LISTED).map((rule) => ruleView(rule, ruleset, change))}
    </ul>
    <p class="count">${found.length > MOST_LISTED ? `${MOST_LISTED} of ${found.length} rules; search for the others` : `${found.length} rules`}</p>
    <other-switches .label=${label} .ruleset=${ruleset} .levers=${levers} .change=${change}></other-switches>
  </fieldset>`;
}

function ruleView(rule: RuleLine, ruleset: Ruleset, change: (ruleset: Ruleset) => void): TemplateResult {
  const on = isOn(ruleset, rule);
  return html`<li class=${isChanged(ruleset, rule) ? 'changed' : ''}>
    <label title=${rule.text}><input type="checkbox" .checked=${on} @change=${(event: Event) => change(withRule(ruleset, rule, (event.target as HTMLInputElement).checked))}> ${rule.title} <code>${rule.id}</code></label>
    ${
      on && rule.numbers.length > 0
        ? rule.numbers.map(
            (it) =>
              html`<label class="number">${it.text} <input type="number" min=${it.min} max=${it.max} .value=${String(numberOf(ruleset, rule, it.name))} @change=${(
                event: Event,
              ) => {
                const value = Math.round(Number(textIn(event)));
                if (value >= it.min && value <= it.max) change(withNumber(ruleset, rule, it.name, value));
              }}> ${it.unit}</label>`,
          )
        : nothing
    }
  </li>`;
}
