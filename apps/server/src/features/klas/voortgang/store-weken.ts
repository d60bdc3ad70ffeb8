/** What is known of the past of each leerling of a groep, per categorie. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Categorieverleden } from './terug.ts';

interface VerledenRij {
  readonly id: string;
  readonly categorieen: readonly Categorieverleden[];
}

/** The day (school time) of a moment in milliseconds of the state; null for 0. */
const dagVan = (veld: string) =>
  sql`case when (c.stand ->> ${sql.lit(veld)})::numeric > 0 then to_char(to_timestamp((c.stand ->> ${sql.lit(veld)})::numeric / 1000) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') end`;

export async function listVerleden(db: Db, adminId: string, groepId: string): Promise<readonly VerledenRij[]> {
  const { rows } = await sql<VerledenRij>`
    select l.id, (select coalesce(json_agg(json_build_object('categorie', c.categorie, 'status', c.status, 'sinds', ${dagVan('sinds')},
        'eersteBeheersing', ${dagVan('eersteBeheersing')},
        'dagen', (select coalesce(json_agg(json_build_object('dag', d.dag, 'antwoorden', d.antwoorden, 'goed', d.goed, 'laag', d.laag, 'hoog', d.hoog) order by d.dag), '[]')
          from categorie_dag d where d.admin_id = c.admin_id and d.leerling_id = c.leerling_id and d.categorie = c.categorie))), '[]')
      from leerling_categorie c where c.admin_id = l.admin_id and c.leerling_id = l.id) as categorieen
    from leerling l where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by l.id`.execute(db);
  return rows;
}
