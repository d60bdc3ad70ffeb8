/** Who gets the weekly mail. In the program's own role: accounts belong to no tenant role. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import { createToken } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Homes whose children can practise on this day; none of the demo. */
export async function listThuis(db: Db, dag: string): Promise<readonly { readonly adminId: string; readonly regio: Regio }[]> {
  const { rows } = await sql<{ adminId: string; regio: Regio }>`
    select admin_id as "adminId", regio from admin
    where soort = 'thuis' and not intern and not demo and status = 'actief' and weggegooid_op is null and vervalt_op is null and gestopt_op is null
      and (licentie_van is null or licentie_van <= ${dag}) and (licentie_tot is null or licentie_tot >= ${dag}) order by 1`.execute(db);
  return rows;
}

interface Ouder {
  readonly id: string;
  readonly roepnaam: string;
  readonly email: string;
  readonly token: string;
}

/** Parents with a proven address who want it, each with the secret of her link. */
export async function listOuders(db: Db, adminId: string): Promise<readonly Ouder[]> {
  const { rows } = await sql<Omit<Ouder, 'token'> & { token: string | null }>`
    select g.id, g.roepnaam, c.email, w.token from gebruiker g join account c on c.id = g.id
    left join weekmail w on w.admin_id = g.admin_id and w.account_id = g.id
    where g.admin_id = ${adminId} and c.rol = 'thuisadmin' and c.status = 'actief' and c.email <> '' and c.email_bevestigd_op is not null
      and w.uit_op is null order by g.id`.execute(db);
  return Promise.all(
    rows.map(async ({ token, ...ouder }) => {
      const nieuw = token ?? createToken();
      if (token === null)
        await sql`insert into weekmail (admin_id, account_id, token) values (${adminId}, ${ouder.id}, ${nieuw}) on conflict do nothing`.execute(
          db,
        );
      return { ...ouder, token: nieuw };
    }),
  );
}

export async function listGroepIds(db: Db, adminId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from groep where admin_id = ${adminId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** False when this link was never ours. */
export async function setUit(db: Db, token: string, op: Date | null): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update weekmail set uit_op = case when ${op}::timestamptz is null then null else coalesce(uit_op, ${op}) end where token = ${token}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
