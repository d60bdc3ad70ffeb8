/** The SQL of the queue: claim with a lease, finish, put back. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface Claimed {
  readonly id: string;
  readonly aan: string;
  readonly onderwerp: string;
  readonly tekst: string;
  readonly html: string;
  /** Where mails of this kind are ended with one click; null: they are not. */
  readonly afmelden: string | null;
  /** This try included. */
  readonly pogingen: number;
}

/** A claim holds this long (ms): longer than any conversation with a mail server lasts, see transport.ts. */
export const LEASE = 120_000;

/**
 * The next mail whose time has come, claimed for us alone. A claim that ran out belongs to a sender that died: its mail is
 * taken over, and its Message-ID stays the same.
 */
export async function claimMail(db: Db, now: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update mail set status = 'bezig', pogingen = pogingen + 1, lease_tot = ${new Date(now + LEASE)}
    where id = (
      select id from mail
      where status in ('wacht','bezig') and volgende_op <= ${new Date(now)} and (status = 'wacht' or lease_tot <= ${new Date(now)})
        and houdbaar_tot > ${new Date(now)}
      order by volgende_op, id limit 1 for update skip locked)
    returning id, aan, onderwerp, tekst, html, afmelden, pogingen`.execute(db);
  return rows[0];
}

/** The mail server has it: what it said is nobody's business any more, and a link in it neither. */
export async function markSent(db: Db, { id, pogingen }: Claimed, now: number): Promise<void> {
  await sql`update mail set status = 'verstuurd', afgerond_op = ${new Date(now)}, lease_tot = null, reden = null, tekst = '', html = ''
    where id = ${id} and pogingen = ${pogingen}`.execute(db);
}

/** `later` is the next try (ms), or null when there is none. */
export async function markFailed(db: Db, { id, pogingen }: Claimed, reden: string, later: number | null, now: number): Promise<void> {
  const eind = later === null;
  await sql`update mail set status = ${eind ? 'mislukt' : 'wacht'}, volgende_op = ${new Date(later ?? now)}, lease_tot = null, reden = ${reden},
      afgerond_op = ${eind ? new Date(now) : null}, tekst = case when ${eind} then '' else tekst end, html = case when ${eind} then '' else html end
    where id = ${id} and pogingen = ${pogingen} and status = 'bezig'`.execute(db);
}

/** Mail nobody may send any more loses its words; what is old goes altogether. */
export async function sweepMail(db: Db, now: number, before: number): Promise<void> {
  await sql`update mail set status = 'vervallen', afgerond_op = ${new Date(now)}, lease_tot = null, tekst = '', html = ''
    where status in ('wacht','bezig') and houdbaar_tot <= ${new Date(now)}`.execute(db);
  await sql`delete from mail where created_at < ${new Date(before)}`.execute(db);
}

export interface BewaardeMail {
  readonly aan: string;
  readonly onderwerp: string;
  readonly tekst: string;
  readonly op: Date;
}

/** What waits and still makes sense, the newest first. */
export async function listBewaard(db: Db, aantal: number, now: number): Promise<readonly BewaardeMail[]> {
  const { rows } = await sql<BewaardeMail>`
    select aan, onderwerp, tekst, created_at as op from mail
    where status = 'wacht' and houdbaar_tot > ${new Date(now)} and tekst <> '' order by created_at desc, id desc limit ${aantal}`.execute(
    db,
  );
  return rows;
}
