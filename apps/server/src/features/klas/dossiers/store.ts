/**
 * Everything of a leerling, from every table that has one: a table that did not exist when this was written is in it by itself. In the program's own role,
 * because accounts belong to no tenant role: every query names its admin. Hashes and tokens are never read.
 */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import { heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export type Rij = Readonly<Record<string, unknown>>;
export interface Tabel {
  readonly naam: string;
  readonly rijen: readonly Rij[];
}

/** More than twenty years of practice. */
const MEEST_RIJEN = 200_000;

async function tabellenMet(db: Db, kolom: string): Promise<readonly string[]> {
  const { rows } = await sql<{ naam: string }>`
    select c.relname as naam from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = ${kolom} and not a.attisdropped
    join pg_attribute b on b.attrelid = c.oid and b.attname = 'admin_id' and not b.attisdropped
    where c.relkind in ('r','p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  return rows.map(({ naam }) => naam);
}

const vanRijen = (rows: readonly { readonly rij: Rij }[]): readonly Rij[] => rows.map(({ rij }) => rij);

export interface Kop {
  readonly id: string;
  readonly naam: string;
  readonly roepnaam: string;
  readonly groepId: string;
  readonly groep: string;
  readonly regio: Regio;
}

export async function findLeerling(db: Db, adminId: string, id: string): Promise<Kop | undefined> {
  return (await listLeerlingen(db, adminId, { id }))[0];
}

/** Also who lies in the prullenbak: it is still kept. */
export async function listLeerlingen(
  db: Db,
  adminId: string,
  { id = null, groepId = null }: { readonly id?: string | null; readonly groepId?: string | null },
): Promise<readonly Kop[]> {
  const { rows } = await sql<Kop>`
    select l.id, ${heleNaamSql()} as naam, l.roepnaam,
      g.id as "groepId", g.naam as groep, a.regio
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id join admin a on a.admin_id = l.admin_id
    where l.admin_id = ${adminId} and (${id}::uuid is null or l.id = ${id}::uuid) and (${groepId}::uuid is null or l.groep_id = ${groepId}::uuid)
    order by ${opNaam()}`.execute(db);
  return rows;
}

async function readEigen(db: Db, adminId: string, id: string): Promise<readonly Tabel[]> {
  const leerling = await sql<{ rij: Rij }>`
    select to_jsonb(l) - 'admin_id' as rij from leerling l where l.admin_id = ${adminId} and l.id = ${id}`.execute(db);
  const account = await sql<{ rij: Rij }>`
    select jsonb_build_object('gebruikersnaam', gebruikersnaam, 'wachtwoord_soort', wachtwoord_soort, 'wachtwoord_op', wachtwoord_op, 'tweede_kaart', kaart_ook is not null,
      'status', status, 'created_at', created_at) as rij from account where admin_id = ${adminId} and id = ${id}`.execute(db);
  const groep = await sql<{ rij: Rij }>`
    select jsonb_build_object('naam', g.naam, 'jaargroepen', g.jaargroepen, 'instelling',
      (select o.instelling from oefeninstelling o where o.admin_id = g.admin_id and o.groep_id = g.id)) as rij
    from groep g join leerling l on l.admin_id = g.admin_id and l.groep_id = g.id where l.admin_id = ${adminId} and l.id = ${id}`.execute(
    db,
  );
  const sessies = await sql<{ rij: Rij }>`
    select jsonb_build_object('soort', s.soort, 'toestel', s.toestel, 'begonnen', s.created_at, 'laatst', s.gebruikt_op, 'beeindigd', s.beeindigd_op) as rij
    from sessie s join account a on a.id = s.account_id where a.admin_id = ${adminId} and a.id = ${id} order by s.created_at`.execute(db);
  const sleutels = await sql<{ rij: Rij }>`
    select jsonb_build_object('soort', soort, 'waarde', waarde) as rij from persoonssleutel where admin_id = ${adminId} and account_id = ${id}`.execute(
    db,
  );
  const logboek = await sql<{ rij: Rij }>`
    select jsonb_build_object('op', op, 'soort', soort, 'actie', actie, 'rol', rol, 'betreft', betreft, 'reden', reden) as rij
    from audit where admin_id = ${adminId} and (object_id = ${id} or account_id = ${id}) order by id`.execute(db);
  return [
    { naam: 'leerling', rijen: vanRijen(leerling.rows) },
    { naam: 'account', rijen: vanRijen(account.rows) },
    { naam: 'groep', rijen: vanRijen(groep.rows) },
    { naam: 'sessie', rijen: vanRijen(sessies.rows) },
    { naam: 'persoonssleutel', rijen: vanRijen(sleutels.rows) },
    { naam: 'logboek', rijen: vanRijen(logboek.rows) },
  ];
}

/** What proves who somebody is, the key of sound, and sound itself: that goes along as files that can be heard. */
const NOOIT = ['hash', 'sleutel', 'ogg'];

/** Every table with rows of this leerling; empty ones too, so that it shows what is not kept. */
export async function readDossier(db: Db, adminId: string, id: string): Promise<readonly Tabel[]> {
  const tabellen = [...(await readEigen(db, adminId, id))];
  for (const naam of await tabellenMet(db, 'leerling_id')) {
    const { rows } = await sql<{ rij: Rij }>`
      select to_jsonb(t) - 'admin_id' - 'leerling_id' - ${NOOIT}::text[] as rij from ${sql.table(naam)} t
      where t.admin_id = ${adminId} and t.leerling_id = ${id} order by t.ctid limit ${MEEST_RIJEN}`.execute(db);
    tabellen.push({ naam, rijen: vanRijen(rows) });
  }
  return tabellen;
}

export interface DeelRij {
  readonly groepId: string;
  readonly naam: string;
  readonly leerlingen: number;
}

export async function listDelen(db: Db, adminId: string): Promise<readonly DeelRij[]> {
  const { rows } = await sql<DeelRij>`
    select g.id as "groepId", g.naam, (select count(*)::int from leerling l where l.admin_id = g.admin_id and l.groep_id = g.id) as leerlingen
    from groep g where g.admin_id = ${adminId} order by g.volgnr, g.naam, g.id`.execute(db);
  return rows;
}

/** Never leaves: what proves who somebody is. */
const GEHEIM = [
  'wachtwoord',
  'totp_geheim',
  'totp_nieuw',
  'token',
  'oud_token',
  'nieuw_token',
  'code',
  'sleutel',
  'bestand',
  'vingerafdruk',
  // The voice of an adult: hers to take along, as sound, where she spoke.
  'ogg',
];
/** Of children (they have dossiers of their own), and what is only of the moment. */
const NIET = new Set([
  'account',
  'leerling',
  'uitnodiging',
  'adreswijziging',
  'toestel',
  'groepscode',
  'groep_deur',
  'importvoorstel',
  'persoonssleutel',
  'sso_koppeling',
  'mail',
  'verhuizing_tabel',
]);

/** The school's own rows: every table that has its id and no child in it. */
export async function readSchool(db: Db, adminId: string): Promise<readonly Tabel[]> {
  const vanKinderen = new Set(await tabellenMet(db, 'leerling_id'));
  const namen = (await tabellenMet(db, 'admin_id')).filter((naam) => !NIET.has(naam) && !vanKinderen.has(naam));
  const tabellen: Tabel[] = [];
  for (const naam of namen) {
    const { rows } = await sql<{ rij: Rij }>`
      select to_jsonb(t) - ${GEHEIM}::text[] as rij from ${sql.table(naam)} t where t.admin_id = ${adminId} order by t.ctid limit ${MEEST_RIJEN}`.execute(
      db,
    );
    tabellen.push({ naam, rijen: vanRijen(rows) });
  }
  const accounts = await sql<{ rij: Rij }>`
    select jsonb_build_object('id', id, 'rol', rol, 'gebruikersnaam', gebruikersnaam, 'email', email, 'status', status, 'created_at', created_at) as rij
    from account where admin_id = ${adminId} and rol <> 'leerling' order by gebruikersnaam`.execute(db);
  return [...tabellen, { naam: 'account', rijen: vanRijen(accounts.rows) }];
}
