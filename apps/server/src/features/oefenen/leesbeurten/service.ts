/** Keeps how far a child came in a text. What counts is decided here, from the text as it stands, and never taken from the browser. */
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { countGelezen, type Geteld } from '@spelrijk/domain/leestijd';
import { findTekst, type Leestekst } from '@spelrijk/taal/lezen';
import { voorspelVan } from '@spelrijk/taal/plankvragen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
import * as store from './store.ts';

export interface LeesbeurtDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

interface Params {
  readonly leerlingId: string;
  readonly beurtId: string;
}

/** A device whose clock is behind, or a queue that waited longer than this, counts as of then. */
const OUDST_MS = 31 * 86_400_000;

const beginOf = (begon: string, now: number): number => Math.min(now, Math.max(now - OUDST_MS, Date.parse(begon)));

/** Only words that stand in the text: nothing else of what somebody sends is kept. */
function getiktIn({ titel, tekst }: Leestekst, getikt: readonly string[]): string[] {
  const woorden = new Set(`${titel} ${tekst}`.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu));
  return [...new Set(getikt)].filter((woord) => woorden.has(woord));
}

const isVerwachting = (tekst: Leestekst, verwacht: string | undefined): verwacht is string =>
  verwacht !== undefined && voorspelVan(tekst).keuzes.includes(verwacht);

export async function saveLeesbeurt(
  { database }: LeesbeurtDeps,
  { actor, now }: Caller,
  { leerlingId, beurtId }: Params,
  beurt: Leesbeurt,
): Promise<Geteld> {
  const eigen = isOwnArea(actor, leerlingId, 'answer.submit');
  if (!eigen) await openLeerling(database, actor, leerlingId, 'answer.submit', now);
  const tekst = await findTekst(beurt.tekstId);
  if (!tekst) throw notFound('teksten/niet-gevonden');
  const zinnen = tekst.alineas.flat();
  const geteld = countGelezen(zinnen, beurt);
  if (!eigen) return geteld;
  const begon = beginOf(beurt.begon, now);
  const rij = {
    id: beurtId,
    leerlingId,
    tekst: tekst.id,
    begon: new Date(begon),
    dag: dagVan(begon),
    ...geteld,
    van: Math.min(beurt.van, zinnen.length),
    verst: Math.min(beurt.verst, zinnen.length),
    plek: Math.min(beurt.plek, zinnen.length),
    stem: beurt.stem,
    getikt: getiktIn(tekst, beurt.getikt),
    aanpak: beurt.aanpak ?? 'gewoon',
    // Of each paragraph one: anything else is of another text.
    alineas: beurt.alineas?.length === tekst.alineas.length ? beurt.alineas : [],
    klonk: beurt.klonk ?? null,
    verwacht: isVerwachting(tekst, beurt.verwacht) ? beurt.verwacht : null,
    klopte: beurt.klopte ?? null,
    daarna: beurt.daarna ?? null,
  };
  const bewaard = await database.forAdmin(actor.adminId, async (db) => {
    if (!(await store.lockLeerling(db, actor.adminId, leerlingId))) throw notFound('leerlingen/niet-gevonden');
    return store.saveBeurt(db, actor.adminId, rij, new Date(now));
  });
  if (!bewaard) throw new AppError('conflict', 'leesbeurten/botsing');
  return bewaard;
}

/** A turn of two who read together is of the lezer, and has no pace: another one reads along. */
export async function saveSamenbeurt(
  db: Db,
  { adminId, leerlingId, beurtId }: Params & { readonly adminId: string },
  tekst: Leestekst,
  tot: Pick<Leesbeurt, 'ms' | 'verst' | 'uit'>,
  now: number,
): Promise<Pick<Geteld, 'woorden'>> {
  if (!(await store.lockLeerling(db, adminId, leerlingId))) throw notFound('leerlingen/niet-gevonden');
  const zinnen = tekst.alineas.flat();
  const verst = Math.min(tot.verst, zinnen.length);
  const geteld = countGelezen(zinnen, { ...tot, van: 0 });
  const zegt = { alineas: [], klonk: null, verwacht: null, klopte: null, daarna: null };
  const gelezen = { ...geteld, van: 0, verst, plek: verst, stem: false, getikt: [], aanpak: 'samen', ...zegt } as const;
  const begin = { id: beurtId, leerlingId, tekst: tekst.id, begon: new Date(now - geteld.ms), dag: dagVan(now) };
  const bewaard = await store.saveBeurt(db, adminId, { ...begin, ...gelezen }, new Date(now));
  if (!bewaard) throw new AppError('conflict', 'leesbeurten/botsing');
  return bewaard;
}

/** Turns of longer ago than our office keeps them. */
export const sweepLeesbeurten = ({ database, instellingen }: LeesbeurtDeps, now: number): Promise<void> =>
  store.sweepBeurten(database.own, addDays(dagVan(now), -instellingen().leesbeurten));
