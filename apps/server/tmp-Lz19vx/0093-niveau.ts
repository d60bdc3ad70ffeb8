/** How far a leerling was on the learning line at the end of a practice day, so that growth can be drawn without replaying answers. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leerling_dag
      add column niveau_laag real,
      add column niveau_midden real,
      add column niveau_hoog real,
      add constraint niveau_heel check ((niveau_laag is null) = (niveau_midden is null) and (niveau_midden is null) = (niveau_hoog is null))`.execute(
    db,
  );
}
