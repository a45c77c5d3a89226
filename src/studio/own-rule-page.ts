import { html, nothing, type TemplateResult } from 'lit';
import { AddressEvent } from './address.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import type { Calls, OwnWord } from './calls.ts';
import { faultIn } from './fault-in.ts';
import firstQuestion from './first-question.json';
import { FIRST_EXAMPLE, FIRST_RULE } from './first-rule.ts';
import './own-editor.ts';
import type { Fault, OwnEditor } from './own-editor.ts';
import { OwnEvent } from './own-events.ts';
import { OwnFilesError, ownRules, withChanges } from './own-files.ts';
import { linkOf } from './question.ts';
import { readRuleset } from './ruleset.ts';
import { View } from './view.ts';

/** Longest time in which a rule has to be loaded and its examples played, once the engine is there. */
const LIMIT_SECONDS = 10;
const { base: FIRST_EDITION } = readRuleset(firstQuestion.rulesets[0] ?? '');
const FIRST_NAME = 'mine';

type Checked = Calls['ownRule']['gives'];
const NO_FAULTS: { readonly rule: readonly Fault[]; readonly examples: readonly Fault[] } = { rule: [], examples: [] };

const ruleAt = (name: string): string => `own/rules/${name}.mjs`;
const examplesAt = (name: string): string => `own/rules/${name}.yaml`;
const textIn = (event: Event): string => (event.target as HTMLInputElement).value.trim();

/** A rule of one's own with its worked examples: written, checked, and played. */
class OwnRulePage extends View {
  static override properties = {
    name: { state: true },
    edition: { state: true },
    editions: { state: true },
    words: { state: true },
    rule: { state: true },
    examples: { state: true },
    checked: { state: true },
    faults: { state: true },
    busy: { state: true },
  };

  declare name: string;
  declare edition: string;
  declare editions: readonly string[];
  /** What may be written in a rule of the edition. */
  declare words: readonly OwnWord[];
  /** The texts as they are written. */
  declare rule: string;
  declare examples: string;
  /** What came of the texts when they were last checked; null where they have changed. */
  declare checked: Checked | null;
  declare faults: typeof NO_FAULTS;
  declare busy: boolean;
  readonly #clerk = new AskClerk();
  /** Which check is worked on, by number. */
  #turn = 0;

  constructor() {
    super();
    this.name = FIRST_NAME;
    this.edition = FIRST_EDITION;
    this.editions = [FIRST_EDITION];
    this.words = [];
    this.rule = FIRST_RULE;
    this.examples = FIRST_EXAMPLE;
    this.checked = null;
    this.faults = NO_FAULTS;
    this.busy = false;
    void this.#learn(this.edition);
  }

  protected override async open(): Promise<void> {
    const [known = FIRST_NAME] = this.#names();
    this.#show(this.#names().includes(this.hash) ? this.hash : known);
  }

  /** Files may come after the view. What somebody has begun to write stays. */
  protected override ownChanged(): void {
    const isBegun = this.rule !== FIRST_RULE || this.examples !== FIRST_EXAMPLE;
    const isShown = this.own[ruleAt(this.name)] === this.rule;
    if (!isBegun && !isShown) void this.open();
  }

