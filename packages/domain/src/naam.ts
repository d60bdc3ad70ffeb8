/** Names of people in parts, and their order: by achternaam, in the Netherlands with the voorvoegsel behind it, in Flanders with it. */
import { compareTekst } from '@spelrijk/base/tekst';
import type { Regio } from './admin.ts';

/** Prefixes of Dutch, Flemish and common other surnames, written apart and in small letters, and how administrations shorten them. */
const VOORVOEGSELS =
  "'s 't af al aan bij bin binti d' da das de del della den der des di do dos du e el en het in l' la las le les los mac o' of onder op over 't te ten ter thor tot uit und van vanden ver von voor y zu zum zur d. v. v.d. v/d".split(
    ' ',
  );

/** An apostrophe as a keyboard, a telephone and a text processor type it: ’t where a list of a school has 't. */
const APOSTROF = "['’‘ʼ´`]";

/** What stands before a name in Dutch order, with a capital or without. For the database too, which reads it as JavaScript does. */
export const VOOR_DE_NAAM = `^(?:[dl]${APOSTROF}(?=\\S)|(?:${VOORVOEGSELS.join('|').replaceAll('.', '[.]').replaceAll("'", APOSTROF)})\\s+)+`;

/** A voorvoegsel without its last letter, as d' and l': the name stands against it. For the database too. */
export const ELISIE = `${APOSTROF}$`;

const KORT = new RegExp(ELISIE, 'u');
/** Written against its name: in small letters, so that D'Hondt stays whole. */
const GEPLAKT = new RegExp(`^([dl]${APOSTROF})(?=\\p{L})`, 'u');

/** The achternaam with what stands before it. @example metVoor({ voorvoegsel: "d'", achternaam: 'Ancona' }) // d'Ancona */
export const metVoor = ({ voorvoegsel = '', achternaam }: Omit<Persoonsnaam, 'roepnaam'>): string =>
  `${voorvoegsel}${KORT.test(voorvoegsel) ? '' : ' '}${achternaam}`.trim();

const ELK_APOSTROF = new RegExp(APOSTROF, 'gu');

const IS_VOORVOEGSEL = new Set(VOORVOEGSELS);
const VOOR = new RegExp(VOOR_DE_NAAM, 'iu');

/** With any apostrophe. */
export const isVoorvoegsel = (woord: string): boolean => IS_VOORVOEGSEL.has(woord.replaceAll(ELK_APOSTROF, "'"));

/**
 * `van den Berg` apart: prefixes as long as they last, at least one word stays the achternaam. With a capital it is part of the name, as in Flanders.
 * @example splitAchternaam('van den Berg') // { voorvoegsel: 'van den', achternaam: 'Berg' }
 * @example splitAchternaam("d'Ancona") // { voorvoegsel: "d'", achternaam: 'Ancona' }
 */
export function splitAchternaam(tekst: string): { readonly voorvoegsel: string; readonly achternaam: string } {
  const heel = tekst.normalize('NFC').trim().split(/\s+/u);
  const voor = heel.findIndex((woord, i) => !isVoorvoegsel(woord) || i === heel.length - 1);
  const woorden = heel.toSpliced(voor, 1, ...(heel[voor] ?? '').replace(GEPLAKT, '$1 ').split(' '));
  const eerste = woorden.findIndex((woord, i) => !isVoorvoegsel(woord) || i === woorden.length - 1);
  return { voorvoegsel: woorden.slice(0, eerste).join(' '), achternaam: woorden.slice(eerste).join(' ') };
}

/** An achternaam that was typed whole, in its two parts; in Flanders it is one. */
export const metVoorvoegsel = <Naam extends { readonly voorvoegsel: string; readonly achternaam: string }>(
  regio: Regio,
  naam: Naam,
): Naam => (naam.voorvoegsel === '' && regio === 'nl' ? { ...naam, ...splitAchternaam(naam.achternaam) } : naam);

/** Which of two with one name it is, behind an achternaam as a docent reads it: no part of the name, so nothing for who is at home. @example splitNummer('Bakker (1)') // ['Bakker', ' (1)'] */
export function splitNummer(achternaam: string): readonly [achternaam: string, nummer: string] {
  const nummer = / \(\d+\)$/.exec(achternaam)?.[0] ?? '';
  return [achternaam.slice(0, achternaam.length - nummer.length), nummer];
}

interface Persoonsnaam {
  readonly roepnaam: string;
  readonly voorvoegsel?: string;
  /** Can hold the voorvoegsel too. */
  readonly achternaam: string;
}

/**
 * What a list puts an achternaam under. `De Vries` stands under the V in the Netherlands, also where somebody typed it with a capital, and under the
 * D in Flanders, where it is part of the name; any apostrophe is one. The database sorts alike (`opNaam`).
 */
const kernVan = (regio: Regio, { voorvoegsel = '', achternaam }: Persoonsnaam): string =>
  (regio === 'be' ? metVoor({ voorvoegsel, achternaam }) : achternaam.trim().replace(VOOR, '')).replaceAll(ELK_APOSTROF, "'");

/** What a name is sorted by. @example naamSleutel('nl')({ roepnaam: 'Sanne', achternaam: 'van den Berg' }) // Berg Sanne van den */
export const naamSleutel =
  (regio: Regio) =>
  (naam: Persoonsnaam): string => {
    const kern = kernVan(regio, naam);
    const voor = regio === 'be' ? '' : `${naam.voorvoegsel ?? ''} ${naam.achternaam.trim().slice(0, -kern.length || undefined)}`;
    return `${kern} ${naam.roepnaam} ${voor}`.replaceAll(/\s+/gu, ' ').trim();
  };

/** By achternaam, then roepnaam, then voorvoegsel; who has no achternaam stands by roepnaam among them. */
export const compareNamen =
  (regio: Regio) =>
  (a: Persoonsnaam, b: Persoonsnaam): number => {
    const [van, met] = [kernVan(regio, a) || a.roepnaam, kernVan(regio, b) || b.roepnaam];
    const sleutel = naamSleutel(regio);
    return compareTekst(van, met) || compareTekst(a.roepnaam, b.roepnaam) || compareTekst(sleutel(a), sleutel(b));
  };

/** All of a name, of who may have no achternaam. @example heleNaam({ roepnaam: 'Bo', achternaam: '' }) // Bo */
export const heleNaam = ({ roepnaam, ...achter }: Persoonsnaam): string => `${roepnaam} ${metVoor(achter)}`.trim();

/** What each of a groep is called among the others: the roepnaam, or the whole name when somebody else there is called so. */
export function roepnamen(
  leerlingen: readonly { readonly id: string; readonly roepnaam: string; readonly achternaam: string }[],
): ReadonlyMap<string, string> {
  const keer = new Map<string, number>();
  for (const { roepnaam } of leerlingen) keer.set(roepnaam.toLowerCase(), (keer.get(roepnaam.toLowerCase()) ?? 0) + 1);
  return new Map(
    leerlingen.map(({ id, roepnaam, achternaam }) => [
      id,
      keer.get(roepnaam.toLowerCase()) === 1 ? roepnaam : `${roepnaam} ${achternaam}`.trim(),
    ]),
  );
}
