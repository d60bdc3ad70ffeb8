/** `main.ts eigenaar mail@adres`: makes our office and its owner, or lets an owner in again. Works beside a server that runs. */
import { inviteEigenaar } from './features/kantoor/medewerkers/index.ts';
import { closeDemokantoor } from './features/site/demo/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openBeside } from './platform/db/open.ts';
import { openInstellingen } from './platform/instellingen.ts';
import type { Log } from './platform/log.ts';

const MOMENT = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
const WAT = { uitnodiging: 'de uitnodiging', 'nieuw-wachtwoord': 'een nieuw wachtwoord' } as const;

/** Whose password everybody knows may not stand beside an owner: the office of the demo goes in the same transaction. */
export async function createEigenaar(config: Config, [email, ...rest]: readonly string[], log: Log): Promise<string> {
  if (email === undefined || rest.length > 0) throw new Error('Zo: npm run eigenaar -- jouw@adres.nl');
  const { database, close } = await openBeside(config, log);
  try {
    const { adressen, nu } = await openInstellingen(database.own, config);
    const now = systemClock.now();
    const { soort, link, tot } = await database.transact(async (db) => {
      await closeDemokantoor(db, now);
      return inviteEigenaar(db, { adressen, instellingen: nu, herstel: config.ttl.herstel }, email, now);
    });
    return `Open deze link voor ${WAT[soort]} van ${email}. Hij werkt één keer, tot ${MOMENT.format(tot)}:\n\n  ${link}\n`;
  } finally {
    await close();
  }
}
