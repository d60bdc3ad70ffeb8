/** Webinars: our office plans them, anybody signs up, a full one has a waiting list, everybody hears in time. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { NieuweAanmelding, Presentie } from '@spelrijk/contract/webinars';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { agendaVan } from './agenda.ts';
import { may } from './policy.ts';
import { mailOver, type Soort } from './post.ts';
import { leesPresentie } from './presentie.ts';
import * as store from './store.ts';

const DAG_MS = 86_400_000;
/** Before the beginning; a day ahead, at any hour. */
const HERINNERING_MS = DAG_MS;
const SNELSTE_MS = 1500;

export interface WebinarDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

const isVoorbij = ({ begin_op, minuten }: store.WebinarRij, now: number): boolean => begin_op.getTime() + minuten * 60_000 < now;
const geplaatst = (rijen: readonly store.AanmeldingRij[]): number => rijen.filter(({ stand }) => stand === 'geplaatst').length;

/** The longest waiting get the places that are free. The webinar is locked. */
async function schuifDoor(db: Db, adressen: Adressen, webinar: store.WebinarRij, now: number): Promise<void> {
  const rijen = await store.listAanmeldingen(db, webinar.id);
  const vrij = Math.max(0, webinar.plaatsen - geplaatst(rijen));
  for (const wie of rijen.filter(({ stand }) => stand === 'wachtlijst').slice(0, vrij)) {
    await store.setStand(db, wie.id, 'geplaatst');
    await mailOver(db, adressen, { soort: 'webinarGeplaatst', webinar, wie, now });
  }
}

/** To everybody who has a place. */
async function mailAllen(db: Db, adressen: Adressen, webinar: store.WebinarRij, soort: Soort, now: number): Promise<void> {
  for (const wie of await store.listAanmeldingen(db, webinar.id))
    if (wie.stand === 'geplaatst' || (soort === 'webinarVervallen' && wie.stand === 'wachtlijst'))
      await mailOver(db, adressen, { soort, webinar, wie, now });
}

/** Reminders, thanks, and forgetting who came: so many days after it nobody needs the names any more. */
export async function sweepWebinars({ database, adressen }: WebinarDeps, bewaardagen: number, now: number): Promise<void> {
  await database.transact(async (db) => {
    for (const { id } of await store.listTeHerinneren(db, now, now + HERINNERING_MS)) {
      const webinar = await store.lockWebinar(db, id);
      if (!webinar) continue;
      await mailAllen(db, adressen, webinar, 'webinarHerinnering', now);
      await store.setMoment(db, id, 'herinnerd_op', now);
    }
    for (const { id } of await store.listTeBedanken(db, now)) {
      const webinar = await store.lockWebinar(db, id);
      if (!webinar) continue;
      await mailAllen(db, adressen, webinar, 'webinarDank', now);
      await store.setMoment(db, id, 'nagemaild_op', now);
    }
    await store.eraseAanmeldingen(db, now - bewaardagen * DAG_MS);
  });
}

export type WebinarService = ReturnType<typeof createWebinarService>;

export function createWebinarService({ database, adressen }: WebinarDeps) {
  const kopieen = createKopieen();
  const toKort = ({ id, titel, omschrijving, begin_op, minuten }: store.WebinarRij) => ({
    id,
    titel,
    omschrijving,
    begin: begin_op.toISOString(),
    minuten,
  });

  return {
    async listOpen(now: number): Promise<Output<Api['listOpenWebinars']>> {
      const rijen = await store.listWebinars(database.own, now);
      const open = rijen.filter(({ vervallen_op }) => vervallen_op === null);
      return { webinars: open.map((rij) => ({ ...toKort(rij), vrij: Math.max(0, rij.plaatsen - rij.geplaatst) })) };
    },

    /** The same address again is the same sign-up: the answer tells how it stands. A robot hears what a person would. */
    async signUp(
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
    },

    /** With the id of the mail; a second time changes nothing. */
    async signOff(id: string, now: number): Promise<void> {
      await database.transact(async (db) => {
        const wie = await store.findAanmelding(db, id);
        const webinar = wie && (await store.lockWebinar(db, wie.webinar_id));
        if (!webinar) throw notFound('webinars/niet-aangemeld');
        await store.setStand(db, id, 'afgemeld');
        if (!isVoorbij(webinar, now) && webinar.vervallen_op === null) await schuifDoor(db, adressen, webinar, now);
      });
    },

    async agenda(webinarId: string): Promise<Output<Api['readWebinarAgenda']>> {
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
    },

    async list(actor: Actor): Promise<Output<Api['listWebinars']>> {
      demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
      const rijen = await store.listWebinars(database.own, 0);
      return {
        webinars: rijen
          .map((rij) => ({
            ...toKort(rij),
            plaatsen: rij.plaatsen,
            deelname: rij.deelname,
            geplaatst: rij.geplaatst,
            wachtlijst: rij.wachtlijst,
            vervallen: rij.vervallen_op !== null,
          }))
          .toReversed(),
      };
    },

    async save(actor: Actor, id: string, { begin, ...velden }: Input<Api['saveWebinar']>['body'], now: number): Promise<void> {
      demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
      await database.transact(async (db) => {
        const oud = await store.lockWebinar(db, id);
        if (oud?.vervallen_op) throw new AppError('conflict', 'webinars/vervallen');
        await store.saveWebinar(db, { id, ...velden, begin_op: new Date(begin) }, now);
        const webinar = await store.lockWebinar(db, id);
        if (oud && webinar && !isVoorbij(webinar, now)) await schuifDoor(db, adressen, webinar, now);
      });
    },

    async cancel(actor: Actor, id: string, now: number): Promise<void> {
      demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
      await database.transact(async (db) => {
        const webinar = await store.lockWebinar(db, id);
        if (!webinar) throw notFound();
        if (webinar.vervallen_op !== null) return;
        if (!isVoorbij(webinar, now)) await mailAllen(db, adressen, webinar, 'webinarVervallen', now);
        await store.setMoment(db, id, 'vervallen_op', now);
      });
    },

    async listAanmeldingen(actor: Actor, webinarId: string): Promise<Output<Api['listAanmeldingen']>> {
      demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
      const rijen = await store.listAanmeldingen(database.own, webinarId);
      return {
        aanmeldingen: rijen.map(({ id, naam, email, stand, aanwezig, created_at }) => ({
          id,
          naam,
          email,
          stand,
          aanwezig,
          createdAt: created_at.toISOString(),
        })),
      };
    },

    async setAanwezig(actor: Actor, webinarId: string, id: string, aanwezig: boolean): Promise<void> {
      demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
      if (!(await store.setAanwezig(database.own, webinarId, id, aanwezig))) throw notFound();
    },

    async previewPresentie(actor: Actor, webinarId: string, tekst: string): Promise<Presentie> {
      demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
      if (!(await store.findWebinar(database.own, webinarId))) throw notFound();
      return leesPresentie(tekst, await store.listAanmeldingen(database.own, webinarId));
    },

    /** Ids of another webinar, and of people without a place, are passed over. */
    async markPresentie(actor: Actor, webinarId: string, ids: readonly string[]): Promise<{ gezet: number }> {
      demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
      if (!(await store.findWebinar(database.own, webinarId))) throw notFound();
      return { gezet: await store.markAanwezig(database.own, webinarId, [...new Set(ids)]) };
    },
  };
}
