/** Rows of a table become results of spelling tests: as given, never converted; what cannot be is said with its row. */
import type { LvsFout, LvsWaarden } from '@spelrijk/contract/lvsspelling';
import { LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { readDatum } from '../../../platform/bestand/waarde.ts';
import { isSpelling, splitOnderdeel, type Veld } from './kop.ts';
import { momentIn } from './moment.ts';
import type { Tabel } from '../../../platform/bestand/tabel.ts';
import type { Kop } from './zoek-kop.ts';

export interface Resultaat {
  /** Row in the file, from 1. */
  readonly rij: number;
  readonly wie: Readonly<
    Partial<Record<'leerlingnummer' | 'eckid' | 'naam' | 'achternaam' | 'voorvoegsel' | 'roepnaam' | 'groep', string>>
  >;
  /** YYYY-MM-DD; only to tell two children with one name apart. */
  readonly geboortedatum: string | null;
  readonly toets: string;
  /** '' for the whole test. */
  readonly onderdeel: string;
  readonly generatie: '2.0' | '3.0' | 'LiB' | 'onbekend';
  /** '' when nothing names a half-year. */
  readonly moment: string;
  readonly afnamedatum: string | null;
  /** As delivered, per kind of value. */
  readonly waarden: LvsWaarden;
  /** A letter and a Roman figure that cannot both be true. */
  readonly tegenstrijdig: boolean;
  readonly fouten: readonly LvsFout[];
}

export interface Gelezen {
  readonly resultaten: readonly Resultaat[];
  /** Rows of other subjects. */
  readonly anderVak: number;
}

const LEEG: ReadonlySet<string> = new Set(['', '-', 'n.v.t.', 'nvt']);
const TOTAAL = /^(gemiddelde|totaal|aantal)\b/i;
/** Which fifths lie inside which letter (A 25 %, B 25 %, C 25 %, D 15 %, E 10 %). */
const PAREN: Readonly<Record<string, readonly string[]>> = { A: ['I', 'II'], B: ['II', 'III'], C: ['III', 'IV'], D: ['IV', 'V'], E: ['V'] };
const WIE = ['leerlingnummer', 'eckid', 'naam', 'achternaam', 'voorvoegsel', 'roepnaam', 'groep'] as const;

/** Days of a spreadsheet count from 30 December 1899. */
function dagVan(tekst: string): string | undefined {
  if (!/^\d{5}(\.\d+)?$/.test(tekst)) return readDatum(tekst);
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(tekst)) * 86_400_000).toISOString().slice(0, 10);
}

const generatieVan = (toets: string): Resultaat['generatie'] =>
  /leerling in beeld|\blib\b/i.test(toets) ? 'LiB' : /3[.,]0/.test(toets) ? '3.0' : /2[.,]0|2012|lovs/i.test(toets) ? '2.0' : 'onbekend';

const getal = (tekst: string): boolean => /^\d{1,4}([.,]\d+)?$/.test(tekst) && Number(tekst.replace(',', '.')) <= 1000;

const isAandeel = (tekst: string): boolean => getal(tekst) && Number(tekst.replace(',', '.')) <= 100;

/** `C III` and `C/III` are two levels in one cell. */
const delen = (tekst: string): readonly string[] => tekst.split(/[\s/]+/);

/** What each kind of value may look like; a figure 1-5 is no niveau, because nobody says which end is best. */
const REGEL: Partial<Record<Veld, readonly [(tekst: string) => boolean, LvsFout]>> = {
  score: [(tekst) => tekst.split('/').every((deel) => getal(deel.trim())), 'score-ongeldig'],
  fouten: [getal, 'score-ongeldig'],
  percentage: [(tekst) => isAandeel(tekst.replace(/\s?%$/, '')), 'percentage-ongeldig'],
  opgaven: [getal, 'score-ongeldig'],
  vaardigheidsscore: [getal, 'score-ongeldig'],
  ontwikkelscore: [getal, 'score-ongeldig'],
  niveau: [(tekst) => delen(tekst).every((deel) => /^([A-E][+-]?|I|II|III|IV|V)$/i.test(deel)), 'niveau-ongeldig'],
  functioneringsniveau: [(tekst) => /^[<>]?[MEB][3-8]$/i.test(tekst), 'functioneringsniveau-ongeldig'],
  percentiel: [(tekst) => isAandeel(tekst), 'percentiel-ongeldig'],
};

