/** The words of our mails, written by our office: checked before they are kept, with every version to go back to. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { TemplateGeheel, TemplateVersie } from '@spelrijk/contract/mailtemplates';
import { Regio } from '@spelrijk/domain/admin';
import { templateproblemen, type Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { mailTekst, type MailNaam } from '@spelrijk/teksten/mail';
import { isMailNaam, MAIL_NAMEN, MAIL_UITLEG, mailVelden, mailVoorbeeld } from '@spelrijk/teksten/mailuitleg';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Counter } from '../../../platform/http/counter.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { enqueueProef } from '../../../platform/mail/queue.ts';
import { renderWaarden } from '../../../platform/mail/render.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';
import { standVan, woordenVan } from './stand.ts';

const VERSIES = 100;

/** Test mails of one person a day: twenty, the turn that every count ends with included. */
export const PROEFMAILS = { free: 19, windowMs: 86_400_000, perMinute: 0 };

interface Welke {
  readonly sjabloon: string;
  readonly regio: Regio;
}

const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);

function naamVan({ sjabloon }: Welke): MailNaam {
  if (!isMailNaam(sjabloon)) throw notFound();
  return sjabloon;
}

/** Refuses with the first thing that is wrong, naming all that is wrong in that way. */
function demandHeel(naam: MailNaam, template: Mailtemplate): void {
  const problemen = templateproblemen(template, mailVelden(naam));
  const eerste = problemen[0];
  if (!eerste) return;
  const details = problemen.filter(({ fout }) => fout === eerste.fout).map(({ wat }) => wat);
  throw new AppError('invalid', `mailtemplates/${eerste.fout}`, { details });
}

const toVersie = (rij: store.VersieRij): TemplateVersie => ({
  versie: rij.versie,
  op: rij.createdAt.toISOString(),
  wie: rij.wie,
  reden: rij.reden,
  uitVersie: rij.uitVersie,
  template: woordenVan(rij),
});

export interface MailtemplateDeps {
  readonly database: Database;
  /** Trial mails of each person. */
  readonly proefmails: Counter;
}

export async function listMailtemplates({ database }: MailtemplateDeps, { actor }: Caller): Promise<Output<Api['listMailtemplates']>> {
  enter(actor, 'mailTemplate.read');
  const rijen = await store.listNu(database.own);
  const standen = (naam: MailNaam) =>
    Regio.options.map((regio) => {
      const rij = rijen.find((een) => een.sjabloon === naam && een.regio === regio);
      return { regio, stand: standVan(naam, rij && woordenVan(rij)), op: rij?.createdAt.toISOString() ?? null, wie: rij?.wie ?? '' };
    });
  return { templates: MAIL_NAMEN.map((naam) => ({ naam, ...MAIL_UITLEG[naam], standen: standen(naam) })) };
}

export async function readMailtemplate({ database }: MailtemplateDeps, { actor }: Caller, welke: Welke): Promise<TemplateGeheel> {
  enter(actor, 'mailTemplate.read');
  const naam = naamVan(welke);
  const { regio } = welke;
  const rijen = await store.listVersies(database.own, naam, regio, VERSIES);
  const eigen = rijen[0] && woordenVan(rijen[0]);
  const standaard = mailTekst(naam, regio);
  const { velden, verplicht } = mailVelden(naam);
  const voorbeeld = mailVoorbeeld(naam, regio);
  return {
    naam,
    ...MAIL_UITLEG[naam],
    regio,
    velden: velden.map((veld) => ({ naam: veld, verplicht: verplicht.includes(veld), voorbeeld: voorbeeld[veld] ?? '' })),
    stand: standVan(naam, eigen),
    versie: rijen[0]?.versie ?? 0,
    nu: eigen ?? standaard,
    standaard,
    versies: rijen.map(toVersie),
    eigenAdres: (await store.findSchrijver(database.own, actor.adminId, actor.id)).email,
  };
}

/** Also of a text that is not right yet: what is wrong stays to be seen as it was written. */
export async function previewMailtemplate(
  { actor }: Caller,
  welke: Welke,
  template: Mailtemplate,
): Promise<Output<Api['previewMailtemplate']>> {
  enter(actor, 'mailTemplate.read');
  return renderWaarden(welke.regio, mailVoorbeeld(naamVan(welke), welke.regio), template);
}

export async function saveMailtemplate(
  { database }: MailtemplateDeps,
  { actor, now }: Caller,
  welke: Welke,
  { versie, template, uitVersie }: Input<Api['updateMailtemplate']>['body'],
): Promise<{ versie: number }> {
  enter(actor, 'mailTemplate.update');
  const naam = naamVan(welke);
  const { regio } = welke;
  if (template) demandHeel(naam, template);
  await database.transact(async (db) => {
    if (uitVersie !== undefined && !(await store.hasVersie(db, naam, regio, uitVersie)))
      throw new AppError('invalid', 'mailtemplates/geen-versie');
    const { wie } = await store.findSchrijver(db, actor.adminId, actor.id);
    const reden = actor.bewijs.reden ?? '';
    const nieuw = { naam, regio, na: versie, template, uitVersie: uitVersie ?? null, door: actor.id, wie, reden, now };
    if (!(await store.insertVersie(db, nieuw))) throw new AppError('conflict', 'mailtemplates/intussen-gewijzigd');
    const betreft = `${MAIL_UITLEG[naam].titel} (${regio}), versie ${versie + 1}`;
    await writeAudit(db, { adminId: actor.adminId, soort: 'gewijzigd', now, actor, actie: 'mailTemplate.update', betreft, reden });
  });
  return { versie: versie + 1 };
}

/** To the address of who asks and nobody else's. */
export async function sendProefmail(
  { database, proefmails }: MailtemplateDeps,
  { actor, now }: Caller,
  welke: Welke,
  { id, template }: Input<Api['sendProefmail']>['body'],
): Promise<{ aan: string }> {
  enter(actor, 'mailTemplate.sendTest');
  const naam = naamVan(welke);
  demandHeel(naam, template);
  const { email } = await store.findSchrijver(database.own, actor.adminId, actor.id);
  if (email === null) throw new AppError('conflict', 'mailtemplates/geen-adres');
  const wacht = proefmails.wait(actor.id, now);
  if (wacht > 0) throw new AppError('too-many', 'mailtemplates/te-vaak', { retryAfter: wacht });
  proefmails.failed(actor.id, now);
  const { regio } = welke;
  const proef = { ...template, onderwerp: `[Proef] ${template.onderwerp}` };
  const envelop = { sjabloon: naam, aan: email, regio, sleutel: `proefmail:${id}`, adminId: actor.adminId, now };
  await enqueueProef(database.own, envelop, mailVoorbeeld(naam, regio), proef);
  return { aan: email };
}
