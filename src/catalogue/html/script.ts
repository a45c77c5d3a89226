/**
 * The script of a catalogue, as text: it runs in the page, not in this process. Searches and filters, opens what an address names,
 * and opens everything for printing.
 */
export const CATALOGUE_SCRIPT = `
(() => {
  const byId = (id) => document.getElementById(id);
  const form = byId('finder');
  const rules = [...document.querySelectorAll('.rule')].map((element) => ({
    element,
    kinds: element.dataset.has.split(' '),
    area: element.dataset.area,
    layer: element.dataset.layer ?? '',
    text: null,
  }));
  const sections = [...document.querySelectorAll('.area')];
  const links = [...document.querySelectorAll('nav li')];
  const textOf = (rule) => (rule.text ??= rule.element.textContent.toLowerCase());
  const filter = () => {
    const words = byId('words').value.toLowerCase().split(/\\s+/).filter(Boolean);
    const area = byId('area').value;
    const layer = byId('layer')?.value ?? '';
    const kinds = [...form.querySelectorAll('input[name=has]:checked')].map((it) => it.value);
    let found = 0;
    const counts = new Map();
    for (const rule of rules) {
      const fits = (area === '' || rule.area === area) && (layer === '' || rule.layer === layer)
        && kinds.every((it) => rule.kinds.includes(it)) && words.every((it) => textOf(rule).includes(it));
      rule.element.hidden = !fits;
      if (!fits) continue;
      found++;
      counts.set(rule.area, (counts.get(rule.area) ?? 0) + 1);
    }
    for (const section of sections) section.hidden = !section.querySelector('.rule:not([hidden])');
    for (const link of links) {
      const count = counts.get(link.dataset.area) ?? 0;
      link.hidden = count === 0;
      link.querySelector('.n').textContent = count;
    }
    byId('found').textContent = found === 1 ? '1 rule' : found + ' rules';
    byId('nothing').hidden = found > 0;
  };
  let waiting = 0;
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => { clearTimeout(waiting); waiting = setTimeout(filter, 80); });
  const all = () => { form.reset(); filter(); };
  byId('nothing').querySelector('button').addEventListener('click', () => { all(); byId('words').focus(); });
  const shown = () => document.querySelectorAll('.rule:not([hidden]) .ex');
  byId('open-all').addEventListener('click', () => { for (const it of shown()) it.open = true; });
  byId('close-all').addEventListener('click', () => { for (const it of shown()) it.open = false; });

  const visit = () => {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    const rule = target.closest('.rule');
    if (rule?.hidden || target.hidden) all();
    for (const it of target.matches('.rule') ? target.querySelectorAll('.ex') : [target.closest('.ex')]) if (it) it.open = true;
    requestAnimationFrame(() => target.scrollIntoView());
  };
  addEventListener('hashchange', visit);
  visit();

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...shown()].filter((it) => !it.open);
    for (const it of closed) it.open = true;
  });
  addEventListener('afterprint', () => { for (const it of closed) it.open = false; });
})();
`;
