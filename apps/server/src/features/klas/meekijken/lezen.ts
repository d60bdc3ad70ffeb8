/** What a guest sees: the progress as the owner sees it, read in the owner's tenant, without anything of care but the goals when that was agreed. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { loadLeerling } from '../voortgang/index.ts';
import * as store from './store.ts';
import { enter, noteBoth, toMeekijk, type MeekijkDeps } from './toegang.ts';

const loopt = ({ licentieTot }: store.Klant, vandaag: string): boolean => licentieTot === null || licentieTot >= vandaag;

/** The line in both logs is written before anything is read. */
async function openLink({ database }: MeekijkDeps, caller: Caller, adminId: string, id: string): Promise<store.LinkRij> {
  const { actor, now } = caller;
  const vandaag = dagVan(now);
  return database.transact(async (db) => {
    const gast = await enter(db, actor, adminId, 'lookAlong.read');
    const [rij] = await store.listLinks(db, { klant: adminId, id });
    const eigenaar = rij && (await store.findKlant(db, rij.adminId));
    if (!rij || rij.gastId !== adminId || rij.status !== 'actief' || rij.tot < vandaag || !eigenaar?.actief)
      throw notFound('meekijken/niet-gevonden');
    // Part of the licence of either side.
    if (!loopt(gast, vandaag) && !loopt(eigenaar, vandaag)) throw new AppError('conflict', 'licentie/verlopen');
    await noteBoth(db, caller, rij, gast, 'voortgang bekeken');
    return rij;
  });
}

export async function readMeekijk(deps: MeekijkDeps, caller: Caller, adminId: string, id: string): Promise<Output<Api['readMeekijk']>> {
  const rij = await openLink(deps, caller, adminId, id);
  const adres = { adminId: rij.adminId, groepId: rij.groepId, leerlingId: rij.leerlingId };
  return deps.database.readAdmin(rij.adminId, async (db) => {
    const { leerling, categorieen, beheerst, lezen, fouten, dagen, vandaag } = await loadLeerling(db, adres, null, caller.now);
    const doelen =
      rij.bereik === 'voortgang' ? null : (await store.listDoelen(db, rij.adminId, rij.leerlingId)).map((id) => somvensterNaam(id));
    const { jaargroep, figuur } = leerling;
    return {
      link: toMeekijk(rij, adminId, caller.now),
      leerling: { jaargroep, figuur },
      vandaag,
      categorieen,
      beheerst,
      lezen,
      fouten,
      dagen,
      doelen,
    };
  });
}
