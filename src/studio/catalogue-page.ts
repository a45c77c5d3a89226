import { html, nothing, type TemplateResult } from 'lit';
import { AddressEvent } from './address.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import type { CatalogueLine, RuleShown } from './calls.ts';
import firstQuestion from './first-question.json';
import { linkOf, type Question } from './question.ts';
import './rule-card.ts';
import { readRuleset } from './ruleset.ts';
import { View } from './view.ts';

/** What is shown before anybody asks: the edition of the first question. */
const { base: FIRST } = readRuleset(firstQuestion.rulesets[0] ?? '');

/** What one may ask of an entry besides words, by its name in the list. */
const SORTS: Readonly<Record<string, (it: CatalogueLine) => boolean>> = {
  all: () => true,
  'can be switched': (it) => it.switchable,
  'off by default': (it) => it.isOff,
  'with numbers to set': (it) => it.numbers > 0,
  'with worked examples': (it) => it.examples > 0,
  'played in part': (it) => it.played === 'partial',
  data: (it) => it.played === 'data',
  'not played': (it) => it.played === 'none',
};

const textIn = (event: Event): string => (event.target as HTMLInputElement).value;

/** All rules of all editions: a list to search, and one of them with all that is known of it. */
class CataloguePage extends View {
  static override properties = {
    editions: { state: true },
    edition: { state: true },
    lists: { state: true },
    words: { state: true },
    area: { state: true },
    sort: { state: true },
    shown: { state: true },
    busy: { state: true },
  };

  declare editions: readonly string[];
  declare edition: string;
  /** Entries by edition, of those that were looked at. */
  declare lists: ReadonlyMap<string, { readonly title: string; readonly rules: readonly CatalogueLine[] }>;
  declare words: string;
  /** Empty for all. */
  declare area: string;
  declare sort: string;
  declare shown: RuleShown | null;
  declare busy: boolean;
  readonly #clerk = new AskClerk();
  /** Which address is worked on, by number. */
  #turn = 0;

  constructor() {
    super();
    this.editions = [];
    this.edition = FIRST;
    this.lists = new Map();
    this.words = '';
    this.area = '';
    this.sort = 'all';
    this.shown = null;
    this.busy = false;
  }