type Cellen = ReadonlyMap<Veld, readonly string[]>;
const MEEST_TOETS = 120;
const MEEST_ONDERDEEL = 80;
const MEEST_WAARDE = 60;

/**
 * Which test a row is of and which part of it. A subject can stand in any of its columns (`IEP LVS`, `Taalverzorging`); then that column names no part.
 * A name with the number of a categorie in it is that part.
 */
function toetsVan(cellen: Cellen, vasteToets: string): { readonly toets: string; readonly onderdeel: string } {
  const [eerste = '', ...rest] = cellen.get('toets') ?? [];
  const vak = isSpelling(eerste) ? [] : rest.filter((tekst) => isSpelling(tekst));
  const delen = cellen.get('onderdeel') ?? [];
  const alles = [eerste, ...vak].filter((tekst) => tekst !== '').join(' ');
  const isVak = !isSpelling(alles) && delen.some((tekst) => isSpelling(tekst));
  const heel = splitOnderdeel(isVak ? [alles, ...delen].join(' ').trim() : alles || vasteToets);
  return {
    toets: heel.toets.slice(0, MEEST_TOETS),
    onderdeel: [heel.onderdeel, ...(isVak ? [] : delen)]
      .filter((tekst) => tekst !== '')
      .join(' ')
      .slice(0, MEEST_ONDERDEEL),
  };
}

function waardenVan(cellen: Cellen, fouten: Set<LvsFout>): LvsWaarden {
  const waarden: LvsWaarden = {};
  for (const veld of LVS_WAARDEN) {
    const lijst = cellen.get(veld);
    if (!lijst) continue;
    const regel = REGEL[veld];
    if (regel && !lijst.every((tekst) => regel[0](tekst))) fouten.add(regel[1]);
    waarden[veld] = lijst.join(' ').slice(0, MEEST_WAARDE);
  }
  if (Object.keys(waarden).every((veld) => veld === 'opgaven')) fouten.add('waarde-ontbreekt');
  return waarden;
}

/** `M9` is no moment; a text without one says nothing. */
function demandMoment(cellen: Cellen, toets: string, fouten: Set<LvsFout>): string {
  const eigen = cellen.get('moment')?.[0] ?? '';
  const groep = (cellen.get('groep') ?? []).join(' ');
  const moment = momentIn(eigen, groep);
  if (eigen !== '' && moment === null) fouten.add('moment-onbekend');
  return moment ?? momentIn(toets, groep) ?? '';
}

function isTegenstrijdig(niveau: readonly string[]): boolean {
  const niveaus = niveau.flatMap(delen).map((tekst) => tekst.toUpperCase());
  const letter = niveaus.find((tekst) => /^[A-E]/.test(tekst))?.slice(0, 1);
  const cijfer = niveaus.find((tekst) => /^[IV]+$/.test(tekst));
  return letter !== undefined && cijfer !== undefined && !PAREN[letter]?.includes(cijfer);
}

function createResultaat(rij: number, cellen: Cellen, vasteToets: string): Resultaat {
  const een = (veld: Veld): string => cellen.get(veld)?.[0] ?? '';
  const fouten = new Set<LvsFout>();
  const datum = (veld: Veld): string | null => {
    const dag = een(veld) === '' ? null : (dagVan(een(veld)) ?? null);
    if (een(veld) !== '' && dag === null) fouten.add('datum-onmogelijk');
    return dag;
  };
  const { toets, onderdeel } = toetsVan(cellen, vasteToets);
  if (!/\p{L}{3}/u.test(toets)) fouten.add('toets-ontbreekt');
  const waarden = waardenVan(cellen, fouten);
  return {
    rij,
    wie: Object.fromEntries(WIE.filter((veld) => een(veld) !== '').map((veld) => [veld, een(veld)])),
    geboortedatum: datum('geboortedatum'),
    toets,
    onderdeel,
    generatie: generatieVan(toets),
    moment: demandMoment(cellen, toets, fouten),
    afnamedatum: datum('afnamedatum'),
    waarden,
    tegenstrijdig: isTegenstrijdig(cellen.get('niveau') ?? []),
    fouten: [...fouten],
  };
}

