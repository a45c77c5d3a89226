import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { BringEvent, OwnEvent } from './own-events.ts';
import { hasCode, NOTHING, type OwnFiles, OwnFilesError, ownRules, withChanges } from './own-files.ts';
import { freeName, isName, LONGEST_NAME, OwnStore, type Project } from './own-store.ts';
import { ZipError } from './zip-error.ts';

/** What a project is called that nobody has named. */
const FIRST_NAME = 'My files';
const FROM_LINK = 'From a link';

/** Files of a link that wait for the reader's word. */
interface Brought {
  readonly files: OwnFiles;
  readonly answer: (taken: boolean) => void;
}

/** The reader's own files: which project is open, what is in it, and whether files of a link may be run. It says `files` where they have changed. */
class OwnBar extends LitElement {
  static override properties = {
    files: { state: true },
    current: { state: true },
    projects: { state: true },
    brought: { state: true },
    typed: { state: true },
    wrong: { state: true },
    saved: { state: true },
  };

  /** Of the open project. */
  declare files: OwnFiles;
  /** Its name; null for files that are not kept: none, or those of a link. */
  declare current: string | null;
  declare projects: readonly Project[];
  declare brought: Brought | null;
  /** A name, as it is typed. */
  declare typed: string;
  declare wrong: string;
  /** The address of a file with all projects, once somebody has asked for it. */
  declare saved: string | null;
  readonly #store = new OwnStore();
  readonly #ready: Promise<void>;

