import { html, nothing, type TemplateResult } from 'lit';
import type { PlayedCampaign } from '../campaign/campaign.ts';
import { AddressEvent } from './address.ts';
import type { Extras } from './after-answer.ts';
import { answerView } from './answer-view.ts';
import { armiesView } from './armies-view.ts';
import { boardView } from './board-view.ts';
import { readFielded } from './fielded.ts';
import firstQuestion from './first-question.json';
import { LinkError } from './link.ts';
import type { ChartShown, LeverLine, Request, RuleLine, Standing, Told } from './messages.ts';
import { NOTHING, onlyThese, ownNames, ownRules, sameFiles } from './own-files.ts';
import { PagePlayers } from './page-players.ts';
import type { Paper } from './paper-view.ts';
import { linkOf, type Question, readLink, type Shared } from './question.ts';
import { rulesView } from './rules-view.ts';
import { othersOf, type Ruleset, readRuleset, sourceOf, writeRuleset } from './ruleset.ts';
import { startEngine } from './start-engine.ts';
import { View } from './view.ts';

type Scenario = Extract<Told, { tell: 'scenario' }>;

/** What is asked before anybody asks. */
const {
  rulesets: [before = '', after = ''],
  ...first
} = firstQuestion;
const FIRST: Question = { ...first, rulesets: [before, after], own: NOTHING };
/** So long after the first answer its chart is fetched. */
const CHART_AFTER_MS = 1000;
const LABELS = ['Before', 'After'] as const;

/** What does this rule do? A scenario, two rulesets, Play, and an answer that sharpens. */
class RulePage extends View {
  static override properties = {
    scenarios: { state: true },
    editions: { state: true },
    scenario: { state: true },
    rules: { state: true },
    levers: { state: true },
    search: { state: true },
    question: { state: true },
    standing: { state: true },
    progress: { state: true },
    state: { state: true },
    promised: { state: true },
    game: { state: true },
    folder: { state: true },
    extras: { state: true },
    chart: { state: true },
    paper: { state: true },
  };

