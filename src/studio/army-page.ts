import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../import/index.ts';
import { MOST_BYTES, TOO_LARGE } from '../import/limits.ts';
import type { PathStep } from '../scenario/path.ts';
import { AddressEvent } from './address.ts';
import { armyLink, readArmyLink } from './army-question.ts';
import { armyView, newUnitView, priceKey } from './army-view.ts';
import { AskClerk, ClerkError } from './ask-clerk.ts';
import type { ArmyLine, FormKind, Named } from './calls.ts';
import firstQuestion from './first-question.json';
import { type Data, isMap, typed, valueAt, withValue } from './form-data.ts';
import type { Shape } from './form-shape.ts';
import { type Fault, faultsView, formView } from './form-view.ts';
import type { Words } from './form-words.ts';
import { LinkError } from './link.ts';
import { OwnEvent } from './own-events.ts';
import { type OwnFiles, OwnFilesError, withChanges } from './own-files.ts';
import { linkOf } from './question.ts';
import { reportView } from './report-view.ts';
import { View } from './view.ts';

/** A file that is edited. */
interface Draft {
  readonly kind: FormKind;
  readonly name: string;
  /** The part of it that is seen: a unit of an army. */
  readonly base: readonly PathStep[];
  readonly data: Data;
  readonly shape: Shape;
  readonly words: Words;
  readonly faults: readonly Fault[];
  /** What is wrong elsewhere because of it. */
  readonly others: readonly string[];
  readonly changed: boolean;
}

/** What is wrong is told of the reader; the rest is a fault of the studio. */
const isTold = (error: unknown): error is Error =>
  error instanceof LinkError || error instanceof ClerkError || error instanceof OwnFilesError;

/** The reader's own armies: lists of list builders, datasheets in forms, new units and prices. */
class ArmyPage extends View {
  static override properties = {
    armies: { state: true },
    bundled: { state: true },
    sheets: { state: true },
    name: { state: true },
    army: { state: true },
    imported: { state: true },
    draft: { state: true },
    refused: { state: true },
    busy: { state: true },
    over: { state: true },
    muster: { state: true },
  };

  declare armies: readonly Named[];
  declare bundled: readonly Named[];
  declare sheets: readonly Named[];
  /** The own army that is seen; null before there is any. */
  declare name: string | null;
  declare army: ArmyLine | null;
  /** What was told of the list that was imported last. */
  declare imported: { readonly army: string; readonly report: Report; readonly markdown: string } | null;
  declare draft: Draft | null;
  /** Prices that are not taken, and why. */
  declare refused: ReadonlyMap<string, string>;
  declare busy: boolean;
  /** Whether a file is held over the page. */
  declare over: boolean;
  declare muster: boolean;
  readonly #clerk = new AskClerk();

  constructor() {
    super();
    this.armies = [];
    this.bundled = [];
    this.sheets = [];
    this.name = null;
    this.army = null;
    this.imported = null;
    this.draft = null;
    this.refused = new Map();
    this.busy = false;
    this.over = false;
    this.muster = false;
  }

