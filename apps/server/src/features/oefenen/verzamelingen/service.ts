/** What stays of the games: after a taak a leerling adds one piece to what it keeps of the game it played. It costs nothing and weighs nothing. */
import type { Verzamelingen } from '@spelrijk/contract/verzamelingen';
import { manifests } from '@spelrijk/games/manifests';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { isOwnArea, openLeerling } from '../leerlingen/index.ts';
import { findBewaardeTaak } from '../taken/index.ts';
import * as store from './store.ts';

export interface VerzamelDeps {
  readonly database: Database;
}

interface Params {
  readonly leerlingId: string;
  readonly taakId: string;
}

interface Keuze {
  readonly game: string;
  readonly stuk: string;
}

const kent = ({ game, stuk }: Keuze): boolean =>
  manifests.some(({ slug, verzameling }) => slug === game && verzameling?.stukken.some(({ id }) => id === stuk) === true);

async function list(db: Db, adminId: string, leerlingId: string): Promise<Verzamelingen> {
  const perGame = Map.groupBy(await store.listStukken(db, adminId, leerlingId), ({ game }) => game);
  return { verzamelingen: [...perGame].map(([game, rijen]) => ({ game, stukken: rijen.map(({ stuk, taakId }) => ({ stuk, taakId })) })) };
}

export async function readVerzamelingen({ database }: VerzamelDeps, { actor, now }: Caller, leerlingId: string): Promise<Verzamelingen> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  return database.readAdmin(leerling.adminId, (db) => list(db, leerling.adminId, leerlingId));
}

export async function saveStuk(
  { database }: VerzamelDeps,
  { actor, now }: Caller,
  { leerlingId, taakId }: Params,
  keuze: Keuze,
): Promise<Verzamelingen> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'answer.submit', now);
  const { adminId } = leerling;
  if (!kent(keuze)) throw notFound('verzamelingen/geen-stuk');
  if (!isOwnArea(actor, leerlingId, 'answer.submit')) return database.readAdmin(adminId, (db) => list(db, adminId, leerlingId));
  return database.forAdmin(adminId, async (db) => {
    const taak = await findBewaardeTaak(db, adminId, leerlingId, taakId);
    if (!taak?.games.includes(keuze.game)) throw notFound('taken/niet-gevonden');
    if (taak.status !== 'af') throw new AppError('conflict', 'verzamelingen/eerst-af');
    await store.insertStuk(db, adminId, { ...keuze, leerlingId, taakId, op: new Date(now) });
    return list(db, adminId, leerlingId);
  });
}
