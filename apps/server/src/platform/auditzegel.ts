/**
 * The chain over the audit. Writers only take a number; seals are set afterwards, each over the lines since the seal before and over that seal itself. Who changes, takes
 * away or slips in a line breaks the first seal behind it. The oldest kept seal is only the base of the next: its own lines are past the retention term.
 */
import { sql } from 'kysely';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { NIEMAND, writeAudit } from './audit.ts';
import type { Database, Db } from './db/database.ts';

const DAG = 86_400_000;
const PER_ZEGEL = 1000;
/** Seals that are read again in one statement. */
const PER_KEER = 50;
/** Of `pg_advisory_xact_lock`: one server at a time seals or takes old lines away. */
const SLOT = 'spelrijk-auditzegel';

/** A line as it is hashed; the moment as text, so that it does not hang on the settings of a connection. */
const REST = sql`sha256(convert_to(jsonb_build_array(nr, id, soort, actie, account_id, wie, rol, object_id, betreft, reden)::text, 'UTF8'))`;
const KLANT = sql`sha256(convert_to(admin_id::text, 'UTF8'))`;
/** Whose and when are hashed apart, so that what stays of a line that went still proves both. */
const KETEN = sql`(select nr, op, sha256(klant || convert_to(to_jsonb(op at time zone 'UTC')::text, 'UTF8') || rest) as som
  from (select nr, op, ${KLANT} as klant, ${REST} as rest from audit union all select nr, op, klant, rest from auditrest) d)`;
const zegelsom = (vorige: ReturnType<typeof sql>, kop: ReturnType<typeof sql>, regels: ReturnType<typeof sql>) =>
  sql`sha256(${vorige} || convert_to(jsonb_build_array(${kop})::text, 'UTF8') || coalesce(${regels}, ''::bytea))`;

interface Zegel {
  readonly nr: number;
  readonly tot: number;
}

/** False when another server is at it. */
async function enter(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mijn: boolean }>`select pg_try_advisory_xact_lock(hashtext(${SLOT})) as mijn`.execute(db);
  return rows[0]?.mijn === true;
}

/**
 * Up to where no line can come any more; undefined when somebody is still writing. Whoever has taken a number holds her lock on the table until she is done, so the number is
 * asked first and the locks after it, and nobody waits for us.
 */
async function readGrens(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{
    grens: number;
  }>`select case when is_called then last_value else last_value - 1 end as grens from audit_nr`.execute(db);
  const schrijvers =
    await sql`select from pg_locks where relation = 'audit'::regclass and database = (select oid from pg_database where datname = current_database())
    and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid() limit 1`.execute(db);
  return schrijvers.rows.length > 0 ? undefined : rows[0]?.grens;
}

/** One seal: at most so many lines, and at most a day, so that whole seals grow old together. False when there was nothing to seal. */
async function sealNext(db: Db): Promise<boolean> {
  if (!(await enter(db))) return false;
  const grens = await readGrens(db);
  if (grens === undefined) return false;
  const laatste = await sql<Zegel>`select nr, tot from auditzegel order by nr desc limit 1`.execute(db);
  const { nr, tot: van } = laatste.rows[0] ?? { nr: 0, tot: 0 };
  const { rows } = await sql<{ nr: number; op: Date }>`
    select nr, op from ${KETEN} r where nr > ${van} and nr <= ${grens} order by nr limit ${PER_ZEGEL}`.execute(db);
  const eerste = rows[0];
  if (!eerste) return false;
  const ander = rows.findIndex(({ op }) => Math.abs(op.getTime() - eerste.op.getTime()) > DAG);
  const regels = ander < 0 ? rows : rows.slice(0, ander);
  const tot = regels.at(-1)?.nr ?? eerste.nr;
  const op = new Date(Math.max(...regels.map((regel) => regel.op.getTime())));
  const kop = sql`${nr + 1}::bigint, ${van}::bigint, ${tot}::bigint, ${regels.length}::integer, ${op}::timestamptz`;
  await sql`insert into auditzegel (nr, van, tot, regels, laatste_op, som)
    select ${kop}, ${zegelsom(
      sql`(select som from auditzegel where nr = ${nr})`,
      sql`${nr + 1}::bigint, ${van}::bigint, ${tot}::bigint, ${regels.length}::integer, ${op}::timestamptz at time zone 'UTC'`,
      sql`(select string_agg(som, ''::bytea order by nr) from ${KETEN} r where nr > ${van} and nr <= ${tot})`,
    )}`.execute(db);
  return true;
}