  #names(): string[] {
    return ownRules(this.own).map((it) => it.replace('./own/rules/', '').replace('.mjs', ''));
  }

  #show(name: string): void {
    this.name = name;
    this.rule = this.own[ruleAt(name)] ?? FIRST_RULE;
    this.examples = this.own[examplesAt(name)] ?? (Object.hasOwn(this.own, ruleAt(name)) ? '' : FIRST_EXAMPLE);
    this.#forget();
  }

  #forget(): void {
    this.#turn++;
    this.#clerk.drop('ownRule');
    this.checked = null;
    this.faults = NO_FAULTS;
    this.wrong = '';
    this.busy = false;
  }

  async #learn(edition: string): Promise<void> {
    try {
      const { editions } = await this.#clerk.ask('home', '');
      this.editions = editions;
      const words = await this.#clerk.ask('ownWords', edition);
      if (edition === this.edition) this.words = words;
    } catch (error) {
      if (!(error instanceof ClerkError)) throw error;
      this.wrong = error.message;
    }
  }

  /** Keeps the texts among the reader's own files, and has them loaded and played where nothing else runs. */
  async #check(): Promise<void> {
    this.#forget();
    const turn = this.#turn;
    const { name, edition } = this;
    const changes = { [ruleAt(name)]: this.rule, [examplesAt(name)]: this.examples.trim() === '' ? null : this.examples };
    this.busy = true;
    let isLate = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    try {
      const own = withChanges(this.own, changes);
      this.dispatchEvent(new OwnEvent(changes));
      this.link = name;
      this.dispatchEvent(new AddressEvent(name));
      // Fetching the engine is not the rule's fault.
      await this.#clerk.ask('ownWords', edition);
      limit = setTimeout(() => {
        isLate = true;
        this.#clerk.drop('ownRule');
      }, LIMIT_SECONDS * 1000);
      const checked = await this.#clerk.ask('ownRule', { own, path: ruleAt(name), edition });
      if (turn === this.#turn) this.#found(checked);
    } catch (error) {
      if (!(error instanceof ClerkError || error instanceof OwnFilesError)) throw error;
      if (turn !== this.#turn) return;
      const late = `${ruleAt(name)} has not come to an end within ${LIMIT_SECONDS} seconds and was stopped. Look for a loop that does not end.`;
      this.#refused(isLate ? late : error.message);
    } finally {
      clearTimeout(limit);
      if (turn === this.#turn) this.busy = false;
    }
  }

  #found(checked: Checked): void {
    this.checked = checked;
    const failed = checked.examples.flatMap(({ line, problems }) => problems.map((words): Fault => ({ line, words })));
    this.faults = { rule: [], examples: failed };
  }

  #refused(words: string): void {
    this.wrong = words;
    const inExamples = faultIn(words, examplesAt(this.name));
    const inRule = faultIn(words, ruleAt(this.name)) ?? this.querySelector<OwnEditor>('studio-own-editor')?.broken ?? null;
    if (inExamples !== null) this.faults = { rule: [], examples: [{ line: inExamples, words }] };
    else if (inRule !== null) {
      this.faults = { rule: [{ line: inRule, words }], examples: [] };
      if (!words.includes(`:${inRule}`)) this.wrong = `Line ${inRule} of the rule: ${words}`;
    }
  }

  override render(): TemplateResult {
    const { name, checked } = this;
    const written = (what: 'rule' | 'examples') => (event: Event) => {
      const { text } = event.target as OwnEditor;
      this.#forget();
      this[what] = text;
    };
    return html`<header><h1>Your own rule</h1>
      <p>Write a rule as a JavaScript module, and worked examples that show what it does. They stay in this browser; the command line takes the same files.</p></header>
      <form class="game" aria-label="Which rule" @submit=${(event: Event) => {
        event.preventDefault();
        void this.#check();
      }}>
        <label>Name <input type="text" required pattern="[a-z][a-z0-9\\-]{0,63}" spellcheck="false" autocomplete="off" list="own-rules" .value=${name} @change=${(event: Event) => this.#show(textIn(event))}></label>
        <datalist id="own-rules">${this.#names().map((it) => html`<option value=${it}></option>`)}</datalist>
        <label>On the edition <select @change=${(event: Event) => {
          this.edition = textIn(event);
          this.#forget();
          void this.#learn(this.edition);
        }}>${this.editions.map((it) => html`<option value=${it} ?selected=${it === this.edition}>${it}</option>`)}</select></label>
        <button class="main">Check</button>
      </form>
      <div class="own-rule-view">
        <section aria-label="The rule"><h2>The rule</h2>
          <studio-own-editor language="javascript" .called=${'The rule, as JavaScript'} .text=${this.rule} .words=${this.words} .faults=${this.faults.rule} @written=${written('rule')}></studio-own-editor></section>
        <section aria-label="Worked examples"><h2>Worked examples</h2>
          <studio-own-editor .language=${'yaml'} .called=${'Worked examples, as YAML'} .text=${this.examples} .faults=${this.faults.examples} @written=${written('examples')}></studio-own-editor></section>
      </div>
      <section aria-label="What came of it" aria-live="polite" aria-busy=${this.busy}>
        ${this.busy ? html`<p class="detail">The rule is loaded, and its examples are played…</p>` : nothing}
        ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
        ${checked === null ? nothing : this.#checkedView(checked)}
      </section>`;
  }

  #checkedView({ rules, examples }: Checked): TemplateResult {
    return html`${rules.map(({ id, title, rulesets }) => {
      const play = async (): Promise<void> => {
        const { scenario, seed, pairs } = firstQuestion;
        location.hash = await linkOf({ question: { scenario, rulesets, seed, pairs, own: this.own }, answer: null });
        document.querySelector<HTMLElement>('#main')?.focus();
      };
      return html`<p><b>${id}</b> ${title} <button type="button" @click=${play}>Play it</button></p>
        <p class="detail">On the command line: <code>sandtable run ${firstQuestion.scenario} -v ${rulesets[0]} -v ${rulesets[1]} --players own</code></p>`;
    })}
      ${
        examples.length === 0
          ? html`<p class="detail">No worked examples.</p>`
          : html`<ul class="examples">${examples.map(({ line, title, problems }) =>
              problems.length === 0
                ? html`<li class="kept">Passed: ${title}</li>`
                : html`<li class="wrong">Failed, line ${line}: ${title}${problems.map((it) => html`<br>${it}`)}</li>`,
            )}</ul>`
      }`;
  }
}

customElements.define('studio-own-rule', OwnRulePage);
