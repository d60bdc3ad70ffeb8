/** Our office hears of everything that comes in on the site: what waits unseen for two days breaks what the site promises. */
import type { Db } from '../../../platform/db/database.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import * as store from './store.ts';

/** What came in; `lijst` is where it stands in the inbox. */
interface Binnengekomen {
  readonly id: string;
  readonly nummer: string;
  readonly wat: 'aanvraag' | 'vraag';
}

const LIJST = { aanvraag: 'aanvragen', vraag: 'vragen' } as const;
/** Somebody who floods our form floods no mailbox: the inbox itself counts on. */
const PER_DAG = 100;
const DAG_MS = 86_400_000;

/** In the transaction that takes it in. To everybody of a real office with a proven address. */
export async function tellKantoor(db: Db, adressen: Adressen, { id, nummer, wat }: Binnengekomen, now: number): Promise<void> {
  if ((await store.countBinnen(db, now - DAG_MS)) > PER_DAG) return;
  const link = linkTo(adressen, 'nl', `/superadmin/aanvragen?lijst=${LIJST[wat]}`);
  for (const { email, roepnaam, adminId } of await store.listKantoor(db))
    await enqueueMail(db, {
      sjabloon: 'kantoorPost',
      aan: email,
      regio: 'nl',
      gegevens: { roepnaam, wat, nummer, link },
      sleutel: `kantoor:${id}:${email}`,
      adminId,
      now,
    });
}
