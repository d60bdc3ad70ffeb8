/** Our office and its customers: finding, making with a first person, suspending. No child is in sight here. */
import type { AdminKort, Beheerder } from '@spelrijk/contract/admins';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { AdminSoort } from '@spelrijk/domain/admin';
import { rijenVoor } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import { noteWijziging } from '../../toegang/licenties/index.ts';
import { missing, type AdminDeps } from './account-service.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

const PER_PAGINA = 25;
const EERSTE_ROL: Readonly<Record<Exclude<AdminSoort, 'demo'>, Rol>> = { school: 'schooladmin', rt: 'rtadmin', thuis: 'thuisadmin' };

type Zoekvraag = Input<Api['listAdmins']>['query'];
type Nieuw = Input<Api['createAdmin']>['body'];

const toKort = ({ createdAt, email: _email, ...rij }: store.AdminKortRij): AdminKort => ({ ...rij, createdAt: createdAt.toISOString() });

function toBeheerder(rij: gebruikers.GebruikerRij, now: number): Beheerder {
  const { id, roepnaam, achternaam, rol, gebruikersnaam, email, status } = rij;
  return {
    id,
    roepnaam,
    achternaam,
    rol,
    gebruikersnaam,
    email,
    status: gebruikers.zonderWachten(status),
    uitnodiging: gebruikers.toUitnodigingStatus(rij, now),
  };
}

async function findKlant(db: Db, adminId: string): Promise<store.AdminKortRij> {
  const { rijen } = await store.searchAdmins(db, { zoek: '', soort: null, op: 'naam', adminId, vanaf: 0, aantal: 1 });
  if (!rijen[0]) throw missing();
  return rijen[0];
}

const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);

export async function listAdmins(
  { database }: AdminDeps,
  { actor }: Caller,
  { zoek = '', soort, op = 'naam', pagina }: Zoekvraag,
): Promise<Output<Api['listAdmins']>> {
  enter(actor, 'officeAdmin.list');
  const vraag = {
    zoek: zoek.trim(),
    soort: soort ?? null,
    op,
    adminId: null,
    vanaf: rijenVoor(pagina, PER_PAGINA),
    aantal: PER_PAGINA,
  };
  const { rijen, totaal } = await database.readOffice((db) => store.searchAdmins(db, vraag));
  return { admins: rijen.map(toKort), totaal, perPagina: PER_PAGINA };
}

export async function readAdmin({ database }: AdminDeps, { actor, now }: Caller, adminId: string): Promise<Output<Api['readAdmin']>> {
  enter(actor, 'officeAdmin.read');
  const rij = await findKlant(database.own, adminId);
  const mensen = await gebruikers.listGebruikers(database.own, adminId);
  const beheerders = mensen.filter(({ rol }) => rol !== 'docent').map((mens) => toBeheerder(mens, now));
  return { admin: toKort(rij), email: rij.email, beheerders, docenten: mensen.length - beheerders.length };
}

/** Admin, first person and invitation in one transaction; a second send with the same id changes nothing. */
export async function createAdmin(
  { adressen, database, instellingen }: AdminDeps,
  { actor, now }: Caller,
  { id, soort, beheerder, ...nieuw }: Nieuw,
): Promise<{ id: string }> {
  enter(actor, 'officeAdmin.create');
  await database.transact(async (db) => {
    if (!(await store.insertAdmin(db, { ...nieuw, id, soort, email: beheerder.email, kantoorId: actor.adminId, now }))) return;
    await noteWijziging(db, { adminId: id, actor, voor: null, na: nieuw.licentie, now });
    if (soort === 'thuis') await store.insertEersteGroep(db, id, createId(now), 'Thuis', now);
    await writeAudit(db, { adminId: id, soort: 'aangemaakt', now, actor, actie: 'officeAdmin.create', betreft: nieuw.naam });
    const { id: gebruikerId, roepnaam, achternaam, email } = beheerder;
    if (!(await gebruikers.insertGebruiker(db, { adminId: id, id: gebruikerId, roepnaam, achternaam, email, now })))
      throw new AppError('conflict', 'admins/bestaat-al');
    await gebruikers.inviteGebruiker(
      db,
      { adressen, instellingen },
      actor,
      { adminId: id, gebruikerId, roepnaam, email, rol: EERSTE_ROL[soort] },
      now,
    );
  });
  return { id };
}

export async function setAdminStatus(
  { database }: AdminDeps,
  { actor, now }: Caller,
  adminId: string,
  status: 'actief' | 'geschorst',
): Promise<void> {
  enter(actor, 'officeAdmin.suspend');
  await database.transact(async (db) => {
    await store.lockAdmin(db, adminId);
    if ((await findKlant(db, adminId)).wissenOp !== null) throw new AppError('conflict', 'admins/verwijderd');
    await store.setAdminStatus(db, adminId, status, now);
    const soort = status === 'geschorst' ? ('geschorst' as const) : ('toegelaten' as const);
    await writeAudit(db, { adminId, soort, now, actor, actie: 'officeAdmin.suspend', reden: actor.bewijs.reden });
  });
}

export async function resendBeheerderUitnodiging(
  { adressen, database, instellingen }: AdminDeps,
  { actor, now }: Caller,
  adminId: string,
  gebruikerId: string,
): Promise<void> {
  enter(actor, 'officeInvitation.send');
  await database.transact(async (db) => {
    await findKlant(db, adminId);
    const wie = await gebruikers.findGebruiker(db, adminId, gebruikerId);
    if (!wie || wie.rol === 'docent') throw missing();
    if (wie.status !== 'uitgenodigd' || wie.email === null) throw new AppError('conflict', 'uitnodigingen/al-aangenomen');
    const { roepnaam, email, rol } = wie;
    await gebruikers.inviteGebruiker(db, { adressen, instellingen }, actor, { adminId, gebruikerId, roepnaam, email, rol }, now);
  });
}
