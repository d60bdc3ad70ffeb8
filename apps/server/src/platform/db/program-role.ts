/**
 * The role that this program works as on the embedded database: it owns the database and nothing else of the cluster, so that what gets in
 * through a query meets row security, grants and the closed audit log like on a server of one's own. The superuser is for making it.
 */
import { Client } from 'pg';
import type { Cluster } from './cluster.ts';
import type { Connection } from './database.ts';

const PROGRAM = 'spelrijk_programma';
const NAME = 'spelrijk';

/** The database of the program, as the role of the program. */
export const asProgram = (superuser: Cluster['connection']): Connection => ({ ...superuser, user: PROGRAM, database: NAME });

/** Making the roles of `roles.ts` is part of a migration. */
const ROLE = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${PROGRAM}') then create role ${PROGRAM} login createrole; end if;
end $$`;

/**
 * Of a database that was made when the program was the superuser still: everything in it goes to the role, and so does the right to become
 * and to give the roles of `roles.ts`. A sequence of a column goes along with its table.
 */
const HAND_OVER = `
do $$ declare naam text; begin
  for naam in select rolname from pg_roles where rolname like 'spelrijk\\_%' and rolname <> '${PROGRAM}' loop
    execute format('grant %I to ${PROGRAM} with admin option', naam);
  end loop;
  for naam in
    select c.oid::regclass::text from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
  loop
    execute format('alter table %s owner to ${PROGRAM}', naam);
  end loop;
  for naam in select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace loop
    execute format('alter routine %s owner to ${PROGRAM}', naam);
  end loop;
  for naam in
    select oid::regtype::text from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
  loop
    execute format('alter type %s owner to ${PROGRAM}', naam);
  end loop;
  alter database ${NAME} owner to ${PROGRAM};
end $$`;

async function inDatabase<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the role and its database where they are missing, and gives it what an older version made as superuser. Whoever calls is alone in the cluster. */
export async function ensureDatabase(superuser: Cluster['connection']): Promise<Connection> {
  const owner = await inDatabase({ ...superuser, database: 'postgres' }, async (client) => {
    await client.query(ROLE);
    await client.query(`alter role ${PROGRAM} password ${client.escapeLiteral(superuser.password)}`);
    const { rows } = await client.query<{ eigenaar: string }>(
      'select pg_get_userbyid(datdba) as eigenaar from pg_database where datname = $1',
      [NAME],
    );
    if (rows.length === 0) await client.query(`create database ${NAME} owner ${PROGRAM}`);
    return rows[0]?.eigenaar ?? PROGRAM;
  });
  if (owner !== PROGRAM) await inDatabase({ ...superuser, database: NAME }, (client) => client.query(HAND_OVER));
  return asProgram(superuser);
}
