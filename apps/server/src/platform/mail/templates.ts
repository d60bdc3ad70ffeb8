/** The words of our office for a mail, in force now. Read in the transaction of the mail, so that a change holds at once on every server. */
import type { Regio } from '@spelrijk/domain/admin';
import type { MailNaam } from '@spelrijk/teksten/mail';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import type { Db } from '../db/database.ts';

/** Undefined: the shipped words. Works with `database.own` and inside `forAdmin`. */
export async function findTemplate(db: Db, naam: MailNaam, regio: Regio): Promise<Mailtemplate | undefined> {
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
