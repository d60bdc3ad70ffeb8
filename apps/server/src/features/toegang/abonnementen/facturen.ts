/** The invoices of all homes, as our office sees and settles them. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { FactuurStatus } from '@spelrijk/domain/thuis';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { enter } from '../licenties/index.ts';
import * as store from './store.ts';

interface FactuurDeps {
  readonly database: Database;
}

export async function listFacturen({ database }: FactuurDeps, { actor }: Caller): Promise<Output<Api['listFacturen']>> {
  enter(actor, actor.adminId, 'licence.read');
  const rijen = await store.listFacturen(database.own);
  return { facturen: rijen.map(({ op, ...rij }) => ({ ...rij, op: op.toISOString() })) };
}

export function setFactuurStatus(
  { database }: FactuurDeps,
  { actor, now }: Caller,
  { adminId, factuurId }: { readonly adminId: string; readonly factuurId: string },
  status: FactuurStatus,
): Promise<void> {
  enter(actor, adminId, 'licence.update');
  return database.transact(async (db) => {
    if (!(await store.setStatus(db, adminId, factuurId, status, now))) throw notFound('abonnement/factuur-weg');
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'licence.update',
      betreft: `factuur ${status}`,
      reden: actor.bewijs.reden,
    });
  });
}
