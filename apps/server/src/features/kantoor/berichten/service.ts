/** Messages of our office: written once, planned or sent, read by people of customers and, for who wants it, mailed. */
import type { Berichtmail, NieuwBericht } from '@spelrijk/contract/berichten';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { BerichtDoel, BerichtStand } from '@spelrijk/domain/bericht';
import { KLANTSOORTEN } from '@spelrijk/domain/prijs';
import { inRegio } from '@spelrijk/teksten/termen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { createToken } from '../../../platform/auth/secret.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { may } from './policy.ts';
import { mailVolgende } from './post.ts';
import * as inbox from './store-inbox.ts';
import * as kantoor from './store-kantoor.ts';
import * as store from './store.ts';

const DAG_MS = 86_400_000;
/** Nobody waits longer than this many batches of mails; the next minute goes on. */
const MAX_KEREN = 50;

export interface BerichtDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

/** Mails what is out by now. */
export async function mailBerichten({ database, adressen }: BerichtDeps, now: number): Promise<void> {
  for (let keer = 0; keer < MAX_KEREN; keer++) if (!(await database.transact((db) => mailVolgende(db, adressen, now)))) return;
}

export const sweepBerichten = (database: Database, bewaardagen: number, now: number): Promise<void> =>
  store.eraseIngetrokken(database.own, now - bewaardagen * DAG_MS);

const isUit = ({ op, ingetrokken_op }: store.BerichtRij, now: number): boolean =>
  op !== null && ingetrokken_op === null && op.getTime() <= now;

function standVan(rij: store.BerichtRij, now: number): BerichtStand {
  if (rij.ingetrokken_op !== null) return 'ingetrokken';
  if (rij.op === null) return 'concept';
  return isUit(rij, now) ? 'verstuurd' : 'gepland';
}

const doelVan = ({ soorten, regio, klant_id, lezers }: store.BerichtRij): BerichtDoel => ({ soorten, regio, adminId: klant_id, lezers });

/** All kinds is the same as none named; one admin needs no kind or region beside it. */
function eenvoudig({ soorten, regio, adminId, lezers }: BerichtDoel): BerichtDoel {
  if (adminId !== null) return { soorten: [], regio: null, adminId, lezers };
  const gekozen = KLANTSOORTEN.filter((soort) => soorten.includes(soort));
  return { soorten: gekozen.length === KLANTSOORTEN.length ? [] : gekozen, regio, adminId, lezers };
}

/** The moment at which it goes out: now, later, or not yet. */
function momentVan({ versturen, op }: NieuwBericht, now: number): Date | null {
  if (versturen === 'niet') return null;
  if (versturen === 'nu') return new Date(now);
  if (op === null || Date.parse(op) <= now) throw new AppError('invalid', 'berichten/moment-voorbij', { details: ['op'] });
  return new Date(op);
}

const zelfdeMoment = ({ op }: store.BerichtRij, nieuw: NieuwBericht, now: number): boolean => {
  if (nieuw.versturen === 'niet') return op === null;
  if (nieuw.versturen === 'nu') return op !== null && op.getTime() <= now;
  return op?.getTime() === Date.parse(nieuw.op ?? '');
};

/** The very save that made this version, once more: a second click, or an answer that got lost. */
const isNogEens = (oud: store.BerichtRij, nieuw: NieuwBericht, doel: BerichtDoel, now: number): boolean =>
  oud.versie === nieuw.versie + 1 &&
  oud.ingetrokken_op === null &&
  oud.titel === nieuw.titel &&
  oud.tekst === nieuw.tekst &&
  JSON.stringify(doelVan(oud)) === JSON.stringify(doel) &&
  zelfdeMoment(oud, nieuw, now);

