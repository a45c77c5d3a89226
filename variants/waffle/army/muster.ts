import type { Detachment, Muster, Mustered } from 'sandtable/rules';
import { isFlyer, isFormation, roleOf, roleWords } from '../../classic/army/muster.ts';
import type { MusterSeams } from '../../classic/seams.ts';

const FLYER = 'flyer';
/** Optional Flyers of the detachments that the edition has. */
const FLYERS: { readonly [kind: string]: number } = { 'combined-arms': 2, allied: 1 };

/** Where a detachment with slots of its own says nothing of Flyers: so many for so many of both of these. */
const FLYERS_EACH = 2;
const CHOICES_EACH = 3;
const FAST = 'fast-attack';
const HEAVY = 'heavy-support';
const FORTIFICATION = 'fortification';

/** What the base checks of army lists, and what the house changes of it. */
export const mustering = (
  base: MusterSeams,
): Pick<MusterSeams, 'checkMuster' | 'checkUnbound' | 'checkDetachment' | 'rolesOf' | 'fewestOf' | 'mostOf' | 'slotEntry'> => ({
  checkMuster: (muster) => {
    base.checkMuster(muster);
    for (const unit of muster.units) checkRole(muster, unit);
  },

  checkUnbound: (muster) => muster.fault('there are no Unbound armies: every unit is in a detachment', 'WAF-ARMY-05'),

  checkDetachment: (muster, detachment) => {
    if (isFormation(detachment)) muster.fault(`${detachment.kind}: there are no Formations, and no detachments of them`, 'WAF-ARMY-06');
    base.checkDetachment(muster, detachment);
  },

  rolesOf: (muster) => [...base.rolesOf(muster), FLYER],

  fewestOf: (muster, detachment, role) => {
    const more = role === FORTIFICATION && isBesieged(muster, detachment) ? 1 : 0;
    return base.fewestOf(muster, detachment, role) + more;
  },

  mostOf: (muster, detachment, role) => {
    const most = base.mostOf(muster, detachment, role);
    if (role === FLYER) return detachment.slots === null ? (FLYERS[detachment.kind] ?? 0) : flyersOf(detachment.slots);
    if (role === FORTIFICATION && isBesieged(muster, detachment)) return most + 2;
    if (role === HEAVY && isAttacking(muster, detachment)) return most + 1;
    return most;
  },

  slotEntry: (muster, detachment, role) => {
    if (detachment.slots !== null) return role === FLYER ? 'WAF-ARMY-04' : base.slotEntry(muster, detachment, role);
    const isChanged = (role === FORTIFICATION && isBesieged(muster, detachment)) || (role === HEAVY && isAttacking(muster, detachment));
    if (isChanged) return 'WAF-ARMY-09';
    return detachment.kind === 'allied' ? 'WAF-ARMY-03' : 'WAF-ARMY-02';
  },
});

/** One more Fortification is compulsory for a Defender, and one more optional (WAF-ARMY-09). */
const isBesieged = ({ part }: Muster, { kind }: Detachment): boolean => part === 'defender' && kind === 'combined-arms';

/** One more Heavy Support is optional for an Attacker (WAF-ARMY-09). */
const isAttacking = ({ part }: Muster, { kind }: Detachment): boolean => part === 'attacker' && kind === 'combined-arms';

/** Flyers of a detachment with slots of its own (WAF-ARMY-04). */
function flyersOf(slots: NonNullable<Detachment['slots']>): number {
  const most = (role: string): number => slots[role]?.[1] ?? 0;
  return slots[FLYER]?.[1] ?? FLYERS_EACH * Math.floor(Math.min(most(HEAVY), most(FAST)) / CHOICES_EACH);
}

/** Flyers have their own role, and only they have it (WAF-ARMY-01). */
function checkRole(muster: Muster, unit: Mustered): void {
  const flies = isFlyer(unit);
  if (unit.roles.includes(FLYER) && !flies) muster.fault(`${unit.id}: its role is Flyer, but it does not fly`, 'WAF-ARMY-01');
  const role = roleOf(
    unit,
    unit.roles.filter((it) => roleWords(it) !== it),
  );
  if (flies && role !== null && !unit.roles.includes(FLYER))
    muster.fault(`${unit.id}: it flies, so that its role is Flyer, not ${roleWords(role)}`, 'WAF-ARMY-01');
}
