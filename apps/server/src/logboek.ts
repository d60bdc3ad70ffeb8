/** `main.ts logboek`: reads the chain over the audit again and says in one sentence that it holds, or where it breaks. */
import { verifyAudit, type Breuk } from './platform/auditzegel.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openBeside } from './platform/db/open.ts';
import type { Log } from './platform/log.ts';

const MOMENT = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

const WAT: Readonly<Record<Breuk['wat'], string>> = {
  weg: 'er zijn regels weg',
  erbij: 'er zijn regels tussen gezet',
  veranderd: 'er is een regel veranderd',
  zegel: 'er ontbreekt een zegel',
};

/** Throws the sentence when it breaks, so that whoever asks every night sees it at the exit code. */
export async function checkLogboek(config: Config, woorden: readonly string[], log: Log): Promise<string> {
  if (woorden.length > 0) throw new Error('Zo: npm run logboek');
  const { database, close } = await openBeside(config, log);
  try {
    const { breuk, zegels, regels, open, som } = await verifyAudit(database.own, systemClock.now());
    if (!breuk)
      return `Het logboek klopt: ${regels} regels onder ${zegels} zegels, ${open} nog niet verzegeld, laatste zegel ${som || '-'}.`;
    const tot = breuk.tot ? `, regels tot ${MOMENT.format(breuk.tot)}` : '';
    throw new Error(`Het logboek klopt niet: ${WAT[breuk.wat]} (zegel ${breuk.zegel}${tot}).`);
  } finally {
    await close();
  }
}
