/** What comes back by itself on another day: a text that is read again, and a word whose week is over. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { herhaling, type Herhaallezing } from '@spelrijk/domain/leeslijn';
import { KORTST_LETTER_MS, LANGST_MS } from '@spelrijk/domain/leestijd';
import { findTekst, LEESGRENZEN, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { woordenLater, type Plankvraag } from '@spelrijk/taal/plankvragen';
import { notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
import { listHerhaald, listWoorduitslagen, saveVraag, type Herhaalbeurt } from '../leesbeurten/index.ts';
import { listVoorlezingen, type VoorlezingRij } from '../voorlezen/index.ts';

const MINUUT_MS = 60_000;

export const countLetters = ({ alineas }: Pick<Leestekst, 'alineas'>): number =>
  alineas
    .flat()
    .join('')
    .replace(/[^\p{L}\d]/gu, '').length;

/** Words a minute of a turn from begin to end; null: nobody reads that fast, or it was something else than reading. */
export const tempoVan = ({ ms, woorden }: { readonly ms: number; readonly woorden: number }, letters: number): number | null =>
  ms >= letters * KORTST_LETTER_MS && ms < woorden * LANGST_MS ? Math.round((woorden * MINUUT_MS) / ms) : null;

interface Wie {
  readonly adminId: string;
  readonly leerlingId: string;
  /** ISO 8601. */
  readonly vandaag: string;
}

/** In the order of days; of one day what somebody heard says most, and comes last. */
function lezingenVan(beurten: readonly Herhaalbeurt[], gehoord: readonly VoorlezingRij[], letters: number): Herhaallezing[] {
  const eerste = beurten[0]?.dag ?? '';
  const alleen = beurten.map((beurt) => ({ dag: beurt.dag, wpm: beurt.heel ? tempoVan(beurt, letters) : null, goed: null }));
  const samen = gehoord
    .filter(({ dag, ingetrokken, gelezen }) => dag >= eerste && !ingetrokken && gelezen > 0)
    .map(({ dag, ms, gelezen, goed }) => ({ dag, wpm: ms > 0 ? Math.round((goed * MINUUT_MS) / ms) : null, goed: goed / gelezen }))
    .toReversed();
  return [...alleen, ...samen].toSorted((a, b) => (a.dag < b.dag ? -1 : a.dag > b.dag ? 1 : 0));
}

/** After so many days without it a text is let go (own value). */
const RUST_DAGEN = 14;

/** By text that this leerling reads on more days: whether it is up again. With an adult that listens counts as much as alone. */
export async function listHerhalingen(
  db: Db,
  { adminId, leerlingId, vandaag }: Wie,
): Promise<ReadonlyMap<string, 'nu' | 'morgen' | 'klaar'>> {
  const beurten = await listHerhaald(db, adminId, leerlingId);
  const [eerste] = beurten;
  if (!eerste) return new Map();
  const gehoord = await listVoorlezingen(db, adminId, [leerlingId], eerste.dag);
  const stand = async (id: string): Promise<readonly [string, 'nu' | 'morgen' | 'klaar']> => {
    const tekst = await findTekst(id);
    if (!tekst) return [id, 'klaar'];
    const eigen = beurten.filter((beurt) => beurt.tekst === id);
    const lezingen = lezingenVan(
      eigen,
      gehoord.filter((rij) => rij.tekst === id),
      countLetters(tekst),
    );
    return [id, herhaling(lezingen, { doel: LEESGRENZEN[tekst.niveau].tempo, vandaag, vanaf: addDays(vandaag, -RUST_DAGEN) })];
  };
  return new Map(await Promise.all([...new Set(beurten.map(({ tekst }) => tekst))].map(stand)));
}

/** After so many days a word is asked again; after so many more it is let go. */
const WEEK_DAGEN = 7;
const KWIJT_DAGEN = 60;
/** As many as one text has. */
const MEESTE = 3;

interface Weer {
  readonly vraag: Plankvraag;
  readonly tekst: Leestekst;
  readonly beurtId: string;
}

/** The words of `e4-05-k1a` and `b` that were not asked as `c`, the longest ago first. */
async function weerVan(db: Db, { adminId, leerlingId, vandaag }: Wie): Promise<Weer[]> {
  const uitslagen = await listWoorduitslagen(db, adminId, leerlingId);
  const gevraagd = new Set(uitslagen.flatMap(({ vraag }) => (vraag.endsWith('c') ? [vraag] : [])));
  const laatst = new Map(uitslagen.map((rij) => [`${rij.vraag.slice(0, -1)}c`, rij]));
  const aan = [...laatst].filter(
    ([id, { dag }]) => !gevraagd.has(id) && dag <= addDays(vandaag, -WEEK_DAGEN) && dag >= addDays(vandaag, -KWIJT_DAGEN),
  );
  const weer = await Promise.all(
    aan.map(async ([id, { tekst: tekstId, beurtId }]): Promise<Weer[]> => {
      const tekst = await findTekst(tekstId);
      const vraag = tekst && woordenLater(tekst, await loadTeksten(tekst.niveau)).find((een) => een.id === id);
      return tekst && vraag ? [{ vraag, tekst, beurtId }] : [];
    }),
  );
  return weer.flat().slice(0, MEESTE);
}

/** @param hoor the sounds of these lines */
export async function listWeerwoorden(
  db: Db,
  wie: Wie,
  hoor: (regels: readonly string[]) => string[],
): Promise<Output<Api['readLeesplank']>['weerwoorden']> {
  return (await weerVan(db, wie)).map(({ vraag: { id, woord = '', vraag, antwoord, fout }, tekst }) => {
    const keuzes = createRandom(seedFrom(id)).shuffle([antwoord, ...fout]);
    return { vraagId: id, tekstId: tekst.id, titel: tekst.titel, woord, zin: vraag, keuzes, klanken: hoor([vraag, ...keuzes]) };
  });
}

interface Params {
  readonly leerlingId: string;
  readonly vraagId: string;
}

/** Kept with the turn in which the word was met; asked a second time it is not there any more. */
export async function answerWeerwoord(
  { database }: LandkaartDeps,
  { actor, now }: Caller,
  { leerlingId, vraagId }: Params,
  { antwoord }: Input<Api['answerWeerwoord']>['body'],
): Promise<Output<Api['answerWeerwoord']>> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'answer.submit', now);
  const { adminId } = leerling;
  const vandaag = dagVan(now);
  const weer = await database.readAdmin(adminId, (db) => weerVan(db, { adminId, leerlingId, vandaag }));
  const gevraagd = weer.find(({ vraag }) => vraag.id === vraagId);
  if (!gevraagd) throw notFound('teksten/niet-gevonden');
  const { vraag, tekst, beurtId } = gevraagd;
  const goed = antwoord === vraag.antwoord;
  if (isOwnArea(actor, leerlingId, 'answer.submit')) {
    const plek = { beurtId, leerlingId, tekst: tekst.id, vraag: vraagId, uitslag: { goed, dag: vandaag } };
    await database.forAdmin(adminId, (db) => saveVraag(db, adminId, plek));
  }
  return { goed, antwoord: vraag.antwoord };
}
