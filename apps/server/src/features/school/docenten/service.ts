/** The docenten of a school: who they are, inviting, their groepen, and letting them go. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Docent } from '@spelrijk/contract/docenten';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import * as store from './store.ts';
import { enter, findDocent, heet, missing, toDocent, writeGroepen, type Adres, type DocentDeps, type Naam } from './docent.ts';

async function listAll(db: Db, adminId: string, alleenNamen: boolean, now: number): Promise<Docent[]> {
  const groepen = await store.listGroepenPerDocent(db, adminId);
  const rijen = await gebruikers.listGebruikers(db, adminId);
  return rijen.map((rij) => toDocent(rij, groepen, alleenNamen, now));
}

export async function listDocenten({ database }: DocentDeps, { actor, now }: Caller, adminId: string): Promise<{ docenten: Docent[] }> {
  const grant = enter(actor, adminId, 'teacher.list');
  return database.transact(async (db) => {
    await auditLook(db, actor, grant, { adminId, actie: 'teacher.list', now });
    return { docenten: await listAll(db, adminId, grant.namesOnly === true, now) };
  });
}

export async function updateDocent({ database }: DocentDeps, { actor, now }: Caller, adres: Adres, naam: Naam): Promise<void> {
  const { scope } = enter(actor, adres.adminId, 'teacher.update');
  if (scope === 'own' && actor.id !== adres.docentId) throw missing();
  await database.transact(async (db) => {
    if (actor.id !== adres.docentId) await findDocent(db, adres);
    await gebruikers.updateNaam(db, adres.adminId, adres.docentId, naam);
    await writeAudit(db, {
      adminId: adres.adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'teacher.update',
      objectId: adres.docentId,
      betreft: heet(naam),
    });
  });
}

export async function assignGroepen(
  { database }: DocentDeps,
  { actor, now }: Caller,
  adres: Adres,
  { groepIds, was }: Input<Api['assignGroepen']>['body'],
): Promise<void> {
  enter(actor, adres.adminId, 'group.assignTeacher');
  await database.transact(async (db) => {
    await store.lockDocenten(db, adres.adminId, [adres.docentId]);
    const docent = await findDocent(db, adres);
    const nu = await store.listGroepIds(db, adres.adminId, adres.docentId);
    const erbij = groepIds.filter((id) => !was.includes(id));
    const blijft = nu.filter((id) => groepIds.includes(id) || !was.includes(id));
    await writeGroepen(db, adres.adminId, adres.docentId, [...blijft, ...erbij]);
    await writeAudit(db, {
      adminId: adres.adminId,
      soort: 'groepen-gewijzigd',
      now,
      actor,
      objectId: docent.id,
      betreft: heet(docent),
    });
  });
}
