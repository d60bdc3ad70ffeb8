/**
 * Putting a mail in the queue, in the transaction of what it tells about: when that is rolled back there is no mail, when it is
 * committed there is exactly one. Nobody waits for a mail server.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { MailGegevens, MailNaam } from '@spelrijk/teksten/mail';
import { AppError } from '../app-error.ts';
import type { Db } from '../db/database.ts';
import { createId } from '../ids.ts';
import { isMailAdres } from '@spelrijk/domain/mailadres';
import { renderMail } from './render.ts';

export interface Mail<N extends MailNaam> {
  readonly sjabloon: N;
  /** One address. */
  readonly aan: string;
  readonly regio: Regio;
  readonly gegevens: MailGegevens<N>;
  /** Names the event (`wachtwoord-herstellen:<token id>`): the same key a second time is not a second mail. */
  readonly sleutel: string;
  /** The admin it is about; in a customer's transaction that must be the customer itself. Null: nobody's. */
  readonly adminId: string | null;
  /** Ms since the epoch. */
  readonly now: number;
  /** After this moment (ms) the mail makes no sense any more (its link has ended) and is not sent. */
  readonly houdbaarTot?: number;
}

/** A mail server that is away longer than this gets no stale mail from us (ms). */
const HOUDBAAR = 3 * 86_400_000;

/** Works with `database.own` and inside `forAdmin`. Throws 'invalid' for something that is no single address. */
export async function enqueueMail<N extends MailNaam>(db: Db, mail: Mail<N>): Promise<void> {
  const { sjabloon, aan, regio, gegevens, sleutel, adminId, now, houdbaarTot = now + HOUDBAAR } = mail;
  if (!isMailAdres(aan)) throw new AppError('invalid', 'mail/adres-ongeldig', { details: ['email'] });
  const row = {
    id: createId(now),
    admin_id: adminId,
    sleutel,
    sjabloon,
    regio,
    aan,
    ...renderMail(sjabloon, regio, gegevens),
    volgende_op: new Date(now),
    houdbaar_tot: new Date(houdbaarTot),
    created_at: new Date(now),
  };
  // No conflict target: naming one would need the right to read the table, which a customer's transaction has not.
  await db
    .insertInto('mail')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}
