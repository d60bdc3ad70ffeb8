/**
 * The card for who sits beside the child: one goal, twenty minutes, words in the order of use. Known words first, then the rule with one example, eight
 * words to write, look-alikes, one sentence: retrieval with success first, explicit instruction, feedback at once (Wanzek et al. 2016 on intensive
 * intervention; Graham & Santangelo 2014 on spelling). Words that a test of this leerling keeps apart are never on it.
 */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Begeleidingskaart, Kaartwoord } from '@spelrijk/contract/zorgsessies';
import type { Regio } from '@spelrijk/domain/admin';
import type { Strategie } from '@spelrijk/domain/categorie';
import { isZin } from '@spelrijk/domain/woordlijst';
import type { LeerlijnWoord } from '@spelrijk/oefenen/leerlijn';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { contrastenVan } from '@spelrijk/taal/contrast';
import { isTekenkeuze } from '@spelrijk/taal/tekenkeuze';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { apartVan, findStuk, leerlijnVan, lijststuk, readStand, woordenIn } from '../../oefenen/standen/index.ts';
import { verzwegenVan } from '../../oefenen/planwoorden/index.ts';
import { botst, findPlan, keuzeVan, noteer, type Kop, type PlanDeps, type PlanPlek } from '../handelingsplannen/index.ts';
import { chooseWoorden } from '../opdrachten/index.ts';
import { listFouten } from '../voortgang/index.ts';
import { listDoelen, listSessies } from '../zorgstanden/index.ts';
import { openLeerling } from './plek.ts';
import * as store from './store.ts';

const WARM = 3;
const SCHRIJVEN = 8;
/** As much writing as eight words. */
const SCHRIJVEN_ZINNEN = 3;
const LIJKT_OP = 4;
/** The easiest sentences of a goal: of more than these a child who needs the card meets words that it cannot write at all. */
const MEEST_ZINNEN = 40;

const STRATEGIE: Readonly<Record<Strategie, Begeleidingskaart['strategie']>> = {
  klank: 'luisteren',
  regel: 'regel',
  werkwoord: 'regel',
  weet: 'onthouden',
};

function toKaartwoord(regio: Regio, categorie: string, woord: string): Kaartwoord {
  const { woord: info } = lijststuk(regio, leerlijnVan(regio), { woord });
  const punt = info.knelpunten.find((ander) => ander.categorie === categorie);
  return { woord, klankgroepen: [...info.klankgroepen], knelpunt: punt ? { start: punt.start, end: punt.end } : null };
}

interface Kaartvraag {
  readonly regio: Regio;
  readonly categorie: string;
  /** Keys and spellings that a test keeps apart. */
  readonly apart: ReadonlySet<string>;
  /** Never the same card twice in a row. */
  readonly keer: number;
}

/** In an order of this session. */
const mix = ({ categorie, keer }: Kaartvraag, woorden: readonly string[]): string[] =>
  createRandom(seedFrom(`${categorie} ${keer}`)).shuffle([...woorden]);

/** Loose words of the goal that may be used. */
function woordenVan(vraag: Kaartvraag): string[] {
  const { regio, categorie, apart } = vraag;
  const woorden = (leerlijnVan(regio).categorieen.get(categorie)?.woorden ?? []).map((woord) => woord.info.woord);
  return mix(
    vraag,
    woorden.filter((woord) => !apart.has(woord) && findStuk(regio, woord)?.soort === 'woord'),
  );
}

interface Kaartzin {
  readonly tekst: string;
  readonly punten: readonly { readonly start: number; readonly end: number }[];
}

/** How hard a sentence is as a whole: each of its words has to be written. */
const zwaarte = ({ punten }: LeerlijnWoord): number => Math.max(...punten.map(({ b }) => b));

/** The easiest sentences of the goal, without a word that may not be used, in an order of this session. */
function zinnenVan({ regio, categorie, apart, keer }: Kaartvraag): readonly Kaartzin[] {
  const zinnen = [...leerlijnVan(regio).woorden.values()].filter(
    ({ info, punten }) =>
      punten.some((punt) => punt.categorie.id === categorie) &&
      !apart.has(info.woord) &&
      (isTekenkeuze({ hoofd: info.hoofd }) || info.vormen.includes('dictee-zin')),
  );
  const makkelijk = zinnen.toSorted((a, b) => zwaarte(a) - zwaarte(b) || (a.info.woord < b.info.woord ? -1 : 1)).slice(0, MEEST_ZINNEN);
  const keuze = createRandom(seedFrom(`zin ${categorie} ${keer}`)).shuffle(makkelijk);
  return keuze.flatMap(({ info }) => {
    const stuk = findStuk(regio, info.woord);
    if (!stuk) return [];
    const tekst = stuk.woord.woord;
    if (woordenIn(tekst).some((woord) => apart.has(woord))) return [];
    return [{ tekst, punten: stuk.woord.knelpunten.filter((punt) => punt.categorie === categorie) }];
  });
}

