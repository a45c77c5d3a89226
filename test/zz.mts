import { anyAttack, stockOf } from '../src/odds/trials/any-attack.ts';
import { tryOut } from '../src/odds/trials/trial.ts';
import { acting, without } from '../src/odds/suspects.ts';
import { loadSelection } from '../src/testing/index.ts';
const sel = await loadSelection('calixtus'); const stock = (await stockOf(sel))!;
const effort = { bounds: { forks: 5000, runs: 3000 }, courses: 3000, plays: 2000 };
const NO = { examples: [], datasheets: {}, sources: [] } as any;
for (const seed of [11090, 11194, 11410, 11465, 11871]) {
  const t = anyAttack(stock, sel, seed, { attackers: 2, targets: 3, shots: 2 });
  console.log(seed, t.selection.spec, JSON.stringify(t.example.given.units), JSON.stringify((t.example.given as any).statuses), JSON.stringify(t.example.answers), JSON.stringify(t.example.when));
  console.log(JSON.stringify(tryOut(t, effort)).slice(0, 300));
  const ids = acting(t.example, NO, t.selection);
  const ok = ids.filter((id) => { try { const v = tryOut({ ...t, selection: without(t.selection, id) }, effort); return v.what === 'walked' || v.what === 'played'; } catch { return false; } });
  console.log('agree without', ok.join(' '), '| acting', ids.length);
}
