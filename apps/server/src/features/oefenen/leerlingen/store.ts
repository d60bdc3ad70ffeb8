import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

export interface LeerlingRow {
  readonly id: string;
  readonly adminId: string;
  readonly groepId: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  /** Number of the blob that walks along. */
  readonly maatje: number | null;
  /** Number of the hol its blob lives in. */
  readonly hol: number | null;
  readonly munten: number;
  readonly regio: Regio;
  /** Days of the licence of its admin; null: no limit on that side. */
  readonly licentieVan: string | null;
  readonly licentieTot: string | null;
}

/** A leerling of this admin; `docentId` narrows to groepen that docent teaches. */
export async function findLeerling(db: Db, adminId: string, id: string, docentId?: string): Promise<LeerlingRow | undefined> {
  const query = db
    .selectFrom('leerling')
    .innerJoin('admin', 'admin.admin_id', 'leerling.admin_id')
    .select([
      'leerling.id',
      'leerling.admin_id as adminId',
      'leerling.groep_id as groepId',
      'roepnaam',
      'achternaam',
      'jaargroep',
      'figuur',
      'maatje',
      'hol',
      'munten',
      'admin.regio',
      'licentie_van as licentieVan',
      'licentie_tot as licentieTot',
    ])
    .where('leerling.admin_id', '=', adminId)
    .where('leerling.id', '=', id)
    .where('verwijderd_op', 'is', null);
  if (docentId === undefined) return query.executeTakeFirst();
  return query
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('groep_docent')
          .select('docent_id')
          .where('groep_docent.admin_id', '=', adminId)
          .whereRef('groep_docent.groep_id', '=', 'leerling.groep_id')
          .where('docent_id', '=', docentId),
      ),
    )
    .executeTakeFirst();
}

/** The admin of a leerling, for our office that looks on anywhere. Untenanted: runs as the program itself. */
export async function findAdminOf(db: Db, leerlingId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('admin_id')
    .where('id', '=', leerlingId)
    .where('rol', 'in', ['leerling', 'demo'])
    .executeTakeFirst();
  return row?.admin_id;
}
