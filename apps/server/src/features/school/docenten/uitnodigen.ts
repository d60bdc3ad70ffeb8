/** A docent who begins and one who goes: inviting, inviting again, and taking away. */
import type { Docent } from '@spelrijk/contract/docenten';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import * as store from './store.ts';
import { enter, findDocent, heet, toDocent, writeGroepen, type Adres, type DocentDeps } from './docent.ts';

type Nieuw = Input<Api['createDocent']>['body'];

/** A second send with the same id changes nothing. The role is always docent. */
export async function createDocent(
  { adressen, database, instellingen }: DocentDeps,
  { actor, now }: Caller,
  adminId: string,
  { id, groepIds, ...nieuw }: Nieuw,
): Promise<Docent> {
  enter(actor, adminId, 'teacher.create');
  return database.transact(async (db) => {
    const bestond = await gebruikers.findGebruiker(db, adminId, id);
    if (!bestond) {
      if (await gebruikers.hasAdres(db, adminId, nieuw.email))
        throw new AppError('conflict', 'docenten/adres-bestaat-al', { details: ['email'] });
      if (!(await gebruikers.insertGebruiker(db, { ...nieuw, adminId, id, now })))
        throw new AppError('conflict', 'docenten/adres-bestaat-al');
      await writeGroepen(db, adminId, id, groepIds);
      const { roepnaam, email } = nieuw;
      await gebruikers.inviteGebruiker(
        db,
        { adressen, instellingen },
        actor,
        { adminId, gebruikerId: id, roepnaam, email, rol: 'docent' },
        now,
      );
    }
    return toDocent(await findDocent(db, { adminId, docentId: id }), await store.listGroepenPerDocent(db, adminId), false, now);
  });
}

/** Also the first invitation of somebody who came from a file; `nieuwAdres` when the file had none, or a wrong one. */
export async function resendDocentUitnodiging(
  { adressen, database, instellingen }: DocentDeps,
  { actor, now }: Caller,
  adres: Adres,
  nieuwAdres: string | undefined,
): Promise<void> {
  enter(actor, adres.adminId, 'teacher.create');
  await database.transact(async (db) => {
    const { id, roepnaam, status, email: bekend, rol } = await findDocent(db, adres);
    const email = status === 'uit-te-nodigen' ? (nieuwAdres ?? bekend) : bekend;
    if (status === 'uit-te-nodigen' && email === null) throw new AppError('invalid', 'docenten/adres-nodig', { details: ['email'] });
    if (nieuwAdres !== undefined && email === nieuwAdres && email !== bekend) {
      if (await gebruikers.hasAdres(db, adres.adminId, email))
        throw new AppError('conflict', 'docenten/adres-bestaat-al', { details: ['email'] });
      await gebruikers.updateAdres(db, adres.adminId, id, email);
    }
    if (!['uitgenodigd', 'uit-te-nodigen'].includes(status) || email === null)
      throw new AppError('conflict', 'uitnodigingen/al-aangenomen');
    await gebruikers.inviteGebruiker(
      db,
      { adressen, instellingen },
      actor,
      { adminId: adres.adminId, gebruikerId: id, roepnaam, email, rol },
      now,
    );
  });
}

export async function deleteDocent({ database }: DocentDeps, { actor, now }: Caller, adres: Adres): Promise<void> {
  enter(actor, adres.adminId, 'teacher.delete');
  await database.transact(async (db) => {
    const docent = await findDocent(db, adres);
    await gebruikers.deleteGebruiker(db, adres.adminId, adres.docentId, now);
    await writeAudit(db, {
      adminId: adres.adminId,
      soort: 'verwijderd',
      now,
      actor,
      actie: 'teacher.delete',
      objectId: docent.id,
      betreft: heet(docent),
    });
  });
}