  declare scenarios: readonly { readonly id: string; readonly title: string }[];
  declare editions: readonly string[];
  declare scenario: Scenario | null;
  /** Rules of editions, with own rules or without, by their specification. */
  declare rules: ReadonlyMap<string, readonly RuleLine[]>;
  /** Procedures of the same. */
  declare levers: ReadonlyMap<string, readonly LeverLine[]>;
  declare search: readonly [string, string];
  declare question: Question;
  declare standing: Standing | null;
  declare progress: { readonly games: number; readonly perSecond: number } | null;
  declare state: 'idle' | 'playing' | 'stopped' | 'done';
  /** What the link that was opened says of the answer. */
  declare promised: Shared['answer'];
  /** The question with its answer as a folder, in this page alone; null before it is asked for. */
  declare folder: string | null;
  /** What an answer needs; null before there is one. */
  declare extras: Extras | null;
  /** Of the answer; null before there is one. */
  declare chart: ChartShown | null;
  /** The report; null before it is asked for. */
  declare paper: Paper | null;
  /** Which game would be watched. */
  declare game: { readonly pair: number; readonly redSeat: 0 | 1 };
  readonly #desk = startEngine('desk', (words) =>
    this.#failed(`The engine could not be started or has failed: ${words}. Load the page again.`),
  ).worker;
  readonly #players = new PagePlayers((failure) => this.#ask({ ask: 'failed', failure }));
  /** Whether the reader has looked at rules: until then what they say is not fetched. */
  #reads = false;
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  #isChartAsked = false;
  /** What is told of play before this one is not looked at. */
  #turn = 0;

  /** What was asked before the engine listens; null once it does. */
  #early: Request[] | null = [];

  constructor() {
    super();
    this.scenarios = [];
    this.editions = [];
    this.scenario = null;
    this.rules = new Map();
    this.levers = new Map();
    this.search = ['', ''];
    this.question = FIRST;
    this.standing = null;
    this.progress = null;
    this.state = 'idle';
    this.promised = null;
    this.folder = null;
    this.extras = null;
    this.chart = null;
    this.paper = null;
    this.game = { pair: 0, redSeat: 0 };
    this.#desk.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#told(data));
    this.#dark.addEventListener('change', () => this.#askChart());
    this.#ask({ ask: 'scenarios', own: NOTHING });
  }

  #ask(request: Request): void {
    if (this.#early === null) this.#desk.postMessage(request);
    else this.#early.push(request);
  }

  /** The question in the address, or the first one. */
  protected override async open(): Promise<void> {
    const usual: Shared = { question: { ...FIRST, own: this.own }, answer: null };
    let shared = usual;
    this.wrong = '';
    try {
      if (this.hash !== '') shared = await readLink(this.hash);
      if (!(await this.bring(shared.question.own))) shared = usual;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.wrong = error.message;
    }
    this.promised = shared.answer;
    this.#choose(shared.question);
    if (shared.answer !== null) this.#play();
  }

  #choose(question: Question): void {
    if (this.state === 'playing' || this.paper?.made === null) this.#ask({ ask: 'stop' });
    this.#turn++;
    if (question.scenario !== this.scenario?.id) this.#ask({ ask: 'scenario', id: question.scenario, own: question.own });
    for (const text of question.rulesets) {
      const spec = sourceOf(readRuleset(text));
      if (!this.rules.has(spec)) this.#ask({ ask: 'rules', spec, own: question.own, texts: this.#reads });
    }
    if (question.rulesets.some((it) => othersOf(readRuleset(it)).length > 0)) void import('./other-switches.ts');
    this.question = question;
    this.standing = null;
    this.chart = null;
    this.progress = null;
    this.state = 'idle';
    this.link = '';
    this.#putFolder(null);
    this.#putPaper(null);
  }

  /** Fetches what rules say once somebody looks at them. */
  #readRules(): void {
    if (this.#reads) return;
    this.#reads = true;
    void import('./other-switches.ts');
    const specs = [...this.rules.keys(), ...this.question.rulesets.map((it) => sourceOf(readRuleset(it)))];
    for (const spec of new Set(specs)) this.#ask({ ask: 'rules', spec, own: this.question.own, texts: true });
  }

  /** The reader's own question: what a link has promised does not hold for it. */
  #change(part: Partial<Question>): void {
    this.promised = null;
    this.wrong = '';
    this.#choose({ ...this.question, own: this.own, ...part });
  }

  protected override ownChanged(): void {
    this.#ask({ ask: 'scenarios', own: this.own });
    const { question, standing } = this;
    const known = standing?.used ?? Object.keys({ ...question.own, ...this.own });
    if (sameFiles(onlyThese(question.own, known), onlyThese(this.own, known))) return;
    this.scenario = null;
    this.rules = new Map([...this.rules].filter(([spec]) => !spec.includes('/')));
    this.#change({});
  }

  #play(): void {
    this.wrong = '';
    this.#putPaper(null);
    this.state = 'playing';
    this.#ask({ ask: 'play', turn: ++this.#turn, question: this.question });
  }

  #told(told: Told): void {
    // What comes late is not of what is asked now: it would end that, or stand there as its answer.
    if ('turn' in told && told.turn !== null && told.turn !== this.#turn) return;
    if (told.tell === 'ready') {
      for (const request of this.#early ?? []) this.#desk.postMessage(request);
      this.#early = null;
    } else if (told.tell === 'player') this.#players.called(told.call);
    else if (told.tell === 'scenarios') [this.scenarios, this.editions] = [told.scenarios, told.editions];
    else if (told.tell === 'scenario') this.scenario = told.id === this.question.scenario ? told : this.scenario;
    else if (told.tell === 'rules') {
      this.rules = new Map([...this.rules, [told.spec, told.rules]]);
      this.levers = new Map([...this.levers, [told.spec, told.levers]]);
    } else if (told.tell === 'wrong') this.#failed(told.words);
    else if (told.tell === 'chart') [this.chart, this.#isChartAsked] = [this.standing === null ? null : told.chart, false];
    else if (told.tell === 'whole') this.#putPaper(this.paper && { made: null, games: told.games, of: told.of });
    else if (told.tell === 'played') void this.#writePaper(told.played);
    else this.#played(told);
  }

  #played(told: Extract<Told, { tell: 'progress' | 'standing' | 'ended' }>): void {
    if (told.tell === 'progress') this.progress = told;
    else if (told.tell === 'standing') {
      // The first answer is there soon, and what draws is fetched a little later.
      if (this.standing === null) setTimeout(() => this.#askChart(), CHART_AFTER_MS);
      else if (this.chart !== null) this.#askChart();
      this.standing = told.standing;
    } else {
      this.#askChart();
      if (this.state === 'playing' || this.state === 'stopped') this.state = told.ended === 'interrupted' ? 'stopped' : 'done';
      void this.#share();
    }
  }

  async #fetchExtras(): Promise<Extras> {
    const { openExtras } = await import('./after-answer.ts');
    this.extras ??= openExtras();
    return this.extras;
  }

  #failed(words: string): void {
    this.wrong = words;
    this.#turn++;
    if (this.paper === null) this.state = 'idle';
    else this.#putPaper(null);
  }

  #askChart(id = this.chart?.id ?? ''): void {
    if (this.#isChartAsked || this.standing === null) return;
    void this.#fetchExtras();
    this.#isChartAsked = true;
    this.#ask({ ask: 'chart', id, theme: this.#dark.matches ? 'dark' : 'light' });
  }

  #makePaper(): void {
    if (this.standing === null) return;
    this.wrong = '';
    this.#putPaper({ made: null, games: 0, of: 0 });
    this.#ask({ ask: 'whole', turn: ++this.#turn, question: this.question, pairs: this.standing.pairs });
  }

  async #writePaper(played: PlayedCampaign): Promise<void> {
    if (this.paper === null) return;
    const made = await this.extras?.maker.make(this.question, played);
    if (typeof made === 'string') this.#failed(made);
    else if (made != null) this.#putPaper({ made });
  }

  #stopPaper(): void {
    this.#ask({ ask: 'stop' });
    this.#turn++;
    this.#putPaper(null);
  }

  #putPaper(paper: Paper | null): void {
    const made = this.paper?.made ?? null;
    if (made !== null) for (const address of Object.values(made)) URL.revokeObjectURL(address);
    this.paper = paper;
    if (paper === null) this.extras?.maker.drop();
  }

  /** The question, with what was found. */
  #shared(): Shared {
    const { standing, question } = this;
    const answer = standing === null ? null : { pairs: standing.pairs, digest: standing.digest };
    return { question: { ...question, own: onlyThese(question.own, standing?.used ?? []) }, answer };
  }

  /** Puts the question, with what was found, into the address, and offers it as a folder. */
  async #share(): Promise<void> {
    const { scenario } = this;
    const shared = this.#shared();
    const { folderOf } = await this.#fetchExtras();
    if (scenario !== null) {
      this.#putFolder(URL.createObjectURL(new Blob([folderOf(shared, scenario.text)], { type: 'application/zip' })));
    }
    try {
      this.link = await linkOf(shared);
      this.dispatchEvent(new AddressEvent(this.link));
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.wrong = error.message;
    }
  }

  #putFolder(address: string | null): void {
    if (this.folder !== null) URL.revokeObjectURL(this.folder);
    this.folder = address;
  }

  /** Takes a folder back that was saved. */
  async #takeIn(event: Event): Promise<void> {
    const { files } = event.target as HTMLInputElement;
    const [file] = files ?? [];
    if (file === undefined) return;
    const { faultOfFolder, readFolder } = await import('./folder.ts');
    try {
      const { own, shared } = readFolder(new Uint8Array(await file.arrayBuffer()));
      if (!(await this.bring(own))) return;
      this.promised = shared?.answer ?? null;
      this.wrong = '';
      this.#choose(shared?.question ?? { ...this.question, own });
    } catch (error) {
      const fault = faultOfFolder(error);
      if (fault === null) throw error;
      this.wrong = fault;
    }
  }

  override render(): TemplateResult {
    const { question, scenario, state, standing, progress, own } = this;
    const rulesets = question.rulesets.map(readRuleset) as [Ruleset, Ruleset];
    const set = (i: 0 | 1, ruleset: Ruleset): void => {
      const texts = [...question.rulesets] as [string, string];
      texts[i] = writeRuleset(ruleset);
      this.#change({ rulesets: texts });
    };
    const look = (i: 0 | 1, text: string): void => {
      const search = [...this.search] as [string, string];
      search[i] = text;
      this.search = search;
    };
    return html`<header><h1>What does this rule do?</h1>
      <p>Choose a battle and two rulesets. The same games are played under both, on the same dice, here in your browser.</p></header>
      <div class="rule-view">
        <section class="answer" aria-label="Answer" aria-live="polite">
          <div class="play">
            ${
              state === 'playing'
                ? html`<button type="button" class="main" @click=${() => this.#ask({ ask: 'stop' })}>Stop</button>`
                : html`<button type="button" class="main" ?disabled=${question.rulesets[0] === question.rulesets[1] || state === 'done'} @click=${() => this.#play()}>${state === 'stopped' ? 'Go on' : 'Play'}</button>`
            }
            <span class="pace" aria-live="off">${progress === null ? nothing : `${progress.games.toLocaleString('en-GB')} games${state === 'playing' ? `, ${Math.round(progress.perSecond).toLocaleString('en-GB')} a second` : ''}`}</span>
          </div>
          ${question.rulesets[0] === question.rulesets[1] ? html`<p>Both rulesets are the same: switch a rule in one of them.</p>` : nothing}
          ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
          ${standing === null ? nothing : html`<div class="beside"><div>${answerView(standing)}</div>${this.chart === null ? nothing : this.extras?.chartView(this.chart, (id) => this.#askChart(id))}</div>`}
          ${standing === null ? nothing : this.extras?.promiseView(this.promised, standing)}
          ${standing === null || this.extras === null ? nothing : this.#watchView(standing.pairs, this.extras)}
          ${
            this.extras === null || standing === null || state === 'playing'
              ? nothing
              : this.extras.paperView({
                  paper: this.paper,
                  isWhole: standing.pairs === question.pairs,
                  make: () => this.#makePaper(),
                  stop: () => this.#stopPaper(),
                })
          }
          ${this.#folderView()}
          ${
            this.link === '' || this.extras === null
              ? nothing
              : html`<p><label>Link to this question and its answer <input class="link" readonly .value=${`${location.href.split('#')[0]}#${this.link}`} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label></p>
            <p class="detail">On the command line: <code>${this.extras.commandOf(this.#shared().question, standing?.pairs ?? question.pairs)}</code>${Object.keys(question.own).length > 0 ? ', in the folder' : ''}</p>`
          }
        </section>
        <section class="battle" aria-label="Battle">
          <label>Battle <select id="scenario" @change=${(event: Event) => this.#change({ scenario: (event.target as HTMLSelectElement).value })}>
            ${this.scenarios.map((it) => html`<option value=${it.id} ?selected=${it.id === readFielded(question.scenario).field}>${it.title}</option>`)}
          </select></label>
          ${armiesView({ scenario: question.scenario, armies: scenario?.armies ?? null, own: ownNames(own, 'armies'), change: (it) => this.#change({ scenario: it }) })}
          ${scenario === null ? nothing : html`${boardView(scenario.board, `The battlefield of ${scenario.title}`)}<p><b class="red">Red</b> ${scenario.red} <b class="blue">Blue</b> ${scenario.blue}</p>`}
        </section>
        ${([0, 1] as const).map((i) =>
          rulesView({
            label: LABELS[i],
            ruleset: rulesets[i],
            editions: this.editions,
            rules: this.rules.get(sourceOf(rulesets[i])) ?? [],
            levers: this.levers.get(sourceOf(rulesets[i])) ?? [],
            own: ownRules(own),
            search: this.search[i],
            change: (it) => set(i, it),
            look: (it) => look(i, it),
            read: () => this.#readRules(),
          }),
        )}
      </div>`;
  }

  #folderView(): TemplateResult {
    const take = html`<label class="take">Open a folder that was saved (.zip) <input type="file" accept=".zip" @change=${(event: Event) => void this.#takeIn(event)}></label>`;
    return this.folder === null
      ? take
      : html`<p><a href=${this.folder} download="sandtable-${readFielded(this.question.scenario).field}.zip">Save as a folder (.zip)</a>, which the command line plays</p>${take}`;
  }

  /** A game of those that were played, to watch. */
  #watchView(pairs: number, { gameFields, gameLink }: Extras): TemplateResult {
    const { scenario, rulesets, seed, own } = this.question;
    const game = { ...this.game, pair: Math.min(this.game.pair, pairs - 1) };
    const watch = async (event: Event): Promise<void> => {
      event.preventDefault();
      location.hash = `watch/${await gameLink({ game: { scenario, rulesets, seed, own, ...game }, digests: null })}`;
    };
    return html`<form class="game" aria-label="Watch a game of these two" @submit=${watch}>
      ${gameFields({
        ...game,
        lastPair: pairs - 1,
        change: (it) => {
          this.game = it;
        },
      })}
      <button>Watch this game under both</button>
    </form>`;
  }
}

customElements.define('studio-rule', RulePage);
