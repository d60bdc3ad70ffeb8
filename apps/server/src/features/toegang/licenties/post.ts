/** The mails about a licence: what our office said to a request, and that the end comes near. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { findVrager } from './store-verzoeken.ts';

const LOCALE: Readonly<Record<Regio, string>> = { nl: 'nl-NL', be: 'nl-BE' };

/** `2027-07-31` -> `31 juli 2027`. */
export const formatDag = (dag: string, regio: Regio): string =>
  new Intl.DateTimeFormat(LOCALE[regio], { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${dag}T12:00:00Z`));

export const licentieLink = (adressen: Adressen, regio: Regio, adminId: string): string =>
  linkTo(adressen, regio, `/admins/${adminId}/licentie`);

interface Bericht {
  readonly adminId: string;
  readonly verzoekId: string;
  readonly keuze: Input<Api['decideVerzoek']>['body'];
  readonly now: number;
}

/** To who asked; somebody without a mail address reads the answer on the licence screen. */
export async function mailBesluit(db: Db, adressen: Adressen, { adminId, verzoekId, keuze, now }: Bericht): Promise<void> {
  const vrager = await findVrager(db, adminId, verzoekId);
  if (!vrager || vrager.email === null) return;
  const { regio, admin, email } = vrager;
  const roepnaam = vrager.roepnaam || admin;
  const post = { aan: email, regio, adminId, sleutel: `licentieverzoek:${verzoekId}`, now };
  const link = licentieLink(adressen, regio, adminId);
  if (keuze.besluit === 'afgewezen') {
    await enqueueMail(db, { ...post, sjabloon: 'licentieAfgewezen', gegevens: { roepnaam, admin, antwoord: keuze.antwoord, link } });
    return;
  }
  const tot = keuze.tot === null ? 'zonder einddatum' : `tot en met ${formatDag(keuze.tot, regio)}`;
  const plaatsen = keuze.plaatsen === null ? 'onbeperkt' : String(keuze.plaatsen);
  const gegevens = { roepnaam, admin, tot, plaatsen, antwoord: keuze.antwoord || '–', link };
  await enqueueMail(db, { ...post, sjabloon: 'licentieToegekend', gegevens });
}
