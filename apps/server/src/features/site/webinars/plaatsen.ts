/** Places of a webinar, and the mails to all who have one. */
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Kopieen } from '../../../platform/mail/kopieen.ts';
import { type Adressen } from '../../../platform/regio.ts';
import { mailOver, type Soort } from './post.ts';
import * as store from './store.ts';

export interface WebinarDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

export const isVoorbij = ({ begin_op, minuten }: store.WebinarRij, now: number): boolean => begin_op.getTime() + minuten * 60_000 < now;

export const geplaatst = (rijen: readonly store.AanmeldingRij[]): number => rijen.filter(({ stand }) => stand === 'geplaatst').length;

/** The longest waiting get the places that are free. The webinar is locked. */
export async function promoteWachtenden(db: Db, adressen: Adressen, webinar: store.WebinarRij, now: number): Promise<void> {
  const rijen = await store.listAanmeldingen(db, webinar.id);
  const vrij = Math.max(0, webinar.plaatsen - geplaatst(rijen));
  for (const wie of rijen.filter(({ stand }) => stand === 'wachtlijst').slice(0, vrij)) {
    await store.setStand(db, wie.id, 'geplaatst');
    await mailOver(db, adressen, { soort: 'webinarGeplaatst', webinar, wie, now });
  }
}

/** To everybody who has a place. */
export async function mailAllen(db: Db, adressen: Adressen, webinar: store.WebinarRij, soort: Soort, now: number): Promise<void> {
  for (const wie of await store.listAanmeldingen(db, webinar.id))
    if (wie.stand === 'geplaatst' || (soort === 'webinarVervallen' && wie.stand === 'wachtlijst'))
      await mailOver(db, adressen, { soort, webinar, wie, now });
}

export interface AanmeldDeps extends WebinarDeps {
  readonly kopieen: Kopieen;
}

export const toKort = ({ id, titel, omschrijving, begin_op, minuten }: store.WebinarRij) => ({
  id,
  titel,
  omschrijving,
  begin: begin_op.toISOString(),
  minuten,
});
