import { integer, terrainKind } from 'sandtable/rules';
import { NEVER } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** The base prints nothing that stops shots at this save or worse; terrain with a better one is hard whatever its kind. */
const SOFT_FROM = 5;

/** Kinds of terrain that hide without stopping shots. */
const SOFT: ReadonlySet<number> = new Set(['woods', 'razorwire'].map(terrainKind));

/** Soft cover 6+, hard cover 5+, by the kind of terrain. */
export default defineRule({
  id: 'CAL-SAVE-02',
  title: 'Soft and hard cover values',
  source: 'The Shooting Phase, point 7',
  text: [
    'Soft cover gives a 6+ cover save, hard cover 5+.',
    'Ruling: soft = what hides but does not stop shots: razorwire, high grass, hedges, woods, smoke, intervening units (base 6+ and 5+ there). Hard = what stops shots: craters, hill crests, walls, ruins, barricades, wrecks, trenches, tank traps, statuary, battlements and fortified positions (base 5+, 4+ and 3+ there). Terrain data carries the class, this list is the default; when several apply the best counts. A base rule that improves cover by 1 adds one level (CLS-VEH-13, CLS-TERRAIN-18).',
  ].join('\n'),
  changes:
    'replaces classic base: cover values (CLS-SAVE-06, CLS-SAVE-07, CLS-VEH-28 and the values repeated in CLS-TERRAIN-02 to CLS-TERRAIN-14)',
  default: 'on',
  params: {
    softOn: integer(6, 2, 7, 'cover save of soft cover', 'needed on a D6'),
    hardOn: integer(5, 2, 7, 'cover save of hard cover', 'needed on a D6'),
  },
  patch: ({ softOn, hardOn }) => ({
    wrap: {
      coverGrade: () => (_g, kind, cover) => {
        if (cover >= NEVER) return NEVER;
        if (cover > SOFT_FROM) return softOn;
        return cover === SOFT_FROM && SOFT.has(kind) ? softOn : hardOn;
      },
      screenCover: () => () => softOn,
    },
  }),
});
