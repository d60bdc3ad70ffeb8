/** A second parent: invited by the first, with the same rights; each leaves by herself. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { Adressen } from '../../../platform/regio.ts';
import * as gebruikers from '../gebruikers/index.ts';
import { lockThuis } from './store.ts';
import { may } from './policy.ts';

export interface OuderDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

interface OuderPlek {
  readonly adminId: string;
  readonly ouderId: string;
}

/** Separated parents with partners. */
const MEEST = 4;

function enter(actor: Actor, adminId: string): void {
  demand(may(actor.rol, 'parent.manage'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound('admins/niet-gevonden');
}

const toOuder = ({ id, roepnaam, achternaam, email, status }: gebruikers.GebruikerRij, actor: Actor) => ({
  id,
  naam: `${roepnaam} ${achternaam}`.trim(),
  email: email ?? '',
  status: gebruikers.zonderWachten(status),
  jij: id === actor.id,
});

export async function listOuders({ database }: OuderDeps, { actor }: Caller, adminId: string): Promise<Output<Api['listOuders']>> {
  enter(actor, adminId);
  const mensen = await gebruikers.listGebruikers(database.own, adminId);
  return { ouders: mensen.map((mens) => toOuder(mens, actor)) };
}

/** Whoever changes who belongs to a home waits for who was first: two parents cannot both leave as the last but one. */
async function metThuis<T>({ database }: OuderDeps, actor: Actor, adminId: string, doe: (db: Db) => Promise<T>): Promise<T> {
  enter(actor, adminId);
  return database.transact(async (db) => {
    if (!(await lockThuis(db, adminId))) throw notFound('admins/niet-gevonden');
    return doe(db);
  });
}

export const inviteOuder = (
  deps: OuderDeps,
  { actor, now }: Caller,
  { adminId, ouderId }: OuderPlek,
  { roepnaam, email }: Input<Api['inviteOuder']>['body'],
): Promise<void> =>
  metThuis(deps, actor, adminId, async (db) => {
    const mensen = await gebruikers.listGebruikers(db, adminId);
    if (mensen.some(({ id }) => id === ouderId)) return;
    if (mensen.length >= MEEST) throw new AppError('conflict', 'ouders/vol');
    if (await gebruikers.hasAdres(db, adminId, email)) throw new AppError('conflict', 'ouders/adres-bestaat-al', { details: ['email'] });
    if (!(await gebruikers.insertGebruiker(db, { adminId, id: ouderId, roepnaam, achternaam: '', email, now })))
      throw new AppError('conflict', 'ouders/adres-bestaat-al', { details: ['email'] });
    await gebruikers.inviteGebruiker(db, deps, actor, { adminId, gebruikerId: ouderId, roepnaam, email, rol: 'thuisadmin' }, now);
  });

export const removeOuder = (deps: OuderDeps, { actor, now }: Caller, { adminId, ouderId }: OuderPlek): Promise<void> =>
  metThuis(deps, actor, adminId, async (db) => {
    const mensen = await gebruikers.listGebruikers(db, adminId);
    const wie = mensen.find(({ id }) => id === ouderId);
    if (!wie) throw notFound('ouders/niet-gevonden');
    const zelf = wie.id === actor.id;
    if (!zelf && wie.status !== 'uitgenodigd') throw new AppError('conflict', 'ouders/gaat-zelf');
    if (zelf && !mensen.some(({ id, status }) => id !== actor.id && status === 'actief')) throw new AppError('conflict', 'ouders/laatste');
    await writeAudit(db, {
      adminId,
      soort: 'verwijderd',
      now,
      actor,
      actie: 'parent.manage',
      betreft: zelf ? 'zelf weggegaan' : 'uitnodiging ingetrokken',
    });
    await gebruikers.deleteGebruiker(db, adminId, ouderId, now);
  });
