import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Result, VisualizationSpec } from 'vega-embed';
import type { Spec } from '../report/chart.ts';

/** A chart, drawn as on the page of a report. What draws is fetched with the first one. */
class LiveChart extends LitElement {
  static override properties = { spec: { attribute: false }, called: { attribute: false } };

  declare spec: Spec;
  /** The question that it answers. */
  declare called: string;
  #drawn: Result | null = null;
  #isDrawing = false;

  constructor() {
    super();
    this.spec = {};
    this.called = '';
  }

  /** The page's own style sheet is for it too. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    return html`<div class="scroll chart" tabindex="0" role="img" aria-label=${`${this.called} The report has its numbers.`}><div aria-hidden="true"></div></div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('spec')) void this.#draw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drawn?.finalize();
  }

  /** Draws the last specification, one after the other. */
  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      const { default: embed } = await import('vega-embed');
      for (let drawn: Spec | null = null; drawn !== this.spec; ) {
        drawn = this.spec;
        const place = this.querySelector<HTMLElement>('.chart > div');
        if (place === null) return;
        this.#drawn?.finalize();
        const config = { ...(drawn['config'] as Spec), padding: 2 };
        this.#drawn = await embed(place, { ...drawn, config } as unknown as VisualizationSpec, {
          ast: true,
          renderer: 'svg',
          actions: false,
          defaultStyle: false,
          tooltip: { disableDefaultStyle: true },
        });
      }
    } finally {
      this.#isDrawing = false;
    }
  }
}

customElements.define('studio-chart', LiveChart);
