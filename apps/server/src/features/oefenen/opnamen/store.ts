/** Recordings: what was ever recorded, what is heard now, and who changed that. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Spraakdeel } from '@spelrijk/domain/spraak';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';

/** A slot: this part of this key in this region. */
export interface Plek {
  readonly deel: Spraakdeel;
  readonly sleutel: string;
  readonly regio: Regio;
}

export interface PlekRij extends Plek {
  readonly adres: string | null;
  readonly oordeel: 'fout' | 'goed' | null;
  readonly reden: string;
}

export interface OpnameRij {
  readonly id: string;
  readonly adres: string;
  readonly ms: number;
  readonly door: string | null;
  readonly op: Date;
  readonly huidig: boolean;
}

export type Wat = 'opgenomen' | 'teruggezet' | 'stilgezet' | 'fout-gemeld' | 'goed-gemeld';

export interface GebeurtenisRij {
  readonly op: Date;
  readonly door: string | null;
  readonly wat: Wat;
  readonly reden: string;
}

/** Everything that is not as it was rendered; a few thousand rows at most. */
export const listPlekken = (db: Db): Promise<readonly PlekRij[]> =>
  db.selectFrom('opnameplek').select(['deel', 'sleutel', 'regio', 'adres', 'oordeel', 'reden']).execute();

export const findPlek = (db: Db, { deel, sleutel, regio }: Plek): Promise<PlekRij | undefined> =>
  db
    .selectFrom('opnameplek')
    .select(['deel', 'sleutel', 'regio', 'adres', 'oordeel', 'reden'])
    .where('deel', '=', deel)
    .where('sleutel', '=', sleutel)
    .where('regio', '=', regio)
    .executeTakeFirst();

/** All recordings of a slot, newest first, with the login name of who made them. */
export const listOpnamen = (db: Db, { deel, sleutel, regio }: Plek): Promise<readonly OpnameRij[]> =>
  db
    .selectFrom('opname')
    .leftJoin('account', 'account.id', 'opname.account_id')
    .leftJoin('opnameplek', 'opnameplek.opname_id', 'opname.id')
    .select((eb) => [
      'opname.id',
      'opname.adres',
      'opname.ms',
      'account.gebruikersnaam as door',
      'opname.created_at as op',
      eb('opnameplek.opname_id', 'is not', null).$castTo<boolean>().as('huidig'),
    ])
    .where('opname.deel', '=', deel)
    .where('opname.sleutel', '=', sleutel)
    .where('opname.regio', '=', regio)
    .orderBy('opname.created_at', 'desc')
    .orderBy('opname.id', 'desc')
    .execute();

export const listGebeurtenissen = (db: Db, { deel, sleutel, regio }: Plek): Promise<readonly GebeurtenisRij[]> =>
  db
    .selectFrom('opname_gebeurtenis')
    .leftJoin('account', 'account.id', 'opname_gebeurtenis.account_id')
    .select(['opname_gebeurtenis.op', 'account.gebruikersnaam as door', 'opname_gebeurtenis.wat', 'opname_gebeurtenis.reden'])
    .where('opname_gebeurtenis.deel', '=', deel)
    .where('opname_gebeurtenis.sleutel', '=', sleutel)
    .where('opname_gebeurtenis.regio', '=', regio)
    .orderBy('opname_gebeurtenis.op', 'desc')
    .orderBy('opname_gebeurtenis.id', 'desc')
    .limit(50)
    .execute();

export interface NieuweOpname extends Plek {
  readonly id: string;
  readonly adres: string;
  readonly ogg: Uint8Array;
  readonly ms: number;
}

export interface Wie {
  readonly accountId: string;
  readonly now: number;
}

/** False when there is one with this id already. */
export async function insertOpname(db: Db, opname: NieuweOpname, { accountId, now }: Wie): Promise<boolean> {
  const { ogg, ...rest } = opname;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('opname')
    .values({ ...rest, ogg: Buffer.from(ogg), account_id: accountId, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findOpname = (db: Db, id: string): Promise<(Plek & { readonly id: string; readonly adres: string }) | undefined> =>
  db.selectFrom('opname').select(['id', 'deel', 'sleutel', 'regio', 'adres']).where('id', '=', id).executeTakeFirst();

export async function findOgg(db: Db, adres: string): Promise<Uint8Array | undefined> {
  const rij = await db.selectFrom('opname').select('ogg').where('adres', '=', adres).limit(1).executeTakeFirst();
  return rij?.ogg;
}

interface Keuze {
  readonly opname?: { readonly id: string; readonly adres: string } | null;
  readonly oordeel?: 'fout' | 'goed' | null;
  readonly reden?: string;
}

/** What is heard at a slot from now on. */
export async function savePlek(db: Db, { deel, sleutel, regio }: Plek, { opname, oordeel, reden }: Keuze, now: number): Promise<void> {
  const wijziging = {
    gewijzigd_op: new Date(now),
    ...(opname !== undefined && { opname_id: opname?.id ?? null, adres: opname?.adres ?? null }),
    ...(oordeel !== undefined && { oordeel }),
    ...(reden !== undefined && { reden }),
  };
  await db
    .insertInto('opnameplek')
    .values({ deel, sleutel, regio, reden: '', ...wijziging })
    .onConflict((conflict) => conflict.columns(['deel', 'sleutel', 'regio']).doUpdateSet(wijziging))
    .execute();
}

export async function insertGebeurtenis(
  db: Db,
  { deel, sleutel, regio }: Plek,
  gebeurtenis: { readonly wat: Wat; readonly opnameId?: string | null; readonly reden?: string },
  { accountId, now }: Wie,
): Promise<void> {
  const { wat, opnameId = null, reden = '' } = gebeurtenis;
  await db
    .insertInto('opname_gebeurtenis')
    .values({ id: createId(now), deel, sleutel, regio, wat, opname_id: opnameId, reden, account_id: accountId, op: new Date(now) })
    .execute();
}
