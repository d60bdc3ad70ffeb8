/**
 * Putting a mail in the queue, in the transaction of what it tells about: when that is rolled back there is no mail, when it is
 * committed there is exactly one. Nobody waits for a mail server.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import type { MailGegevens, MailNaam } from '@spelrijk/teksten/mail';
import { AppError } from '../app-error.ts';
import type { Db } from '../db/database.ts';
import { createId } from '../ids.ts';
import { isMailAdres } from '@spelrijk/domain/mailadres';
import { chooseTemplate, renderMail, renderWaarden, type RenderedMail } from './render.ts';

/** Whom a mail goes to, and what it is about. */
interface Envelop {
  readonly sjabloon: MailNaam;
  /** One address. */
  readonly aan: string;
  readonly regio: Regio;
  /** Names the event (`wachtwoord-herstellen:<token id>`): the same key a second time is not a second mail. */
  readonly sleutel: string;
  /** The admin it is about; in a customer's transaction that must be the customer itself. Null: nobody's. */
  readonly adminId: string | null;
  /** Ms since the epoch. */
  readonly now: number;
  /** After this moment (ms) the mail makes no sense any more (its link has ended) and is not sent. */
  readonly houdbaarTot?: number;
  /** Where a mail program ends mails of this kind with one click (RFC 8058). */
  readonly afmelden?: string;
}

export interface Mail<N extends MailNaam> extends Envelop {
  readonly sjabloon: N;
  readonly gegevens: MailGegevens<N>;
}

/** The words of our office for a mail, in force now, read in the transaction of the mail: a change holds at once on every server. Undefined: the shipped words. Works with `database.own` and inside `forAdmin`. */
async function findTemplate(db: Db, naam: MailNaam, regio: Regio): Promise<Mailtemplate | undefined> {
  const rij = await db
    .selectFrom('mailtemplate')
    .select(['onderwerp', 'tekst', 'knop'])
    .where('sjabloon', '=', naam)
    .where('regio', '=', regio)
    .orderBy('versie', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (rij === undefined || rij.onderwerp === null || rij.tekst === null) return undefined;
  return { onderwerp: rij.onderwerp, tekst: rij.tekst, knop: rij.knop ?? '' };
}

/** A mail server that is away longer than this gets no stale mail from us (ms). */
const HOUDBAAR = 3 * 86_400_000;

/**
 * In the words that hold now: those of our office, else the shipped ones. Works with `database.own` and inside `forAdmin`. Throws 'invalid' for
 * something that is no single address.
 */
export async function enqueueMail<N extends MailNaam>(db: Db, { gegevens, ...envelop }: Mail<N>): Promise<void> {
  const { sjabloon, regio } = envelop;
  const bron = chooseTemplate(sjabloon, regio, await findTemplate(db, sjabloon, regio));
  await put(db, envelop, renderMail(sjabloon, regio, gegevens, bron));
}

/** Other words than those that hold, with sample values, to try them; whoever gives them has checked them. */
export async function enqueueProef(db: Db, envelop: Envelop, waarden: Readonly<Record<string, string>>, bron: Mailtemplate): Promise<void> {
  await put(db, envelop, renderWaarden(envelop.regio, waarden, bron));
}

async function put(db: Db, envelop: Envelop, inhoud: RenderedMail): Promise<void> {
  const { sjabloon, aan, regio, sleutel, adminId, now, houdbaarTot = now + HOUDBAAR, afmelden = null } = envelop;
  if (!isMailAdres(aan)) throw new AppError('invalid', 'mail/adres-ongeldig', { details: ['email'] });
  const row = {
    id: createId(now),
    admin_id: adminId,
    sleutel,
    sjabloon,
    regio,
    aan,
    ...inhoud,
    afmelden,
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
