import { escapeHtml } from '../../page/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Catalogue, RuleFacts } from '../catalogue.ts';
import { type FactLine, factsOf, PLAYED } from '../facts.ts';
import { countText } from '../words/phrase.ts';
import { exampleCard } from './example-card.ts';

/** Where other rules are to be found: on the same page, if it has them. */
export interface RulePlaces {
  /** The IDs that a link can lead to. */
  readonly shown: ReadonlySet<RuleId>;
  readonly addressOf: (id: RuleId) => string;
}

/** Rules that stand on one page. */
export const onPage = (shown: ReadonlySet<RuleId>): RulePlaces => ({ shown, addressOf: (id) => `#${id}` });

/** One rule with its facts and worked examples. */
export function ruleCard(rule: RuleFacts, catalogue: Catalogue, places: RulePlaces): string {
  const { line, cases } = rule;
  const links = linksTo(catalogue, places);
  const facts = factsOf(rule, catalogue).map(
    ({ name, lines }) => `<dt>${name}</dt><dd>${lines.map((it) => `<p>${lineMarkup(it, links)}</p>`).join('')}</dd>`,
  );
  const { edition } = catalogue.selection.variant;
  const examples = cases.map((it, i) =>
    exampleCard(it, {
      id: `${line.id}.${i + 1}`,
      open: i === 0,
      edition,
      language: catalogue.language,
      spec: catalogue.selection.spec,
      switchable: line.switchable,
      onByDefault: line.default === 'on',
    }),
  );
  return [
    `<article class="rule" id="${line.id}" data-has="${kindsOf(rule).join(' ')}" data-area="${line.area}"${line.layer === undefined ? '' : ` data-layer="${escapeHtml(line.layer)}"`}>`,
    `<h3><a class="id" href="${places.addressOf(line.id)}">${line.id}</a> ${escapeHtml(line.title)}</h3>`,
    `<p class="tags">${tagsOf(rule)
      .map(([word, sort]) => `<span class="tag ${sort}">${escapeHtml(word)}</span>`)
      .join('')}</p>`,
    ...rule.text.split('\n').map((it) => `<p>${links.text(it)}</p>`),
    `<dl class="facts">${facts.join('')}</dl>`,
    examples.length === 0 ? '' : `<p class="count">${countText(examples.length, 'worked example')}</p>${examples.join('')}`,
    '</article>',
  ].join('');
}

/** The filters that a rule matches. */
function kindsOf({ line, cases }: RuleFacts): string[] {
  return [
    ...(line.switchable ? ['switch'] : []),
    ...(line.state === 'off' && line.simulated !== 'none' ? ['off'] : []),
    ...(line.simulated === 'none' ? ['none'] : []),
    ...(line.simulated === 'partial' ? ['partial'] : []),
    ...(Object.keys(line.params).length > 0 ? ['param'] : []),
    ...(cases.length > 0 ? ['examples'] : []),
  ];
}

function tagsOf({ line }: RuleFacts): [word: string, sort: string][] {
  return [
    ...(line.layer === undefined ? [] : [[line.layer, 'layer'] as [string, string]]),
    [PLAYED[line.simulated], line.simulated],
    ...(line.switchable ? [['can be switched', 'switch'] as [string, string]] : []),
    ...(line.state === 'off' && line.simulated !== 'none' ? [['off', 'off'] as [string, string]] : []),
    ...(line.state === 'dormant' || line.state === 'replaced' ? [[line.state, 'off'] as [string, string]] : []),
  ];
}

interface Links {
  /** The ID of a rule: a link where the page has it. */
  readonly id: (id: RuleId) => string;
  readonly title: (id: RuleId) => string;
  /** A text with the IDs in it as links. */
  readonly text: (text: string) => string;
}

export function linksTo({ titles }: Catalogue, { shown, addressOf }: RulePlaces): Links {
  const title = (id: RuleId): string => titles.get(id) ?? '';
  const id = (it: RuleId): string =>
    shown.has(it) ? `<a href="${addressOf(it)}">${it}</a>` : title(it) === '' ? it : `<span title="${escapeHtml(title(it))}">${it}</span>`;
  return { id, title, text: (text) => escapeHtml(text).replace(/\b[A-Z]{2,}-[A-Z]+-\d{2,}\b/g, id) };
}

const lineMarkup = (line: FactLine, links: Links): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return links.text(part);
      if ('code' in part) return `<code>${escapeHtml(part.code)}</code>`;
      return `${links.id(part.rule)}${part.titled ? ` ${escapeHtml(links.title(part.rule))}` : ''}`;
    })
    .join('');
