/**
 * Decides: what can be said of how a word is built: its parts, its base, its longer form, and whether its record proves it.
 * Source: parts, base and form of the record; the table of longer forms.
 * Example: langer(beeld) of hont for hond names honden; of club nothing, because clubs does not help.
 */
import { langereVorm } from '../lexicon/langer.ts';
import { BIJVOEGLIJK } from '../lexicon/woordsoorten.ts';
import { meervoudVan, overtreffendeTrap, vergrotendeTrap } from '../vormen.ts';
import { conjugate, stamVan } from '../werkwoord/conjugate.ts';
import type { Bewering, Foutbeeld } from './foutbeeld.ts';
import { klinkt } from './beweringen.ts';
import { madeOf, plekVan, writtenAll, stukBij, stukkenVan } from './plek.ts';

const FINIET: ReadonlySet<string> = new Set(['tt1', 'tt2-achter', 'gebied']);
const ALS_BIJVOEGLIJK: ReadonlySet<string> = new Set(['td', 'trap']);
/** Behind the letter that is heard as t or p: of hondje, of blindheid. */
const STAART = /(?<=[bdpt])(?:jes?|heid|loos|schap|achtig|zaam|baar|ling)$/;
/** The s is an ending in these, and belongs to the word in plaats and loods. */
const MET_S: ReadonlySet<string> = new Set(['rechts', 'slechts', 'hands']);

type Vormbeeld = Pick<Foutbeeld, 'woord' | 'basis' | 'vorm'>;

/** The longer form of a word or a part, as far as table and record know it; `kort` is what is left of it without its ending. */
function langerVan({ woord, basis, vorm }: Vormbeeld, deel: string | undefined, laatste: boolean, kort: string): string | undefined {
  if (deel === undefined || laatste) {
    if (vorm === 'verkl') return basis !== undefined && woord.startsWith(basis) ? langereVorm(basis, deel) : undefined;
    // eet, zit: of eten, zitten.
    if (FINIET.has(vorm)) return basis !== undefined && (basis.startsWith(woord) || stamVan(basis) === woord) ? basis : undefined;
    if (vorm === 'vt') return basis === undefined ? undefined : pastMany(basis, woord);
    if (ALS_BIJVOEGLIJK.has(vorm)) return `${woord}e`;
    if (vorm !== '' && vorm !== 'bn') return undefined;
  }
  return langereVorm(kort) ?? (deel === undefined ? undefined : langereVorm(deel));
}

/** hond of hondje, recht of rechts, afstand of the afstands of langeafstandsloper. */
function zonderStaart(kaal: string, basis: string | undefined, laatste: boolean): string {
  if (!/[bdpt]s$/.test(kaal)) return kaal.replace(STAART, '');
  const zonder = kaal.slice(0, -1);
  return !laatste || zonder === basis || MET_S.has(kaal) ? zonder : kaal;
}

/** wij vonden, of vond. */
function pastMany(basis: string, woord: string): string | undefined {
  const { vtEv, vtMv } = conjugate(basis);
  return vtEv === woord ? vtMv : undefined;
}

/** Make it longer: then you hear which letter it is. */
export function langer(fout: Foutbeeld, { wij = false } = {}): Bewering {
  const letter = fout.goed.charAt(0);
  const stuk = stukBij(fout);
  const laatste = stuk === undefined || stuk.end === fout.woord.length;
  const plek = stuk ? fout.start - stuk.start : fout.start;
  const heel = stuk?.los ?? fout.woord;
  const zonder = zonderStaart(heel, fout.basis, laatste);
  // Of vriendschap the d is of vriend, and the p its own.
  const kort = plek < zonder.length ? zonder : heel;
  const vorm = langerVan(fout, stuk?.los, laatste, kort);
  return {
    soort: 'langer',
    zin: `Maak het langer: ${wij ? 'wij ' : ''}${vorm ?? ''}. Je hoort ${letter}, dus je schrijft ${writtenAll(fout, letter) ? 'alleen ' : ''}${letter}.`,
    klopt:
      /^[bdpt]$/.test(letter) &&
      vorm !== undefined &&
      kort.endsWith(letter) &&
      plek === kort.length - 1 &&
      fout.fout !== letter &&
      hearsIn(vorm, letter),
    ...(vorm !== undefined && { vormen: [vorm] }),
  };
}

/** Is this letter heard as itself before the ending of the longer form? */
const hearsIn = (vorm: string, letter: string): boolean => new RegExp(`${letter}(?:en|e|eren|ig|erig)$`).test(vorm);

/** The parts of a compound, each written as it is by itself. */
export function delen(fout: Foutbeeld, tekst: (genoemd: string) => string, klopt = true): Bewering {
  const los = stukkenVan(fout)
    .filter(({ tussen }) => !tussen)
    .map((stuk) => stuk.los);
  return { soort: 'delen', zin: tekst(los.join(' + ')), klopt: klopt && los.length > 1, vormen: los };
}

/** The error stands where a part of a compound begins: each part is written as it is by itself. */
export const deelBij = (fout: Foutbeeld): Bewering =>
  delen(
    fout,
    (los) => `Zoek de delen: ${los}. Schrijf elk deel zoals je het kent: ${fout.woord}.`,
    stukkenVan(fout).some(({ start, tussen }) => !tussen && start > 0 && start === fout.start),
  );

