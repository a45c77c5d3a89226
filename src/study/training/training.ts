import type { QueueRequest } from '../../runner/queue/queue-pool.ts';
import type { Battle, DoctrineFile } from '../../scenario/types.ts';
import type { Ground } from './payoffs.ts';
import { matrixOf, type Progressed, prove, type Training, train } from './train.ts';
import type { Member, TrainingPlan, TrainingResult } from './training-result.ts';

export interface TrainingRequest {
  readonly plan: TrainingPlan;
  readonly battles: readonly Battle[];
  readonly proofBattles: readonly Battle[];
  readonly against: readonly DoctrineFile[];
  readonly workers: number;
  readonly queue?: QueueRequest | null;
  readonly signal: AbortSignal;
  /** What an interrupted training left. */
  readonly earlier: TrainingResult | null;
  readonly save: (result: TrainingResult) => Promise<void>;
}

/** Trains all members of a population, proves each, and plays them against each other; null if it was interrupted. */
export async function trainAll(request: TrainingRequest): Promise<TrainingResult | null> {
  const { plan, battles, proofBattles, workers, queue = null, signal, save } = request;
  const ground = (of: readonly Battle[], pairs: number, part: string): Ground => ({
    battles: of,
    spec: plan.spec,
    pairs,
    seed: `${plan.seed}/${part}`,
    workers,
    queue,
    signal,
  });
  let result: TrainingResult = request.earlier ?? { format: 1, plan, members: [], matrix: null };
  const keep = async (k: number, member: Member): Promise<void> => {
    const members = [...result.members];
    members[k] = member;
    result = { ...result, members };
    await save(result);
  };
  const trained: DoctrineFile[] = [];
  for (let k = 0; k < plan.population; k++) {
    const known = result.members[k];
    if (known?.doctrine != null && known.proof !== null) {
      trained.push(known.doctrine);
      continue;
    }
    const training: Training = {
      start: plan.start,
      names: plan.names,
      against: [...request.against, ...trained],
      steps: plan.steps,
      ground: ground(battles, plan.pairs, `member-${k}`),
    };
    let soFar: Progressed | null = known ?? null;
    const found = await train(training, soFar, async (now) => {
      soFar = now;
      await keep(k, { ...now, doctrine: null, proof: null });
    });
    if (found === null || soFar === null) return null;
    const doctrine = named(found, plan, k);
    const proof = await prove(doctrine, training, ground(proofBattles, plan.proofPairs, 'proof'), plan.confidence);
    if (proof === null) return null;
    await keep(k, { ...(soFar as Progressed), doctrine, proof });
    trained.push(doctrine);
  }
  const matrix = await matrixOf([plan.start, ...trained], ground(proofBattles, plan.proofPairs, 'proof'));
  if (matrix === null) return null;
  result = { ...result, matrix };
  await save(result);
  return result;
}

function named(doctrine: DoctrineFile, { population, spec }: TrainingPlan, k: number): DoctrineFile {
  const id = `${doctrine.id}-trained${population > 1 ? `-${k + 1}` : ''}`;
  return { ...doctrine, id, title: `${doctrine.title}; weights trained under ${spec}` };
}
