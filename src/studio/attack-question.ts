import { fields, nameIn, pack, rulesetIn, strange, unpack, wholeIn } from './link.ts';
import type { OwnFiles } from './own-files.ts';

/** A side of an attack: models of one kind. */
export interface Side {
  readonly sheet: string;
  readonly kind: string;
  readonly models: number;
}

/** What is asked of an attack. */
export interface AttackQuestion {
  readonly attacker: Side;
  readonly target: Side;
  /** With which weapon all models of the attacker attack; null: in close combat with what they carry. */
  readonly weapon: string | null;
  readonly melee: boolean;
  /** Between the nearest models; without meaning in close combat. */
  readonly inches: number;
  /** Whether the target stands in a ruin. */
  readonly cover: boolean;
  /** So many models of the target, or more. */
  readonly kill: number;
  /** How often to play it instead of calculating. */
  readonly samples: number | null;
  readonly rulesets: readonly string[];
  /** The reader's own files: datasheets and rules that are named. */
  readonly own: OwnFiles;
}

export const MOST_MODELS = 50;
export const MOST_INCHES = 48;
export const MOST_RULESETS = 4;
/** What a question that is too long to calculate is played instead. */
export const SAMPLES = 20_000;

/** The part of a link after the name of the view. */
export const attackLink = ({ own, ...attack }: AttackQuestion): Promise<string> => pack({ attack }, own);

/** @throws LinkError */
export async function readAttackLink(link: string): Promise<AttackQuestion> {
  const { asked, own } = await unpack(link);
  const { attack } = fields(asked, ['attack']);
  const it = fields(attack, ['attacker', 'target', 'weapon', 'melee', 'inches', 'cover', 'kill', 'samples', 'rulesets']);
  const { weapon, melee, cover, samples, rulesets } = it;
  if (typeof melee !== 'boolean' || (weapon === null && !melee)) throw strange('melee');
  if (typeof cover !== 'boolean') throw strange('cover');
  if (!Array.isArray(rulesets) || rulesets.length < 1 || rulesets.length > MOST_RULESETS) throw strange('rulesets');
  return {
    attacker: side(it['attacker'], 'attacker'),
    target: side(it['target'], 'target'),
    weapon: weapon === null ? null : nameIn(weapon, 'weapon'),
    melee,
    inches: wholeIn(it['inches'], 'inches', 0, MOST_INCHES),
    cover,
    kill: wholeIn(it['kill'], 'kill', 1, MOST_MODELS),
    samples: samples === null ? null : wholeIn(samples, 'samples', 1, SAMPLES),
    rulesets: rulesets.map((text) => rulesetIn(text, own)),
    own,
  };
}

function side(data: unknown, what: string): Side {
  const { sheet, kind, models } = fields(data, ['sheet', 'kind', 'models']);
  return { sheet: nameIn(sheet, what), kind: nameIn(kind, what), models: wholeIn(models, what, 1, MOST_MODELS) };
}
