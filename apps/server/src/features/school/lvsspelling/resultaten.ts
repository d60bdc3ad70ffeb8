/** Rows of a table become results of spelling tests: as given, never converted; what cannot be is said with its row. */
import type { LvsFout, LvsWaarden } from '@spelrijk/contract/lvsspelling';
import { LVS_WAARDEN } from '@spelrijk/domain/lvsspelling';
import { readDatum } from '../edexml/index.ts';
import { momentIn, type Kop, type Veld } from './kop.ts';
import type { Tabel } from './tabel.ts';

export interface Resultaat {
  /** Row in the file, from 1. */
  readonly rij: number;
  readonly wie: Readonly<
    Partial<Record<'leerlingnummer' | 'eckid' | 'naam' | 'achternaam' | 'voorvoegsel' | 'roepnaam' | 'groep', string>>
  >;
  /** YYYY-MM-DD; only to tell two children with one name apart. */
  readonly geboortedatum: string | null;
  readonly toets: string;
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
/** Also the code of the domain in messages between school programs (`SP`). */
const SPELLING = /spelling|diaspel|taalverzorging|\bSP\b/i;
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

/** `C III` and `C/III` are two levels in one cell. */
const delen = (tekst: string): readonly string[] => tekst.split(/[\s/]+/);

/** What each kind of value may look like; a figure 1-5 is no niveau, because nobody says which end is best. */
const REGEL: Partial<Record<Veld, readonly [(tekst: string) => boolean, LvsFout]>> = {
  score: [getal, 'score-ongeldig'],
  opgaven: [getal, 'score-ongeldig'],
  vaardigheidsscore: [getal, 'score-ongeldig'],
  ontwikkelscore: [getal, 'score-ongeldig'],
  niveau: [(tekst) => delen(tekst).every((deel) => /^([A-E][+-]?|I|II|III|IV|V)$/i.test(deel)), 'niveau-ongeldig'],
  functioneringsniveau: [(tekst) => /^[<>]?[MEB][3-8]$/i.test(tekst), 'functioneringsniveau-ongeldig'],
  percentiel: [(tekst) => getal(tekst) && Number(tekst.replace(',', '.')) <= 100, 'percentiel-ongeldig'],
};

type Cellen = Map<Veld, string[]>;
const MEEST_TOETS = 120;
const MEEST_WAARDE = 60;

function createResultaat(rij: number, cellen: Cellen, vasteToets: string): Resultaat {
  const een = (veld: Veld): string => cellen.get(veld)?.[0] ?? '';
  const fouten = new Set<LvsFout>();
  const datum = (veld: Veld): string | null => {
    const dag = een(veld) === '' ? null : (dagVan(een(veld)) ?? null);
    if (een(veld) !== '' && dag === null) fouten.add('datum-onmogelijk');
    return dag;
  };
  const waarden: LvsWaarden = {};
  for (const veld of LVS_WAARDEN) {
    const lijst = cellen.get(veld);
    if (!lijst) continue;
    const regel = REGEL[veld];
    if (regel && !lijst.every((tekst) => regel[0](tekst))) fouten.add(regel[1]);
    waarden[veld] = lijst.join(' ').slice(0, MEEST_WAARDE);
  }
  const toets = (een('toets') || vasteToets).slice(0, MEEST_TOETS);
  const eigen = een('moment');
  const moment = momentIn(eigen) ?? momentIn(toets) ?? '';
  if (toets === '') fouten.add('toets-ontbreekt');
  if (Object.keys(waarden).every((veld) => veld === 'opgaven')) fouten.add('waarde-ontbreekt');
  if (eigen !== '' && momentIn(eigen) === null) fouten.add('moment-onbekend');
  const niveaus = (cellen.get('niveau') ?? []).flatMap(delen).map((tekst) => tekst.toUpperCase());
  const letter = niveaus.find((tekst) => /^[A-E]/.test(tekst))?.slice(0, 1);
  const cijfer = niveaus.find((tekst) => /^[IV]+$/.test(tekst));
  return {
    rij,
    wie: Object.fromEntries(WIE.filter((veld) => een(veld) !== '').map((veld) => [veld, een(veld)])),
    geboortedatum: datum('geboortedatum'),
    toets,
    generatie: generatieVan(toets),
    moment,
    afnamedatum: datum('afnamedatum'),
    waarden,
    tegenstrijdig: letter !== undefined && cijfer !== undefined && !PAREN[letter]?.includes(cijfer),
    fouten: [...fouten],
  };
}

/** Results of all rows below the heading; rows of other subjects are counted, sums and empty rows are left out. `vasteToets`: which test the rows are that name none. */
export function readResultaten({ rijen }: Pick<Tabel, 'rijen'>, kop: Kop, vasteToets = ''): Gelezen {
  const resultaten: Resultaat[] = [];
  let anderVak = 0;
  rijen.slice(kop.rij + 1).forEach((rij, i) => {
    if (rij.every((cel) => LEEG.has(cel.trim().toLowerCase())) || TOTAAL.test(rij.find((cel) => cel !== '') ?? '')) return;
    const vast: Cellen = new Map();
    const breed = new Map<string, Cellen>();
    kop.kolommen.forEach((kolom, k) => {
      const cel = (rij[k] ?? '').trim();
      if (!kolom || LEEG.has(cel.toLowerCase())) return;
      const doel = kolom.soort === 'veld' ? vast : (breed.get(kolom.toets) ?? new Map<Veld, string[]>());
      doel.set(kolom.veld, [...(doel.get(kolom.veld) ?? []), cel]);
      if (kolom.soort === 'breed') breed.set(kolom.toets, doel);
    });
    const nr = kop.rij + i + 2;
    const perToets = kop.kolommen.some((kolom) => kolom?.soort === 'breed')
      ? [...breed].map(([toets, cellen]) => new Map([...vast, ...cellen, ['toets', [toets]] as const]))
      : [vast];
    for (const cellen of perToets) {
      const toets = cellen.get('toets')?.[0] ?? '';
      if (toets !== '' && !SPELLING.test(toets)) anderVak++;
      else resultaten.push(createResultaat(nr, cellen, vasteToets));
    }
  });
  return { resultaten, anderVak };
}
