import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam, Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const webinarParams = z.object({ webinarId: z.uuid() });

const Velden = {
  titel: Naam(120),
  omschrijving: Regel(600),
  begin: z.iso.datetime(),
  minuten: z.int().min(10).max(480),
  plaatsen: z.int().min(1).max(1000),
  /** Where to join; sent to who signed up, not shown on the site. */
  deelname: z
    .url({ protocol: /^https$/ })
    .max(500)
    // A browser reads `https:a/b` as an address too; who gets it in a mail cannot press it.
    .regex(/^https:\/\/[^\s/]+\.\S+$/),
};

export const Webinar = z.object({ id: z.uuid(), titel: z.string(), omschrijving: z.string(), begin: z.iso.datetime(), minuten: z.int() });
export type Webinar = z.infer<typeof Webinar>;

export const NieuweAanmelding = z.strictObject({
  /** Made by the browser; also what the link to sign off holds. */
  id: z.uuid(),
  regio: Regio,
  naam: Naam(100),
  email: MailAdres,
  website: z.string().max(200),
  ms: z.int().min(0).max(604_800_000),
});
export type NieuweAanmelding = z.infer<typeof NieuweAanmelding>;

export const AanmeldingStand = z.enum(['geplaatst', 'wachtlijst', 'afgemeld']);
export type AanmeldingStand = z.infer<typeof AanmeldingStand>;

const Aanmelding = z.object({
  id: z.uuid(),
  naam: z.string(),
  email: z.string(),
  stand: AanmeldingStand,
  aanwezig: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
});

const KantoorWebinar = Webinar.extend({
  plaatsen: z.int(),
  deelname: z.string(),
  geplaatst: z.int(),
  wachtlijst: z.int(),
  vervallen: z.boolean(),
});
export type KantoorWebinar = z.infer<typeof KantoorWebinar>;

/** Who of a pasted list signed up; `via`: by their address or only by their name. Lines stand as they were pasted, cut off when long. */
const Presentie = z.object({
  herkend: z.array(z.object({ id: z.uuid(), naam: z.string(), email: z.string(), via: z.enum(['adres', 'naam']), al: z.boolean() })),
  /** Known, but without a place: nobody is marked who had none. */
  nietGeplaatst: z.array(z.object({ naam: z.string(), stand: AanmeldingStand })),
  /** The name fits more than one. */
  twijfel: z.array(z.string()),
  onbekend: z.array(z.string()),
});
export type Presentie = z.infer<typeof Presentie>;
/** A list of a thousand people with all the columns of a meeting tool. */
const PRESENTIE_MAX = 100_000;

export const webinarsRoutes = define({
  listOpenWebinars: {
    method: 'GET',
    path: '/api/site/webinars',
    summary: 'Webinars die nog komen, met hoeveel plaatsen er vrij zijn',
    access: { wie: 'iedereen' },
    response: z.object({ webinars: z.array(Webinar.extend({ vrij: z.int() })) }),
    status: 200,
  },
  signUpWebinar: {
    method: 'POST',
    path: '/api/site/webinars/{webinarId}/aanmeldingen',
    summary: 'Aanmelden; is het vol, dan op de wachtlijst. Twee keer aanmelden is één aanmelding',
    access: { wie: 'iedereen', limiet: true },
    params: webinarParams,
    body: NieuweAanmelding,
    response: z.object({ stand: AanmeldingStand }),
    status: 201,
  },
  signOffWebinar: {
    method: 'POST',
    path: '/api/site/webinars/afmelden',
    summary: 'Afmelden met de link uit de mail; wie op de wachtlijst staat, schuift door',
    access: { wie: 'iedereen', limiet: true },
    body: z.strictObject({ id: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  readWebinarAgenda: {
    method: 'GET',
    path: '/api/site/webinars/{webinarId}/agenda',
    summary: 'Agendabestand (iCalendar) van een webinar',
    access: { wie: 'iedereen', limiet: true },
    params: webinarParams,
    response: z.object({ type: z.string(), bytes: z.instanceof(Uint8Array) }),
    media: true,
    status: 200,
  },
  listWebinars: {
    method: 'GET',
    path: '/api/office/webinars',
    summary: 'Alle webinars, het laatste eerst',
    access: { wie: kantoor, actie: 'officeWebinar.list' },
    response: z.object({ webinars: z.array(KantoorWebinar) }),
    status: 200,
  },
  saveWebinar: {
    method: 'PUT',
    path: '/api/office/webinars/{webinarId}',
    summary: 'Webinar plannen of veranderen; meer plaatsen laat de wachtlijst doorschuiven',
    access: { wie: kantoor, actie: 'officeWebinar.write' },
    params: webinarParams,
    body: z.strictObject(Velden),
    response: z.null(),
    status: 204,
  },
  cancelWebinar: {
    method: 'DELETE',
    path: '/api/office/webinars/{webinarId}',
    summary: 'Webinar laten vervallen; wie erbij zou zijn, krijgt bericht',
    access: { wie: kantoor, actie: 'officeWebinar.write' },
    params: webinarParams,
    response: z.null(),
    status: 204,
  },
  listAanmeldingen: {
    method: 'GET',
    path: '/api/office/webinars/{webinarId}/aanmeldingen',
    summary: 'Wie zich heeft aangemeld',
    access: { wie: kantoor, actie: 'officeWebinar.list' },
    params: webinarParams,
    response: z.object({ aanmeldingen: z.array(Aanmelding) }),
    status: 200,
  },
  setAanwezig: {
    method: 'PUT',
    path: '/api/office/webinars/{webinarId}/aanmeldingen/{aanmeldingId}/aanwezig',
    summary: 'Onthouden of iemand er was',
    access: { wie: kantoor, actie: 'officeWebinar.write' },
    params: z.object({ webinarId: z.uuid(), aanmeldingId: z.uuid() }),
    body: z.strictObject({ aanwezig: z.boolean() }),
    response: z.null(),
    status: 204,
  },
  previewPresentie: {
    method: 'POST',
    path: '/api/office/webinars/{webinarId}/presentie/voorstel',
    summary: 'Wie van een geplakte lijst zich had aangemeld; er wordt niets bewaard',
    access: { wie: kantoor, actie: 'officeWebinar.list' },
    params: webinarParams,
    body: z.strictObject({ tekst: z.string().max(PRESENTIE_MAX) }),
    response: Presentie,
    status: 200,
  },
  markPresentie: {
    method: 'PUT',
    path: '/api/office/webinars/{webinarId}/presentie',
    summary: 'Van velen tegelijk onthouden dat ze er waren; nog eens doen verandert niets',
    access: { wie: kantoor, actie: 'officeWebinar.write' },
    params: webinarParams,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(1000) }),
    response: z.object({ gezet: z.int() }),
    status: 200,
  },
});
