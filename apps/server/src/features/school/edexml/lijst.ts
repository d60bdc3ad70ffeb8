/**
 * A list of leerlingen as schools in Flanders have it, as CSV or XLSX, read into the same rows as an EdeXML file: one heading, a leerling
 * a row. Only the columns below are read; others (addresses, rijksregisternummer, phones) reach no memory of ours.
 *
 * Where the headings come from: Informat names them `p_persoon`, `Naam`, `Voornaam`, `Instelnr`, `Klas`, `Klascode`, `Graad` and
 * `Leerjaar` (public client of its web service, class StudentSubgroup); WISA keeps naam, voornaam, klas (its klascode), geboortedatum and
 * for a kleuterklas graad `NVT` with 0-3 as leerjaar (bingelsite.helpdocs.io, synchronisatie tussen WISA en Bingel); Smartschool names
 * `naam`, `voornaam`, `internnummer` and `stamboeknummer` (public clients of its web services). What else a school can choose as heading
 * of its own list is not published: the other names are synonyms of ours.
 */
import type { Regio } from '@spelrijk/domain/admin';
import { isVoorvoegsel } from '@spelrijk/domain/naam';
import { AppError } from '../../../platform/app-error.ts';
import { readCsv, type Tabel } from '../../../platform/bestand/tabel.ts';
import { readXlsx } from '../../../platform/bestand/werkmap.ts';
import type { Rij, Ruw } from './lees.ts';
import { schoon } from '../../../platform/bestand/waarde.ts';

type Veld =
  | 'roepnaam'
  | 'achternaam'
  | 'voorvoegsel'
  | 'heel'
  | 'klas'
  | 'leerjaar'
  | 'graad'
  | 'sleutel'
  | 'instelling'
  | 'schooljaar'
  | 'geboortedatum'
  | 'uit';

/** First what is surest: of two columns that mean the same, the earlier name is read. */
const KOPPEN: Readonly<Record<Veld, readonly string[]>> = {
  roepnaam: ['roepnaam', 'voornaam'],
  achternaam: ['familienaam', 'achternaam', 'naam'],
  voorvoegsel: ['voorvoegsel', 'tussenvoegsel'],
  heel: ['naam en voornaam', 'naam voornaam', 'voornaam en naam', 'volledige naam', 'naam leerling', 'leerling'],
  klas: ['klas', 'klasnaam', 'klascode', 'klasgroep', 'officiele klas', 'groep', 'groepsnaam'],
  leerjaar: ['leerjaar', 'jaargroep'],
  graad: ['graad'],
  sleutel: ['p persoon', 'stamboeknummer', 'stamboeknr', 'stamnummer', 'stamnr', 'intern nummer', 'internnummer', 'leerlingnummer'],
  instelling: ['instellingsnummer', 'instellingsnr', 'instelnr', 'instnr'],
  schooljaar: ['schooljaar'],
  geboortedatum: ['geboortedatum'],
  uit: ['uitschrijvingsdatum', 'datum uitschrijving', 'einddatum inschrijving'],
};

/** Programs that are known by a heading of their own. */
const PAKKETTEN: readonly (readonly [kop: string, pakket: string])[] = [
  ['p persoon', 'Informat'],
  ['instelnr', 'Informat'],
  ['internnummer', 'Smartschool'],
  ['intern nummer', 'Smartschool'],
];

const ZOEK_RIJEN = 20;

/** A heading without what programs write differently: capitals, accents, signs. */
const kaal = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

type Kolommen = Readonly<Record<Veld, number>>;