  constructor() {
    super();
    this.files = NOTHING;
    this.current = null;
    this.projects = [];
    this.brought = null;
    this.typed = '';
    this.wrong = '';
    this.saved = null;
    this.#ready = this.#told(async () => {
      this.projects = await this.#store.all();
      const open = await this.#store.open();
      this.#show(this.projects.find((it) => it.name === open) ?? null);
    });
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  /** A view changes files. */
  async change({ changes }: OwnEvent): Promise<void> {
    await this.#ready;
    await this.#told(async () => {
      const files = withChanges(this.files, changes);
      await this.#keep({ name: this.current ?? this.#free(Object.keys(this.files).length === 0 ? FIRST_NAME : FROM_LINK), files });
    });
  }

  /** A link brings files: those without code are taken; the reader is asked about others. */
  bring(event: BringEvent): void {
    event.taken = this.#taken(event.files);
  }

  async #taken(files: OwnFiles): Promise<boolean> {
    await this.#ready;
    const taken = await this.#agreed(files);
    if (taken) this.#set(null, files);
    return taken;
  }

  /** Whether the reader wants files from elsewhere: of those with code, he is asked. */
  async #agreed(files: OwnFiles): Promise<boolean> {
    this.brought?.answer(false);
    const asked = (answer: (taken: boolean) => void): void => {
      this.brought = { files, answer };
    };
    const taken = !hasCode(files) || (await new Promise<boolean>(asked));
    if (this.brought?.files === files) this.brought = null;
    return taken;
  }

  /** Does something that may fail for reasons that the reader is told. */
  async #told(work: () => Promise<void>): Promise<void> {
    this.wrong = '';
    try {
      await work();
    } catch (error) {
      this.wrong =
        error instanceof OwnFilesError || error instanceof ZipError
          ? error.message
          : `This browser does not keep files for the studio: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  #free(name: string): string {
    return freeName(
      name,
      this.projects.map((it) => it.name),
    );
  }

  /** Shows a project, and keeps it. */
  async #keep(project: Project): Promise<void> {
    this.projects = [...this.projects.filter((it) => it.name !== project.name), project].sort((a, b) => (a.name < b.name ? -1 : 1));
    this.#show(project);
    await this.#store.keep(project);
  }

  #show(project: Project | null): void {
    this.#set(project?.name ?? null, project?.files ?? NOTHING);
    void this.#told(() => this.#store.setOpen(project?.name ?? null));
  }

  #set(name: string | null, files: OwnFiles): void {
    this.current = name;
    this.files = files;
    this.typed = name ?? '';
    this.dispatchEvent(new Event('files'));
  }

  async #rename(): Promise<void> {
    const { current, files, typed } = this;
    await this.#told(async () => {
      if (current !== null) await this.#store.remove(current);
      this.projects = this.projects.filter((it) => it.name !== current);
      await this.#keep({ name: typed, files });
    });
  }

  async #delete(): Promise<void> {
    const { current } = this;
    await this.#told(async () => {
      if (current !== null) await this.#store.remove(current);
      this.projects = this.projects.filter((it) => it.name !== current);
      this.#show(null);
    });
  }

  /** Offers all projects as one file. */
  async #save(): Promise<void> {
    const { projectsFile } = await import('./projects-file.ts');
    if (this.saved !== null) URL.revokeObjectURL(this.saved);
    this.saved = URL.createObjectURL(new Blob([projectsFile(this.projects)], { type: 'application/zip' }));
  }

  /** Keeps the projects of such a file beside those that are there. */
  async #takeIn(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    await this.#told(async () => {
      if (file === undefined) return;
      const names = this.projects.map((it) => it.name);
      const { projectsIn } = await import('./projects-file.ts');
      const found = projectsIn(new Uint8Array(await file.arrayBuffer()), names);
      for (const project of found) if (await this.#agreed(project.files)) await this.#keep(project);
    });
    input.value = '';
  }

  override render(): TemplateResult {
    const paths = Object.keys(this.files);
    return html`${this.brought === null ? nothing : this.#askView(this.brought)}
      <details class="own"><summary>Own files: ${this.current ?? (paths.length > 0 ? 'of a link, not kept' : 'none')}${paths.length > 0 ? ` (${paths.length})` : nothing}</summary>
        ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
        ${this.#projectsView()}
        <ul>${paths.map(
          (path) =>
            html`<li><code>${path}</code> <button type="button" aria-label="Take away ${path}" @click=${() => this.#told(async () => this.#keep({ name: this.current ?? this.#free(FROM_LINK), files: withChanges(this.files, { [path]: null }) }))}>×</button></li>`,
        )}</ul>
        <p class="detail">They stay in this browser, and go with the links and files that you make of what depends on them.</p>
      </details>`;
  }

  #projectsView(): TemplateResult {
    const { current, projects, files, typed } = this;
    const name = typed.trim();
    const isFree = isName(name) && !projects.some((it) => it.name === name);
    const open = (event: Event): void => this.#show(projects.find((it) => it.name === (event.target as HTMLSelectElement).value) ?? null);
    return html`<div class="projects">
      <label>Project <select @change=${open}>
        <option value="" ?selected=${current === null}>${current === null && Object.keys(files).length > 0 ? 'files of a link, not kept' : 'none'}</option>
        ${projects.map((it) => html`<option value=${it.name} ?selected=${it.name === current}>${it.name}</option>`)}
      </select></label>
      <label>Name <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" .value=${typed} @input=${(event: Event) => {
        this.typed = (event.target as HTMLInputElement).value;
      }}></label>
      <button type="button" ?disabled=${!isFree} @click=${() => this.#told(() => this.#keep({ name, files: NOTHING }))}>New project</button>
      ${
        current === null
          ? html`<button type="button" ?disabled=${!isFree || Object.keys(files).length === 0} @click=${() => this.#told(() => this.#keep({ name, files }))}>Keep these files</button>`
          : html`<button type="button" ?disabled=${!isFree} @click=${() => this.#rename()}>Rename</button>
            <button type="button" @click=${() => this.#delete()}>Delete</button>`
      }
    </div>
    <div class="projects">
      <button type="button" ?disabled=${projects.length === 0} @click=${() => void this.#save()}>Save all projects</button>
      ${this.saved === null ? nothing : html`<a href=${this.saved} download="sandtable-projects.zip">sandtable-projects.zip</a>`}
      <label class="take">Open saved projects (.zip) <input type="file" accept=".zip" @change=${(event: Event) => void this.#takeIn(event)}></label>
    </div>`;
  }

  #askView({ files, answer }: Brought): TemplateResult {
    const rules = ownRules(files).map((it) => it.replace('./', ''));
    return html`<section class="brought" role="alertdialog" aria-label="Own rules from elsewhere">
      <p>What was opened brings ${rules.length === 1 ? 'a rule' : 'rules'} of its own. Code that somebody wrote would run in this page: it plays games, and can reach nothing else. Play it?</p>
      <button type="button" class="main" @click=${() => answer(true)}>Play it</button> <button type="button" @click=${() => answer(false)}>Leave it</button>
      ${rules.map((path) => html`<details><summary><code>${path}</code></summary><pre tabindex="0">${files[path]}</pre></details>`)}
    </section>`;
  }
}

customElements.define('studio-own', OwnBar);

export type { OwnBar };
