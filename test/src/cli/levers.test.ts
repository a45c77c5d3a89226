import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

describe('a number of models', () => {
  test('is swept: fewer riflemen win fewer games', async () => {
    const line = ['sweep', 'duel', '-v', 'classic', '--param', 'line-1.count=10,20', '-n', '20', '--json', '--workers', '1'];
    const { code, stdout } = await cli(line, temporaryFolder());
    expect(code).toBe(0);
    const { sweep } = JSON.parse(stdout) as { sweep: { scenarios: { points: { spec: string; score: { estimate: number } }[] }[] } };
    const points = sweep.scenarios[0]?.points ?? [];
    expect(points.map((it) => it.spec)).toEqual(['classic@line-1.models=10', 'classic']);
    const [fewer, asItIs] = points.map((it) => it.score.estimate) as [number, number];
    expect(fewer).toBeLessThan(asItIs);
  });
});

describe('a procedure changed from outside', () => {
  test('is named by rules, with how to change it', async () => {
    const { stdout } = await cli(['rules', 'classic@coverOn=4,hitOn:vehicle+1']);
    expect(stdout).toContain('Changed from outside: Cover save: always 4+ (coverOn=4).');
    const seam = (await cli(['rules', 'classic@hitOn:vehicle+1', '--seam', 'hitOn'])).stdout;
    expect(seam.split('\n').slice(0, 2)).toEqual(['hitOn(a: Attack) => Needed', '  Needed To Hit of `a.bearer`.']);
    expect(seam).toContain('touched by   hitOn:vehicle+1\n');
    expect(seam).toContain('classic@hitOn:vehicle+1,hitOn=4');
    const [row] = JSON.parse((await cli(['rules', 'classic', '--seam', 'hitOn', '--json'])).stdout) as { gives: string }[];
    expect(row?.gives).toBe('Needed');
  });

  test('is a rule in ablations: red’s riflemen hit less, and lose games', async () => {
    const spec = 'classic@hitOn:line-infantry+1';
    const line = ['ablate', 'duel', '-v', spec, '--rules', 'hitOn*', '-n', '20', '--json', '--workers', '1'];
    const { code, stdout } = await cli(line, temporaryFolder());
    expect(code).toBe(0);
    const { effects } = (JSON.parse(stdout) as { ablation: { effects: { rule: string; title: string; score: { difference: number } }[] } })
      .ablation;
    expect(effects.map((it) => [it.rule, it.title])).toEqual([['hitOn:line-infantry+1', 'To Hit: 1 harder for line infantry units']]);
    expect(effects[0]?.score.difference).toBeLessThan(-0.1);
  });

  test('is swept by how much', async () => {
    const line = ['sweep', 'duel', '-v', 'classic', '--param', 'hitOn:line-infantry+=-1..1', '-n', '20', '--json', '--workers', '1'];
    const { code, stdout } = await cli(line, temporaryFolder());
    expect(code).toBe(0);
    const { sweep } = JSON.parse(stdout) as {
      sweep: { scenarios: { points: { values: string[]; score: { estimate: number } }[] }[] };
    };
    const points = sweep.scenarios[0]?.points ?? [];
    expect(points.map((it) => it.values)).toEqual([['-1'], ['0'], ['1']]);
    const [easier, asItIs, harder] = points.map((it) => it.score.estimate) as [number, number, number];
    expect(easier).toBeGreaterThan(asItIs);
    expect(asItIs).toBeGreaterThan(harder);
  });

  test('is refused where no unit fits all that it is for, and told of in odds where nothing asks it', async () => {
    const line = ['run', 'duel', '-v', 'classic', '-v', 'classic@hitOn:line-infantry:blue+1', '-n', '2', '--players', 'own'];
    const { code, stderr } = await cli(line, temporaryFolder());
    expect(code).toBe(2);
    expect(stderr).toContain('hitOn:blue:line-infantry+1: no unit here is all of blue, line-infantry, so that it would change nothing');
    const asked = async (spec: string): Promise<string> => (await cli(['odds', 'rifles-at-line', '-v', spec], temporaryFolder())).stdout;
    expect(await asked('classic@runDice+1')).toContain(
      'runDice+1 changes nothing in this attack: in 50 plays of it nothing asked for runDice.',
    );
    expect(await asked('classic@hitOn+1')).not.toContain('changes nothing');
  });

  test('is refused where it cannot be swept', async () => {
    const refused = async (param: string): Promise<string> =>
      (await cli(['sweep', 'duel', '-v', 'classic', '--param', param, '-n', '2'], temporaryFolder())).stderr;
    expect(await refused('hitOnn=2..4')).toContain('did you mean hitOn');
    expect(await refused('hitOn=2..9')).toContain('expected 1 to 7');
    expect(await refused('moveInches+=x,y')).toContain('expected numbers, or on and off');
  });
});
