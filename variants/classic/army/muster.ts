import { allHave, checkPoints, type Detachment, type Muster, type Mustered } from 'sandtable/rules';
import type { ClassicSeams } from '../hub.ts';
import type { MusterSeams } from './seams.ts';

/** Army points of a game that names no size. */
const USUAL_LIMIT = 1000;

/** Battlefield roles, by the role of a unit in its list. */
const ROLES: { readonly [role: string]: string } = {
  hq: 'HQ',
  troops: 'Troops',
  elites: 'Elites',
  'fast-attack': 'Fast Attack',
  'heavy-support': 'Heavy Support',
  'lord-of-war': 'Lord of War',
  fortification: 'Fortification',
  flyer: 'Flyer',
};
export const roleWords = (role: string): string => ROLES[role] ?? role;

type SlotTable = { readonly [role: string]: readonly [compulsory: number, optional: number] };

/** Compulsory and optional choices of the detachments that the edition has. */
const TABLES: { readonly [kind: string]: SlotTable } = {
  'combined-arms': {
    hq: [1, 1],
    troops: [2, 4],
    elites: [0, 3],
    'fast-attack': [0, 3],
    'heavy-support': [0, 3],
    fortification: [0, 1],
    'lord-of-war': [0, 1],
  },
  allied: { hq: [1, 0], troops: [1, 1], elites: [0, 1], 'fast-attack': [0, 1], 'heavy-support': [0, 1] },
};

/** Detachments without slots: what they hold is theirs to say. */
const FORMATIONS = ['formation', 'formations'];
export const isFormation = ({ kind }: Detachment): boolean => FORMATIONS.includes(kind);

const plainRoles = ['hq', 'troops', 'elites', 'fast-attack', 'heavy-support', 'lord-of-war', 'fortification'] as const;

/** Mustering an army: what its list has to keep to. */
export const mustering = (s: ClassicSeams): MusterSeams => ({
  checkMuster: (muster) => {
    s.checkLimit(muster);
    if (muster.unbound) s.checkUnbound(muster);
    else checkForged(muster);
    for (const detachment of muster.detachments) s.checkDetachment(muster, detachment);
  },

  checkLimit: (muster) => checkPoints(muster, muster.limit ?? USUAL_LIMIT, 'CLS-ARMY-02'),

  checkUnbound: (muster) => {
    if (muster.detachments.length > 0) muster.fault('an Unbound army has no detachments, and none of their bonuses', 'CLS-ARMY-08');
    const secured = muster.units.filter((it) => it.models.some(({ keywords }) => keywords.includes('objective-secured')));
    if (secured.length > 0) muster.fault(`${idsOf(secured)}: no unit of an Unbound army has Objective Secured`, 'CLS-ARMY-08');
  },

  checkDetachment: (muster, detachment) => {
    if (isFormation(detachment)) return;
    if (TABLES[detachment.kind] === undefined && detachment.slots === null)
      return muster.fault(
        `there is no detachment ${detachment.kind}: expected ${Object.keys(TABLES).join(' or ')}, a formation, or one that says its slots`,
        'CLS-ARMY-01',
      );
    checkSlots(s, muster, detachment);
  },

  rolesOf: () => plainRoles,
  fewestOf: (_muster, { kind, slots }, role) => slots?.[role]?.[0] ?? (slots === null ? tableOf(kind, role)[0] : 0),
  mostOf: (_muster, { kind, slots }, role) => slots?.[role]?.[1] ?? (slots === null ? sum(tableOf(kind, role)) : 0),
  slotEntry: () => 'CLS-ARMY-01',
});

const tableOf = (kind: string, role: string): readonly [number, number] => TABLES[kind]?.[role] ?? [0, 0];
const sum = ([compulsory, optional]: readonly [number, number]): number => compulsory + optional;
const idsOf = (units: readonly Mustered[]): string => units.map((it) => it.id).join(', ');

/** A Battle-forged army has no unit that is in no detachment. */
function checkForged(muster: Muster): void {
  const placed = new Set(muster.detachments.flatMap((it) => it.units));
  const left = muster.units.filter((it) => !placed.has(it));
  if (left.length > 0) muster.fault(`${idsOf(left)}: in no detachment, as only an Unbound army may have`, 'CLS-ARMY-08');
}

/** A unit's battlefield role: the last that it has of those that the edition knows. A transport takes up no choice. */
export const roleOf = (unit: Mustered, roles: readonly string[]): string | null => roles.findLast((it) => unit.roles.includes(it)) ?? null;

const takesNoChoice = (unit: Mustered): boolean => unit.roles.includes('transport') || unit.dedicatedTo !== null;

function checkSlots(s: ClassicSeams, muster: Muster, detachment: Detachment): void {
  const { kind, units } = detachment;
  const roles = s.rolesOf(muster);
  const choices = units.filter((it) => !takesNoChoice(it));
  for (const unit of choices)
    if (roleOf(unit, roles) === null)
      muster.fault(`${unit.id}: has no battlefield role, which is one of ${roles.map(roleWords).join(', ')}`, 'CLS-ARMY-01');
  for (const role of roles) {
    const found = choices.filter((it) => roleOf(it, roles) === role).length;
    const fewest = s.fewestOf(muster, detachment, role);
    const most = s.mostOf(muster, detachment, role);
    if (found < fewest)
      muster.fault(`${kind}: ${found} ${roleWords(role)}, at least ${fewest} compulsory`, s.slotEntry(muster, detachment, role));
    if (found > most) muster.fault(`${kind}: ${found} ${roleWords(role)}, at most ${most}`, s.slotEntry(muster, detachment, role));
  }
}

/** Whether a unit flies: all its models do. */
export const isFlyer = (unit: Mustered): boolean =>
  allHave(unit, 'aircraft') || ['flyer', 'flying-monster', 'flying-gargantuan'].includes(String(unit.block['type'] ?? ''));
