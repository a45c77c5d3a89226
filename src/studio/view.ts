import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';

/** A view of the studio: a part of the page, with a link of its own in the address. */
export abstract class View extends LitElement {
  static override properties: PropertyDeclarations = {
    hash: { attribute: false },
    wrong: { state: true },
    link: { state: true },
  };

  /** What the address holds for this view: a link, or nothing. */
  declare hash: string;
  /** What the reader is told that went wrong; empty for nothing. */
  declare wrong: string;
  /** The link to what is shown; empty before anything is. */
  declare link: string;

  constructor() {
    super();
    this.hash = '';
    this.wrong = '';
    this.link = '';
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hash') && (this.hash !== this.link || this.link === '')) void this.open();
  }

  /** Shows what the address asks for, or what is shown before anybody asks. */
  protected abstract open(): Promise<void>;
}
