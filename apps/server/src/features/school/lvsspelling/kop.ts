/** Which column is what: the names that school programs give them, long (a row a test) and wide (a column a test). */

import type { LvsKolom } from '@spelrijk/contract/lvsspelling';
import { isLvsWaarde, type LvsVeld } from '@spelrijk/domain/lvsspelling';

export type Veld = LvsVeld;

const ALIASSEN: Readonly<Record<Veld, readonly string[]>> = {
  leerlingnummer: ['leerlingnummer', 'leerlingnr', 'leerling id', 'leerlingid', 'stamnummer', 'nummer', 'las key', 'laskey'],
  eckid: ['eck id', 'eckid', 'ketenid'],
  naam: ['leerling', 'naam leerling', 'naam'],
  achternaam: ['achternaam'],
  voorvoegsel: ['voorvoegsel', 'tussenvoegsel', 'tussenvoegsels', 'tv'],
  roepnaam: ['roepnaam', 'voornaam'],
  geboortedatum: ['geboortedatum', 'geb datum', 'gebdatum', 'gebdat'],
  groep: ['groep', 'klas', 'stamgroep'],
  toets: ['toets', 'toetsnaam', 'vak'],
  moment: ['toetsmoment', 'afnamemoment', 'periode', 'moment'],
  afnamedatum: ['afnamedatum', 'datum', 'afname'],
  score: ['toetsscore', 'ruwe score', 'aantal goed', 'score'],
  opgaven: ['aantal opgaven', 'max', 'opgaven'],
  vaardigheidsscore: ['vaardigheidsscore', 'vs', 'v score', 'vaardigheid'],
  niveau: ['niveau', 'niveau a e', 'ae', 'niveau i v', 'iv', 'romeins'],
  functioneringsniveau: ['functioneringsniveau', 'fn'],
  dle: ['dle'],
  percentiel: ['percentiel', 'pct', 'percentile'],
  zone: ['zone'],
  referentieniveau: ['referentieniveau', 'ref niveau'],
  ontwikkelscore: ['ontwikkelscore'],
};

const OP_ALIAS: ReadonlyMap<string, Veld> = new Map(
  // The keys of the record above are its type; Object.entries forgets that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (Object.entries(ALIASSEN) as [Veld, readonly string[]][]).flatMap(([veld, namen]) => namen.map((naam) => [naam, veld] as const)),
);

const ZOEK_RIJEN = 20;

export type Kolom = LvsKolom;

export interface Kop {
  /** Index of the row with the names of the columns. */
  readonly rij: number;
  readonly kolommen: readonly Kolom[];
}

/** A heading without what programs write differently: capitals, accents, signs. */
export const kaal = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** A half-year of a group, inside a name: `Spelling 3.0 M4`. */
export const momentIn = (tekst: string): string | null => {
  const gevonden = /\b([MEB])\s?([3-8])\b/i.exec(tekst);
  return gevonden ? `${gevonden[1]?.toUpperCase()}${gevonden[2]}` : null;
};

/** What a heading means by itself. @example raadKolom('Spelling 3.0 M4 - VS') // wide, vaardigheidsscore */
export function guessKolom(tekst: string): Kolom {
  const veld = OP_ALIAS.get(kaal(tekst));
  if (veld) return { soort: 'veld', veld };
  const delen = /^(.*\S)\s*[-:–]\s*([^-:–]+)$/.exec(tekst.trim());
  const waarde = OP_ALIAS.get(kaal(delen?.[2] ?? ''));
  const toets = delen?.[1]?.trim() ?? '';
  return waarde && isLvsWaarde(waarde) && momentIn(toets) !== null ? { soort: 'breed', toets, veld: waarde } : null;
}

/** Things that a list of a school can hold and that are none of our business: not read, not kept. */
const PRIVE =
  /\b(bsn|burgerservicenummer|sofinummer|onderwijsnummer|pgn|rijksregisternummer|adres|straat|huisnummer|postcode|woonplaats|telefoon|mobiel|e ?mail|emailadres|nationaliteit|geboorteland|land|etniciteit|gewicht|foto|thuistaal|geloof|diagnose|dyslexie|opmerking(en)?|notitie(s)?)\b/;
export const isPrive = (kop: string): boolean => PRIVE.test(kaal(kop)) && guessKolom(kop) === null;

/** The row of the first twenty with the most known headings; `undefined` when there are no two in any row. */
export function findKop(rijen: readonly (readonly string[])[]): Kop | undefined {
  const kansen = rijen.slice(0, ZOEK_RIJEN).map((cellen, rij) => ({ rij, kolommen: cellen.map(guessKolom) }));
  const bekend = ({ kolommen }: Kop): number => kolommen.filter((kolom) => kolom !== null).length;
  const [beste] = kansen.toSorted((a, b) => bekend(b) - bekend(a) || a.rij - b.rij);
  return beste && bekend(beste) >= 2 ? beste : undefined;
}

/** The heading when nobody recognises it: the first row with more than one cell; a person says what the columns are. */
export function eersteRij(rijen: readonly (readonly string[])[]): Kop {
  const rij = Math.max(
    0,
    rijen.findIndex((cellen) => cellen.filter((cel) => cel !== '').length > 1),
  );
  return { rij, kolommen: (rijen[rij] ?? []).map(() => null) };
}
