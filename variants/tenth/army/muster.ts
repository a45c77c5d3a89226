import { allHave, anyHas, checkPoints, type Detachment, type Muster, type Mustered } from 'sandtable/rules';
import type { ModernSeams } from '../hub.ts';
import type { MusterSeams } from './seams.ts';

/** Army points of a game that names no size. */
const USUAL_LIMIT = 2000;
/** Units of one datasheet. */
export const COPIES = 3;
export const MORE_COPIES = 6;

const WARLORD = 'warlord';
export const CHARACTER = 'character';

/** Whether its datasheet lets a model of it be the Warlord. */
export const canBeWarlord = (unit: Mustered): boolean => unit.warlord !== 'cannot';

/** Mustering an army: what its list has to keep to. */
export const mustering = (s: ModernSeams): MusterSeams => ({
  checkMuster: (muster) => {
    checkPoints(muster, muster.limit ?? USUAL_LIMIT, 'TEN-ARMY-01');
    checkFaction(muster);
    checkDetachments(muster);
    checkCopies(s, muster);
    checkLeaders(muster);
    s.checkWarlord(muster);
    s.checkEnhancements(muster);
    for (const detachment of muster.detachments) s.checkKeyword(muster, detachment);
  },

  checkWarlord: (muster) => {
    const fits = muster.units.filter((it) => anyHas(it, CHARACTER) && canBeWarlord(it));
    if (fits.length === 0) return;
    const warlords = muster.units.filter((it) => it.roles.includes(WARLORD));
    if (warlords.length !== 1)
      return muster.fault(
        `it has ${warlords.length} Warlords, not one${warlords.length === 0 ? '' : `: ${idsOf(warlords)}`}`,
        'TEN-ARMY-01',
      );
    const [warlord] = warlords as [Mustered];
    if (!anyHas(warlord, CHARACTER)) muster.fault(`${warlord.id}: the Warlord is no Character`, 'TEN-ARMY-01');
    else if (!canBeWarlord(warlord)) muster.fault(`${warlord.id}: cannot be the Warlord`, 'TEN-ARMY-03');
    const bound = fits.filter((it) => it.warlord === 'must');
    if (bound.length > 0 && !bound.includes(warlord))
      muster.fault(`${warlord.id}: the Warlord has to be ${bound.map((it) => it.id).join(' or ')}`, 'TEN-ARMY-03');
  },

  checkEnhancements: (muster) => {
    const bearers = muster.units.filter((it) => it.enhancements.length > 0);
    for (const unit of bearers) checkBearer(muster, unit);
    for (const [at, unit] of bearers.entries()) {
      const beside = bearers.slice(0, at).find((it) => it.attachedTo !== null && it.attachedTo === unit.attachedTo);
      if (beside !== undefined && !s.mayBothHaveOne(muster, beside, unit))
        muster.fault(
          `${unit.id}: its Enhancement is not active, since ${beside.id} is attached to ${unit.attachedTo} with one`,
          'TEN-ARMY-01',
        );
    }
    const names = bearers.flatMap((it) => it.enhancements.map(({ name }) => name));
    for (const name of new Set(names.filter((it, at) => names.indexOf(it) !== at)))
      muster.fault(`the Enhancement ${name} is taken ${names.filter((it) => it === name).length} times, not once`, 'TEN-ARMY-01');
  },

  mayBothHaveOne: () => false,

  checkKeyword: (muster, { kind, keyword, units }) => {
    if (keyword === null) return;
    const others = units.filter((it) => !it.exempt && !it.factions.includes(keyword) && !allHave(it, keyword));
    if (others.length > 0) muster.fault(`${kind}: ${idsOf(others)}: not all models have the keyword ${keyword}`, 'TEN-ARMY-07');
  },

  mostCopies: (_muster, unit) => {
    if (anyHas(unit, 'epic-hero')) return 1;
    return anyHas(unit, 'battleline', 'dedicated-transport') ? MORE_COPIES : COPIES;
  },
});

const idsOf = (units: readonly Mustered[]): string => units.map((it) => it.id).join(', ');

function checkFaction(muster: Muster): void {
  const { faction, units } = muster;
  if (faction === null) return muster.fault('it names no faction, the keyword that all its units share', 'TEN-ARMY-01');
  const others = units.filter((it) => !it.factions.includes(faction));
  if (others.length > 0) muster.fault(`${idsOf(others)}: not of the faction ${faction}`, 'TEN-ARMY-01');
}

function checkDetachments({ detachments, units, fault }: Muster): void {
  if (detachments.length !== 1) return fault(`it has ${detachments.length} Detachments, not one`, 'TEN-ARMY-01');
  const [{ units: within }] = detachments as [Detachment];
  const left = units.filter((it) => !within.includes(it));
  if (left.length > 0) fault(`${idsOf(left)}: not in the Detachment`, 'TEN-ARMY-01');
}

function checkCopies(s: ModernSeams, muster: Muster): void {
  for (const title of new Set(muster.units.map((it) => it.title))) {
    const copies = muster.units.filter((it) => it.title === title);
    const most = s.mostCopies(muster, copies[0] as Mustered);
    if (copies.length > most) muster.fault(`${copies.length} units of ${title}, at most ${most}`, 'TEN-ARMY-01');
  }
}

/** A Leader is attached only to a unit that its datasheet names. */
function checkLeaders(muster: Muster): void {
  for (const unit of muster.units) {
    const led = muster.units.find((it) => it.id === unit.attachedTo);
    const leads = (unit.block['leads'] ?? []) as readonly string[];
    if (led !== undefined && !leads.includes(led.datasheet))
      muster.fault(`${unit.id}: cannot lead ${led.id}, a unit of ${led.datasheet}`, 'TEN-ARMY-01');
  }
}

function checkBearer(muster: Muster, unit: Mustered): void {
  const { id, enhancements, models } = unit;
  if (enhancements.length > 1) muster.fault(`${id}: ${enhancements.length} Enhancements, at most one`, 'TEN-ARMY-01');
  if (!anyHas(unit, CHARACTER)) return muster.fault(`${id}: has an Enhancement, but no Character`, 'TEN-ARMY-01');
  const isSeveral = models.reduce((sum, it) => sum + it.count, 0) > 1;
  for (const { name, bearer } of enhancements) {
    if (bearer === null && isSeveral) muster.fault(`${id}: does not say which model bears ${name}`, 'TEN-ARMY-05');
    const kind = models.find((it) => it.kind === bearer);
    if (bearer !== null && !kind?.keywords.includes(CHARACTER))
      muster.fault(`${id}: ${bearer}, who bears ${name}, is no Character`, 'TEN-ARMY-05');
  }
}
