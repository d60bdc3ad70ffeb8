/** A message as a mail, whole, to who wants that; each goes out once, whatever happens in between. */
import { toPlatteTekst } from '@spelrijk/domain/opmaak';
import { inRegio } from '@spelrijk/teksten/termen';
import type { Db } from '../../../platform/db/database.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import * as store from './store-post.ts';
import type { BerichtRij } from './store.ts';

/** People per transaction, so that none is long. */
const PER_KEER = 200;

async function mailAan(db: Db, adressen: Adressen, bericht: BerichtRij, lezer: store.MailLezer, now: number): Promise<void> {
  const { id, adminId, roepnaam, email, regio, token } = lezer;
  const adres = (naar: string): string => linkTo(adressen, regio, naar.replace(':adminId', adminId));
  const gegevens = {
    roepnaam,
    titel: inRegio(bericht.titel, regio),
    berichttekst: toPlatteTekst(inRegio(bericht.tekst, regio), adres),
    link: adres('/admins/:adminId/berichten'),
    afmelden: linkTo(adressen, regio, `/app/auth/berichten-afmelden#${id}.${token}`),
  };
  await enqueueMail(db, { sjabloon: 'nieuwBericht', aan: email, regio, gegevens, sleutel: `bericht:${bericht.id}:${id}`, adminId, now });
}

/** The next so many mails of the oldest message that is out; false when there is nothing left to do. In a transaction. */
export async function mailVolgende(db: Db, adressen: Adressen, now: number): Promise<boolean> {
  const bericht = await store.lockTeMailen(db, now);
  if (!bericht) return false;
  const lezers = await store.listMailLezers(db, bericht, PER_KEER);
  for (const lezer of lezers) await mailAan(db, adressen, bericht, lezer, now);
  await store.setGemaild(db, bericht.id, lezers.length < PER_KEER ? null : (lezers.at(-1)?.id ?? null), now);
  return true;
}
