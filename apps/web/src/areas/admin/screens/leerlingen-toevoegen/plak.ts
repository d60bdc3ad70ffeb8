/**
 * Names as people paste them: one leerling a line, in columns (tab, semicolon) or as one name. Pure; what is doubtful stays
 * visible for the person who pastes.
 */
export interface PlakRij {
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  /** 1-8 when the line said so. */
  readonly jaargroep?: number;
}

/** Prefixes of Dutch, Flemish and common other surnames, written apart and in small letters. */
const VOORVOEGSELS = new Set(
  "'s 't af al aan bij bin binti d' da das de del della den der des di do dos du e el en het in l' la las le les los mac o' of onder op over 't te ten ter thor tot uit und van vanden ver von voor y zu zum zur".split(
    ' ',
  ),
);

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
};

/** Our own files put an apostrophe before a name that a spreadsheet would run as a formula. */
const zonderApostrof = (tekst: string): string => tekst.replace(/^'(?='?[=+\-@＝＋－＠])/u, '');

const clean = (tekst: string): string => tekst.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** `van den Berg` apart: prefixes as long as they last, at least one word stays the surname. */
function splitAchternaam(tekst: string): Pick<PlakRij, 'voorvoegsel' | 'achternaam'> {
  const woorden = clean(tekst).split(' ');
  const eerste = woorden.findIndex((woord, i) => !VOORVOEGSELS.has(woord) || i === woorden.length - 1);
  return { voorvoegsel: woorden.slice(0, eerste).join(' '), achternaam: woorden.slice(eerste).join(' ') };
}

/** `Jansen, Tim` and `Berg, Noor van den` turned round; else the first word is the first name. */
function readNaam(tekst: string): PlakRij {
  const naam = clean(tekst);
  const komma = naam.indexOf(',');
  if (komma >= 0) {
    const rest = clean(naam.slice(komma + 1)).split(' ');
    const eerste = rest.findIndex((woord, i) => i > 0 && VOORVOEGSELS.has(woord));
    const [roep, voor] = eerste < 0 ? [rest, []] : [rest.slice(0, eerste), rest.slice(eerste)];
    const { voorvoegsel, achternaam } = splitAchternaam(naam.slice(0, komma));
    return { roepnaam: roep.join(' '), voorvoegsel: [...voor, voorvoegsel].filter(Boolean).join(' '), achternaam };
  }
  const [roepnaam = '', ...rest] = naam.split(' ');
  return rest.length === 0 ? { roepnaam, voorvoegsel: '', achternaam: '' } : { roepnaam, ...splitAchternaam(rest.join(' ')) };
}

function readJaar(tekst: string): number | undefined {
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

/** Every line with something on it, as a leerling; a first line with names of columns is understood. */
export function readPlak(tekst: string): readonly PlakRij[] {
  const regels = tekst.split(/\r?\n/).filter((regel) => clean(regel) !== '');
  const scheiding = regels.some((regel) => regel.includes('\t')) ? '\t' : ';';
  const rijen = regels.map((regel) => regel.split(scheiding).map((cel) => zonderApostrof(clean(cel).replaceAll(/^"|"$/g, ''))));
  const kop: Kop = (rijen[0] ?? []).map((cel) => KOPPEN[cel.toLowerCase()]);
  const heeftKop = kop.includes('naam') || (kop.includes('roepnaam') && kop.length > 1);
  const breed = Math.min(4, Math.max(1, ...rijen.map((rij) => rij.length)));
  return rijen.slice(heeftKop ? 1 : 0).map((rij) => uitKolommen(rij, heeftKop ? kop : (ZONDER_KOP[breed] ?? [])));
}

/** The same child, however it is written: case, accents and spaces do not matter. */
export const fold = ({ roepnaam, voorvoegsel, achternaam }: Pick<PlakRij, 'roepnaam' | 'voorvoegsel' | 'achternaam'>): string =>
  `${roepnaam} ${voorvoegsel} ${achternaam}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
