/** The row with the names of the columns, and what the columns mean together: what one heading cannot say, its neighbours and cells do. */
import { cutTekst } from '@spelrijk/base/tekst';
import type { LvsWaarde } from '@spelrijk/domain/lvsspelling';
import { isLvsWaarde } from '@spelrijk/domain/lvsspelling';
import { guessKolom, isSpelling, kaal, type Kolom } from './kop.ts';
import { momentIn } from './moment.ts';

const ZOEK_RIJEN = 20;
/** Rows below the heading that are looked at to see what a column holds. */
const KIJK_RIJEN = 50;

type Rijen = readonly (readonly string[])[];

export interface Kop {
  /** Index of the row with the names of the columns. */
  readonly rij: number;
  readonly kolommen: readonly Kolom[];
}

/** Plain numbers, or numbers with words, that count up by one over neighbouring columns: a column a categorie. */
function genummerd(cellen: readonly string[]): ReadonlySet<number> {
  const nummers = cellen.map((cel) => Number(/^(\d{1,2})(?:[a-z+]?$|[.:)]?\s+\p{L})/iu.exec(cel.trim())?.[1] ?? Number.NaN));
  const delen = new Set<number>();
  let begin = 0;
  for (let i = 1; i <= nummers.length; i++) {
    if (nummers[i] === (nummers[i - 1] ?? Number.NaN) + 1) continue;
    if (i - begin >= 3) for (let k = begin; k < i; k++) delen.add(k);
    begin = i;
  }
  return delen;
}

const naamVanDeel = (cel: string): string => (/^\d{1,2}[a-z+]?$/i.test(cel.trim()) ? `categorie ${cel.trim()}` : cel.trim()).slice(0, 80);

function guessKolommen(cellen: readonly string[]): readonly Kolom[] {
  const delen = genummerd(cellen);
  const kolommen = cellen.map((cel, i): Kolom =>
    delen.has(i) ? { soort: 'breed', toets: '', onderdeel: naamVanDeel(cel), veld: 'teken' } : guessKolom(cel),
  );
  const heeft = (veld: string): boolean => kolommen.some((kolom) => kolom?.soort === 'veld' && kolom.veld === veld);
  // `Naam` beside `Voornaam` is the family name, as Flemish lists have it.
  if (!heeft('roepnaam') || heeft('achternaam')) return kolommen;
  return kolommen.map((kolom, i) =>
    kolom?.veld === 'naam' && kaal(cellen[i] ?? '') === 'naam' ? { soort: 'veld', veld: 'achternaam' } : kolom,
  );
}

/** A row of numbers counts as one heading: rows of results can count up too. */
const bekend = ({ kolommen }: Kop): number => {
  const zeker = kolommen.filter((kolom) => kolom !== null && !(kolom.soort === 'breed' && /^categorie \d+$/.test(kolom.onderdeel ?? '')));
  return zeker.length + Number(kolommen.some((kolom) => kolom?.soort === 'breed' && kolom.onderdeel !== undefined));
};

/** What cells without a name for it can only be. */
const VORMEN: readonly (readonly [LvsWaarde, RegExp])[] = [
  ['referentieniveau', /^[<>]?[123][FS]$/i],
  ['percentage', /^\d{1,3}([.,]\d+)?\s?%$/],
  ['niveau', /^([A-E]|I{1,3}|IV|V)$/i],
];

/** A column that is only called by its subject (`Taalverzorging`) is what all of its cells look like; of numbers nobody knows. */
function vanVorm(naam: string, cellen: readonly string[]): Kolom {
  const gevuld = cellen.map((cel) => cel.trim()).filter((cel) => cel !== '' && cel !== '-');
  const veld = gevuld.length === 0 ? undefined : VORMEN.find(([, vorm]) => gevuld.every((cel) => vorm.test(cel)))?.[0];
  return veld === undefined ? null : { soort: 'breed', toets: cutTekst(naam.trim(), 120), veld };
}

/** The names of tests that stand above several columns at once, as merged cells: each goes on until the next. */
function metBoven(kolommen: readonly Kolom[], boven: readonly string[]): readonly Kolom[] {
  if (boven.filter((cel) => cel.trim() !== '').length < 2 && (boven[0] ?? '').trim() !== '') return kolommen;
  let toets = '';
  return kolommen.map((kolom, i) => {
    toets = (boven[i] ?? '').trim() || toets;
    const past = kolom?.soort === 'veld' ? isLvsWaarde(kolom.veld) : kolom?.soort === 'breed' && kolom.toets === '';
    if (!kolom || !past || toets === '' || !isLvsWaarde(kolom.veld)) return kolom;
    const onderdeel = kolom.soort === 'breed' && kolom.onderdeel !== undefined ? { onderdeel: kolom.onderdeel } : {};
    return { soort: 'breed', toets: cutTekst(toets, 120), veld: kolom.veld, ...onderdeel };
  });
}

function completeKop({ rij, kolommen }: Kop, rijen: Rijen): Kop {
  const onder = rijen.slice(rij + 1, rij + 1 + KIJK_RIJEN);
  const koppen = rijen[rij] ?? [];
  const eigen = kolommen.map((kolom, i) =>
    kolom === null && isSpelling(koppen[i] ?? '')
      ? vanVorm(
          koppen[i] ?? '',
          onder.map((cellen) => cellen[i] ?? ''),
        )
      : kolom,
  );
  const boven = rijen[rij - 1] ?? [];
  const heeftToets = eigen.some((kolom) => kolom?.veld === 'toets');
  return { rij, kolommen: heeftToets ? eigen : metBoven(eigen, boven) };
}

/** The row of the first twenty with the most known headings; `undefined` when there are no two in any row. */
export function findKop(rijen: Rijen): Kop | undefined {
  const kansen = rijen.slice(0, ZOEK_RIJEN).map((cellen, rij) => ({ rij, kolommen: guessKolommen(cellen) }));
  const [beste] = kansen.toSorted((a, b) => bekend(b) - bekend(a) || a.rij - b.rij);
  return beste && bekend(beste) >= 2 ? completeKop(beste, rijen) : undefined;
}

/** The heading when nobody recognises it: the first row with more than one cell; a person says what the columns are. */
export function eersteRij(rijen: Rijen): Kop {
  const rij = Math.max(
    0,
    rijen.findIndex((cellen) => cellen.filter((cel) => cel !== '').length > 1),
  );
  return { rij, kolommen: (rijen[rij] ?? []).map(() => null) };
}

/** The test that a title above the table names (`Groepsoverzicht Spelling 3.0 M5`), '' when none names its moment too. */
export function toetsBoven(rijen: Rijen, { rij, kolommen }: Kop): string {
  if (kolommen.some((kolom) => kolom?.veld === 'toets' || (kolom?.soort === 'breed' && isSpelling(kolom.toets)))) return '';
  const titels = rijen
    .slice(0, rij)
    .flat()
    .map((cel) => cel.trim());
  return cutTekst(titels.find((cel) => isSpelling(cel) && momentIn(cel) !== null) ?? '', 120);
}
