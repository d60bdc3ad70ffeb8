/** Versions of the words of a mail: only added, never changed. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import type { MailNaam } from '@spelrijk/teksten/mail';
import type { Db } from '../../../platform/db/database.ts';

export interface VersieRij {
  readonly sjabloon: MailNaam;
  readonly regio: Regio;
  readonly versie: number;
  readonly onderwerp: string | null;
  readonly tekst: string | null;
  readonly knop: string | null;
  readonly uitVersie: number | null;
  readonly wie: string;
  readonly reden: string;
  readonly createdAt: Date;
}

const alles = (db: Db) =>
  db
    .selectFrom('mailtemplate')
    .select([
      'sjabloon',
      'regio',
      'versie',
      'onderwerp',
      'tekst',
      'knop',
      'uit_versie as uitVersie',
      'wie',
      'reden',
      'created_at as createdAt',
    ]);

/** Of every mail and region the version that holds. */
export const listNu = (db: Db): Promise<VersieRij[]> =>
  alles(db).distinctOn(['sjabloon', 'regio']).orderBy('sjabloon').orderBy('regio').orderBy('versie', 'desc').execute();

/** The newest first. */
export const listVersies = (db: Db, naam: MailNaam, regio: Regio, aantal: number): Promise<VersieRij[]> =>
  alles(db).where('sjabloon', '=', naam).where('regio', '=', regio).orderBy('versie', 'desc').limit(aantal).execute();

export async function hasVersie(db: Db, naam: MailNaam, regio: Regio, versie: number): Promise<boolean> {
  const rij = await alles(db).where('sjabloon', '=', naam).where('regio', '=', regio).where('versie', '=', versie).executeTakeFirst();
  return rij !== undefined;
}

export interface NieuweVersie {
  readonly naam: MailNaam;
  readonly regio: Regio;
  /** The version that was read; the new one is one higher. */
  readonly na: number;
  readonly template: Mailtemplate | null;
  readonly uitVersie: number | null;
  readonly door: string;
  readonly wie: string;
  readonly reden: string;
  readonly now: number;
}

/** False when another version has come since the one that was read. */
export async function insertVersie(
  db: Db,
  { naam, regio, na, template, uitVersie, door, wie, reden, now }: NieuweVersie,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into mailtemplate (sjabloon, regio, versie, onderwerp, tekst, knop, uit_versie, door, wie, reden, created_at)
    select ${naam}, ${regio}, ${na + 1}::int, ${template?.onderwerp ?? null}, ${template?.tekst ?? null}, ${template?.knop ?? null}, ${uitVersie}::int,
      ${door}::uuid, ${wie}, ${reden}, ${new Date(now)}
    where ${na}::int = coalesce((select max(versie) from mailtemplate where sjabloon = ${naam} and regio = ${regio}), 0)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Name and mail address of somebody of our office. */
export async function findSchrijver(db: Db, adminId: string, id: string): Promise<{ readonly wie: string; readonly email: string | null }> {
  const { rows } = await sql<{ wie: string; email: string | null }>`
    select left(trim(g.roepnaam || ' ' || g.achternaam), 200) as wie, coalesce(a.email, nullif(g.email, '')) as email
    from gebruiker g left join account a on a.id = g.id and a.admin_id = g.admin_id where g.admin_id = ${adminId} and g.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? { wie: '', email: null };
}
