/** Who writes to us through the site gets a copy and a number; our office deals with it. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { InboxStatus, NieuweAanvraag, NieuweVraag } from '@spelrijk/contract/aanvragen';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { Kopieen } from '../../../platform/mail/kopieen.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Adressen } from '../../../platform/regio.ts';
import { tellKantoor } from './kantoorpost.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { mailStart } from './thuisstart.ts';

/** Nobody reads and fills in a form faster (ms); a robot that waits meets the limit per address. */
const SNELSTE_MS = 1500;
const DAG_MS = 86_400_000;
/** Copies by mail to one address a day: our form must not be somebody's way to flood a mailbox. */
const KOPIEEN_PER_DAG = 5;

/** Erases what was dealt with a year ago. */
export const sweepAanvragen = (db: Db, bewaardagen: number, now: number): Promise<number> => store.eraseOud(db, now - bewaardagen * DAG_MS);

/** `3F2A-91BC`: the end of the id, as people read it out. */
const nummerVan = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();

const isRobot = ({ website, ms }: Pick<NieuweAanvraag, 'website' | 'ms'>): boolean => website !== '' || ms < SNELSTE_MS;

const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);

async function mayCopy(db: Db, email: string, now: number): Promise<boolean> {
  return (await store.countVan(db, email, now - DAG_MS)) <= KOPIEEN_PER_DAG;
}

export interface AanvraagDeps {
  readonly database: Database;
  readonly kopieen: Kopieen;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

/** What looks like a robot's is kept apart without an answer by mail, so that a person who was taken for one is not lost. */
export async function createAanvraag(
  { adressen, database, instellingen, kopieen }: AanvraagDeps,
  { website, ms, ...velden }: NieuweAanvraag,
  adres: string,
  now: number,
): Promise<{ nummer: string }> {
  const nummer = nummerVan(velden.id);
  const status = isRobot({ website, ms }) ? ('ongewenst' as const) : ('nieuw' as const);
  await database.transact(async (db) => {
    if (!(await store.insertAanvraag(db, velden, { nummer, status, now })) || status === 'ongewenst') return;
    await tellKantoor(db, adressen, { id: velden.id, nummer, wat: 'aanvraag' }, now);
    if (!(await mayCopy(db, velden.email, now)) || !kopieen.take(adres, now)) return;
    if (velden.soort === 'thuis') return mailStart(db, { adressen, instellingen }, velden, now);
    const { naam, regio, email, organisatie, plaats, bericht, leerlingen, id } = velden;
    const gegevens = {
      naam,
      nummer,
      organisatie: organisatie || naam,
      plaats,
      leerlingen: String(leerlingen),
      bericht: bericht || '–',
    };
    await enqueueMail(db, {
      sjabloon: 'aanvraagOntvangen',
      aan: email,
      regio,
      gegevens,
      sleutel: `aanvraag:${id}`,
      adminId: null,
      now,
    });
  });
  return { nummer };
}

export async function createContactvraag(
  { adressen, database, kopieen }: AanvraagDeps,
  { website, ms, ...velden }: NieuweVraag,
  adres: string,
  now: number,
): Promise<{ nummer: string }> {
  const nummer = nummerVan(velden.id);
  const status = isRobot({ website, ms }) ? ('ongewenst' as const) : ('nieuw' as const);
  await database.transact(async (db) => {
    if (!(await store.insertVraag(db, velden, { nummer, status, now })) || status === 'ongewenst') return;
    await tellKantoor(db, adressen, { id: velden.id, nummer, wat: 'vraag' }, now);
    if (!(await mayCopy(db, velden.email, now)) || !kopieen.take(adres, now)) return;
    const { naam, regio, email, bericht, id } = velden;
    const gegevens = { naam, nummer, bericht };
    await enqueueMail(db, {
      sjabloon: 'vraagOntvangen',
      aan: email,
      regio,
      gegevens,
      sleutel: `contactvraag:${id}`,
      adminId: null,
      now,
    });
  });
  return { nummer };
}

export async function listAanvragen({ database }: AanvraagDeps, { actor }: Caller): Promise<Output<Api['listAanvragen']>> {
  enter(actor, 'officeAdmin.list');
  const [rijen, dubbelen] = await Promise.all([store.listAanvragen(database.own), store.listDubbelen(database.own)]);
  const aanvragen = rijen.map(({ created_at, afgehandeld_op: _op, klant_id, vriend_id: _vriend, ...rij }) => ({
    ...rij,
    createdAt: created_at.toISOString(),
    adminId: klant_id,
    dubbelen: dubbelen.filter(({ id }) => id === rij.id).map(({ adminId, naam, reden }) => ({ adminId, naam, reden })),
  }));
  return { aanvragen };
}

export async function listContactvragen({ database }: AanvraagDeps, { actor }: Caller): Promise<Output<Api['listContactvragen']>> {
  enter(actor, 'officeAdmin.list');
  const rijen = await store.listVragen(database.own);
  return { vragen: rijen.map(({ created_at, afgehandeld_op: _op, ...rij }) => ({ ...rij, createdAt: created_at.toISOString() })) };
}

export async function setAanvraagStatus(
  { database }: AanvraagDeps,
  { actor, now }: Caller,
  id: string,
  status: InboxStatus,
  adminId: string | undefined,
): Promise<void> {
  enter(actor, 'officeInvitation.send');
  if (!(await store.setAanvraagStatus(database.own, id, status, adminId, now))) throw notFound();
}

export async function setContactvraagStatus(
  { database }: AanvraagDeps,
  { actor, now }: Caller,
  id: string,
  status: InboxStatus,
): Promise<void> {
  enter(actor, 'officeInvitation.send');
  if (!(await store.setVraagStatus(database.own, id, status, now))) throw notFound();
}
