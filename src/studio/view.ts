import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { BringEvent } from './own-events.ts';
import { NOTHING, type OwnFiles, sameFiles } from './own-files.ts';

/** A view of the studio: a part of the page, with a link of its own in the address. */
export abstract class View extends LitElement {
  static override properties: PropertyDeclarations = {
    hash: { attribute: false },
    own: { attribute: false },
    wrong: { state: true },
    link: { state: true },
  };

  /** What the address holds for this view: a link, or nothing. */
  declare hash: string;
  /** The reader's own files. A view changes them with an `OwnEvent`. */
  declare own: OwnFiles;
  /** What the reader is told that went wrong; empty for nothing. */
  declare wrong: string;
  /** The link to what is shown; empty before anything is. */
  declare link: string;

  constructor() {
    super();
    this.hash = '';
    this.own = NOTHING;
    this.wrong = '';
    this.link = '';
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('hash') && (this.hash !== this.link || this.link === '')) void this.open();
    const before = changed.get('own');
    if (before !== undefined && !sameFiles(before, this.own)) this.ownChanged();
  }

  /** The reader's own files have changed. */
  protected ownChanged(): void {}

  /** Makes the files of a link the reader's own. False where the reader does not want what would be run of them. */
  protected async bring(own: OwnFiles): Promise<boolean> {
    if (Object.keys(own).length === 0 || sameFiles(own, this.own)) return true;
    const event = new BringEvent(own);
    this.dispatchEvent(event);
    return event.taken;
  }

  /** Shows what the address asks for, or what is shown before anybody asks. */
  protected abstract open(): Promise<void>;
}