  /** The rule in the address, or the list alone. */
  protected override async open(): Promise<void> {
    const turn = ++this.#turn;
    const id = this.hash;
    this.wrong = '';
    this.busy = true;
    try {
      const { editions, edition } = await this.#clerk.ask('home', id);
      if (turn !== this.#turn) return;
      this.editions = editions;
      this.shown = null;
      if (id !== '' && edition === null) this.wrong = `There is no rule ${id.slice(0, 40)} here. Search for it by a word.`;
      if (edition !== null) this.edition = edition;
      await this.#list(this.edition);
      if (edition === null) return;
      const shown = await this.#clerk.ask('rule', { edition, id });
      if (turn !== this.#turn) return;
      this.shown = shown;
      this.link = id;
      await this.updateComplete;
      this.#focus();
    } catch (error) {
      if (!(error instanceof ClerkError)) throw error;
      if (turn === this.#turn) this.wrong = error.message;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  #focus(): void {
    const rule = this.querySelector<HTMLElement>('.shown-rule');
    rule?.focus({ preventScroll: true });
    rule?.scrollIntoView({ block: 'start' });
    const [list, line] = [this.querySelector('.entries'), this.querySelector<HTMLElement>('.entries [aria-current]')];
    // The list is scrolled without the page.
    if (list !== null && line !== null) list.scrollTop = line.offsetTop - list.clientHeight / 2;
  }

  async #list(edition: string): Promise<void> {
    if (this.lists.has(edition)) return;
    const list = await this.#clerk.ask('catalogue', edition);
    this.lists = new Map([...this.lists, [edition, list]]);
  }

  async #choose(edition: string): Promise<void> {
    this.edition = edition;
    this.area = '';
    this.wrong = '';
    this.shown = null;
    this.link = '';
    this.dispatchEvent(new AddressEvent(''));
    try {
      await this.#list(edition);
    } catch (error) {
      if (!(error instanceof ClerkError)) throw error;
      this.wrong = error.message;
    }
  }

  override render(): TemplateResult {
    const list = this.lists.get(this.edition);
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = SORTS[this.sort] ?? (() => true);
    const found = (list?.rules ?? []).filter(
      (it) =>
        (this.area === '' || it.area === this.area) &&
        fits(it) &&
        words.every((word) => `${it.id} ${it.title} ${it.text} ${it.source}`.toLowerCase().includes(word)),
    );
    return html`<header><h1>All rules</h1>
      <p>Every rule of every edition: what it says, how far it is played, its numbers, and worked examples.</p></header>
      <div class="catalogue-view" aria-busy=${this.busy || list === undefined}>
        <search class="finder">
          <label>Find <input type="search" .value=${this.words} placeholder="cover, morale, SHOOT-14 ..." @input=${(event: Event) => {
            this.words = textIn(event);
          }}></label>
          <label>Edition <select @change=${(event: Event) => void this.#choose(textIn(event))}>
            ${this.editions.map((it) => html`<option value=${it} ?selected=${it === this.edition}>${it}</option>`)}
          </select></label>
          <label>Area <select @change=${(event: Event) => {
            this.area = textIn(event);
          }}><option value="" ?selected=${this.area === ''}>all areas</option>
            ${[...new Map((list?.rules ?? []).map((it) => [it.area, it.areaTitle]))].map(([area, title]) => html`<option value=${area} ?selected=${area === this.area}>${title}</option>`)}
          </select></label>
          <label>Show <select @change=${(event: Event) => {
            this.sort = textIn(event);
          }}>${Object.keys(SORTS).map((it) => html`<option value=${it} ?selected=${it === this.sort}>${it}</option>`)}</select></label>
          <p class="count" role="status">${list === undefined ? 'The rules are fetched…' : `${found.length} of ${list.rules.length} rules of ${list.title}`}</p>
        </search>
        <nav class="entries" aria-label="Rules" tabindex="0">${byArea(found).map(
          ([title, rules]) => html`<h2>${title}</h2><ul>${rules.map((it) => lineView(it, this.shown?.id === it.id))}</ul>`,
        )}</nav>
        <div class="detail-view" aria-live="polite">
          ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
          ${this.shown === null ? (this.wrong === '' && !this.busy ? html`<p class="detail">Choose a rule.</p>` : nothing) : shownView(this.shown)}
        </div>
      </div>`;
  }
}

/** Entries by area, in the order of the ledger. */
function byArea(rules: readonly CatalogueLine[]): [title: string, rules: CatalogueLine[]][] {
  const found = new Map<string, CatalogueLine[]>();
  for (const it of rules) found.set(it.areaTitle, [...(found.get(it.areaTitle) ?? []), it]);
  return [...found];
}

const lineView = ({ id, title, played, playedWords, isOff }: CatalogueLine, isShown: boolean): TemplateResult =>
  html`<li><a href="#rules/${id}" aria-current=${isShown ? 'true' : nothing}><code>${id}</code> ${title}${played === 'full' ? nothing : html` <span class="tag">${playedWords}</span>`}${isOff ? html` <span class="tag">off</span>` : nothing}</a></li>`;

const shownView = ({ id, title, card, trial }: RuleShown): TemplateResult =>
  html`<section class="shown-rule" tabindex="-1" aria-label="${id} ${title}">
    ${trial === null ? nothing : trialView(trial)}
    <studio-rule-card .markup=${card}></studio-rule-card>
  </section>`;

function trialView({ by, question }: NonNullable<RuleShown['trial']>): TemplateResult {
  if (question === null)
    return html`<p class="detail">No bundled scenario shows ${by === 'rule' ? 'what it does' : 'what its number does'}: its worked examples do.</p>`;
  const go = async (): Promise<void> => {
    location.hash = await linkOf({ question, answer: null });
    // The button is no longer seen.
    document.querySelector<HTMLElement>('#main')?.focus();
  };
  return html`<p><button type="button" class="main" @click=${go}>Try this rule</button> <span class="detail">${wordsOf(question, by)}</span></p>`;
}

const wordsOf = ({ scenario, rulesets }: Question, by: 'rule' | 'number'): TemplateResult =>
  html`plays ${scenario} under <code>${rulesets[0]}</code> and <code>${rulesets[1]}</code>, ${by === 'rule' ? 'without it and with it' : 'with its number and with another one'}`;

customElements.define('studio-rules', CataloguePage);
