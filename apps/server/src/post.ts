/** `main.ts post`: the mails that are kept because there is no mail server, with their links, for who runs the server. */
import { listBewaard } from './platform/mail/outbox.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openBeside } from './platform/db/open.ts';
import type { Log } from './platform/log.ts';

/** The newest last, as they are read. */
const AANTAL = 20;

const MOMENT = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

export async function readPost(config: Config, _woorden: readonly string[], log: Log): Promise<string> {
  if (config.smtpUrl !== undefined) return 'Er is een mailserver: de post gaat naar buiten en wordt hier niet bewaard.';
  const { database, close } = await openBeside(config, log);
  try {
    const mails = await listBewaard(database.own, AANTAL, systemClock.now());
    if (mails.length === 0) return 'Er ligt geen post.';
    const rand = '-'.repeat(72);
    return mails
      .toReversed()
      .map(({ aan, onderwerp, op, tekst }) => `${rand}\nAan: ${aan}\nOp: ${MOMENT.format(op)}\nOver: ${onderwerp}\n\n${tekst.trim()}\n`)
      .join('\n');
  } finally {
    await close();
  }
}
