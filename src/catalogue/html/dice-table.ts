import { dieUse, escapeHtml } from '../../page/index.ts';
import type { DiceRow, Rolled } from '../words/dice.ts';
import { phraseMarkup } from '../words/phrase.ts';

/** Dice by purpose, as pips; dice of one roll are grouped with their sum. */
export function diceTable(rows: readonly DiceRow[]): string {
  if (rows.length === 0) return '<p class="no-dice">No dice are rolled.</p>';
  return `<dl class="rolls">${rows.map(({ label, army, dice }) => `<dt>${phraseMarkup(label)}<dd class="dice${army === null ? '' : ` ${army}`}">${dice.map(rolled).join('')}`).join('')}</dl>`;
}

function rolled(it: Rolled): string {
  switch (it.sort) {
    case 'die':
      return dieUse(it.face);
    case 'roll':
      return `<span class="roll">${it.faces.map(dieUse).join('')}${it.faces.length === 1 ? '' : `<span class="sum">= ${it.faces.reduce((a, b) => a + b, 0)}</span>`}</span>`;
    case 'arrow':
      return `<span class="face arrow"><svg viewBox="-10 -10 20 20" aria-hidden="true"><path${it.degrees === 0 ? '' : ` transform="rotate(${-it.degrees})"`} d="M-8 0H7M2-5 7 0 2 5"/></svg>${it.degrees}°</span>`;
    case 'word':
      return `<span class="face">${escapeHtml(it.word)}</span>`;
  }
}