/** Places of the columns in one row; -1 for what it has not. `Naam` without `Voornaam` beside it is the whole name. */
function kolommenIn(cellen: readonly string[]): Kolommen {
  const namen = cellen.map(kaal);
  const plek = (veld: Veld): number => KOPPEN[veld].map((naam) => namen.indexOf(naam)).find((i) => i >= 0) ?? -1;
  const roepnaam = plek('roepnaam');
  const alleen = roepnaam < 0;
  return {
    roepnaam,
    achternaam: alleen ? -1 : plek('achternaam'),
    voorvoegsel: plek('voorvoegsel'),
    heel: alleen ? ([plek('heel'), namen.indexOf('naam')].find((i) => i >= 0) ?? -1) : -1,
    klas: plek('klas'),
    leerjaar: plek('leerjaar'),
    graad: plek('graad'),
    sleutel: plek('sleutel'),
    instelling: plek('instelling'),
    schooljaar: plek('schooljaar'),
    geboortedatum: plek('geboortedatum'),
    uit: plek('uit'),
  };
}

const isKop = ({ roepnaam, achternaam, heel, klas, leerjaar }: Kolommen): boolean =>
  ((roepnaam >= 0 && achternaam >= 0) || heel >= 0) && (klas >= 0 || leerjaar >= 0);

interface Kop {
  readonly rij: number;
  readonly kolommen: Kolommen;
}

/** The first of the first rows that names a leerling and where it sits. */
function findKop(rijen: Tabel['rijen']): Kop | undefined {
  const rij = rijen.slice(0, ZOEK_RIJEN).findIndex((cellen) => isKop(kolommenIn(cellen)));
  const cellen = rijen[rij];
  return cellen && { rij, kolommen: kolommenIn(cellen) };
}

