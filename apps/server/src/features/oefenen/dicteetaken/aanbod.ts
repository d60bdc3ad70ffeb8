/** What of a rule can be dictated, and so be looked back on: the one place that decides it, for what is offered and for what is made. Pure. */
import { createRandom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { isZin, Spelling, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import { categorieenOpVolgorde, dicteestuk, dicteevorm, findStuk, findZinstuk, leerlijnVan, vraagVan } from '../standen/index.ts';

/** A word as it can be dictated, also one in two pieces ('s maandags); no sentence. */
export const isLos = (tekst: string): boolean => Spelling.safeParse(tekst).success && !isZin(tekst);

/** Heard, it can be written in one way only. */
function isTeDicteren(regio: Regio, rij: Lijstwoord): boolean {
  const stuk = dicteestuk(regio, leerlijnVan(regio), rij);
  return vraagVan(dicteevorm(stuk), stuk, createRandom(0)) !== null;
}

/** The word as it is practised for this categorie: of `fiets` the form of the verb when the rule is one of verbs. */
function alsWoord(regio: Regio, woord: string, categorie: string): Lijstwoord {
  const gewoon: Lijstwoord = { woord };
  const { knelpunten } = dicteestuk(regio, leerlijnVan(regio), gewoon).woord;
  return knelpunten.some((punt) => punt.categorie === categorie) ? gewoon : { woord, hoofd: categorie };
}

/** A word or a sentence somebody wrote, as a row for this rule; undefined when it cannot be asked by sound. */
export function toRij(regio: Regio, tekst: string, categorie: string): Lijstwoord | undefined {
  const zin = findZinstuk(regio, tekst);
  if (zin && !zin.gereserveerd && zin.woord.knelpunten.some((punt) => punt.categorie === categorie)) return { woord: tekst };
  if (!isLos(tekst)) return undefined;
  const rij = alsWoord(regio, tekst, categorie);
  return isTeDicteren(regio, rij) ? rij : undefined;
}

interface Aanbod {
  /** A rule of capitals or signs has no words, one of short forms ('t, m'n) too few: they live in sentences. */
  readonly soort: 'woord' | 'zin';
  /** By the key of the engine. */
  readonly rijen: ReadonlyMap<string, Lijstwoord>;
}

const gelezen = new Map<string, Aanbod>();

type Rijpaar = readonly [sleutel: string, rij: Lijstwoord];

/** One after another, so that who needs one does not pay for all. */
function* listRijen(regio: Regio, categorie: string, soort: Aanbod['soort']): Generator<Rijpaar> {
  for (const { info } of leerlijnVan(regio).categorieen.get(categorie)?.woorden ?? []) {
    const stuk = findStuk(regio, info.woord);
    if (stuk?.soort !== soort || stuk.contrast || (soort === 'woord' && stuk.woord.woord !== info.woord)) continue;
    const rij = toRij(regio, stuk.woord.woord, categorie);
    if (rij) yield [info.woord, rij];
  }
}

/** Four to dictate, and one to look back with. */
const GENOEG = 5;

function readAanbod(regio: Regio, categorie: string): Aanbod {
  const woorden = new Map(listRijen(regio, categorie, 'woord'));
  if (woorden.size >= GENOEG) return { soort: 'woord', rijen: woorden };
  const zinnen = new Map(listRijen(regio, categorie, 'zin'));
  return { soort: 'zin', rijen: zinnen.size >= GENOEG ? zinnen : new Map() };
}

/** Reads no further than it must. */
function hasEnough(rijen: Generator<Rijpaar>): boolean {
  for (let over = GENOEG; over > 0; over--) if (rijen.next().done) return false;
  return true;
}

/** Everything of the bank that can be dictated for one rule. */
export function aanbodVan(regio: Regio, categorie: string): Aanbod {
  const sleutel = `${regio} ${categorie}`;
  const aanbod = gelezen.get(sleutel) ?? readAanbod(regio, categorie);
  gelezen.set(sleutel, aanbod);
  return aanbod;
}

const zonder = new Map<Regio, readonly string[]>();

/** Rules whose words only stand in a sentence with a gap: of them too little can be dictated. */
export function zonderDictee(regio: Regio): readonly string[] {
  const bekend = zonder.get(regio);
  if (bekend) return bekend;
  const ids = categorieenOpVolgorde(regio)
    .map(({ id }) => id)
    .filter((id) => !hasEnough(listRijen(regio, id, 'woord')) && !hasEnough(listRijen(regio, id, 'zin')));
  zonder.set(regio, ids);
  return ids;
}
