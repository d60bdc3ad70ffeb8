/**
 * Names as people paste them: one leerling a line, in columns (tab, semicolon) or as one name. Pure; what is doubtful stays
 * visible for the person who pastes.
 */
import { foldTekst } from '@spelrijk/base/tekst';
import type { Regio } from '@spelrijk/domain/admin';
import { isVoorvoegsel, metVoor, splitAchternaam } from '@spelrijk/domain/naam';

export interface PlakRij {
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  /** 1-8 when the line said so. */
  readonly jaargroep?: number;
}

const KOPPEN: Readonly<Record<string, keyof PlakRij | 'naam'>> = {
  roepnaam: 'roepnaam',
  voornaam: 'roepnaam',
  voorvoegsel: 'voorvoegsel',
  tussenvoegsel: 'voorvoegsel',
  tussenvoegsels: 'voorvoegsel',
  achternaam: 'achternaam',
  familienaam: 'achternaam',
  naam: 'naam',
  leerling: 'naam',
  jaargroep: 'jaargroep',
  leerjaar: 'jaargroep',
  groep: 'jaargroep',
  klas: 'jaargroep',
};

/** Our own files put an apostrophe before a name that a spreadsheet would run as a formula. */
const zonderApostrof = (tekst: string): string => tekst.replace(/^'(?='?[=+\-@＝＋－＠])/u, '');

const clean = (tekst: string): string => tekst.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** `Jansen, Tim` and `Berg, Noor van den` turned round; else the first word is the first name. */
function readNaam(tekst: string): PlakRij {
  const naam = clean(tekst);
  const komma = naam.indexOf(',');
  if (komma >= 0) {
    const rest = clean(naam.slice(komma + 1)).split(' ');
    const eerste = rest.findIndex((woord, i) => i > 0 && isVoorvoegsel(woord));
    const [roep, voor] = eerste < 0 ? [rest, []] : [rest.slice(0, eerste), rest.slice(eerste)];
    const { voorvoegsel, achternaam } = splitAchternaam(naam.slice(0, komma));
    return { roepnaam: roep.join(' '), voorvoegsel: [...voor, voorvoegsel].filter(Boolean).join(' '), achternaam };
  }
  const [roepnaam = '', ...rest] = naam.split(' ');
  return rest.length === 0 ? { roepnaam, voorvoegsel: '', achternaam: '' } : { roepnaam, ...splitAchternaam(rest.join(' ')) };
}

/** The number of a year as it stands there; below zero for that of a kleuterklas (`K3`). */
function readJaar(tekst: string): number | undefined {
  const kleuter = /^(?:k\s?([1-3])|([1-3])\s?(?:k|\S*\s*kleuter)\S*)$/i.exec(tekst.trim());
  if (kleuter) return -Number(kleuter[1] ?? kleuter[2]);
  const jaar = Number(/\b([1-8])\b/.exec(tekst)?.[1] ?? /([1-8])/.exec(tekst)?.[1]);
  return Number.isInteger(jaar) ? jaar : undefined;
}

const metJaar = (rij: PlakRij, tekst: string | undefined): PlakRij => {
  const jaargroep = tekst === undefined ? undefined : readJaar(tekst);
  return jaargroep === undefined ? rij : { ...rij, jaargroep };
};

type Kop = readonly (keyof PlakRij | 'naam' | undefined)[];

function uitKolommen(cellen: readonly string[], kop: Kop): PlakRij {
  const van = (veld: keyof PlakRij | 'naam'): string => clean(cellen[kop.indexOf(veld)] ?? '');
  if (kop.includes('naam')) return metJaar(readNaam(van('naam')), van('jaargroep'));
  const achternaam = kop.includes('voorvoegsel')
    ? { voorvoegsel: van('voorvoegsel'), achternaam: van('achternaam') }
    : splitAchternaam(van('achternaam'));
  return metJaar({ roepnaam: van('roepnaam'), ...achternaam }, kop.includes('jaargroep') ? van('jaargroep') : undefined);
}