function enter(actor: Actor, adminId: string): Allowed {
  const grant = demand(may(actor.rol, 'message.read'), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

const lezerVan = ({ id, rol }: Actor, adminId: string): inbox.Lezer => ({ adminId, gebruikerId: id, rol });

export type BerichtService = ReturnType<typeof createBerichtService>;

export function createBerichtService({ database, adressen }: BerichtDeps) {
  return {
    async listInbox(actor: Actor, adminId: string, now: number): Promise<Output<Api['listBerichten']>> {
      const { scope } = enter(actor, adminId);
      const lezer = lezerVan(actor, adminId);
      if (scope === 'all' && !(await store.isKlant(database.own, adminId))) throw notFound('admins/niet-gevonden');
      const rijen = await inbox.listInbox(database.own, lezer, now);
      const berichten = rijen.map(({ id, titel, tekst, op, gelezen, regio }) => ({
        id,
        titel: inRegio(titel, regio),
        tekst: inRegio(tekst, regio),
        op: op.toISOString(),
        gelezen,
      }));
      return { berichten, mail: scope === 'all' ? null : await inbox.findMail(database.own, lezer) };
    },

    /** For the menu; our office has no inbox of its own. */
    async countOngelezen(actor: Actor, now: number): Promise<number> {
      const grant = may(actor.rol, 'message.read');
      if (!grant.allow || grant.scope === 'all') return 0;
      return inbox.countOngelezen(database.own, lezerVan(actor, actor.adminId), now);
    },

    async setGelezen(
      actor: Actor,
      { adminId, berichtId }: { readonly adminId: string; readonly berichtId: string },
      gelezen: boolean,
      now: number,
    ): Promise<void> {
      enter(actor, adminId);
      const lezer = lezerVan(actor, adminId);
      if (!(await inbox.hasBericht(database.own, lezer, berichtId, now))) throw notFound('berichten/niet-gevonden');
      await inbox.setGelezen(database.own, lezer, berichtId, gelezen, now);
    },

    async setMail(actor: Actor, adminId: string, aan: boolean, now: number): Promise<Berichtmail> {
      enter(actor, adminId);
      const lezer = lezerVan(actor, adminId);
      return database.transact(async (db) => {
        const { adres } = await inbox.findMail(db, lezer);
        if (aan && adres === null) throw new AppError('conflict', 'berichten/geen-adres');
        await inbox.setMail(db, lezer, aan, createToken(), now);
        return { aan, adres };
      });
    },

    /** The link holds the account and its secret. */
    async endMail(geheim: string): Promise<void> {
      const [, gebruikerId, token] = /^([0-9a-f-]{36})\.([\w-]{20,60})$/.exec(geheim) ?? [];
      if (gebruikerId === undefined || token === undefined || !(await inbox.endMail(database.own, gebruikerId, token)))
        throw notFound('berichten/link-ongeldig');
    },

    async list(actor: Actor, now: number): Promise<Output<Api['listKantoorBerichten']>> {
      demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
      const rijen = await kantoor.listBerichten(database.own, now);
      return {
        berichten: rijen.map((rij) => ({
          id: rij.id,
          versie: rij.versie,
          titel: rij.titel,
          tekst: rij.tekst,
          doel: doelVan(rij),
          adminNaam: rij.adminNaam,
          stand: standVan(rij, now),
          op: rij.op?.toISOString() ?? null,
          bereik: { admins: rij.admins, mensen: rij.mensen },
          gelezen: rij.gelezen,
        })),
      };
    },

    readBereik(
      actor: Actor,
      { soorten, regio, adminId, lezers }: Input<Api['readBereik']>['query'],
      now: number,
    ): Promise<Output<Api['readBereik']>> {
      demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
      const gekozen = KLANTSOORTEN.filter((soort) => soorten.split(',').includes(soort));
      return kantoor.readBereik(database.own, eenvoudig({ soorten: gekozen, regio: regio ?? null, adminId: adminId ?? null, lezers }), now);
    },

    /** What is out does not change any more; the same save twice is one. */
    async save(actor: Actor, id: string, nieuw: NieuwBericht, now: number): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      const doel = eenvoudig(nieuw.doel);
      await database.transact(async (db) => {
        const oud = await store.lockBericht(db, id);
        if (oud && isNogEens(oud, nieuw, doel, now)) return;
        if (oud && isUit(oud, now)) throw new AppError('conflict', 'berichten/al-verstuurd');
        if ((oud?.versie ?? 0) !== nieuw.versie) throw new AppError('conflict', 'berichten/gewijzigd');
        if (doel.adminId !== null && !(await store.isKlant(db, doel.adminId)))
          throw new AppError('invalid', 'berichten/klant-onbekend', { details: ['doel'] });
        const bericht = { id, versie: nieuw.versie + 1, titel: nieuw.titel, tekst: nieuw.tekst, doel, op: momentVan(nieuw, now) };
        await (oud ? store.updateBericht(db, bericht) : store.insertBericht(db, bericht, now));
      });
      if (nieuw.versturen === 'nu') await mailBerichten({ database, adressen }, now);
    },

    async withdraw(actor: Actor, id: string, now: number): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await database.transact(async (db) => {
        const bericht = await store.lockBericht(db, id);
        if (!bericht) throw notFound('berichten/niet-gevonden');
        if (isUit(bericht, now)) throw new AppError('conflict', 'berichten/al-verstuurd');
        if (bericht.ingetrokken_op === null) await store.setIngetrokken(db, id, bericht.versie + 1, now);
      });
    },

    async listLezers(actor: Actor, id: string, now: number): Promise<Output<Api['listLezers']>> {
      demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
      return { admins: [...(await kantoor.listLezers(database.own, id, now))] };
    },
  };
}
