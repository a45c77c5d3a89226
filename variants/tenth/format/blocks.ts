import {
  amount,
  type BlockSchemas,
  base,
  expected,
  faultsOfModes,
  id,
  inches,
  keywords,
  MELEE_MODE,
  modeOf,
  whole,
  z,
} from 'sandtable/blocks';
import { EFFECTS, GIVES_SUSTAINED_HITS } from '../effects/effect.ts';
import { effects, faultsOfEffects } from '../effects/schema.ts';
import { isMisnamed } from '../modifiers/printed.ts';

const save = whole.min(2).max(7).describe('3 means 3+, 7 none.');
const none = z.literal('-');
const MOVE = 'inches, inches with a plus for a minimum move (20+), or "-" for none';
const outline = z
  .strictObject({
    length: z.number().min(0.1).max(30).describe('Along the facing, in inches.'),
    width: z.number().min(0.1).max(30),
    forward: z.number().min(-15).max(15).describe('How far its centre is ahead of the centre of the base.').exactOptional(),
    lift: z
      .number()
      .min(0)
      .max(30)
      .describe('Height of its underside above the ground; it reaches up to the height of the body.')
      .exactOptional(),
  })
  .describe('A box round what overhangs the base: wings, claws, a floating hull, a long gun.');

const damaged = z
  .strictObject({ at: whole.min(1).max(100), hit: whole.min(-3).max(0), oc: whole.min(-30).max(-1).exactOptional() })
  .describe('Wounds left at or below which the damaged profile applies.');

const sheet = z.strictObject({
  keywords: z.array(id).default([]),
  abilities: keywords.default([]),
  effects: effects.exactOptional(),
  leads: z.array(id).describe('Datasheets it can be attached to.').exactOptional(),
  transport: z
    .strictObject({
      capacity: whole.min(1).max(100).describe('Places for models.'),
      takes: z.array(id).min(1).describe('It carries models with one of these keywords; default: infantry.').exactOptional(),
      bars: z.array(id).min(1).describe('It does not carry models with one of these keywords.').exactOptional(),
      places: z.record(id, whole.min(2).max(20)).describe('Places taken up by models with a keyword, if more than one.').exactOptional(),
    })
    .exactOptional(),
  damaged: damaged.exactOptional(),
});

const model = z.strictObject({
  M: z
    .union([inches, z.string().regex(/^(\d{1,2}\+|-)$/, expected(MOVE))], expected(MOVE))
    .describe('Move in inches; 20+ for no upper limit, - for a model that cannot move. Neither is ever modified.'),
  T: whole.min(1).max(20),
  Sv: save,
  inv: whole.min(2).max(6).exactOptional(),
  W: whole.min(1).max(100),
  Ld: z.union([whole.min(2).max(12), none], expected('a number, or "-" for none')).describe('7 means 7+; - for none.'),
  OC: z.union([whole.min(0).max(30), none], expected('a number, or "-" for none')).describe('- for none: 0, and never modified.'),
  stem: z.boolean().describe('Whether it flies or hovers on a stem above its base.').exactOptional(),
  pivot: z.number().min(0).max(12).describe('Pivot value in inches, if not the usual one for its kind.').exactOptional(),
  keywords: z.array(id).exactOptional(),
  abilities: keywords.exactOptional(),
  damaged: damaged.describe('Instead of that of the datasheet: where only one kind of model has a damaged profile.').exactOptional(),
  effects: effects.describe('Instead of those of the datasheet.').exactOptional(),
  base: base.describe('What it stands on, if not the usual base for its kind.').exactOptional(),
  outline: outline.exactOptional(),
});

const weapon = z.strictObject({
  range: z.union([z.number().min(1).max(1000), z.literal('melee')], expected('inches, or melee')),
  A: amount,
  skill: whole.min(2).max(6).describe('BS or WS: 3 means 3+.').exactOptional(),
  S: z.union([amount, none], expected('a number, dice, or "-" for none')),
  AP: whole.min(-6).max(0),
  D: amount,
  keywords: keywords.exactOptional(),
  'mode-of': modeOf.exactOptional(),
});

function faultsOfAbility(text: string): string[] {
  if (isMisnamed(text)) return [`found "${text}", but only Auras have names of their own`];
  return text === EFFECTS || text === GIVES_SUSTAINED_HITS
    ? [`found "${text}" among abilities, expected a list of its own: effects: [{ while: leading, gives: [save-bonus 1] }]`]
    : [];
}

/** The `modern` blocks of datasheets. */
export const blocks: BlockSchemas = {
  sheet,
  model,
  weapon,
  faultsOfModel: ({ abilities: own, effects: ownEffects }, { abilities: shared, effects: sharedEffects }) => [
    ...[shared, own].flatMap((listed) =>
      Array.isArray(listed) ? listed.filter((it) => typeof it === 'string').flatMap(faultsOfAbility) : [],
    ),
    ...faultsOfEffects(ownEffects ?? sharedEffects),
  ],
  faultsOfWeapon: ({ skill, keywords: listed, range, 'mode-of': gun }) => [
    ...(skill === undefined && !(Array.isArray(listed) && listed.includes('torrent'))
      ? ['found no skill, expected one: only torrent weapons have none']
      : []),
    ...(range === 'melee' && gun !== undefined ? [MELEE_MODE] : []),
  ],
  faultsOfWeapons: faultsOfModes,
};
