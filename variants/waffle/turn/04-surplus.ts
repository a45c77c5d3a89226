import { defineRule } from '../family.ts';

/** A side that has units left when the other has none acts with them, one after another. */
export default defineRule({
  id: 'WAF-TURN-04',
  title: 'Surplus activations run consecutively',
  source: 'The Turn, working playtest turn order, paragraph 3',
  text: 'When one player has no unspent unit left, the other activates the rest of theirs one after another until all are spent.',
  changes: 'new',
  default: 'on',
  requires: ['WAF-TURN-02'],
  sequence: (turn) => turn.replace('activations', (node) => (node.kind === 'activations' ? { ...node, surplus: true } : node)),
});
