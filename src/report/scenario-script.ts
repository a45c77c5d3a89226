/**
 * The part of a report's script that knows which scenario is looked at: the picker, the address (`#scenario=duel`, `#method&scenario=duel`), the
 * rows of tables, and armies by their names where the scenario is known.
 */
export const SCENARIO_SCRIPT = `
const scenarios = read('scenarios');
const picker = document.getElementById('scenario');
/** Id of the scenario that is looked at; empty for all of them. */
let chosen = '';
/** What else is done again with another one. */
const afterChoice = [];
const known = () => (scenarios.length === 1 ? scenarios[0] : scenarios.find(({ id }) => id === chosen));
/** Words with the names of armies in place of their colours; what is said of a colour itself stays. */
const called = (words) => {
  const names = known();
  return names?.red === undefined ? words : words.replace(/(?<![(\\w-])(red|blue)(?![):\\w-])/g, (colour) => names[colour]);
};
/** A cell with them, where it is about a side. */
const calledCell = (cell) => (typeof cell === 'string' && /^(helps )?(red|blue)$/.test(cell) ? called(cell) : cell);
/** Rows of the scenario that is looked at; rows of no scenario are about all of them. */
const rowsHere = (rows) => (chosen === '' ? rows : rows.filter(({ scenario }) => !scenario || scenario === chosen));

/** The words of an element with names, and later the same with others. */
const firstWords = new WeakMap();
const rename = (element) => {
  if (!firstWords.has(element)) firstWords.set(element, element.textContent);
  const words = called(firstWords.get(element));
  if (element.textContent !== words) element.textContent = words;
};

const partsOfHash = () => decodeURIComponent(location.hash.slice(1)).split('&').filter(Boolean);
const remember = () => {
  const place = partsOfHash().filter((it) => !it.startsWith('scenario='));
  const hash = [...place, ...(chosen === '' ? [] : ['scenario=' + encodeURIComponent(chosen)])].join('&');
  if (location.hash.slice(1) !== hash) history.replaceState(null, '', '#' + hash);
};
const applyChoice = () => {
  if (picker) picker.value = chosen;
  for (const it of document.querySelectorAll('[data-scenario]')) it.toggleAttribute('data-elsewhere', chosen !== '' && it.dataset.scenario !== chosen);
  for (const it of document.querySelectorAll('figcaption :is(h2, h3), figcaption p:not(.together), .sortable th button, section > details > h3')) rename(it);
  for (const more of document.querySelectorAll('details.more-findings')) {
    const left = more.querySelectorAll('li:not([data-elsewhere])').length;
    more.hidden = left === 0;
    more.querySelector('summary').textContent = left + (left === 1 ? ' more finding' : ' more findings');
    if (chosen !== '') more.open = true;
  }
  for (const it of document.querySelectorAll('.together')) it.hidden = chosen === '';
  for (const act of [...recounts, ...afterChoice]) act();
};
const choose = (id) => {
  if (id === chosen || (id !== '' && !scenarios.some((it) => it.id === id))) return;
  chosen = id;
  applyChoice();
};
const fromAddress = () => {
  const named = partsOfHash().find((it) => it.startsWith('scenario='));
  if (named !== undefined) choose(named.slice('scenario='.length));
  // A link to a part of the page keeps what is looked at.
  remember();
};
if (picker) {
  picker.parentElement.hidden = false;
  picker.addEventListener('change', () => {
    choose(picker.value);
    remember();
    say(chosen === '' ? 'All scenarios' : 'Only ' + picker.selectedOptions[0].textContent);
  });
  addEventListener('hashchange', fromAddress);
}
`;

/** Begins to look at what the address says, after everything that depends on it is set up. */
export const SCENARIO_START = `
applyChoice();
if (picker) fromAddress();
`;
