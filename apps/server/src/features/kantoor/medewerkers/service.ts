/** The people of our own office. Only an owner manages them, never herself, and one owner always stays. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Medewerker } from '@spelrijk/contract/medewerkers';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit, type AuditRegel } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { Adressen } from '../../../platform/regio.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import { may, type Actie } from './policy.ts';

export interface MedewerkerDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

type Nieuw = Input<Api['createMedewerker']>['body'];

const missing = (): AppError => notFound('medewerkers/niet-gevonden');

function toMedewerker(rij: gebruikers.GebruikerRij, now: number): Medewerker {
  const { id, roepnaam, achternaam, gebruikersnaam, email, status, tweedeFactor } = rij;
  const rol = rij.rol === 'superadmin' ? ('superadmin' as const) : ('office' as const);
  return {
    id,
    roepnaam,
    achternaam,
    rol,
    gebruikersnaam,
    email,
    status: gebruikers.zonderWachten(status),
    tweedeFactor,
    uitnodiging: gebruikers.toUitnodigingStatus(rij, now),
  };
}

/** Somebody else of the office; changing oneself is refused. */
async function findOther(db: Db, actor: Actor, id: string): Promise<gebruikers.GebruikerRij> {
  const gevonden = await gebruikers.findGebruiker(db, actor.adminId, id);
  if (!gevonden) throw missing();
  if (id === actor.id) throw new AppError('conflict', 'medewerkers/niet-jezelf');
  return gevonden;
}

/** Locks the owners: of two owners who remove each other at once, one stays. */
async function demandOtherOwner(db: Db, id: string): Promise<void> {
  const eigenaren = await gebruikers.lockActive(db, 'superadmin');
  if (eigenaren.every((eigenaar) => eigenaar === id)) throw new AppError('conflict', 'medewerkers/laatste-eigenaar');
}

/** One change of one other person, with its line in the audit. */
async function change(
  { database }: MedewerkerDeps,
  { actor, now }: Caller,
  actie: Actie,
  id: string,
  fn: (db: Db, wie: gebruikers.GebruikerRij) => Promise<AuditRegel['soort']>,
): Promise<void> {
  demand(may(actor.rol, actie), actor.bewijs);
  await database.transact(async (db) => {
    const wie = await findOther(db, actor, id);
    await demandOtherOwner(db, id);
    const soort = await fn(db, wie);
    const betreft = `${wie.roepnaam} ${wie.achternaam}`.trim();
    await writeAudit(db, { adminId: actor.adminId, soort, now, actor, actie, objectId: id, betreft, reden: actor.bewijs.reden });
  });
}

export async function listMedewerkers({ database }: MedewerkerDeps, { actor, now }: Caller): Promise<{ medewerkers: Medewerker[] }> {
  demand(may(actor.rol, 'officeUser.manage'), actor.bewijs);
  const rijen = await gebruikers.listGebruikers(database.own, actor.adminId);
  return { medewerkers: rijen.map((rij) => toMedewerker(rij, now)) };
}

/** A second send with the same id changes nothing. The role is always office; an owner is made by changing it. */
export async function createMedewerker(
  { adressen, database, instellingen }: MedewerkerDeps,
  { actor, now }: Caller,
  { id, ...nieuw }: Nieuw,
): Promise<void> {
  demand(may(actor.rol, 'officeUser.manage'), actor.bewijs);
  const { adminId } = actor;
  await database.transact(async (db) => {
    if (await gebruikers.findGebruiker(db, adminId, id)) return;
    const bezet = await gebruikers.hasAdres(db, adminId, nieuw.email);
    if (bezet || !(await gebruikers.insertGebruiker(db, { ...nieuw, adminId, id, now })))
      throw new AppError('conflict', 'medewerkers/adres-bestaat-al', { details: ['email'] });
    const { roepnaam, email } = nieuw;
    await gebruikers.inviteGebruiker(
      db,
      { adressen, instellingen },
      actor,
      { adminId, gebruikerId: id, roepnaam, email, rol: 'office' },
      now,
    );
  });
}

export async function resendMedewerkerUitnodiging(
  { adressen, database, instellingen }: MedewerkerDeps,
  { actor, now }: Caller,
  id: string,
): Promise<void> {
  demand(may(actor.rol, 'officeUser.manage'), actor.bewijs);
  await database.transact(async (db) => {
    const { roepnaam, status, email, rol } = await findOther(db, actor, id);
    if (status !== 'uitgenodigd' || email === null) throw new AppError('conflict', 'uitnodigingen/al-aangenomen');
    await gebruikers.inviteGebruiker(
      db,
      { adressen, instellingen },
      actor,
      { adminId: actor.adminId, gebruikerId: id, roepnaam, email, rol },
      now,
    );
  });
}

export const setMedewerkerStatus = (
  deps: MedewerkerDeps,
  { actor, now }: Caller,
  id: string,
  status: 'actief' | 'geschorst',
): Promise<void> =>
  change(deps, { actor, now }, 'officeUser.manage', id, async (db, wie) => {
    if (wie.status === 'uitgenodigd') throw new AppError('conflict', 'medewerkers/nog-geen-account');
    await gebruikers.setStatus(db, actor.adminId, id, status);
    if (status === 'geschorst') await gebruikers.endSessies(db, id, now);
    return status === 'geschorst' ? 'geschorst' : 'toegelaten';
  });

export const changeRol = (deps: MedewerkerDeps, { actor, now }: Caller, id: string, rol: 'office' | 'superadmin'): Promise<void> =>
  change(deps, { actor, now }, 'role.change', id, async (db, wie) => {
    if (wie.status === 'uitgenodigd') throw new AppError('conflict', 'medewerkers/nog-geen-account');
    await gebruikers.setRol(db, actor.adminId, id, rol);
    await gebruikers.endSessies(db, id, now);
    return 'rol-gewijzigd';
  });

export const deleteMedewerker = (deps: MedewerkerDeps, { actor, now }: Caller, id: string): Promise<void> =>
  change(deps, { actor, now }, 'officeUser.manage', id, async (db) => {
    await gebruikers.deleteGebruiker(db, actor.adminId, id, now);
    return 'verwijderd';
  });