/** The first part is a noun with a plural on -en only. */
export function eersteDeelMeervoud(fout: Foutbeeld): Bewering {
  const [eerste, tussen] = stukkenVan(fout);
  const enkel = eerste?.los ?? '';
  const meer = enkel === '' ? '' : meervoudVan(enkel);
  return {
    soort: 'eerste deel meervoud',
    zin: `Het eerste woord is ${enkel}. Bij meer dan één schrijf je ${meer}, met en. Dus schrijf je ook hier en: ${fout.woord}.`,
    klopt: tussen?.tussen === true && fout.goed === 'en' && fout.fout !== 'en' && meer.endsWith('en') && isGeteld(enkel),
    vormen: [enkel, meer],
  };
}

/** Nouns of which the bank has compounds with -en-, all with one plural. */
const GETELD: ReadonlySet<string> = new Set(
  `pan hond kip boek kat paard schaap koe vogel vos beer muis rat peer pruim kers druif noot boon erwt krent bes bloem roos plant boom tak eik
  ster krant kaars lamp poes pop kaart hand tand voet vrouw held dief reus heks prins vriend mier bij spin slak leeuw aap wesp duif eend gans zwaan
  kikker brief fles tas schoen hoed jas broek rok kleur klank letter mens boef bril ketel kruis doos pot pijp veer`.split(/\s+/),
);
const isGeteld = (woord: string): boolean => GETELD.has(woord) && !BIJVOEGLIJK.has(woord);

/** The word without its ending is the base of the record. */
export const basisMet = (fout: Foutbeeld, eind: string, tekst: (basis: string) => string): Bewering => ({
  soort: 'basis met einde',
  zin: tekst(fout.basis ?? ''),
  klopt: fout.basis !== undefined && fout.woord === fout.basis + eind && !fout.getypt.endsWith(eind),
  vormen: fout.basis === undefined ? [] : [fout.basis],
});

/** Of these there are not more than one: allen, iets spannends. */
const ONGETELD: ReadonlySet<string> = new Set([
  'alle',
  'beide',
  'veel',
  'weinig',
  'enkele',
  'sommige',
  'andere',
  'spannend',
  'belangrijk',
  'ziek',
]);

/** The form is that of more than one. */
export const meerDanEen = (fout: Foutbeeld): Bewering => {
  const eind = fout.woord.endsWith('en') ? 'en' : 's';
  return {
    soort: 'meer dan een',
    zin: `Meer dan één ${fout.basis ?? ''}: dat zijn ${fout.woord}. Aan het eind schrijf je ${eind}.`,
    klopt:
      fout.vorm === 'mv' &&
      fout.basis !== undefined &&
      fout.woord.endsWith(eind) &&
      !fout.getypt.endsWith(eind) &&
      !ONGETELD.has(fout.basis) &&
      !BIJVOEGLIJK.has(fout.basis),
    vormen: fout.basis === undefined ? [] : [fout.basis],
  };
};

/** Comparison: groot, groter, grootst. */
export function trap(fout: Foutbeeld): readonly Bewering[] {
  const { basis, woord, getypt } = fout;
  if (basis === undefined) return [];
  const vormen = [basis];
  const naR = `${basis}der` === woord && basis.endsWith('r');
  const over = overtreffendeTrap(basis);
  return [
    {
      soort: 'trap na r',
      zin: `Eindigt het woord op een r? Dan komt er der achter: ${basis}, ${woord}.`,
      // helderdere has its der, and more.
      klopt: naR && !getypt.startsWith(`${basis}d`),
      vormen,
    },
    {
      soort: 'vergrotende trap',
      zin: `Bij vergelijken schrijf je er aan het eind: ${basis}, ${woord}.`,
      klopt: !naR && woord.endsWith('er') && vergrotendeTrap(basis) === woord && !getypt.endsWith('er'),
      vormen,
    },
    {
      soort: 'overtreffende trap',
      zin: `Bij vergelijken schrijf je st aan het eind: ${basis}, ${woord}.`,
      klopt: woord === over && woord.endsWith('st') && !getypt.endsWith('st') && !woord.endsWith('sst'),
      vormen,
    },
  ];
}

/** The letter is v or z here, while the base has f or s; or the other way round. */
export function wissel(fout: Foutbeeld, [stem, stemloos]: readonly [string, string]): readonly Bewering[] {
  const { basis, woord, start, tekens } = fout;
  const letter = woord.charAt(start);
  const klank = tekens.find((teken) => teken.start <= start && start < teken.end)?.foneem;
  const made = madeOf(fout, { start, end: start + 1 });
  // vliessen: who doubled it wrote that letter too.
  const enkel = made.replace(/^(.)\1$/, '$1');
  return [
    {
      soort: 'wissel',
      zin: `Bij ${basis ?? ''} schrijf je een ${stemloos}, maar in ${woord} hoor je een ${stem}. Schrijf die ${stem}.`,
      klopt: letter === stem && klank === stem && enkel === stemloos && basis?.endsWith(stemloos) === true,
      vormen: basis === undefined ? [] : [basis],
    },
    {
      soort: 'geen wissel',
      zin: `In ${woord} hoor je een ${letter}. Dus schrijf je een ${letter}.`,
      klopt: (letter === stem || letter === stemloos) && klank === letter && (made === stem || made === stemloos) && made !== letter,
    },
  ];
}

/** A v or z is heard; behind p, t, k, s, f or ch (ontvoeren, hetzelfde) none is heard in what is said quickly, so that nobody is told to listen. */
export const klinktStem = (fout: Foutbeeld, letters: 'v' | 'z', zin: string): Bewering => {
  const bewering = klinkt(fout, letters, new RegExp(`^${letters}$`), zin);
  const ervoor = fout.tekens.findLast(({ end, foneem }) => end <= (plekVan(fout, letters)?.start ?? 0) && foneem !== '')?.foneem ?? '';
  return { ...bewering, klopt: bewering.klopt && !/[ptksfx]$/.test(ervoor) };
};
