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

interface DemoOpnamen {
  readonly adminId: string;
  readonly door: string;
  readonly now: Date;
  readonly dag: string;
  readonly bewaardagen: number;
  readonly toestemmingen: readonly { readonly id: string; readonly leerlingId: string }[];
  readonly opnamen: readonly {
    readonly id: string;
    readonly leerlingId: string;
    readonly sleutel: string;
    readonly tekst: string;
    readonly ms: number;
    readonly ogg: Buffer;
    readonly op: Date;
    readonly dag: string;
    readonly verloopt: Date;
    readonly gehoord: Date | null;
  }[];
  readonly voorlezing: Omit<DemoVoorlezing, 'adminId' | 'momentId' | 'vloeiend'> & { readonly opnameId: string; readonly zin: number };
}

/** The switch, consents, and recordings that were made with the voice of the computer. */
export async function insertOpnamen(db: Db, { adminId, door, now, dag, bewaardagen, ...rest }: DemoOpnamen): Promise<void> {
  const { toestemmingen, opnamen, voorlezing } = rest;
  const wie = { admin_id: adminId };
  await db
    .insertInto('opnamestand')
    .values({ ...wie, aan: true, dpia_op: dag, bewaardagen, door, gewijzigd_op: now })
    .execute();
  const geldt = {
    wie_gaf: 'moeder',
    gegeven_op: dag,
    door,
    functie: 'docent',
    created_at: now,
    ingetrokken_op: null,
    ingetrokken_door: null,
  };
  await db
    .insertInto('opname_toestemming')
    .values(toestemmingen.map(({ id, leerlingId }) => ({ ...wie, ...geldt, id, leerling_id: leerlingId })))
    .execute();
  await db
    .insertInto('opname_sleutel')
    .values(opnamen.map(({ leerlingId, sleutel, op }) => ({ ...wie, leerling_id: leerlingId, sleutel, created_at: op })))
    .execute();
  await db
    .insertInto('voorlees_opname')
    .values(
      opnamen.map(({ id, leerlingId, tekst, op, dag, ms, ogg, verloopt, gehoord }) => {
        const rij = { ...wie, id, leerling_id: leerlingId, moment_id: null, tekst, op, dag, ms, ogg, verloopt };
        return { ...rij, eerste: true, bron: 'voorbeeld' as const, gehoord_op: gehoord };
      }),
    )
    .execute();
  const { leerlingId, opnameId, fouten, ...rij } = voorlezing;
  await db
    .insertInto('voorlezing')
    .values({
      ...wie,
      ...rij,
      leerling_id: leerlingId,
      moment_id: null,
      opname_id: opnameId,
      fouten: JSON.stringify(fouten),
      vloeiend: 4,
      eerste: true,
      functie: 'docent',
      created_at: now,
      ingetrokken_op: null,
    })
    .execute();
}
