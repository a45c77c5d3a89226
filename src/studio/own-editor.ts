import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { css, html, LitElement, type TemplateResult } from 'lit';
import type { OwnWord } from './calls.ts';

/** Something that is wrong at a line of a text; line 0 stands for no line. */
export interface Fault {
  readonly line: number;
  readonly words: string;
}

/** A text to write: a rule, or its worked examples. It says `written` where the reader has changed it. */
class OwnEditor extends LitElement {
  static override properties = {
    text: { attribute: false },
    language: { attribute: false },
    called: { attribute: false },
    words: { attribute: false },
    faults: { attribute: false },
  };
  static override styles = css`
    :host { display: block; border: 1px solid var(--edge); border-radius: 0.3rem; }
    .cm-editor { max-height: 32rem; font-size: 0.85rem; }
  `;

  declare text: string;
  declare language: 'javascript' | 'yaml';
  /** What the field is called for those who do not see it. */
  declare called: string;
  declare words: readonly OwnWord[];
  declare faults: readonly Fault[];
  #view: EditorView | null = null;

  constructor() {
    super();
    this.text = '';
    this.language = 'javascript';
    this.called = '';
    this.words = [];
    this.faults = [];
  }

  override render(): TemplateResult {
    return html`<div></div>`;
  }

  protected override firstUpdated(): void {
    const root = this.shadowRoot;
    const parent = root?.querySelector('div');
    if (root === null || !parent) return;
    // In a shadow root the styles are adopted sheets, which the policy of the page lets stand.
    this.#view = new EditorView({ root, parent, state: EditorState.create({ doc: this.text, extensions: this.#extensions() }) });
    this.#mark();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const view = this.#view;
    if (view === null) return;
    if (changed.has('text') && view.state.doc.toString() !== this.text)
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: this.text } });
    if (changed.has('faults')) this.#mark();
  }

  #extensions(): Extension {
    return [
      basicSetup,
      this.language === 'yaml'
        ? yaml()
        : [javascript(), javascriptLanguage.data.of({ autocomplete: (it: CompletionContext) => this.#complete(it) })],
      autocompletion(),
      lintGutter(),
      syntaxHighlighting(COLOURS),
      THEME,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': this.called }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (!docChanged) return;
        this.text = state.doc.toString();
        this.dispatchEvent(new Event('written'));
      }),
    ];
  }

  /** The first line that is no JavaScript; null where all is. */
  get broken(): number | null {
    const view = this.#view;
    if (view === null || this.language !== 'javascript') return null;
    let at: number | null = null;
    syntaxTree(view.state).iterate({
      enter: ({ type, from }) => {
        if (type.isError) at ??= from;
      },
    });
    return at === null ? null : view.state.doc.lineAt(at).number;
  }

  #complete(context: CompletionContext): CompletionResult | null {
    const word = context.matchBefore(/[\w-]+/);
    if (word === null && !context.explicit) return null;
    return { from: word?.from ?? context.pos, options: this.words.map(optionOf), validFor: /^[\w-]*$/ };
  }

  #mark(): void {
    const view = this.#view;
    if (view === null) return;
    const { doc } = view.state;
    const marks = this.faults
      .filter(({ line }) => line >= 1 && line <= doc.lines)
      .map(({ line, words }): Diagnostic => ({ from: doc.line(line).from, to: doc.line(line).to, severity: 'error', message: words }));
    view.dispatch(setDiagnostics(view.state, marks));
  }
}

const TYPES = { procedure: 'function', keyword: 'keyword', rule: 'constant' } as const;

const optionOf = ({ name, sort, signature, about }: OwnWord): Completion => ({
  label: name,
  type: TYPES[sort],
  detail: signature,
  ...(about === '' ? {} : { info: about }),
});

const THEME = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--muted)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--line) 45%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--blue) 30%, transparent) !important',
  },
  '.cm-tooltip': { backgroundColor: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--edge)' },
});

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--blue)' },
  { tag: [tags.string, tags.number, tags.bool], color: 'var(--red)' },
  { tag: tags.comment, color: 'var(--muted)' },
]);

customElements.define('studio-own-editor', OwnEditor);

export type { OwnEditor };
