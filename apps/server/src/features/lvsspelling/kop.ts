/** Which column is what: the names that school programs give them, long (a row a test) and wide (a column a test). */

export type Veld =
  | 'leerlingnummer'
  | 'eckid'
  | 'naam'
  | 'achternaam'
  | 'voorvoegsel'
  | 'roepnaam'
  | 'geboortedatum'
  | 'groep'
  | 'toets'
  | 'moment'
  | 'afnamedatum'
  | 'score'
  | 'opgaven'
  | 'vaardigheidsscore'
  | 'niveau'
  | 'functioneringsniveau'
  | 'dle'
  | 'percentiel'
  | 'zone'
  | 'referentieniveau'
  | 'ontwikkelscore';

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

/** Wide: values that stand in a column of one test. */
const WAARDEN: ReadonlySet<Veld> = new Set([
  'score',
  'vaardigheidsscore',
  'niveau',
  'functioneringsniveau',
  'dle',
  'percentiel',
  'zone',
  'referentieniveau',
  'ontwikkelscore',
]);
const ZOEK_RIJEN = 20;

export type Kolom =
  | { readonly soort: 'veld'; readonly veld: Veld }
  | { readonly soort: 'breed'; readonly toets: string; readonly veld: Veld }
  | null;

export interface Kop {
  /** Index of the row with the names of the columns. */
  readonly rij: number;
  readonly kolommen: readonly Kolom[];
}

const kaal = (tekst: string): string =>
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
export function raadKolom(tekst: string): Kolom {
  const veld = OP_ALIAS.get(kaal(tekst));
  if (veld) return { soort: 'veld', veld };
  const delen = /^(.*\S)\s*[-:–]\s*([^-:–]+)$/.exec(tekst.trim());
  const waarde = OP_ALIAS.get(kaal(delen?.[2] ?? ''));
  const toets = delen?.[1]?.trim() ?? '';
  return waarde && WAARDEN.has(waarde) && momentIn(toets) !== null ? { soort: 'breed', toets, veld: waarde } : null;
}

/** The row of the first twenty with the most known headings; `undefined` when none names a leerling and a result. */
export function vindKop(rijen: readonly (readonly string[])[]): Kop | undefined {
  const kansen = rijen.slice(0, ZOEK_RIJEN).map((cellen, rij) => ({ rij, kolommen: cellen.map(raadKolom) }));
  const bekend = ({ kolommen }: Kop): number => kolommen.filter((kolom) => kolom !== null).length;
  const [beste] = kansen.toSorted((a, b) => bekend(b) - bekend(a) || a.rij - b.rij);
  return beste && bekend(beste) >= 2 ? beste : undefined;
}