/** What columns without a head mean, by how many there are. */
const ZONDER_KOP: Readonly<Record<number, Kop>> = {
  1: ['naam'],
  2: ['roepnaam', 'achternaam'],
  3: ['roepnaam', 'voorvoegsel', 'achternaam'],
  4: ['roepnaam', 'voorvoegsel', 'achternaam', 'jaargroep'],
};

/** A cell that is a year and no name: `5`, `5a`, `groep 6`. */
const isJaar = (cel: string): boolean => /^(?:groep|klas|jaargroep|leerjaar|[kl])?\s*[1-8]\s?[a-d]?$/i.test(cel);

/** The columns of one line, whatever the lines around it have: by tab, else by semicolon, else by two commas or more (one turns a name round). */
function splitRegel(regel: string): readonly string[] {
  const scheiding = regel.includes('\t') ? '\t' : regel.includes(';') ? ';' : regel.split(',').length > 2 ? ',' : undefined;
  const cellen = scheiding === undefined ? [regel] : regel.split(scheiding);
  return cellen.map((cel) => zonderApostrof(clean(cel).replaceAll(/^"|"$/g, '')));
}

/** A line by itself: a name, or columns that mean what their number says; a year behind a name is no surname. */
function readRegel(cellen: readonly string[]): PlakRij {
  const [eerste = '', tweede = ''] = cellen;
  if (cellen.length === 2 && isJaar(tweede)) return metJaar(readNaam(eerste), tweede);
  if (cellen.length === 3 && isJaar(cellen[2] ?? '')) return metJaar(uitKolommen(cellen, ZONDER_KOP[2] ?? []), cellen[2]);
  return uitKolommen(cellen, ZONDER_KOP[Math.min(4, cellen.length)] ?? []);
}

/** Our number for a year as it stood there: groep 5, in Flanders the third leerjaar. */
function ownJaar(jaar: number | undefined, regio: Regio): number | undefined {
  if (jaar === undefined || (jaar < 0 && regio === 'nl')) return undefined;
  if (regio === 'nl') return jaar;
  if (jaar < 0) return jaar < -1 ? -jaar - 1 : undefined;
  return jaar <= 6 ? jaar + 2 : undefined;
}

/** As a region has it: in Flanders a particle is part of the surname, whatever its letters are. */
function inRegio({ jaargroep, ...rij }: PlakRij, regio: Regio): PlakRij {
  const jaar = ownJaar(jaargroep, regio);
  const naam = regio === 'nl' ? rij : { ...rij, voorvoegsel: '', achternaam: metVoor(rij) };
  return jaar === undefined ? naam : { ...naam, jaargroep: jaar };
}

/** Every line with something on it, as a leerling of this region; a first line with names of columns is understood, and a line without columns below it too. */
export const readPlak = (tekst: string, regio: Regio = 'nl'): readonly PlakRij[] => readRegels(tekst).map((rij) => inRegio(rij, regio));

function readRegels(tekst: string): readonly PlakRij[] {
  const regels = tekst.split(/\r?\n/).filter((regel) => clean(regel.replaceAll(/[;,]/g, ' ')) !== '');
  const rijen = regels.map(splitRegel);
  const koppen = (rijen[0] ?? []).map((cel) => KOPPEN[cel.toLowerCase()]);
  // `Naam` beside `Voornaam` is the family name, as Flemish lists have it.
  const kop: Kop =
    koppen.includes('roepnaam') && !koppen.includes('achternaam') ? koppen.map((veld) => (veld === 'naam' ? 'achternaam' : veld)) : koppen;
  const heeftKop = kop.includes('naam') || (kop.includes('roepnaam') && kop.length > 1);
  return heeftKop ? rijen.slice(1).map((rij) => (rij.length === 1 ? readRegel(rij) : uitKolommen(rij, kop))) : rijen.map(readRegel);
}

/** The same child, however it is written: case, accents and spaces do not matter. */
export const fold = ({ roepnaam, voorvoegsel, achternaam }: Pick<PlakRij, 'roepnaam' | 'voorvoegsel' | 'achternaam'>): string =>
  foldTekst(`${roepnaam} ${voorvoegsel} ${achternaam}`).replaceAll(/[^\p{L}\p{N}]/gu, '');