/** Seals every line that stands. What is being written at this moment is for the next time. */
export async function sealAudit(database: Database): Promise<void> {
  while (await database.transact(sealNext));
}

/**
 * Takes away what the retention term has passed, and writes that it did: whole seals from the front, of which the last stays as the base, and old lines among younger ones,
 * which leave their hash.
 */
export async function sweepAudit(database: Database, bewaardagen: number, now: number): Promise<void> {
  await sealAudit(database);
  await database.transact(async (db) => {
    if (!(await enter(db))) return;
    const voor = new Date(now - bewaardagen * DAG);
    const { rows } = await sql<Zegel>`
      select z.nr, z.tot from auditzegel z
      where z.laatste_op < ${voor} and not exists (select from auditzegel e where e.nr <= z.nr and e.laatste_op >= ${voor})
      order by z.nr desc limit 1`.execute(db);
    const basis = rows[0] ?? { nr: 0, tot: 0 };
    const verspreid = sql`op < ${voor} and nr > ${basis.tot} and nr <= (select max(tot) from auditzegel)`;
    await keepRest(db, verspreid);
    await sql.raw('set local role spelrijk_opruim').execute(db);
    const weg = await sql`delete from audit where nr <= ${basis.tot} or (${verspreid})`.execute(db);
    await sql`delete from auditrest where nr <= ${basis.tot}`.execute(db);
    await sql`delete from auditzegel where nr < ${basis.nr}`.execute(db);
    await sql.raw('reset role').execute(db);
    const regels = Number(weg.numAffectedRows ?? 0n);
    if (regels === 0) return;
    const betreft = `logboek: ${regels} regels van voor ${voor.toISOString().slice(0, 10)}`;
    await writeAudit(db, { adminId: NIEMAND, soort: 'verwijderd', now, betreft });
  });
}

