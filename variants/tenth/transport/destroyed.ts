import { defineRule } from '../family.ts';

/** Everybody gets out of a transport that is destroyed, after its Deadly Demise. */
export const destroyedTransport = defineRule({
  id: 'TEN-TRANSPORT-04',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    after: {
      destroyed: (g, m) => {
        if (g.sheetOf(m).stats.hold === null) return;
        const transport = g.unitOf(m);
        if (transport.alive === 0) s.abandon(g, transport, m);
      },
    },
  }),
});

/** All passengers are out before anything is rolled for any of them. */
export const allOutFirst = defineRule({
  id: 'TEN-TRANSPORT-06',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { allOutFirst: () => () => true } }),
});

/** The passengers' own side says in which order they get out. */
export const ownerOrders = defineRule({
  id: 'TEN-TRANSPORT-07',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { ordersPassengers: () => (_g, transport) => transport.side } }),
});
