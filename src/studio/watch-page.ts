import { html, nothing, type TemplateResult } from 'lit';
import { AddressEvent } from './address.ts';
import { armiesView } from './armies-view.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import type { FilmedGame, Named } from './calls.ts';
import { type ArmyNames, readFielded } from './fielded.ts';
import firstQuestion from './first-question.json';
import { gameFields } from './game-fields.ts';
import { type GameQuestion, gameLink, LAST_PAIR, readGameLink, type SharedGame } from './game-question.ts';
import { LinkError, SEED } from './link.ts';
import { NOTHING, onlyThese, ownNames, ownRules, sameFiles } from './own-files.ts';
import './replay-frame.ts';
import { View } from './view.ts';

const {
  scenario,
  rulesets: [before = '', after = ''],
  seed,
} = firstQuestion;
/** What is watched before anybody asks. */
const FIRST: GameQuestion = { scenario, rulesets: [before, after], seed, pair: 0, redSeat: 0, own: NOTHING };
const LETTERS = ['A', 'B'] as const;

interface Shown {
  readonly game: GameQuestion;
  readonly filmed: FilmedGame;
  /** Of the replay, in this page alone. */
  readonly address: string;
}

const textIn = (event: Event): string => (event.target as HTMLInputElement).value.trim();

/** Any game, under one ruleset or under two on the same dice, played here and shown as its replay. */
class WatchPage extends View {
  static override properties = {
    scenarios: { state: true },
    editions: { state: true },
    armies: { state: true },
    question: { state: true },
    shown: { state: true },
    busy: { state: true },
    promised: { state: true },
  };

  declare scenarios: readonly Named[];
  declare editions: readonly string[];
  /** Of the battle in the fields, without guests. */
  declare armies: ArmyNames | null;
  /** As the fields have it. */
  declare question: GameQuestion;
  declare shown: Shown | null;
  declare busy: boolean;
  /** The digests that the link that was opened says. */
  declare promised: SharedGame['digests'];
  readonly #clerk = new AskClerk();
  /** Which game is worked on, by number. */
  #turn = 0;
  /** Whether the reader has asked for the game that is shown next, and waits for it. */
  #asked = false;

  constructor() {
    super();
    this.scenarios = [];
    this.editions = [];
    this.armies = null;
    this.question = FIRST;
    this.shown = null;
    this.busy = false;
    this.promised = null;
    void this.#list();
  }

