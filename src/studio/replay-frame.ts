import { html, LitElement, type TemplateResult } from 'lit';

/** A replay in a frame as high as it is, so that one scrolls the page and not the frame. */
class ReplayFrame extends LitElement {
  static override properties = { address: { attribute: false }, called: { attribute: false } };

  /** Of the replay, which is a page of its own. */
  declare address: string;
  /** What the frame is called for those who do not see it. */
  declare called: string;
  readonly #grows = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    this.address = '';
    this.called = '';
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    return html`<iframe title=${this.called} src=${this.address} @load=${() => this.#loaded()}></iframe>`;
  }

  /** Lets keys go to the replay. */
  override focus(): void {
    this.#frame?.contentWindow?.focus();
  }

  get #frame(): HTMLIFrameElement | null {
    return this.querySelector('iframe');
  }

  #loaded(): void {
    const body = this.#frame?.contentDocument?.body;
    this.#grows.disconnect();
    if (body) this.#grows.observe(body);
    this.dispatchEvent(new Event('shown'));
  }

  #fit(): void {
    const [frame, height] = [this.#frame, this.#frame?.contentDocument?.body.offsetHeight ?? 0];
    // Without height while another view is seen.
    if (frame !== null && height > 0) frame.style.height = `${height}px`;
  }
}

customElements.define('studio-replay', ReplayFrame);
