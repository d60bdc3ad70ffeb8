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
  /** To come back with, of who has no password of ours. */
  readonly pin?: string | undefined;
  readonly browser: string;
}

export async function beginNaast(
  deps: KinderenDeps,
  { actor, now }: Caller,
  { adminId, groepId, leerlingId }: Plek,
  { minuten, pin, browser }: Zit,
): Promise<{ token: string }> {
  const { database, passwords, sessies } = deps;
  const kinderen = await enterGroep(deps, actor, adminId, groepId);
  const account = kinderen.some(({ id }) => id === leerlingId) ? await findAccountById(database.own, leerlingId) : undefined;
  if (account?.rol !== 'leerling' || account.adminId !== adminId || !account.actief) throw notFound('leerlingen/niet-gevonden');
  const hash = pin === undefined ? null : await passwords.hash(pin);
  if (!(await holdSessie(database.own, actor.sessieId, new Date(now), hash))) throw new AppError('conflict', 'samen/eerst-pincode');
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
