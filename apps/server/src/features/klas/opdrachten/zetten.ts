/** Setting an opdracht going, and stopping it. What the leerlingen get of it is decided where their day is planned. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { categorieenOpVolgorde, somvensterNaam, toCel } from '../../oefenen/standen/index.ts';
import { closeTerugblik, createTerugblik, demandRijen } from '../dictees/index.ts';
import { change, demandIn, type GroepPlek, type OpdrachtDeps } from './groep.ts';
import * as store from './store.ts';
import { loadWoordvraag } from './kiezen.ts';
import { chooseWoorden } from './woorden.ts';

type OpdrachtPlek = GroepPlek & { readonly opdrachtId: string };

const geenOpdracht = (): Error => notFound('opdrachten/niet-gevonden');

/** Reading has no rule to practise with words. */
function demandCategorie(regio: store.GroepRij['regio'], categorie: string): void {
  if (!categorieenOpVolgorde(regio).some(({ id }) => id === categorie)) throw notFound('categorieen/niet-gevonden');
}

const log = (db: Db, actor: Actor, { adminId, opdrachtId }: OpdrachtPlek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: opdrachtId, betreft });

export const proposeOpdracht = (
  deps: OpdrachtDeps,
  { actor, now }: Caller,
  plek: GroepPlek,
  { categorie, leerlingIds }: Input<Api['proposeOpdracht']>['body'],
): Promise<Output<Api['proposeOpdracht']>> =>
  change(deps, actor, plek, async (db, groep) => {
    demandCategorie(groep.regio, categorie);
    const ids = demandIn(groep, leerlingIds);
    const voor = { adminId: plek.adminId, regio: groep.regio, categorie, leerlingIds: ids };
    return { naam: somvensterNaam(categorie), ...chooseWoorden(await loadWoordvraag(db, voor, now)) };
  });

/** Once: the same id again changes nothing. What was stopped, or is of another rule, is not said to stand ready. */
export const saveOpdracht = (
  deps: OpdrachtDeps,
  { actor, now }: Caller,
  plek: OpdrachtPlek,
  { categorie, leerlingIds, woorden, van, tot, terug }: Input<Api['saveOpdracht']>['body'],
): Promise<void> =>
  change(deps, actor, plek, async (db, groep) => {
    demandCategorie(groep.regio, categorie);
    demandRijen(groep.regio, [...woorden, ...(terug?.woorden ?? [])]);
    const ids = demandIn(groep, leerlingIds);
    const standen = await store.listStanden(db, plek.adminId, ids);
    const leerlingen = standen.map(({ id, cellen }) => {
      const cel = cellen.find((rij) => rij.categorie === categorie);
      return { id, ...(cel ? toCel(cel, dagVan(now)).laatste : { antwoorden: 0, goed: 0 }) };
    });
    const { adminId, groepId, opdrachtId } = plek;
    const rij = { adminId, groepId, id: opdrachtId, categorie, woorden, van, tot, door: actor.id, leerlingen };
    if (!(await store.insertOpdracht(db, rij, new Date(now)))) {
      const was = await store.findOpdracht(db, plek, opdrachtId);
      if (!was) throw geenOpdracht();
      if (was.gestopt || was.categorie !== categorie) throw new AppError('conflict', 'opdrachten/al-gezet');
      return;
    }
    if (terug)
      await createTerugblik(
        db,
        { adminId, groepId, dicteeId: terug.dicteeId },
        { ...terug, opdrachtId, naam: somvensterNaam(categorie) },
        new Date(now),
      );
    await log(db, actor, plek, `opdracht ${somvensterNaam(categorie)}`, now);
  });

/** Today's taken that were not begun are planned anew; a dictation that nobody began is closed. */
export const stopOpdracht = (deps: OpdrachtDeps, { actor, now }: Caller, plek: OpdrachtPlek): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    if (!(await store.findOpdracht(db, plek, plek.opdrachtId))) throw geenOpdracht();
    if (!(await store.stopOpdracht(db, plek, plek.opdrachtId, new Date(now)))) return;
    await closeTerugblik(db, plek.adminId, plek.opdrachtId);
    await log(db, actor, plek, 'opdracht gestopt', now);
  });
