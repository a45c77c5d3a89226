import { html, nothing, type TemplateResult } from 'lit';
import { AddressEvent } from './address.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import {
  type AttackQuestion,
  attackLink,
  MOST_INCHES,
  MOST_MODELS,
  MOST_RULESETS,
  readAttackLink,
  SAMPLES,
  type Side,
} from './attack-question.ts';
import type { Named, OddsColumn, SheetLine } from './calls.ts';
import firstAttack from './first-attack.json';
import { LinkError } from './link.ts';
import { oddsView } from './odds-view.ts';
import { NOTHING, type OwnFiles, onlyThese, ownRules, sameFiles } from './own-files.ts';
import { asFile } from './save-file.ts';
import { View } from './view.ts';

/** What is asked before anybody asks. */
const FIRST: AttackQuestion = { ...firstAttack, own: NOTHING };
/** A pause in typing. */
const PAUSE_MS = 150;
/** How long an answer that is wanted no more may still take. */
const PATIENCE_MS = 1500;
const NEXT_EDITION = 'classic';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const textIn = (event: Event): string => (event.target as HTMLInputElement).value;

/** The odds of an attack, under several rulesets side by side, while one types. */
class OddsPage extends View {
  static override properties = {
    sheets: { state: true },
    editions: { state: true },
    lines: { state: true },
    question: { state: true },
    columns: { state: true },
    attack: { state: true },
  };

