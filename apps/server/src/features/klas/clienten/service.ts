/** The clients of a practice: listed with what happened since the last time, taken on and changed. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { jaarprijs } from '@spelrijk/domain/prijs';
import { inRegio } from '@spelrijk/teksten/termen';
import { metVoorvoegsel } from '@spelrijk/domain/naam';
import { notFound } from '../../../platform/app-error.ts';
import { beginVan, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { addLeerlingen, demandPlaats, figuurVan, listBeheerd, lockPlaatsen, readPlaatsen } from '../../school/leerlingbeheer/index.ts';
import { insertGroep } from '../groepen/index.ts';
import { listFoutenSinds } from '../voortgang/index.ts';
import { toClient, toSinds, vanafVan } from './kaart.ts';
import { enter, geenClient, metClient, noteer, type ClientDeps, type ClientPlek } from './plek.ts';
import * as store from './store.ts';

/** Errors of one client that are looked at. */
const PER_CLIENT = 60;

/** Names of accounts are closed to the role of a customer. */
async function beheerd({ database }: ClientDeps, adminId: string) {
  return database.transact(async (db) => ({
    namen: new Map((await listBeheerd(db, adminId, {})).map(({ id, gebruikersnaam }) => [id, gebruikersnaam])),
    plaatsen: await readPlaatsen(db, adminId),
  }));
}

export async function listClienten(deps: ClientDeps, { actor, now }: Caller, adminId: string): Promise<Output<Api['listClienten']>> {
  enter(actor, adminId, 'client.read');
  const vandaag = dagVan(now);
  const { namen, plaatsen } = await beheerd(deps, adminId);
  const clienten = await deps.database.forAdmin(adminId, async (db) => {
    const rijen = await store.listClienten(db, adminId, vandaag);
    const vanaf = new Map(rijen.map((rij) => [rij.id, vanafVan(rij, vandaag)]));
    const sommen = await store.sumSinds(
      db,
      adminId,
      [...vanaf].map(([id, dag]) => ({ id, vanaf: dag })),
    );
    const eerste = [...vanaf.values()].toSorted()[0] ?? vandaag;
    const bereik = { sinds: beginVan(eerste), perLeerling: PER_CLIENT };
    const fouten = await listFoutenSinds(db, adminId, [...vanaf.keys()], bereik);
    return rijen.map((rij) => {
      const sinds = vanaf.get(rij.id) ?? vandaag;
      const eigen = fouten.filter(({ leerlingId, op }) => leerlingId === rij.id && dagVan(Date.parse(op)) >= sinds);
      const som = sommen.find(({ leerlingId }) => leerlingId === rij.id);
      return toClient(rij, namen.get(rij.id) ?? '', toSinds(rij, som, eigen, sinds, vandaag), eigen, vandaag);
    });
  });
  const { prullenbak, prijsRt } = deps.instellingen();
  const { gebruikt = 0, totaal = null } = plaatsen ?? {};
  const aantal = Math.max(1, totaal ?? gebruikt);
  return {
    vandaag,
    clienten,
    plaatsen: { gebruikt, totaal, cent: Math.round(jaarprijs(prijsRt, aantal) / aantal) },
    bewaardagen: prullenbak,
  };
}

/** A practice knows clients; that they hang on a groep is ours. All years, so that no screen asks. */
async function ensureGroep(db: Db, adminId: string, now: number): Promise<string> {
  const bestaand = await store.findGroep(db, adminId);
  if (bestaand !== undefined) return bestaand;
  const id = createId(now);
  const regio = await store.readRegio(db, adminId);
  const naam = regio === 'be' ? 'Cliënten' : inRegio('Leerlingen', regio);
  await insertGroep(db, adminId, id, { naam, jaargroepen: [1, 2, 3, 4, 5, 6, 7, 8] }, now);
  return id;
}

/** In the program's own role, like everything that makes an account. The same id again changes nothing. */
export async function createClient(
  { database, passwords }: ClientDeps,
  caller: Caller,
  plek: ClientPlek,
  { school, groep, afspraak, ...velden }: Input<Api['createClient']>['body'],
): Promise<void> {
  const { actor, now } = caller;
  const { adminId, leerlingId } = plek;
  enter(actor, adminId, 'client.write');
  const wachtwoord = await passwords.unknown();
  await database.transact(async (db) => {
    if (!(await store.isPraktijk(db, adminId))) throw notFound();
    await lockPlaatsen(db, adminId);
    if (await store.hasClient(db, plek)) return;
    await demandPlaats(db, adminId, 1, now);
    const groepId = await ensureGroep(db, adminId, now);
    const leerling = {
      ...metVoorvoegsel(await store.readRegio(db, adminId), velden),
      id: leerlingId,
      groepId,
      figuur: figuurVan(leerlingId),
    };
    await addLeerlingen(db, { adminId, leerlingen: [leerling], wachtwoord, now });
    await store.putClient(db, plek, { school, groep }, new Date(now));
    if (afspraak && !(await store.putAfspraak(db, { ...plek, afspraakId: afspraak.id }, afspraak.inhoud, new Date(now))))
      throw geenClient();
    await noteer(db, caller, plek, 'aangenomen');
  });
}

export const updateClient = (
  deps: ClientDeps,
  caller: Caller,
  plek: ClientPlek,
  gegevens: Input<Api['updateClient']>['body'],
): Promise<void> =>
  metClient(deps, caller, plek, async (db) => {
    await store.putClient(db, plek, gegevens, new Date(caller.now));
    await noteer(db, caller, plek, 'gegevens');
  });
