/** Reading the mail that a proefserver queued: links as whoever got the mail would follow them. */
import type { Proefserver } from './proefserver.ts';

export interface Gelezen {
  readonly onderwerp: string;
  readonly tekst: string;
  /** What stands after the `#` of its link, '' when it has none. */
  readonly token: string;
}

/** Mails to this address, oldest first. */
export async function mailsAan(server: Proefserver, aan: string): Promise<readonly Gelezen[]> {
  const rows = await server.database.own
    .selectFrom('mail')
    .select(['onderwerp', 'tekst'])
    .where('aan', '=', aan)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, token: /#([A-Za-z0-9_-]{43})\n/.exec(row.tekst)?.[1] ?? '' }));
}

/** The newest mail to this address; throws when there is none. */
export async function laatsteMail(server: Proefserver, aan: string): Promise<Gelezen> {
  const mail = (await mailsAan(server, aan)).at(-1);
  if (!mail) throw new Error(`no mail to ${aan}`);
  return mail;
}
