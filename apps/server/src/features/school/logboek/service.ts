/** Reading the audit: a customer its own lines, an owner of our office those of any customer and of the office itself. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { NIEMAND } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import { listRegels } from './store.ts';

const PER_PAGINA = 50;

type Vraag = Input<Api['readLogboek']>['query'];

export async function readLogboek(
  { database }: { readonly database: Database },
  { actor }: Caller,
  adminId: string,
  { voor, soort }: Vraag,
): Promise<Output<Api['readLogboek']>> {
  const { scope } = demand(may(actor.rol, 'audit.read'), actor.bewijs);
  const eigen = actor.adminId === adminId;
  if (scope !== 'all' && !eigen) throw notFound();
  // Tries with a name that does not exist are nobody's: our office looks at them.
  const adminIds = scope === 'all' && eigen ? [adminId, NIEMAND] : [adminId];
  const rijen = await listRegels(database.own, adminIds, {
    voor: voor ?? null,
    soort: soort ?? null,
    aantal: PER_PAGINA + 1,
    namenVan: eigen ? adminId : null,
    metGroepen: actor.rol !== 'rtadmin' && actor.rol !== 'thuisadmin',
  });
  return { regels: rijen.slice(0, PER_PAGINA).map((rij) => ({ ...rij, op: rij.op.toISOString() })), meer: rijen.length > PER_PAGINA };
}