/** A heading that names only a moment (`M4 - VS`) is of the test that the row or the list names. */
const heleNaam = (breed: string, rij: readonly string[], vasteToets: string): readonly string[] => {
  if (isSpelling(breed) || /\p{L}{4}/u.test(breed.replaceAll(/\b(begin|midden|einde?|periode|groep|leerjaar|klas)\b/gi, '')))
    return [breed];
  const eigen = rij.length > 0 ? rij : vasteToets === '' ? [] : [vasteToets];
  return breed === '' || eigen.length === 0 ? (breed === '' ? eigen : [breed]) : eigen.map((toets) => `${toets} ${breed}`);
};

interface Losse {
  readonly vast: Map<Veld, string[]>;
  readonly breed: Map<string, { readonly toets: string; readonly onderdeel: string; readonly cellen: Map<Veld, string[]> }>;
}

/** The cells of a row: what holds for all of it, and what is of one test or part of a test. */
function splitRij(rij: readonly string[], kop: Kop): Losse {
  const vast: Losse['vast'] = new Map();
  const breed: Losse['breed'] = new Map();
  const addCel = (doel: Map<Veld, string[]>, veld: Veld, cel: string): void => void doel.set(veld, [...(doel.get(veld) ?? []), cel]);
  kop.kolommen.forEach((kolom, k) => {
    const cel = (rij[k] ?? '').trim();
    if (!kolom || (LEEG.has(cel.toLowerCase()) && !(cel === '-' && kolom.veld === 'teken'))) return;
    if (kolom.soort === 'veld') return addCel(vast, kolom.veld, cel);
    const { toets, onderdeel = '', veld } = kolom;
    const deel = breed.get(`${toets}|${onderdeel}`) ?? { toets, onderdeel, cellen: new Map<Veld, string[]>() };
    addCel(deel.cellen, veld, cel);
    breed.set(`${toets}|${onderdeel}`, deel);
  });
  return { vast, breed };
}

/** How many there were says nothing by itself, and can hold for every test of the row. */
const isUitslag = (veld: Veld): boolean => veld !== 'opgaven' && LVS_WAARDEN.some((waarde) => waarde === veld);

/** One set of cells per result. An outcome that stands by itself in a row with columns for parts is of the whole test, and never of a part. */
function perUitslag(rij: readonly string[], kop: Kop, vasteToets: string): readonly Cellen[] {
  const { vast, breed } = splitRij(rij, kop);
  if (!kop.kolommen.some((kolom) => kolom?.soort === 'breed')) return [vast];
  const gedeeld = [...vast].filter(([veld]) => !isUitslag(veld));
  const heel = [...vast.keys()].some(isUitslag) ? [vast] : [];
  const delenVan = [...breed.values()].map(({ toets, onderdeel, cellen }): Cellen => {
    const namen = heleNaam(toets, vast.get('toets') ?? [], vasteToets);
    const deel = onderdeel === '' ? [] : [['onderdeel', [onderdeel]] as const];
    return new Map<Veld, readonly string[]>([...gedeeld, ...cellen, ['toets', namen], ...deel]);
  });
  return [...heel, ...delenVan];
}

/** Results of all rows below the heading; rows of other subjects are counted, sums and empty rows are left out. `vasteToets`: which test the rows are that name none. */
export function readResultaten({ rijen }: Pick<Tabel, 'rijen'>, kop: Kop, vasteToets = ''): Gelezen {
  const resultaten: Resultaat[] = [];
  let anderVak = 0;
  rijen.slice(kop.rij + 1).forEach((rij, i) => {
    if (rij.every((cel) => LEEG.has(cel.trim().toLowerCase())) || TOTAAL.test(rij.find((cel) => cel !== '') ?? '')) return;
    for (const cellen of perUitslag(rij, kop, vasteToets)) {
      const genoemd = [...(cellen.get('toets') ?? []), ...(cellen.get('onderdeel') ?? [])];
      const toets = cellen.get('toets') ?? [];
      if (toets.length > 0 && /\p{L}{3}/u.test(toets.join(' ')) && !genoemd.some((tekst) => isSpelling(tekst))) anderVak++;
      else resultaten.push(createResultaat(kop.rij + i + 2, cellen, vasteToets));
    }
  });
  return { resultaten, anderVak };
}
