/** A tab is handed to a child for a while, and the adult sits beside: what it answers is marked, and her own session waits for her password. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findAccountById, holdSessie } from '../sessies/index.ts';
import { enterGroep, type KinderenDeps } from './groep.ts';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

interface Zit {
  readonly minuten: number;
  readonly browser: string;
}

export async function beginNaast(
  deps: KinderenDeps,
  { actor, now }: Caller,
  { adminId, groepId, leerlingId }: Plek,
  { minuten, browser }: Zit,
): Promise<{ token: string }> {
  const { database, sessies } = deps;
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const account = kinderen.some(({ id }) => id === leerlingId) ? await findAccountById(database.own, leerlingId) : undefined;
  if (account?.rol !== 'leerling' || account.adminId !== adminId || !account.actief) throw notFound('leerlingen/niet-gevonden');
  if (!(await holdSessie(database.own, actor.sessieId, new Date(now)))) throw new AppError('conflict', 'samen/eerst-wachtwoord');
  const hoe = { soort: 'naast', browser, tweedeFactor: false, seconden: minuten * 60, begeleiderId: actor.id } as const;
  const token = await sessies.begin.start(account, hoe, now);
  await writeAudit(database.own, {
    adminId,
    soort: 'ingelogd',
    now,
    actor,
    actie: 'pupilPassword.issue',
    objectId: leerlingId,
    betreft: 'naast elkaar: op het apparaat van de begeleider',
  });
  return { token };
}