/** A hash in the place of each line that goes from the middle. */
async function keepRest(db: Db, welke: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into auditrest (nr, op, klant, rest) select nr, op, ${KLANT}, ${REST} from audit where ${welke}`.execute(db);
}

/** Takes the lines of admins that are erased whole: a visitor's, the demo's, a customer's. A hash of each stays, without whose it was. */
export async function eraseAudit(db: Db, adminIds: readonly string[]): Promise<void> {
  await keepRest(db, sql`admin_id = any(${adminIds}::uuid[])`);
  await sql.raw('set local role spelrijk_opruim').execute(db);
  await sql`delete from audit where admin_id = any(${adminIds}::uuid[])`.execute(db);
  await sql.raw('reset role').execute(db);
}

/** `wat`: more or fewer lines than were sealed, as many but not the same, or old ones back, or gone while they should be there. */
export interface Breuk {
  readonly zegel: number;
  readonly wat: 'weg' | 'erbij' | 'veranderd' | 'zegel';
  readonly tot: Date | null;
}

export interface Controle {
  readonly breuk: Breuk | undefined;
  readonly zegels: number;
  readonly regels: number;
  /** Written since the last seal. */
  readonly open: number;
  /** Short form of the last seal, to write down elsewhere. */
  readonly som: string;
}

interface Gelezen extends Zegel {
  readonly regels: number;
  readonly gevonden: number;
  readonly sluit: boolean | null;
  readonly klopt: boolean | null;
  readonly laatsteOp: Date | null;
}

const readZegels = async (db: Db, vanaf: number): Promise<readonly Gelezen[]> => {
  const kop = sql`z.nr, z.van, z.tot, z.regels, z.laatste_op at time zone 'UTC'`;
  const { rows } = await sql<Gelezen>`
    select z.nr, z.tot, z.regels, z.laatste_op as "laatsteOp", r.gevonden, z.van = v.tot as sluit, z.som = ${zegelsom(sql`v.som`, kop, sql`r.sommen`)} as klopt
    from auditzegel z left join auditzegel v on v.nr = z.nr - 1,
      lateral (select count(*) as gevonden, string_agg(som, ''::bytea order by nr) as sommen from ${KETEN} k where k.nr > z.van and k.nr <= z.tot) r
    where z.nr > ${vanaf} order by z.nr limit ${PER_KEER}`.execute(db);
  return rows;
};

function breukVan({ nr, regels, gevonden, sluit, klopt, laatsteOp }: Gelezen): Breuk | undefined {
  const breuk = (wat: Breuk['wat']): Breuk => ({ zegel: nr, wat, tot: laatsteOp });
  if (sluit !== true) return breuk('zegel');
  if (gevonden !== regels) return breuk(gevonden < regels ? 'weg' : 'erbij');
  return klopt === true ? undefined : breuk('veranderd');
}

/** Of the base: nothing before it may be left, and it may not be younger than the shortest term that can be set. */
async function readBasis(db: Db, now: number): Promise<{ readonly nr: number; readonly breuk: Breuk | undefined }> {
  const { rows } = await sql<Zegel & { oud: number; laatsteOp: Date | null }>`
    select nr, tot, laatste_op as "laatsteOp", (select count(*) from ${KETEN} k where k.nr <= z.tot) as oud from auditzegel z order by nr limit 1`.execute(
    db,
  );
  const basis = rows[0];
  if (!basis) return { nr: 0, breuk: { zegel: 0, wat: 'zegel', tot: null } };
  const { nr, oud, laatsteOp: tot } = basis;
  const jong = nr > 0 && (tot === null || tot.getTime() > now - DAGTERMIJNEN.logboek.min * DAG);
  if (oud === 0 && !jong) return { nr, breuk: undefined };
  return { nr, breuk: { zegel: nr, wat: jong ? 'weg' : 'erbij', tot } };
}

/** A hash in the place of a line is for a customer that is gone; one that is still there, or nobody, loses no line before the shortest term. */
async function findValseRest(db: Db, now: number): Promise<Breuk | undefined> {
  const { rows } = await sql<{ nr: number; op: Date }>`
    select coalesce((select min(z.nr) from auditzegel z where z.tot >= r.nr), 0) as nr, r.op from auditrest r
    where r.op > ${new Date(now - DAGTERMIJNEN.logboek.min * DAG)} and (r.klant = sha256(convert_to(${NIEMAND}::text, 'UTF8'))
      or exists (select from admin a where a.created_at <= r.op and ${KLANT} = r.klant))
    order by r.nr limit 1`.execute(db);
  return rows[0] && { zegel: rows[0].nr, wat: 'weg', tot: rows[0].op };
}

/** Reads every seal again, oldest first, up to the first that does not hold. */
export async function verifyAudit(db: Db, now: number): Promise<Controle> {
  const basis = await readBasis(db, now);
  let breuk = basis.breuk;
  let [zegels, regels, laatste] = [0, 0, basis.nr];
  while (!breuk) {
    const rijen = await readZegels(db, laatste);
    if (rijen.length === 0) break;
    breuk = rijen.map(breukVan).find((gevonden) => gevonden !== undefined);
    zegels += rijen.length;
    regels += rijen.reduce((som, rij) => som + rij.regels, 0);
    laatste = rijen.at(-1)?.nr ?? laatste;
  }
  breuk ??= await findValseRest(db, now);
  const { rows } = await sql<{ open: number; som: string | null }>`
    select (select count(*) from audit where nr > coalesce((select max(tot) from auditzegel), 0)) as open,
      (select left(encode(som, 'hex'), 16) from auditzegel order by nr desc limit 1) as som`.execute(db);
  return { breuk, zegels, regels, open: rows[0]?.open ?? 0, som: rows[0]?.som ?? '' };
}
