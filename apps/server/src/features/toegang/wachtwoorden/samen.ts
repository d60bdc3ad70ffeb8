/** A child begins on the device of who looks after it, without a card: who may give it a password may let it in. */
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findAccountById } from '../sessies/index.ts';
import { enterGroep, type KinderenDeps } from './groep.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

/** A token for this one child; the session of who asks goes on beside it. */
export async function beginSamen(
  deps: KinderenDeps,
  { actor, now }: Caller,
  { adminId, groepId, leerlingId }: Plek,
  browser: string,
): Promise<{ token: string }> {
  const { database, sessies } = deps;
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const account = kinderen.some(({ id }) => id === leerlingId) ? await findAccountById(database.own, leerlingId) : undefined;
  if (account?.rol !== 'leerling' || account.adminId !== adminId || !account.actief) throw notFound('leerlingen/niet-gevonden');
  const token = await sessies.begin.start(account, { soort: 'samen', browser, tweedeFactor: false }, now);
  await writeAudit(database.own, {
    adminId,
    soort: 'ingelogd',
    now,
    actor,
    actie: 'pupilPassword.issue',
    objectId: leerlingId,
    betreft: 'samen: op het apparaat van de begeleider',
  });
  return { token };
}
