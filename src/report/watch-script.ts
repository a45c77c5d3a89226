/**
 * The part of a report's script that shows the replays that the page holds: in a frame of their own, which can do nothing but run the scripts
 * that the page's policy names.
 */
export const WATCH_SCRIPT = `
const heldReplays = document.getElementById('held-replays') ? read('held-replays') : null;
let unpackedReplays;
const replayText = async (file) => {
  unpackedReplays ??= (async () => {
    const bytes = Uint8Array.from(atob(heldReplays.packed), (letter) => letter.charCodeAt(0));
    return JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text());
  })();
  const { parts, pages } = await unpackedReplays;
  return pages[file].map((place) => parts[place]).join('');
};
const watch = async (link) => {
  const address = URL.createObjectURL(new Blob([await replayText(link.dataset.held)], { type: 'text/html' }));
  const frame = made('iframe', { sandbox: 'allow-scripts', title: link.textContent, src: address });
  const name = made('strong', {}, link.textContent.replace('Watch ', ''));
  const close = button('Close', () => dialog.close());
  const dialog = made('dialog', { class: 'watch', 'aria-label': link.textContent }, made('div', { class: 'tools' }, name, close), frame);
  document.body.append(dialog);
  dialog.addEventListener('close', () => { URL.revokeObjectURL(address); dialog.remove(); link.focus(); });
  dialog.showModal();
};
if (heldReplays) document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-held]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  watch(link);
});
`;
