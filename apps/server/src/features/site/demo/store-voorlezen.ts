import type { Leesfout } from '@spelrijk/domain/voorlezen';
import type { Db } from '../../../platform/db/database.ts';

interface DemoMoment {
  readonly id: string;
  readonly adminId: string;
  readonly groepId: string;
  readonly niveau: string;
  readonly teksten: string[];
  readonly van: string;
  readonly tot: string;
  readonly door: string;
}

export interface DemoVoorlezing {
  readonly id: string;
  readonly adminId: string;
  readonly leerlingId: string;
  readonly momentId: string;
  readonly tekst: string;
  readonly op: Date;
  readonly dag: string;
  readonly ms: number;
  readonly gelezen: number;
  readonly goed: number;
  readonly fouten: readonly Leesfout[];
  readonly vloeiend: number;
  readonly door: string;
}

export async function insertMomenten(db: Db, momenten: readonly DemoMoment[], voorlezingen: readonly DemoVoorlezing[]): Promise<void> {
  if (momenten.length > 0)
    await db
      .insertInto('leesmoment')
      .values(
        momenten.map(({ adminId, groepId, ...moment }) => {
          const op = new Date(`${moment.van}T07:00:00.000Z`);
          return { ...moment, admin_id: adminId, groep_id: groepId, created_at: op, gewijzigd_op: op, gestopt_op: null };
        }),
      )
      .execute();
  if (voorlezingen.length > 0)
    await db
      .insertInto('voorlezing')
      .values(
        voorlezingen.map(({ adminId, leerlingId, momentId, fouten, ...rij }) => ({
          ...rij,
          admin_id: adminId,
          leerling_id: leerlingId,
          moment_id: momentId,
          fouten: JSON.stringify(fouten),
          eerste: true,
          functie: 'docent',
          created_at: rij.op,
          ingetrokken_op: null,
        })),
      )
      .execute();
}
