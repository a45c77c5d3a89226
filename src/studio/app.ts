import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { AddressEvent } from './address.ts';
import './own-bar.ts';
import type { OwnBar } from './own-bar.ts';
import type { BringEvent, OwnEvent } from './own-events.ts';
import { NOTHING, type OwnFiles } from './own-files.ts';
import './rule-page.ts';

/** Views besides the first, each fetched when it is first opened. */
const OTHERS = {
  odds: { title: 'Odds', open: () => import('./odds-page.ts') },
  watch: { title: 'Watch', open: () => import('./watch-page.ts') },
  army: { title: 'Army', open: () => import('./army-page.ts') },
  rules: { title: 'All rules', open: () => import('./catalogue-page.ts') },
  own: { title: 'Your own rule', open: () => import('./own-rule-page.ts') },
} as const;

type Other = keyof typeof OTHERS;
type View = 'rule' | Other;
const isOther = (name: string): name is Other => Object.hasOwn(OTHERS, name);

/** The view that an address is of, and what it holds for it: `#odds/1.abc` is of Odds, `#1.abc` of the first. */
function viewIn(hash: string): readonly [view: View, link: string] {
  const [, name = '', link = ''] = /^#?([a-z]+)(?:\/(.*))?$/.exec(hash) ?? [];
  return isOther(name) ? [name, link] : ['rule', hash.replace(/^#/, '')];
}

/** The studio: its views, of which one is seen. The others keep what was asked in them. */
class StudioApp extends LitElement {
  static override properties = {
    view: { state: true },
    opened: { state: true },
    links: { state: true },
    own: { state: true },
    wrong: { state: true },
  };

  declare view: View;
  declare opened: ReadonlySet<View>;
  /** What the address holds, or would hold, for each view. */
  declare links: ReadonlyMap<View, string>;
  /** The reader's own files, of the project that is open. */
  declare own: OwnFiles;
  declare wrong: string;

  constructor() {
    super();
    this.opened = new Set();
    this.links = new Map();
    this.own = NOTHING;
    this.view = 'rule';
    this.wrong = '';
    window.addEventListener('hashchange', () => void this.#open());
    window.addEventListener('unhandledrejection', ({ reason }) => {
      const why = reason instanceof Error ? reason.message : String(reason);
      this.wrong = `A part of the studio could not be fetched, or has failed: ${why}. Load the page again.`;
    });
    void this.#open();
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  async #open(): Promise<void> {
    const [view, link] = viewIn(location.hash);
    this.links = new Map([...this.links, [view, link]]);
    this.view = view;
    this.wrong = '';
    if (this.opened.has(view)) return;
    try {
      if (view !== 'rule') await OTHERS[view].open();
      this.opened = new Set([...this.opened, view]);
    } catch (error) {
      this.wrong = `This part of the studio could not be fetched: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  get #bar(): OwnBar | null {
    return this.querySelector<OwnBar>('studio-own');
  }

  #address(view: View, link: string): void {
    this.links = new Map([...this.links, [view, link]]);
    if (view === this.view) history.replaceState(null, '', this.#addressOf(view));
  }

  #addressOf(view: View): string {
    const link = this.links.get(view) ?? '';
    if (view === 'rule') return `#${link}`;
    return link === '' ? `#${view}` : `#${view}/${link}`;
  }

  override render(): TemplateResult {
    const { view, opened, links, own } = this;
    const tab = (it: View, title: string): TemplateResult =>
      html`<a href=${this.#addressOf(it)} aria-current=${it === view ? 'page' : nothing}>${title}</a>`;
    const told = (it: View) => (event: AddressEvent) => this.#address(it, event.link);
    return html`<nav aria-label="Views">${tab('rule', 'What does this rule do?')}${Object.entries(OTHERS).map(([it, { title }]) => tab(it as Other, title))}</nav>
      <studio-own @files=${({ target }: Event) => {
        this.own = (target as OwnBar).files;
      }}></studio-own>
      <main id="main" tabindex="-1" @own=${(event: OwnEvent) => void this.#bar?.change(event)} @bring=${(event: BringEvent) => this.#bar?.bring(event)}>
        ${this.wrong === '' ? nothing : html`<p class="wrong" role="alert">${this.wrong}</p>`}
        ${opened.has('rule') ? html`<studio-rule ?hidden=${view !== 'rule'} .hash=${links.get('rule') ?? ''} .own=${own} @address=${told('rule')}></studio-rule>` : nothing}
        ${opened.has('odds') ? html`<studio-odds ?hidden=${view !== 'odds'} .hash=${links.get('odds') ?? ''} .own=${own} @address=${told('odds')}></studio-odds>` : nothing}
        ${opened.has('watch') ? html`<studio-watch ?hidden=${view !== 'watch'} .hash=${links.get('watch') ?? ''} .own=${own} @address=${told('watch')}></studio-watch>` : nothing}
        ${opened.has('army') ? html`<studio-army ?hidden=${view !== 'army'} .hash=${links.get('army') ?? ''} .own=${own} @address=${told('army')}></studio-army>` : nothing}
        ${opened.has('rules') ? html`<studio-rules ?hidden=${view !== 'rules'} .hash=${links.get('rules') ?? ''} @address=${told('rules')}></studio-rules>` : nothing}
        ${opened.has('own') ? html`<studio-own-rule ?hidden=${view !== 'own'} .hash=${links.get('own') ?? ''} .own=${own} @address=${told('own')}></studio-own-rule>` : nothing}
      </main>`;
  }
}

customElements.define('studio-app', StudioApp);

// Its address would take the place of a link.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
});