  async #list(): Promise<void> {
    try {
      const { scenarios, editions } = await this.#clerk.ask('battles', this.own);
      this.scenarios = scenarios;
      this.editions = editions;
    } catch (error) {
      this.#fail(error);
    }
  }

  protected override async open(): Promise<void> {
    try {
      const usual = { game: { ...FIRST, own: this.own }, digests: null };
      const shared = this.hash === '' ? usual : await readGameLink(this.hash);
      const { game, digests } = (await this.bring(shared.game.own)) ? shared : usual;
      this.question = game;
      void this.#field();
      await this.#show(digests);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Asks which armies fight in the battle of the fields. */
  async #field(): Promise<void> {
    const { scenario, own } = this.question;
    try {
      const armies = await this.#clerk.ask('armies', { scenario: readFielded(scenario).field, own });
      if (scenario === this.question.scenario) this.armies = armies;
    } catch (error) {
      this.#fail(error);
    }
  }

  protected override ownChanged(): void {
    void this.#list();
    const before = this.question.own;
    this.#change({});
    const known = this.shown?.filmed.used ?? [];
    if (this.shown !== null && !sameFiles(onlyThese(before, known), onlyThese(this.own, known))) void this.#show(null);
  }

  /** @throws for what is no fault of the question */
  #fail(error: unknown): void {
    if (!(error instanceof LinkError || error instanceof ClerkError)) throw error;
    this.wrong = error.message;
  }

  async #show(promised: SharedGame['digests']): Promise<void> {
    const turn = ++this.#turn;
    const game = this.question;
    this.#clerk.drop('film');
    this.wrong = '';
    this.promised = promised;
    this.busy = true;
    try {
      const filmed = await this.#clerk.ask('film', game);
      if (turn !== this.#turn) return;
      this.#put({ game, filmed, address: URL.createObjectURL(new Blob([filmed.page], { type: 'text/html' })) });
      this.link = await gameLink({
        game: { ...game, own: onlyThese(game.own, filmed.used) },
        digests: filmed.outcomes.map(({ digest }) => digest),
      });
      this.dispatchEvent(new AddressEvent(this.link));
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#put(null);
      this.#fail(error);
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  #put(shown: Shown | null): void {
    if (this.shown !== null) URL.revokeObjectURL(this.shown.address);
    this.shown = shown;
  }

  #change(part: Partial<GameQuestion>): void {
    this.question = { ...this.question, own: this.own, ...part };
    if (part.scenario !== undefined) void this.#field();
  }

  #ruleset(i: 0 | 1, spec: string): void {
    const [first, second = ''] = this.question.rulesets;
    const [a, b] = i === 0 ? [spec, second] : [first, spec];
    this.#change({ rulesets: b === '' ? [a] : [a, b] });
  }

  #submit(event: Event): void {
    event.preventDefault();
    this.#asked = true;
    void this.#show(null);
  }

  /** Keys are for the replay once it is there, where it was asked for by hand. */
  #loaded(event: Event): void {
    if (this.#asked) (event.target as HTMLElement).focus();
    this.#asked = false;
  }

  override render(): TemplateResult {
    const { shown, busy, wrong } = this;
    return html`<header><h1>Watch a game</h1>
      <p>Choose a game of a battle: it is played here, and shown move by move. Under a second ruleset it is played on the same dice, and you see where and why they part.</p></header>
      ${this.#formView()}
      <section aria-label="The game" aria-busy=${busy}>
        <div aria-live="polite">${wrong === '' ? nothing : html`<p class="wrong" role="alert">${wrong}</p>`}
        ${busy ? html`<p class="detail">The game is played…</p>` : nothing}
        ${shown === null ? nothing : this.#outcomeView(shown)}</div>
        ${shown === null ? nothing : this.#takeAway(shown)}
      </section>
      ${shown === null ? nothing : html`<studio-replay .address=${shown.address} .called=${`Replay: ${shown.filmed.title}`} @shown=${(event: Event) => this.#loaded(event)}></studio-replay>`}`;
  }

  #formView(): TemplateResult {
    const { question, scenarios, editions } = this;
    return html`<form class="game watch-view" aria-label="Which game" @submit=${(event: Event) => this.#submit(event)}>
      <label class="long">Battle <select @change=${(event: Event) => this.#change({ scenario: textIn(event) })}>
        ${scenarios.map((it) => html`<option value=${it.id} ?selected=${it.id === readFielded(question.scenario).field}>${it.title}</option>`)}
      </select></label>
      ${armiesView({ scenario: question.scenario, armies: this.armies, own: ownNames(this.own, 'armies'), change: (it) => this.#change({ scenario: it }) })}
      <datalist id="watch-editions">${[...editions, ...editions.flatMap((it) => ownRules(this.own).map((pack) => `${it}+${pack}`))].map((it) => html`<option value=${it}></option>`)}</datalist>
      ${([0, 1] as const).map(
        (i) =>
          html`<label class="long">Ruleset ${LETTERS[i]}${i === 1 ? ', if any' : ''} <input type="text" list="watch-editions" spellcheck="false" autocomplete="off" ?required=${i === 0} .value=${question.rulesets[i] ?? ''} @change=${(event: Event) => this.#ruleset(i, textIn(event))}></label>`,
      )}
      <label>Seed <input type="text" required pattern=${SEED} spellcheck="false" autocomplete="off" .value=${question.seed} @change=${(event: Event) => this.#change({ seed: textIn(event) })}></label>
      ${gameFields({ pair: question.pair, redSeat: question.redSeat, lastPair: LAST_PAIR, change: (it) => this.#change(it) })}
      <button class="main">Watch</button>
    </form>`;
  }

  #outcomeView({ filmed: { outcomes } }: Shown): TemplateResult {
    const digests = outcomes.map(({ digest }) => digest);
    return html`${this.promised === null ? nothing : promiseView(this.promised.join() === digests.join())}
      <div class="scroll"><table class="games">
        <thead><tr><th scope="col">Ruleset</th><th scope="col">Result</th><th scope="col">Digest of the game</th></tr></thead>
        <tbody>${outcomes.map(({ spec, words, digest }) => html`<tr><th scope="row">${spec}</th><td>${words}</td><td><code class="digest">${digest}</code></td></tr>`)}</tbody>
      </table></div>`;
  }

  #takeAway({ game: { scenario, rulesets, seed, pair, redSeat }, address }: Shown): TemplateResult {
    const command = `sandtable replay ${scenario} ${rulesets.map((it) => `-v ${it} `).join('')}--seed "${seed}" --pair ${pair} --seat ${redSeat}`;
    return html`<p><label>Link to this game <input class="link" readonly .value=${`${location.href.split('#')[0]}#watch/${this.link}`} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label></p>
      <p class="detail"><a href=${address} download="game.html">Save as game.html</a>, one file that needs no network. On the command line: <code>${command} --html</code></p>`;
  }
}

/** Whether the game of a link is the one that is played here. */
const promiseView = (kept: boolean): TemplateResult =>
  kept
    ? html`<p class="kept">This is the same game as that of the link, in every event.</p>`
    : html`<p class="wrong" role="alert">This is not the game of the link: it was made with another version of the rules or of the battle.</p>`;

customElements.define('studio-watch', WatchPage);
