/** Who somebody is to the screens, and whether a docent teaches it. */
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { Database } from '../../../platform/db/database.ts';

export interface Wie {
  readonly roepnaam: string;
  readonly admin: {
    readonly naam: string;
    readonly soort: AdminSoort;
    readonly regio: Regio;
    readonly pakketten: Pakket[];
    readonly docentVerhuist?: true;
  };
}

/** First name and surroundings of a person: a leerling or a gebruiker of this admin. */
export function readWie(database: Database, adminId: string, id: string): Promise<Wie | undefined> {
  return database.readAdmin(adminId, async (db) => {
    const row = await db
      .selectFrom('admin')
      .leftJoin('leerling', (join) => join.onRef('leerling.admin_id', '=', 'admin.admin_id').on('leerling.id', '=', id))
      .leftJoin('gebruiker', (join) => join.onRef('gebruiker.admin_id', '=', 'admin.admin_id').on('gebruiker.id', '=', id))
      .select([
        'admin.naam',
        'admin.soort',
        'admin.regio',
        'admin.pakketten',
        'admin.docent_verhuist',
        'leerling.roepnaam as leerling',
        'gebruiker.roepnaam as gebruiker',
      ])
      .where('admin.admin_id', '=', adminId)
      .executeTakeFirst();
    const roepnaam = row?.leerling ?? row?.gebruiker;
    if (!row || !roepnaam) return undefined;
    const { naam, soort, regio, pakketten, docent_verhuist: docentVerhuist } = row;
    return { roepnaam, admin: { naam, soort, regio, pakketten, ...(docentVerhuist && { docentVerhuist: true as const }) } };
  });
}

/** How somebody of the staff is called. */
export function readNaam(
  database: Database,
  adminId: string,
  id: string,
): Promise<{ readonly roepnaam: string; readonly achternaam: string } | undefined> {
  return database.readAdmin(adminId, (db) =>
    db.selectFrom('gebruiker').select(['roepnaam', 'achternaam']).where('admin_id', '=', adminId).where('id', '=', id).executeTakeFirst(),
  );
}

/** Whether this leerling is in a groep that the docent teaches. */
export function isInGroepOf(database: Database, adminId: string, docentId: string, leerlingId: string): Promise<boolean> {
  return database.readAdmin(adminId, async (db) => {
    const row = await db
      .selectFrom('leerling')
      .innerJoin('groep_docent', (join) =>
        join.onRef('groep_docent.admin_id', '=', 'leerling.admin_id').onRef('groep_docent.groep_id', '=', 'leerling.groep_id'),
      )
      .select('leerling.id')
      .where('leerling.admin_id', '=', adminId)
      .where('leerling.id', '=', leerlingId)
      .where('groep_docent.docent_id', '=', docentId)
      .executeTakeFirst();
    return row !== undefined;
  });
}