const isHoofdletters = (woord: string): boolean => /^[\p{Lu}'’-]{2,}$/u.test(woord);

/**
 * A whole name in two. `De Smet, Jan` says it itself; a surname in capitals or one that begins with a particle stands in front; else the
 * first word is the first name. A particle is never taken off its name: in Flanders it is part of it.
 * @example splitNaam('VAN DEN BERGHE Noor') // { roepnaam: 'Noor', achternaam: 'VAN DEN BERGHE' }
 */
export function splitNaam(tekst: string): { readonly roepnaam: string; readonly achternaam: string } {
  const naam = schoon(tekst);
  const komma = naam.indexOf(',');
  if (komma >= 0) return { roepnaam: naam.slice(komma + 1).trim(), achternaam: naam.slice(0, komma).trim() };
  const woorden = naam.split(' ');
  const groot = woorden.findIndex((woord) => !isHoofdletters(woord));
  if (groot > 0) return { roepnaam: woorden.slice(groot).join(' '), achternaam: woorden.slice(0, groot).join(' ') };
  const na = woorden.findIndex((woord) => !isVoorvoegsel(woord.toLowerCase()));
  if (na > 0 && na + 1 < woorden.length)
    return { roepnaam: woorden.slice(na + 1).join(' '), achternaam: woorden.slice(0, na + 1).join(' ') };
  return { roepnaam: woorden[0] ?? '', achternaam: woorden.slice(1).join(' ') };
}

const KLEUTER = /kleuter|^k\s?\d|^\d\s?k[a-z]?$|^\d\s?ko/i;

/**
 * Our number for a year of a Flemish school: the first leerjaar is 3, the third kleuterklas 2. Anything else is left for a person.
 * @example vlaamseJaargroep('3A', '') // '5'; vlaamseJaargroep('3', 'NVT') // '2'
 */
export function vlaamseJaargroep(tekst: string, graad: string): string {
  const waarde = schoon(tekst);
  const cijfer = /\d/.exec(waarde)?.[0];
  if (cijfer === undefined) return '';
  const jaar = Number(cijfer);
  // Outside primary school of ours: `0` is what a school program calls too young.
  if (kaal(graad) === 'nvt' || KLEUTER.test(waarde)) return jaar === 2 || jaar === 3 ? String(jaar - 1) : '0';
  return jaar >= 1 && jaar <= 6 && !/\d\d/.test(waarde) ? String(jaar + 2) : '';
}

const rijVan = (velden: Readonly<Record<string, string>>, regel: number, sleutel = '', groepen: readonly string[] = []): Rij => ({
  sleutel,
  eckid: '',
  velden: new Map(Object.entries(velden).flatMap(([naam, waarde]) => (waarde === '' ? [] : [[naam, [waarde]] as const]))),
  groepen,
  regel,
});

const klasSleutel = (naam: string): string => `klas ${kaal(naam)}`;

type Cel = (veld: Veld) => string;

function leerlingVan(cel: Cel, regel: number, regio: Regio): Rij | undefined {
  const gesplitst = cel('heel') === '' ? { roepnaam: cel('roepnaam'), achternaam: cel('achternaam') } : splitNaam(cel('heel'));
  if (gesplitst.roepnaam === '' && gesplitst.achternaam === '') return undefined;
  const klas = cel('klas');
  const jaargroep =
    regio === 'be' ? vlaamseJaargroep(cel('leerjaar') || klas, cel('graad')) : cel('leerjaar') || (/^\D*([1-8])\D*$/.exec(klas)?.[1] ?? '');
  const velden = {
    ...gesplitst,
    voorvoegsel: cel('voorvoegsel'),
    jaargroep,
    geboortedatum: cel('geboortedatum'),
    uitstroomdatum: cel('uit'),
  };
  return rijVan(velden, regel, cel('sleutel'), klas === '' ? [] : [klasSleutel(klas)]);
}

/** The one value of a column that all rows agree on; '' when they differ. */
const enige = (waarden: readonly string[]): string => {
  const alle = [...new Set(waarden.filter((waarde) => waarde !== ''))];
  return alle.length === 1 ? (alle[0] ?? '') : '';
};

function toRuw({ rijen, geraden }: Tabel, { rij, kolommen }: Kop, regio: Regio): Ruw {
  const koppen = (rijen[rij] ?? []).map(kaal);
  const cellen = rijen.slice(rij + 1).map(
    (inhoud): Cel =>
      (veld) =>
        schoon(kolommen[veld] < 0 ? '' : (inhoud[kolommen[veld]] ?? '')),
  );
  const leerlingen = cellen.flatMap((cel, i) => leerlingVan(cel, rij + i + 2, regio) ?? []);
  const klassen = new Map(cellen.map((cel) => cel('klas')).flatMap((naam) => (naam === '' ? [] : [[klasSleutel(naam), naam] as const])));
  return {
    school: rijVan(
      {
        instellingsnummer: enige(cellen.map((cel) => cel('instelling'))),
        schooljaar: enige(cellen.map((cel) => cel('schooljaar'))),
        auteur: PAKKETTEN.find(([kop]) => koppen.includes(kop))?.[1] ?? '',
      },
      rij + 1,
    ),
    groepen: [...klassen].map(([sleutel, naam]) => rijVan({ naam }, rij + 1, sleutel)),
    samengesteld: [],
    leerlingen,
    leerkrachten: [],
    geraden,
    lijst: true,
  };
}

const isWerkmap = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isXml = (bytes: Uint8Array): boolean => [...bytes.subarray(0, 64)].find((byte) => byte > 0x20 && byte < 0x80) === 0x3c;

/** `undefined` when these bytes are no table at all; a table without the columns that it takes is refused. */
export async function readLijst(bytes: Uint8Array, regio: Regio): Promise<Ruw | undefined> {
  if (bytes.length === 0 || isXml(bytes)) return undefined;
  const tabel = await readTabel(bytes);
  const kop = tabel && findKop(tabel.rijen);
  if (kop) return toRuw(tabel, kop, regio);
  if (isWerkmap(bytes) && tabel) throw new AppError('invalid', 'edexml/geen-kop');
  return undefined;
}

/** What is no archive of a spreadsheet, or no text in columns, is for the reader of EdeXML to refuse. */
async function readTabel(bytes: Uint8Array): Promise<Tabel | undefined> {
  try {
    return isWerkmap(bytes) ? await readXlsx(bytes, (rijen) => findKop(rijen) !== undefined) : readCsv(bytes);
  } catch (error) {
    if (error instanceof AppError && ['tabel/geen-werkmap', 'tabel/geen-tabel', 'bestand/archief'].includes(error.code)) return undefined;
    throw error;
  }
}
