/** Makes a customer of a running server one of another region, as no screen can: what a journey needs to walk the demo as a Flemish customer. */
import { join } from 'node:path';
import { Client } from 'pg';
import { runningConnection } from '../src/platform/db/cluster.ts';

export async function setRegio(data: string, adminId: string, regio: 'nl' | 'be'): Promise<void> {
  const url = process.env.DATABASE_URL;
  const client = new Client(
    url === undefined ? { ...runningConnection(join(data, 'pg')), database: 'spelrijk' } : { connectionString: url },
  );
  await client.connect();
  try {
    const { rowCount } = await client.query('update admin set regio = $1 where admin_id = $2', [regio, adminId]);
    if (rowCount !== 1) throw new Error(`no customer ${adminId}`);
  } finally {
    await client.end();
  }
}