  declare sheets: readonly Named[];
  declare editions: readonly string[];
  /** Datasheets that were read, by their ids. */
  declare lines: ReadonlyMap<string, SheetLine>;
  declare question: AttackQuestion;
  /** By place in the question; null where it is being worked out. */
  declare columns: readonly (OddsColumn | null)[];
  /** The attack as a file. */
  declare attack: string;
  readonly #clerk = new AskClerk();
  /** Which question is worked on, by number. */
  #turn = 0;
  #running: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.sheets = [];
    this.editions = [];
    this.lines = new Map();
    this.question = FIRST;
    this.columns = [];
    this.attack = '';
    void this.#list();
  }

  async #list(): Promise<void> {
    await this.#told(async () => {
      const { sheets, editions } = await this.#clerk.ask('sheets', this.own);
      this.sheets = sheets;
      this.editions = editions;
    });
  }

  protected override async open(): Promise<void> {
    const usual = { ...FIRST, own: this.own };
    await this.#told(async () => {
      const question = this.hash === '' ? usual : await readAttackLink(this.hash);
      await this.#begin((await this.bring(question.own)) ? question : usual);
    });
    if (this.wrong !== '' && this.attack === '') await this.#begin(usual);
  }

  protected override ownChanged(): void {
    this.lines = new Map();
    void this.#list();
    const used = this.columns.flatMap((it) => (it !== null && 'odds' in it ? [it.used] : []));
    const known = used.length === this.columns.length ? used.flat() : Object.keys({ ...this.question.own, ...this.own });
    if (sameFiles(onlyThese(this.question.own, known), onlyThese(this.own, known))) void this.#told(() => this.#lines(this.question));
    else void this.#told(() => this.#begin({ ...this.question, own: this.own }));
  }

  /** Reads both datasheets of a question. */
  async #lines({ attacker, target, own }: AttackQuestion): Promise<void> {
    await Promise.all([this.#line(attacker.sheet, own), this.#line(target.sheet, own)]);
  }

  async #begin(question: AttackQuestion): Promise<void> {
    await this.#lines(question);
    this.#set(question);
  }

  /** Does something that may fail for reasons that the reader is told. */
  async #told(work: () => Promise<void>): Promise<void> {
    try {
      this.wrong = '';
      await work();
    } catch (error) {
      if (!(error instanceof LinkError || error instanceof ClerkError)) throw error;
      this.wrong = error.message;
    }
  }

  async #line(id: string, own: OwnFiles): Promise<SheetLine> {
    const line = this.lines.get(id) ?? (await this.#clerk.ask('sheet', { id, own }));
    this.lines = new Map([...this.lines, [id, line]]);
    return line;
  }

  #change(part: Partial<AttackQuestion>): void {
    this.wrong = '';
    this.#set({ ...this.question, own: this.own, samples: null, ...part });
  }

  #set(question: AttackQuestion): void {
    this.question = question;
    this.columns = question.rulesets.map(() => null);
    void this.#work();
  }

  async #work(): Promise<void> {
    const turn = ++this.#turn;
    await sleep(PAUSE_MS);
    if (turn !== this.#turn) return;
    await Promise.race([this.#running, sleep(PATIENCE_MS)]);
    if (turn !== this.#turn) return;
    this.#clerk.drop('odds');
    this.#running = this.#answer(turn).catch((error: unknown) => {
      if (turn === this.#turn) this.wrong = error instanceof Error ? error.message : String(error);
    });
  }

  async #answer(turn: number): Promise<void> {
    const { question } = this;
    const attack = await this.#clerk.ask('attack', question);
    if (turn !== this.#turn) return;
    this.attack = attack;
    for (const [i, spec] of question.rulesets.entries()) {
      const column = await this.#clerk.ask('odds', { question, spec });
      if (turn !== this.#turn) return;
      this.columns = this.columns.map((it, k) => (k === i ? column : it));
    }
    const used = this.columns.flatMap((it) => (it !== null && 'odds' in it ? it.used : []));
    // Where there are no odds it is not known what they would depend on.
    const own = this.columns.every((it) => it !== null && 'odds' in it) ? onlyThese(question.own, used) : question.own;
    this.link = await attackLink({ ...question, own });
    this.dispatchEvent(new AddressEvent(this.link));
  }

  async #attacker(sheet: string): Promise<void> {
    await this.#told(async () => {
      const line = await this.#line(sheet, this.own);
      const [kind] = line.kinds;
      if (kind !== undefined) this.#change({ attacker: { sheet, kind: kind.name, models: kind.least }, ...weaponOf(line, kind.name) });
    });
  }

  async #target(sheet: string): Promise<void> {
    await this.#told(async () => {
      const [kind] = (await this.#line(sheet, this.own)).kinds;
      if (kind !== undefined) this.#change({ target: { sheet, kind: kind.name, models: kind.least } });
    });
  }

  #ruleset(i: number, spec: string | null): void {
    const rulesets = this.question.rulesets.flatMap((it, k) => (k !== i ? [it] : spec === null ? [] : [spec]));
    this.#change({ rulesets });
  }

  override render(): TemplateResult {
    const { question, columns } = this;
    return html`<header><h1>What are the chances?</h1>
      <p>Choose who attacks whom. The odds are exact: every course that the dice can take is followed by the rules themselves.</p></header>
      <form class="odds-view" @submit=${(event: Event) => event.preventDefault()}>
        ${this.#attackerView()}${this.#targetView()}
        <fieldset><legend>Rulesets</legend>
          <datalist id="editions">${[...this.editions, ...this.editions.flatMap((it) => ownRules(this.own).map((pack) => `${it}+${pack}`))].map((it) => html`<option value=${it}></option>`)}</datalist>
          ${question.rulesets.map(
            (
              spec,
              i,
            ) => html`<p class="spec"><label>Ruleset ${i + 1} <input type="text" list="editions" spellcheck="false" autocomplete="off" .value=${spec} @change=${(event: Event) => this.#ruleset(i, textIn(event).trim())}></label>
              ${question.rulesets.length > 1 ? html`<button type="button" aria-label="Leave out ruleset ${i + 1}" @click=${() => this.#ruleset(i, null)}>×</button>` : nothing}</p>`,
          )}
          ${question.rulesets.length < MOST_RULESETS ? html`<button type="button" @click=${() => this.#change({ rulesets: [...question.rulesets, NEXT_EDITION] })}>One more ruleset</button>` : nothing}
          <p class="detail">An edition, and behind an @ what is otherwise: <code>tenth@hitOn+1</code>, <code>classic@B.T=5</code>, <code>classic@-CLS-WPN-31</code></p>
        </fieldset>
      </form>
      <section class="answer" aria-label="Odds" aria-live="polite" aria-busy=${columns.includes(null)}>
        ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
        ${oddsView({ columns, specs: question.rulesets, sample: question.samples === null ? () => this.#change({ samples: SAMPLES }) : null })}
        ${this.link === '' ? nothing : this.#takeAway()}
      </section>`;
  }

  #attackerView(): TemplateResult {
    const { attacker, weapon, melee, inches } = this.question;
    const line = this.lines.get(attacker.sheet);
    const chosen = melee ? (weapon ?? '') : weapon;
    const weapons = (of: boolean): TemplateResult[] =>
      (line?.weapons ?? [])
        .filter((it) => it.melee === of)
        .map(({ name }) => html`<option value=${name} ?selected=${chosen === name}>${name}</option>`);
    return html`<fieldset><legend>A attacks</legend>
      ${this.#sideView('A', attacker, line, { sheet: (it) => this.#attacker(it), side: (it) => this.#change({ attacker: it, ...(it.kind === attacker.kind || line === undefined ? {} : weaponOf(line, it.kind)) }) })}
      <label>Weapon <select @change=${(event: Event) => this.#weapon(textIn(event))}>
        <optgroup label="Shooting">${weapons(false)}</optgroup>
        <optgroup label="Close combat"><option value="" ?selected=${chosen === ''}>what they carry</option>${weapons(true)}</optgroup>
      </select></label>
      ${melee ? nothing : this.#numberView('Distance, inches', inches, 0, MOST_INCHES, (it) => this.#change({ inches: it }))}
    </fieldset>`;
  }

  #weapon(name: string): void {
    const line = this.lines.get(this.question.attacker.sheet);
    if (name === '') this.#change({ weapon: null, melee: true });
    else this.#change({ weapon: name, melee: line?.weapons.find((it) => it.name === name)?.melee ?? false });
  }

  #targetView(): TemplateResult {
    const { target, cover, kill } = this.question;
    return html`<fieldset><legend>B is attacked</legend>
      ${this.#sideView('B', target, this.lines.get(target.sheet), { sheet: (it) => this.#target(it), side: (it) => this.#change({ target: it }) })}
      ${this.#numberView('The chance to slay at least', kill, 1, MOST_MODELS, (it) => this.#change({ kill: it }))}
      <label><input type="checkbox" .checked=${cover} @change=${(event: Event) => this.#change({ cover: (event.target as HTMLInputElement).checked })}> in cover, in a ruin</label>
    </fieldset>`;
  }

  #sideView(
    letter: string,
    side: Side,
    line: SheetLine | undefined,
    change: { readonly sheet: (id: string) => Promise<void>; readonly side: (side: Side) => void },
  ): TemplateResult {
    const kinds = line?.kinds ?? [];
    return html`<label>Unit ${letter} <select @change=${(event: Event) => void change.sheet(textIn(event))}>
        ${this.sheets.map((it) => html`<option value=${it.id} ?selected=${it.id === side.sheet}>${it.title}</option>`)}
      </select></label>
      ${
        kinds.length < 2
          ? nothing
          : html`<label>Models of ${letter} <select @change=${(event: Event) => change.side({ ...side, kind: textIn(event) })}>
        ${kinds.map(({ name }) => html`<option value=${name} ?selected=${name === side.kind}>${name}</option>`)}
      </select></label>`
      }
      ${this.#numberView(`Number of ${letter}`, side.models, 1, MOST_MODELS, (models) => change.side({ ...side, models }))}`;
  }

  #numberView(label: string, value: number, least: number, most: number, change: (value: number) => void): TemplateResult {
    const read = (event: Event): void => {
      const typed = Math.round(Number(textIn(event)));
      if (textIn(event) !== '' && typed >= least && typed <= most) change(typed);
    };
    return html`<label class="inline">${label} <input type="number" min=${least} max=${most} .value=${String(value)} @input=${read}></label>`;
  }

  #takeAway(): TemplateResult {
    const { rulesets, kill, samples } = this.question;
    const odds = this.columns.flatMap((it) => (it !== null && 'odds' in it ? [it.odds] : []));
    return html`<p><label>Link to this question <input class="link" readonly .value=${`${location.href.split('#')[0]}#odds/${this.link}`} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label></p>
      <p class="detail">On the command line: <a href=${asFile(this.attack)} download="attack.yaml">save attack.yaml</a>, then
        <code>sandtable odds attack.yaml ${rulesets.map((it) => `-v ${it} `).join('')}--kill ${kill}${samples === null ? '' : ` --samples ${samples}`}</code>.
        The same numbers <a href=${asFile(JSON.stringify(odds.length === 1 ? odds[0] : odds, null, 2))} download="odds.json">as JSON</a>.</p>`;
  }
}

/** The weapon of a kind of model: the first that it carries and can shoot with, else what it has in close combat. */
function weaponOf({ kinds, weapons }: SheetLine, kind: string): Pick<AttackQuestion, 'weapon' | 'melee'> {
  const carried = kinds.find((it) => it.name === kind)?.weapons ?? [];
  const weapon = carried.find((name) => weapons.find((it) => it.name === name)?.melee === false) ?? null;
  return { weapon, melee: weapon === null };
}

customElements.define('studio-odds', OddsPage);