/** The one to dictate at the end: with two words of the goal, else with one; null when there is none. */
function chooseZin(zinnen: readonly Kaartzin[]): Begeleidingskaart['zin'] {
  const met = zinnen.map(({ tekst, punten }) => ({ tekst, woorden: [...new Set(punten.map(({ start }) => woordOp(tekst, start)))] }));
  return met.toSorted((a, b) => b.woorden.length - a.woorden.length)[0] ?? null;
}

/** Of capitals, commas and the like there are no loose words: such a goal is written in sentences. */
function toKaartzin({ tekst, punten }: Kaartzin): Kaartwoord {
  const [punt] = punten;
  return { woord: tekst, klankgroepen: [], knelpunt: punt ? { start: punt.start, end: punt.end } : null };
}

/** The word of a sentence in which this letter stands. */
function woordOp(zin: string, plek: number): string {
  const begin = zin.lastIndexOf(' ', plek) + 1;
  const eind = zin.indexOf(' ', plek);
  return zin.slice(begin, eind === -1 ? undefined : eind).replaceAll(/[^\p{L}'’-]/gu, '');
}

interface Doel {
  readonly categorie: string;
  readonly keer: number;
}

async function loadKaart(
  db: Db,
  plek: PlanPlek,
  { regio, roepnaam }: Kop,
  { categorie, keer }: Doel,
  now: number,
): Promise<Begeleidingskaart> {
  const { adminId, leerlingId } = plek;
  const info = getCategorie(categorie);
  const stand = await readStand(db, adminId, leerlingId, new Date(now));
  if (!info || !stand) throw botst('zonder-doelen');
  const verboden = apartVan(regio, stand.apart);
  const apart = new Set([...verboden.sleutels, ...verboden.woorden]);
  const vraag = { regio, categorie, apart, keer };
  const fouten = (await listFouten(db, adminId, [leerlingId], categorie, now)).filter(({ woord }) => !apart.has(woord));
  const gekozen = chooseWoorden({ regio, categorie, standen: [stand], fouten, verzwegen: verzwegenVan(regio, stand.apart), now })
    .woorden.map(({ woord }) => woord.woord)
    .filter((woord) => !isZin(woord));
  const vrij = [...new Set([...gekozen, ...woordenVan(vraag)])].filter((woord) => !apart.has(woord));
  const bekend = (await store.listBekend(db, adminId, leerlingId)).filter(
    (woord) => !apart.has(woord) && findStuk(regio, woord)?.hoofd === categorie && findStuk(regio, woord)?.soort === 'woord',
  );
  const warm = bekend.slice(0, WARM);
  const woorden = vrij.filter((woord) => !warm.includes(woord)).slice(0, SCHRIJVEN + 1);
  const zinnen = zinnenVan(vraag);
  const inZinnen = woorden.length === 0;
  // A semicolon is not heard: what is chosen in a sentence is not dictated.
  const kiestTeken = isTekenkeuze({ hoofd: categorie });
  const schrijven = inZinnen
    ? zinnen.slice(0, SCHRIJVEN_ZINNEN + 1).map(toKaartzin)
    : woorden.map((woord) => toKaartwoord(regio, categorie, woord));
  const voorbeeld = schrijven.pop() ?? null;
  const lijktOp = contrastenVan(categorie).map(({ woord }) => woord.woord);
  return {
    roepnaam,
    minuten: 20,
    doel: { categorie, naam: info.naam, regel: info.regel, stappen: [...info.uitleg] },
    strategie: kiestTeken ? 'teken' : inZinnen ? 'zin' : STRATEGIE[info.strategie],
    warm,
    voorbeeld,
    schrijven,
    lijktOp: mix(
      vraag,
      lijktOp.filter((woord) => !apart.has(woord)),
    ).slice(0, LIJKT_OP),
    zin: kiestTeken ? null : chooseZin(inZinnen ? zinnen.slice(SCHRIJVEN_ZINNEN + 1) : zinnen),
  };
}

export const readBegeleidingskaart = (deps: PlanDeps, caller: Caller, plek: PlanPlek, doel: string): Promise<Begeleidingskaart> =>
  openLeerling(deps, caller, 'careSession.update', plek, async (db, kop) => {
    const rij = await findPlan(db, plek);
    const { doelen } = keuzeVan(rij, await listDoelen(db, plek.adminId, [plek.planId]));
    const keer = (await listSessies(db, plek.adminId, [plek.planId])).filter(({ doorgehaald }) => !doorgehaald).length;
    const gekozen = doelen.find(({ categorie }) => categorie === doel) ?? doelen[keer % Math.max(1, doelen.length)];
    if (!gekozen) throw botst('zonder-doelen');
    const { now } = caller;
    const kaart = await loadKaart(db, plek, kop, { categorie: gekozen.categorie, keer }, now);
    await noteer(db, caller, plek, { soort: 'inzage', actie: 'careSession.update', betreft: 'begeleidingskaart' });
    return kaart;
  });