  protected override async open(): Promise<void> {
    await this.#told(async () => {
      const link = this.hash === '' ? null : await readArmyLink(this.hash);
      if (link !== null && (await this.bring(link.own))) this.name = link.army;
      await this.#show();
    });
  }

  protected override ownChanged(): void {
    void this.#told(() => this.#show());
  }

  /** Does something that may fail for reasons that the reader is told. */
  async #told(work: () => Promise<void>): Promise<void> {
    this.wrong = '';
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!isTold(error)) throw error;
      this.wrong = error.message;
    } finally {
      this.busy = false;
    }
  }

  /** Reads what there is, and the army that is seen, from the own files as they are. */
  async #show(): Promise<void> {
    const { own } = this;
    const { own: armies, bundled, sheets } = await this.#clerk.ask('armyList', own);
    if (own !== this.own) return;
    [this.armies, this.bundled, this.sheets] = [armies, bundled, sheets];
    if (!armies.some((it) => it.id === this.name)) this.name = armies[0]?.id ?? null;
    const { name } = this;
    const army = name === null ? null : await this.#clerk.ask('army', { name, own });
    if (own !== this.own || name !== this.name) return;
    this.army = army;
    if (name === null) return;
    this.link = await armyLink({ army: name, own });
    this.dispatchEvent(new AddressEvent(this.link));
  }

  #choose(name: string): void {
    this.name = name;
    this.draft = null;
    this.refused = new Map();
    void this.#told(() => this.#show());
  }

  /** Changes own files; what they are then. @throws OwnFilesError for what cannot be kept */
  #keep(changes: OwnFiles): OwnFiles {
    const after = withChanges(this.own, changes);
    this.dispatchEvent(new OwnEvent(changes));
    return after;
  }

  async #import(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    await this.#told(async () => {
      // What turns the direction of text would turn that of what is told.
      const name = file.name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
      if (file.size > MOST_BYTES) throw new ClerkError(`${name}: ${TOO_LARGE}`);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { army, changes, report, markdown } = await this.#clerk.ask('import', {
        bytes,
        file: name,
        muster: this.muster,
        own: this.own,
      });
      this.#keep(changes);
      this.imported = { army, report, markdown };
      this.name = army;
      this.draft = null;
    });
  }

  async #edit(kind: FormKind, name: string, base: readonly PathStep[], own = this.own): Promise<void> {
    await this.#told(async () => {
      const form = await this.#clerk.ask('form', { kind, name, own });
      this.draft = { kind, name, base, ...form, faults: [], others: [], changed: false };
      await this.updateComplete;
      this.querySelector<HTMLElement>('#draft-title')?.focus();
    });
  }

  /** Puts a value into the draft, and has it checked. */
  async #change(path: readonly PathStep[], value: Data | undefined): Promise<void> {
    const { draft } = this;
    if (draft === null) return;
    const data = withValue(draft.data, path, value);
    this.draft = { ...draft, data, changed: true };
    await this.#check();
  }

  /** Checks the draft with the loader; what is to be kept if nothing is wrong with it. */
  async #check(): Promise<OwnFiles | null> {
    const { draft, own } = this;
    if (draft === null) return null;
    const { kind, name, data } = draft;
    let changes: OwnFiles | null = null;
    await this.#told(async () => {
      const checked = await this.#clerk.ask('check', { kind, name, data, own });
      if (this.draft?.data !== data) return;
      this.draft = { ...this.draft, faults: checked.faults, others: checked.others };
      if (checked.faults.length === 0 && checked.others.length === 0) changes = checked.changes;
    });
    return changes;
  }

  async #save(event: Event): Promise<void> {
    event.preventDefault();
    if (this.draft?.changed === false) this.draft = null;
    const changes = await this.#check();
    if (changes === null) return;
    await this.#told(async () => {
      this.#keep(changes);
      this.draft = null;
    });
  }

  /** Changes the army that is seen, if the loader takes it; else says why not. */
  async #changeArmy(path: readonly PathStep[], value: Data | undefined): Promise<string | null> {
    const { name, own } = this;
    if (name === null) return null;
    let refused: string | null = null;
    await this.#told(async () => {
      const { data } = await this.#clerk.ask('form', { kind: 'army', name, own });
      const { changes, faults, others } = await this.#clerk.ask('check', { kind: 'army', name, data: withValue(data, path, value), own });
      const wrong = [...faults.map((it) => it.message), ...others];
      if (wrong.length > 0) refused = wrong.join('; ');
      else this.#keep(changes);
    });
    return refused;
  }

  async #price(unit: number, family: string, points: string): Promise<void> {
    const refused = await this.#changeArmy(['units', unit, 'points', family], typed(points, { number: true }));
    const others = [...this.refused].filter(([key]) => key !== priceKey(unit, family));
    this.refused = new Map(refused === null ? others : [...others, [priceKey(unit, family), refused]]);
  }

  async #remove(unit: number): Promise<void> {
    const refused = await this.#changeArmy(['units', unit], undefined);
    if (refused !== null) this.wrong = refused;
  }

  async #add(sheet: string, title: string | null): Promise<void> {
    const { name, own } = this;
    if (name === null) return;
    await this.#told(async () => {
      const { sheet: made, changes } = await this.#clerk.ask('addUnit', { army: name, sheet, title, own });
      const after = this.#keep(changes);
      if (title !== null) await this.#edit('datasheet', made, [], after);
    });
  }

  async #copy(name: string): Promise<void> {
    await this.#told(async () => {
      const { army, changes } = await this.#clerk.ask('copyArmy', { name, own: this.own });
      this.#keep(changes);
      this.name = army;
      this.imported = null;
      this.draft = null;
    });
  }

  /** The army as red, in the first view, under an edition that plays it. */
  async #play(edition: string): Promise<void> {
    const { scenario, seed, pairs } = firstQuestion;
    const { name, own } = this;
    const armies = await this.#clerk.ask('armies', { scenario, own });
    if (name === null || armies === null) return;
    const question = { scenario: `${scenario}.${name}.${armies.blue}`, rulesets: [edition, edition] as const, seed, pairs, own };
    location.hash = await linkOf({ question, answer: null });
  }

  override render(): TemplateResult {
    const { army, armies, imported, wrong, busy } = this;
    return html`<header><h1>Your army</h1>
      <p>Drop the file of a list builder, see what of it is played, change it, and play it in the other views. Nothing leaves this browser.</p></header>
      ${this.#dropView()}
      <div aria-live="polite">${wrong === '' ? nothing : html`<p class="wrong" role="alert">${wrong}</p>`}</div>
      ${imported !== null && imported.army === this.name ? reportView(imported.report, imported.markdown) : nothing}
      <section aria-label="Army" aria-busy=${busy}>
        ${
          armies.length === 0
            ? nothing
            : html`<label>Own army <select @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}>${armies.map(({ id, title }) => html`<option value=${id} ?selected=${id === this.name}>${title} (${id})</option>`)}</select></label>`
        }
        ${army === null ? nothing : this.#armyView(army)}
      </section>
      ${this.#draftView()}
      ${this.#startView()}`;
  }

  #dropView(): TemplateResult {
    const over =
      (is: boolean) =>
      (event: DragEvent): void => {
        event.preventDefault();
        this.over = is;
      };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      this.over = false;
      void this.#import(event.dataTransfer?.files[0]);
    };
    const pick = ({ target }: Event): void => {
      const input = target as HTMLInputElement;
      void this.#import(input.files?.[0]).then(() => {
        // So that the same file can be picked again.
        input.value = '';
      });
    };
    return html`<section class=${this.over ? 'drop over' : 'drop'} aria-label="A list of a list builder" @dragover=${over(true)} @dragleave=${over(false)} @drop=${drop}>
      <label>Drop a list here (.ros, .rosz, or JSON with all profiles), or choose its file <input type="file" accept=".ros,.rosz,.json,.xml,.zip" @change=${pick}></label>
      <label class="inline"><input type="checkbox" .checked=${this.muster} @change=${(event: Event) => {
        this.muster = (event.target as HTMLInputElement).checked;
      }}> hold it to the rules of its detachments</label>
    </section>`;
  }

  #armyView(army: ArmyLine): TemplateResult {
    return html`${armyView({
      army,
      refused: this.refused,
      price: (unit, family, points) => void this.#price(unit, family, points),
      editUnit: (unit) => void this.#edit('army', army.name, ['units', unit]),
      editSheet: (sheet) => void this.#edit('datasheet', sheet, []),
      remove: (unit) => void this.#remove(unit),
    })}
      <p class="acts"><button type="button" @click=${() => this.#edit('army', army.name, [])}>Title, limit, doctrine</button>
        ${army.editions.map((it) => html`<button type="button" @click=${() => this.#play(it)}>Play it under ${it}</button> `)}</p>
      ${newUnitView({ sheets: this.sheets, add: (sheet, title) => void this.#add(sheet, title) })}`;
  }

  /** Another way to begin: an army that travels with the page. */
  #startView(): TemplateResult {
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      void this.#copy((event.target as HTMLFormElement).querySelector('select')?.value ?? '');
    };
    return html`<form class="game" aria-label="Begin with a bundled army" @submit=${submit}>
      <label>Begin with a copy of <select>${this.bundled.map(({ id, title }) => html`<option value=${id}>${title}</option>`)}</select></label>
      <button>Copy it</button>
    </form>`;
  }

  #draftView(): TemplateResult | typeof nothing {
    const { draft } = this;
    if (draft === null) return nothing;
    const { kind, name, base, data, faults, others, changed } = draft;
    const part = base.length === 0 ? name : String(valueAt(data, [...base, 'id']) ?? '');
    const isSheet = kind === 'datasheet';
    const title = isSheet ? `Datasheet ${name}` : base.length === 0 ? `Army ${name}` : `Unit ${part}`;
    return html`<form class="draft" aria-labelledby="draft-title" @submit=${(event: Event) => void this.#save(event)}>
      <h2 id="draft-title" tabindex="-1">${title}</h2>
      ${faultsView(faults)}
      ${others.length === 0 ? nothing : html`<div class="wrong" role="alert"><p>It does not fit what uses it; nothing was saved:</p><ul>${others.map((it) => html`<li>${it}</li>`)}</ul></div>`}
      ${formView({
        ...this.#partOf(draft),
        data,
        base,
        without: base.length === 0 ? ['id', 'units'] : [],
        faults,
        change: (path, value) => void this.#change(path, value),
      })}
      <p class="acts"><button class="main">Save</button>
        <button type="button" @click=${() => {
          this.draft = null;
        }}>${changed ? 'Leave it as it was' : 'Close'}</button></p>
    </form>`;
  }

  /** The shape and the words of the part that is edited. */
  #partOf({ kind, base, shape, words, data }: Draft): { readonly shape: Shape; readonly words: Words } {
    if (kind === 'datasheet') return { shape, words: { ...words, ...ofSheet(data, words) } };
    if (base.length === 0) return { shape, words };
    const units = shape.kind === 'map' ? shape.fields.find((it) => it.name === 'units')?.shape : undefined;
    if (units?.kind !== 'list') throw new TypeError('an army has no list of units');
    const below = 'units[].';
    const own = Object.entries(words).flatMap(([place, all]) =>
      place.startsWith(below) ? [[place.slice(below.length), all] as const] : [],
    );
    return { shape: units.of, words: Object.fromEntries(own) };
  }
}

/** What models of a datasheet carry are its own weapons, as are the guns that modes belong to. */
function ofSheet(data: Data, words: Words): Words {
  const weapons = valueAt(data, ['weapons']);
  const names = isMap(weapons) ? Object.keys(weapons) : [];
  const modes = Object.keys(words).filter((it) => it.endsWith('.mode-of'));
  return Object.fromEntries(['models.*.weapons[]', ...modes].map((it) => [it, names]));
}

customElements.define('studio-army', ArmyPage);
