import type { Selection } from '../../compile/select.ts';
import { DICE_SPRITE, escapeHtml, pageOf } from '../../page/index.ts';
import { areaTitle } from '../areas.ts';
import type { Catalogue, RuleFacts } from '../catalogue.ts';
import { countText } from '../words/phrase.ts';
import { onPage, ruleCard } from './rule-card.ts';
import { RULE_STYLE } from './rule-style.ts';
import { CATALOGUE_SCRIPT } from './script.ts';
import { CATALOGUE_STYLE } from './style.ts';

/** The rules of a ruleset as one self-contained page: a long document, with a search where scripts run. */
export function cataloguePage(catalogue: Catalogue): string {
  const { selection, rules } = catalogue;
  const places = onPage(new Set(rules.map(({ line }) => line.id)));
  const areas = groups(rules);
  const sections = areas.map(
    ([name, list]) =>
      `<section class="area" aria-labelledby="area-${name}"><h2 id="area-${name}">${escapeHtml(areaTitle(name))}</h2>${list.map((it) => ruleCard(it, catalogue, places)).join('\n')}</section>`,
  );
  const body = `<a class="skip" href="#rules">Skip to the rules</a>
<header><p class="kicker">Rules and worked examples${selection.spec === selection.variant.id ? '' : `, <code>${escapeHtml(selection.spec)}</code>`}</p>
<h1>${escapeHtml(selection.variant.title)}</h1>
<ul class="totals">${totals(rules)
    .map(([count, words]) => `<li><b>${count.toLocaleString('en')}</b> ${words}`)
    .join('')}</ul>${howToRead(selection)}</header>
<div class="columns"><nav aria-label="Areas">${finder(rules)}<ul>${areas.map(([name, list]) => `<li data-area="${name}"><a href="#area-${name}">${escapeHtml(areaTitle(name))}</a> <span class="n">${list.length}</span>`).join('')}</ul></nav>
<main id="rules" tabindex="-1">${DICE_SPRITE}<p id="nothing" hidden>No rule matches. <button type="button">Show all rules</button></p>
${sections.join('\n')}
</main></div>`;
  return pageOf({
    title: `${selection.variant.title}: rules and worked examples`,
    body,
    styles: [RULE_STYLE, CATALOGUE_STYLE],
    scripts: [CATALOGUE_SCRIPT],
  });
}

/** Once for all examples. */
function howToRead({ spec }: Selection): string {
  return `<details class="how"><summary>How to read the examples</summary><ul>
<li>Pictures are seen from above and to scale, with red and blue as the two sides. Dotted lines are measured from base to base, dashed ones show where somebody goes, a cross is a point that the example names, and an arrow beside a name points to a unit far away.
<li>Dice stand by what they are rolled for, in the order in which they are rolled. Dice of one roll stand together with their sum. The degrees of a scatter count anticlockwise from the right.
<li>What happens with the rule stands beside what happens without it, on the dice of the example or on the ones that are shown.
<li>Every example is run when sandtable is built. To try one, save its YAML as <code>example.yaml</code>, change what you like, and run <code>sandtable verify example.yaml -v ${escapeHtml(spec)}</code>
</ul></details>`;
}

/** Rules by area, in order of first appearance. */
export function groups(rules: readonly RuleFacts[]): [area: string, rules: RuleFacts[]][] {
  const found = new Map<string, RuleFacts[]>();
  for (const rule of rules) found.set(rule.line.area, [...(found.get(rule.line.area) ?? []), rule]);
  return [...found];
}

/** Overview as counts that are not zero. */
export function totals(rules: readonly RuleFacts[]): [count: number, words: string][] {
  const lines = rules.map((it) => it.line);
  const played = (how: string): number => lines.filter((it) => it.simulated === how).length;
  const off = lines.filter((it) => it.state === 'off' && it.simulated !== 'none').length;
  const params = lines.reduce((sum, it) => sum + Object.keys(it.params).length, 0);
  const layers = [...new Set(lines.map((it) => it.layer))].filter((it) => it !== undefined);
  const counted: [number, string][] = [
    [lines.length, 'rules'],
    [played('full'), 'played in full'],
    [played('partial'), 'in part'],
    [played('data'), 'data'],
    [played('none'), 'not played'],
    [lines.filter((it) => it.switchable).length, 'can be switched'],
    [off, 'off by default'],
    [params, params === 1 ? 'parameter' : 'parameters'],
    [rules.reduce((sum, it) => sum + it.cases.length, 0), 'worked examples'],
    ...layers.map((layer): [number, string] => [lines.filter((it) => it.layer === layer).length, `in the layer ${escapeHtml(layer)}`]),
  ];
  return counted.filter(([count]) => count > 0);
}

const FILTERS: readonly (readonly [kind: string, words: string])[] = [
  ['switch', 'can be switched'],
  ['off', 'off by default'],
  ['param', 'has parameters'],
  ['partial', 'played in part'],
  ['none', 'not played'],
  ['examples', 'has examples'],
];

/** Shown by the script, since it needs one. */
function finder(rules: readonly RuleFacts[]): string {
  const layers = [...new Set(rules.map(({ line }) => line.layer))].filter((it) => it !== undefined);
  const options = (all: string, list: readonly (readonly [value: string, words: string])[]): string =>
    [
      `<option value="">${all}</option>`,
      ...list.map(([value, words]) => `<option value="${escapeHtml(value)}">${escapeHtml(words)}</option>`),
    ].join('');
  const layer =
    layers.length === 0
      ? ''
      : `<label>Layer <select id="layer">${options(
          'all layers',
          layers.map((it) => [it, it]),
        )}</select></label>`;
  return `<form id="finder" role="search" hidden>
<label>Search <input id="words" type="search" autocomplete="off" spellcheck="false" placeholder="ID, title or words"></label>
<label>Area <select id="area">${options(
    'all areas',
    groups(rules).map(([name]) => [name, areaTitle(name)]),
  )}</select></label>${layer}
<fieldset><legend>Only rules that are or have</legend>${FILTERS.map(([kind, words]) => `<label><input type="checkbox" name="has" value="${kind}"> ${words}</label>`).join('')}</fieldset>
<p id="found" role="status">${countText(rules.length, 'rule')}</p>
<p class="buttons"><button type="button" id="open-all">Open all examples</button> <button type="button" id="close-all">Close all</button></p>
</form>`;
}
