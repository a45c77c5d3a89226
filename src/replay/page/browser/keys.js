/** What keys do. Ignored: typing, keys with Ctrl, Alt or Meta, and keys that the focused element needs itself. */

/**
 * @typedef {object} Commands
 * @property {() => void} toggle
 * @property {(way: 1 | -1) => void} event
 * @property {(way: 1 | -1) => void} leap
 * @property {(way: 1 | -1) => void} end
 * @property {() => void} help
 */

const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };
const ENDS = { Home: -1, End: 1 };

/**
 * The command of a key while `focus` has the focus; null for none.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} pressed
 * @param {{ tag: string, type: string, editable: boolean, role: string }} focus
 * @returns {[keyof Commands, (1 | -1)?] | null}
 */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }, { tag, type, editable, role }) {
  if (ctrlKey || altKey || metaKey || editable) return null;
  if (tag === 'select' || tag === 'textarea' || (tag === 'input' && type !== 'range' && type !== 'radio')) return null;
  if (key === '?') return ['help'];
  // Space presses a button, Enter follows a link, arrows move within a group of radio buttons.
  if (key === ' ') return ['button', 'summary', 'a'].includes(tag) || role === 'button' || type === 'radio' ? null : ['toggle'];
  if (type === 'radio') return null;
  const way = /** @type {1 | -1 | undefined} */ (ARROWS[/** @type {keyof typeof ARROWS} */ (key)]);
  if (way !== undefined) return [shiftKey ? 'leap' : 'event', way];
  const end = /** @type {1 | -1 | undefined} */ (ENDS[/** @type {keyof typeof ENDS} */ (key)]);
  return end !== undefined && !shiftKey ? ['end', end] : null;
}

/**
 * @param {Commands} commands
 * @param {HTMLDialogElement} dialog nothing happens while it is open
 */
export function listenForKeys(commands, dialog) {
  document.addEventListener('keydown', (event) => {
    if (dialog.open || event.defaultPrevented || event.isComposing) return;
    const node = document.activeElement;
    const command = commandOf(event, {
      tag: node?.tagName.toLowerCase() ?? 'body',
      type: node instanceof HTMLInputElement ? node.type : '',
      editable: node instanceof HTMLElement && node.isContentEditable,
      role: node?.getAttribute('role') ?? '',
    });
    if (command === null) return;
    event.preventDefault();
    const [name, way = 1] = command;
    commands[name](way);
  });
}
