import { html, LitElement, nothing } from 'lit';
import type { LeverLine } from './messages.ts';
import { othersOf, type Ruleset, withOther, withoutOther } from './ruleset.ts';

/** What is changed beside rules and their numbers: procedures (`hitOn+1`) and values of datasheets (`line.rifle.strength=5`), as a specification has them. */
class OtherSwitches extends LitElement {
  static override properties = { label: {}, ruleset: {}, levers: {}, change: {} };

  declare label: string;
  declare ruleset: Ruleset | undefined;
  declare levers: readonly LeverLine[] | undefined;
  declare change: ((ruleset: Ruleset) => void) | undefined;

  /** In the page, for its styles. */
  override createRenderRoot(): this {
    return this;
  }

  override render() {
    const { ruleset, levers = [], label } = this;
    if (ruleset === undefined) return nothing;
    const others = othersOf(ruleset);
    const list = `levers-${label}`;
    return html`<form @submit=${(event: Event) => this.#add(event)}>
      <label>Change anything else <input name="other" required list=${list} placeholder="hitOn+1, moveInches:jump=x1.5, line.rifle.strength=5" @input=${(event: Event) => (event.target as HTMLInputElement).setCustomValidity('')}></label>
      <button>Change</button>
      <datalist id=${list}>${levers.map((it) => html`<option value=${it.name}>${it.title}</option>`)}</datalist>
    </form>
    ${others.length === 0 ? nothing : html`<ul class="others" aria-label="Changed beside rules, ${label}">${others.map((text) => html`<li class="changed"><code>${text}</code> <button type="button" aria-label="Take back ${text}" @click=${() => this.change?.(withoutOther(ruleset, text))}>×</button></li>`)}</ul>`}`;
  }

  #add(event: Event): void {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('other') as HTMLInputElement;
    if (this.ruleset === undefined) return;
    const changed = withOther(this.ruleset, input.value.trim());
    if (typeof changed === 'string') {
      input.setCustomValidity(changed);
      input.reportValidity();
      return;
    }
    input.value = '';
    this.change?.(changed);
  }
}

customElements.define('other-switches', OtherSwitches);
