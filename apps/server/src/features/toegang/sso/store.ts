import { isDuplicate, type Db } from '../../../platform/db/database.ts';

export interface Transactie {
  readonly aanbieder: string;
  readonly challenge: string;
  readonly spaState: string;
  readonly redirectUri: string;
  /** Hash of the browser's cookie. */
  readonly koekje: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Who is linking; null for logging in. */
  readonly accountId: string | null;
  readonly createdAt: Date;
}

export async function insertTransactie(db: Db, id: string, transactie: Transactie): Promise<void> {
  const { aanbieder, challenge, spaState, redirectUri, koekje, nonce, verifier, accountId, createdAt } = transactie;
  await db
    .insertInto('sso_transactie')
    .values({
      id,
      aanbieder,
      challenge,
      spa_state: spaState,
      redirect_uri: redirectUri,
      koekje,
      nonce,
      verifier,
      account_id: accountId,
      created_at: createdAt,
    })
    .execute();
}

/** The transaction of this state, which is used up by asking. Only for the browser and the provider that it was begun with. */
export async function useTransactie(db: Db, id: string, aanbieder: string, koekje: string, now: Date): Promise<Transactie | undefined> {
  const row = await db
    .updateTable('sso_transactie')
    .set({ gebruikt_op: now })
    .where('id', '=', id)
    .where('gebruikt_op', 'is', null)
    .where('aanbieder', '=', aanbieder)
    .where('koekje', '=', koekje)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    aanbieder: row.aanbieder,
    challenge: row.challenge,
    spaState: row.spa_state,
    redirectUri: row.redirect_uri,
    koekje: row.koekje,
    nonce: row.nonce,
    verifier: row.verifier,
    accountId: row.account_id,
    createdAt: row.created_at,
  };
}

export interface Code {
  readonly accountId: string;
  readonly challenge: string;
  readonly koekje: string;
  readonly sessieId: string;
  readonly createdAt: Date;
}

export async function insertCode(db: Db, id: string, { accountId, challenge, koekje, sessieId, createdAt }: Code): Promise<void> {
  await db
    .insertInto('sso_code')
    .values({ id, account_id: accountId, challenge, koekje, sessie_id: sessieId, created_at: createdAt })
    .execute();
}

/** The code, used up by asking. A second use waits here until the first is done. */
export async function useCode(db: Db, id: string, now: Date): Promise<Code | undefined> {
  const row = await db
    .updateTable('sso_code')
    .set({ gebruikt_op: now })
    .where('id', '=', id)
    .where('gebruikt_op', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: accountId, challenge, koekje, sessie_id: sessieId, created_at: createdAt } = row;
  return { accountId, challenge, koekje, sessieId, createdAt };
}

/** The session that came of a code. */
export async function findSessieOfCode(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sso_code').select('sessie_id').where('id', '=', id).executeTakeFirst();
  return row?.sessie_id;
}

export async function findKoppeling(db: Db, aanbieder: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sso_koppeling')
    .select('account_id')
    .where('aanbieder', '=', aanbieder)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

export interface Koppeling {
  readonly aanbieder: string;
  readonly subject: string;
  readonly accountId: string;
  readonly adminId: string;
  readonly now: Date;
}

/** False when this person at the provider is somebody else's already. */
export async function insertKoppeling(db: Db, { aanbieder, subject, accountId, adminId, now }: Koppeling): Promise<boolean> {
  await db
    .insertInto('sso_koppeling')
    .values({ aanbieder, subject, account_id: accountId, admin_id: adminId, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await findKoppeling(db, aanbieder, subject)) === accountId;
}

export async function deleteKoppelingen(db: Db, aanbieder: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sso_koppeling')
    .where('aanbieder', '=', aanbieder)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** BRIN numbers, domains and tenant ids do not care for capitals. */
const foldOrganisatie = (organisatie: string): string => organisatie.toLowerCase();

/** The admins that these organisation numbers are, among those that have this provider on. */
export async function findAdmins(db: Db, aanbieder: string, organisaties: readonly string[]): Promise<readonly string[]> {
  if (organisaties.length === 0) return [];
  const rows = await db
    .selectFrom('sso_organisatie')
    .select('admin_id')
    .distinct()
    .where('aanbieder', '=', aanbieder)
    .where('organisatie', 'in', organisaties.map(foldOrganisatie))
    .execute();
  return rows.map((row) => row.admin_id);
}

export interface Sleutel {
  readonly soort: 'eckid' | 'basispoort' | 'las';
  readonly waarde: string;
}

/** The accounts of these admins that a school number belongs to. */
export async function findBySleutel(db: Db, adminIds: readonly string[], sleutels: readonly Sleutel[]): Promise<readonly string[]> {
  if (adminIds.length === 0 || sleutels.length === 0) return [];
  const rows = await db
    .selectFrom('persoonssleutel')
    .select('account_id')
    .distinct()
    .where('admin_id', 'in', adminIds)
    .where((eb) => eb.or(sleutels.map(({ soort, waarde }) => eb.and({ soort, waarde }))))
    .execute();
  return rows.map((row) => row.account_id);
}

export async function listOrganisaties(db: Db, adminId: string): Promise<readonly { aanbieder: string; organisatie: string }[]> {
  return db
    .selectFrom('sso_organisatie')
    .select(['aanbieder', 'organisatie'])
    .where('admin_id', '=', adminId)
    .orderBy('organisatie')
    .execute();
}

/** False when one of the numbers is another admin's; then nothing changes. */
export async function saveOrganisaties(
  db: Db,
  adminId: string,
  aanbieder: string,
  organisaties: readonly string[],
  now: Date,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('sso_organisatie').where('admin_id', '=', adminId).where('aanbieder', '=', aanbieder).execute();
      if (organisaties.length === 0) return;
      const rows = organisaties.map((organisatie) => ({
        aanbieder,
        organisatie: foldOrganisatie(organisatie),
        admin_id: adminId,
        created_at: now,
      }));
      await trx.insertInto('sso_organisatie').values(rows).execute();
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export async function adminExists(db: Db, adminId: string): Promise<boolean> {
  const row = await db.selectFrom('admin').select('admin_id').where('admin_id', '=', adminId).executeTakeFirst();
  return row !== undefined;
}
