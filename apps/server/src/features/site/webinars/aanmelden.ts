/** What anybody may do with a webinar: see that it comes, sign up, sign off, and put it in the agenda. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { NieuweAanmelding } from '@spelrijk/contract/webinars';
import { notFound } from '../../../platform/app-error.ts';
import { linkTo } from '../../../platform/regio.ts';
import { agendaVan } from './agenda.ts';
import { mailOver } from './post.ts';
import * as store from './store.ts';
import { geplaatst, isVoorbij, promoteWachtenden, toKort, type AanmeldDeps } from './plaatsen.ts';

const SNELSTE_MS = 1500;

export async function listOpenWebinars({ database }: AanmeldDeps, now: number): Promise<Output<Api['listOpenWebinars']>> {
  const rijen = await store.listWebinars(database.own, now);
  const open = rijen.filter(({ vervallen_op }) => vervallen_op === null);
  return { webinars: open.map((rij) => ({ ...toKort(rij), vrij: Math.max(0, rij.plaatsen - rij.geplaatst) })) };
}

/** The same address again is the same sign-up: the answer tells how it stands. A robot hears what a person would. */
export async function signUpWebinar(
  { adressen, database, kopieen }: AanmeldDeps,
  webinarId: string,
  { website, ms, ...wie }: NieuweAanmelding,
  adres: string,
  now: number,
): Promise<Output<Api['signUpWebinar']>> {
  if (website !== '' || ms < SNELSTE_MS) return { stand: 'geplaatst' };
  return database.transact(async (db) => {
    const webinar = await store.lockWebinar(db, webinarId);
    if (!webinar || webinar.vervallen_op !== null || isVoorbij(webinar, now)) throw notFound('webinars/niet-meer');
    const bekend = (await store.findAanmelding(db, wie.id)) ?? (await store.findVanAdres(db, webinarId, wie.email));
    if (bekend) return { stand: bekend.stand };
    const vol = geplaatst(await store.listAanmeldingen(db, webinarId)) >= webinar.plaatsen;
    const stand = vol ? ('wachtlijst' as const) : ('geplaatst' as const);
    await store.insertAanmelding(db, webinarId, { ...wie, stand }, now);
    const soort = vol ? ('webinarWachtlijst' as const) : ('webinarBevestiging' as const);
    if (kopieen.take(adres, now)) await mailOver(db, adressen, { soort, webinar, wie, now });
    return { stand };
  });
}

/** With the id of the mail; a second time changes nothing. */
export async function signOffWebinar({ adressen, database }: AanmeldDeps, id: string, now: number): Promise<void> {
  await database.transact(async (db) => {
    const wie = await store.findAanmelding(db, id);
    const webinar = wie && (await store.lockWebinar(db, wie.webinar_id));
    if (!webinar) throw notFound('webinars/niet-aangemeld');
    await store.setStand(db, id, 'afgemeld');
    if (!isVoorbij(webinar, now) && webinar.vervallen_op === null) await promoteWachtenden(db, adressen, webinar, now);
  });
}

export async function readWebinarAgenda({ adressen, database }: AanmeldDeps, webinarId: string): Promise<Output<Api['readWebinarAgenda']>> {
  const webinar = await store.findWebinar(database.own, webinarId);
  if (!webinar || webinar.vervallen_op !== null) throw notFound();
  const { id, titel, omschrijving, begin_op, minuten, created_at } = webinar;
  const tekst = agendaVan({
    id,
    titel,
    omschrijving,
    begin: begin_op.getTime(),
    minuten,
    gemaakt: created_at.getTime(),
    adres: linkTo(adressen, 'nl', '/site/training'),
  });
  return { type: 'text/calendar; charset=utf-8', bytes: new TextEncoder().encode(tekst) };
}
