import type { Db } from '../../../platform/db/database.ts';

export interface DemoBeurt {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly tekst: string;
  readonly begon: Date;
  readonly dag: string;
  readonly verst: number;
  readonly stem: boolean;
  readonly woorden: number;
  readonly ms: number;
  readonly uit: boolean;
}

export async function insertBeurten(db: Db, beurten: readonly DemoBeurt[]): Promise<void> {
  if (beurten.length === 0) return;
  const rijen = beurten.map(({ adminId, leerlingId, ...beurt }) => ({
    ...beurt,
    admin_id: adminId,
    leerling_id: leerlingId,
    van: 0,
    plek: beurt.verst,
    getikt: [],
    bewaard_op: beurt.begon,
  }));
  await db.insertInto('leesbeurt').values(rijen).execute();
}
