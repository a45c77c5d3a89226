import { css, html, LitElement, type TemplateResult, unsafeCSS } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { RULE_STYLE } from '../catalogue/html/rule-style.ts';
import { DICE_SPRITE } from '../page/dice.ts';
import { BASE_STYLE } from '../page/style.ts';

/** A rule with its worked examples, as on the page that `sandtable rules --html` writes: its style is for it alone. */
class RuleCard extends LitElement {
  static override properties = { markup: { attribute: false } };
  static override styles = [
    unsafeCSS(BASE_STYLE),
    unsafeCSS(RULE_STYLE),
    css`.rule { border: 0; padding: 0; content-visibility: visible; } h3 { margin-top: 0; } a { color: var(--blue); }`,
  ];

  /** Of the card, which the catalogue wrote. */
  declare markup: string;

  constructor() {
    super();
    this.markup = '';
  }

  override render(): TemplateResult {
    // Everything in the markup that is anybody's own text was escaped where it was written; the policy of the page runs no script in it.
    return html`${unsafeHTML(DICE_SPRITE)}${unsafeHTML(this.markup)}`;
  }
}

customElements.define('studio-rule-card', RuleCard);
