/** The invoices of all homes, as our office sees and settles them; and what an order that lapses, or counts after all, does to the licence. */
import type { OpenFactuur } from '@spelrijk/contract/abonnementen';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { rijenVoor } from '@spelrijk/domain/regel';
import type { FactuurStatus } from '@spelrijk/domain/thuis';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enter, setTermen } from '../licenties/index.ts';
import { dagenTerug, eindeVan, isNietVerrekend, metEinde, weerGeldig } from './stand.ts';
import * as store from './store.ts';

interface FactuurDeps {
  readonly database: Database;
}

/** Days of an order that are on the licence of its home still. */
async function daysLeft(db: Db, adminId: string, id: string, vandaag: string): Promise<number> {
  const rij = await store.findThuis(db, adminId);
  const einde = rij ? eindeVan(rij, vandaag) : null;
  const facturen = await store.listEigen(db, adminId);
  const factuur = facturen.find((een) => een.id === id);
  return einde === null || !factuur ? 0 : dagenTerug(einde, factuur, facturen, vandaag);
}

const PER_PAGINA = 50;

export async function listFacturen(
  { database }: FactuurDeps,
  { actor, now }: Caller,
  { zoek = '', pagina }: Input<Api['listFacturen']>['query'],
): Promise<Output<Api['listFacturen']>> {
  enter(actor, actor.adminId, 'licence.read');
  const vraag = { zoek: zoek.trim(), vanaf: rijenVoor(pagina, PER_PAGINA), aantal: PER_PAGINA };
  const { rijen, totaal } = await store.listFacturen(database.own, vraag);
  const facturen: OpenFactuur[] = [];
  for (const { op, dagenTerug: dagen, ...rij } of rijen) {
    const { adminId, id, status } = rij;
    const nogDagen = isNietVerrekend({ status, dagenTerug: dagen }) ? await daysLeft(database.own, adminId, id, dagVan(now)) : 0;
    facturen.push({ ...rij, op: op.toISOString(), nogDagen });
  }
  return { facturen, totaal, perPagina: PER_PAGINA };
}

interface Zetting {
  readonly adminId: string;
  /** Who orders settles her own order, our office those of all. */
  readonly actie: 'licence.update' | 'licence.request';
  /** What who settles it had read; left out by what reads it itself, with the home locked. */
  readonly was?: FactuurStatus;
}

async function moveEinde(
  db: Db,
  { actor, now }: Caller,
  { adminId, actie }: Zetting,
  rij: store.ThuisRij,
  tot: string | null,
): Promise<void> {
  const einde = metEinde(rij, tot, dagVan(now));
  if (einde.in === 'stop') return store.setGestoptTot(db, adminId, einde.tot);
  if (einde.in === 'pauze') await store.setPauze(db, adminId, rij.pauzeSinds, einde.dagen);
  const betreft = 'einde van de licentie volgt een bestelling';
  await setTermen(db, actor, { actie, adminId, betreft, now }, (voor) => ({ ...voor, tot: einde.tot }));
}

/**
 * Says how an order stands. One that lapses takes its days off the licence, wherever its end is kept; one that counts after all gives them back. The same
 * again changes nothing, but for one that lapsed before its days went by themselves. Run with the home locked.
 * 409 `abonnement/intussen-gewijzigd` when it stands otherwise than was read: what lapsed meanwhile is not billed again by who did not see it.
 */
export async function settle(db: Db, caller: Caller, zetting: Zetting, id: string, status: FactuurStatus): Promise<void> {
  const { adminId } = zetting;
  const { now } = caller;
  const vandaag = dagVan(now);
  const facturen = await store.listEigen(db, adminId);
  const factuur = facturen.find((een) => een.id === id);
  if (!factuur) throw notFound('abonnement/factuur-weg');
  // Of who is no home any more only the bill is settled.
  const rij = await store.findThuis(db, adminId, true);
  if (factuur.status === status && !(rij && isNietVerrekend(factuur))) return;
  if ((zetting.was ?? factuur.status) !== factuur.status && factuur.status !== status)
    throw new AppError('conflict', 'abonnement/intussen-gewijzigd');
  const einde = rij ? eindeVan(rij, vandaag) : null;
  if (rij && status === 'vervallen') {
    const dagen = einde === null ? 0 : dagenTerug(einde, factuur, facturen, vandaag);
    await store.setStatus(db, adminId, { ...factuur, status, dagenTerug: dagen }, now);
    if (einde !== null && dagen > 0) await moveEinde(db, caller, zetting, rij, factuur.zonderEinde ? null : addDays(einde, -dagen));
  } else {
    const weer = rij && factuur.status === 'vervallen' ? weerGeldig(einde, factuur, vandaag) : null;
    await store.setStatus(db, adminId, { ...factuur, ...weer, status, dagenTerug: null }, now);
    if (rij && weer) await moveEinde(db, caller, zetting, rij, weer.tot);
  }
  await writeAudit(db, {
    adminId,
    soort: 'gewijzigd',
    now,
    actor: caller.actor,
    actie: zetting.actie,
    betreft: `factuur ${status}`,
    reden: caller.actor.bewijs.reden,
  });
}

export function setFactuurStatus(
  { database }: FactuurDeps,
  caller: Caller,
  { adminId, factuurId }: { readonly adminId: string; readonly factuurId: string },
  { status, was }: Input<Api['setFactuurStatus']>['body'],
): Promise<void> {
  enter(caller.actor, adminId, 'licence.update');
  return database.transact(async (db) => {
    await store.findThuis(db, adminId, true);
    await settle(db, caller, { adminId, actie: 'licence.update', was }, factuurId, status);
  });
}
