import { defineRule } from '../../family.ts';

/** Who has units left when the other has none goes on with them, one after another. */
export const surplus = defineRule({
  id: 'WAF-TURN-04',
  default: 'on',
  requires: ['WAF-TURN-02'],
  sequence: (turn) => turn.replace('activations', (node) => (node.kind === 'activations' ? { ...node, surplus: true } : node)),
});
