/** The mails around a webinar; each goes out once, whatever happens in between. */
import type { Regio } from '@spelrijk/domain/admin';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import type { Db } from '../../../platform/db/database.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import type { AanmeldingRij, WebinarRij } from './store.ts';

export type Soort =
  | 'webinarBevestiging'
  | 'webinarWachtlijst'
  | 'webinarGeplaatst'
  | 'webinarHerinnering'
  | 'webinarDank'
  | 'webinarVervallen';
type Wie = Pick<AanmeldingRij, 'id' | 'regio' | 'naam' | 'email'>;

/** `donderdag 3 december 2026 om 15.30 uur`. */
function momentVan(op: Date): string {
  const dag = new Intl.DateTimeFormat('nl-NL', { timeZone: SCHOOL_TIJDZONE, dateStyle: 'full' }).format(op);
  const tijd = new Intl.DateTimeFormat('nl-NL', { timeZone: SCHOOL_TIJDZONE, hour: '2-digit', minute: '2-digit' }).format(op);
  return `${dag} om ${tijd.replace(':', '.')} uur`;
}

/** To join with in the reminder, to sign off with before it, to our page after it. */
function linkVan(soort: Soort, { deelname }: WebinarRij, { id, regio }: Wie, adressen: Adressen): string {
  if (soort === 'webinarHerinnering') return deelname;
  const naar = (pad: string, voor: Regio): string => linkTo(adressen, voor, pad);
  return soort === 'webinarDank' || soort === 'webinarVervallen'
    ? naar('/site/training', regio)
    : naar(`/site/training?afmelden=${id}`, regio);
}

export interface Bericht {
  readonly soort: Soort;
  readonly webinar: WebinarRij;
  readonly wie: Wie;
  readonly now: number;
}

export async function mailOver(db: Db, adressen: Adressen, { soort, webinar, wie, now }: Bericht): Promise<void> {
  const gegevens = {
    naam: wie.naam,
    titel: webinar.titel,
    moment: momentVan(webinar.begin_op),
    link: linkVan(soort, webinar, wie, adressen),
  };
  const sleutel = `${soort}:${wie.id}`;
  await enqueueMail(db, { sjabloon: soort, aan: wie.email, regio: wie.regio, gegevens, sleutel, adminId: null, now });
}
