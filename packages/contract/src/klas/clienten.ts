/** Clients of a practice: when they come, what happened since the last time, and who to call. For nobody but the practice itself. */
import { Logo } from '@spelrijk/domain/logo';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { Naam, Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Rust } from '../oefenen/rust.ts';
import { Jaargroep } from '../school/leerlingbeheer.ts';

const praktijk: readonly Rol[] = ['rtadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const clientParams = adminParams.extend({ leerlingId: z.uuid() });
const afspraakParams = clientParams.extend({ afspraakId: z.uuid() });

const Tijd = z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/);
const Minuten = z.int().min(10).max(180);

/** Every week on a day (1 is Monday), or once. */
export const AfspraakInhoud = z.discriminatedUnion('soort', [
  z.strictObject({ soort: z.literal('wekelijks'), weekdag: z.int().min(1).max(7), van: z.iso.date(), tijd: Tijd, minuten: Minuten }),
  z.strictObject({ soort: z.literal('eenmalig'), dag: z.iso.date(), tijd: Tijd, minuten: Minuten }),
]);
export type AfspraakInhoud = z.infer<typeof AfspraakInhoud>;

export const Afspraak = z.object({
  id: z.uuid(),
  weekdag: z.int().nullable(),
  van: z.iso.date(),
  tot: z.iso.date().nullable(),
  tijd: z.string(),
  minuten: z.int(),
  /** Days on which it does not take place. */
  uitval: z.array(z.iso.date()),
});
export type Afspraak = z.infer<typeof Afspraak>;

const Moment = z.object({ dag: z.iso.date(), tijd: z.string(), minuten: z.int() });

const Contact = { naam: Regel(120), mail: z.union([z.literal(''), MailAdres]), telefoon: Regel(40) };

const span = z.object({ start: z.int(), end: z.int() });

/** Since the last appointment, or the last seven days when there was none. */
export const Sinds = z.object({
  vanaf: z.iso.date(),
  /** Practice by itself: days, minutes, first answers, how many of them right and how many given without reading. */
  dagen: z.int(),
  minuten: z.int(),
  antwoorden: z.int(),
  goed: z.int(),
  gokjes: z.int(),
  /** Answers given beside an adult. */
  samen: z.int(),
  /** It was free on every day. */
  vrij: z.boolean(),
  /** The rule that went wrong most, when more than once. */
  regel: z.object({ categorie: z.string(), naam: z.string(), keer: z.int() }).nullable(),
  /** Five at most. */
  fouten: z.array(z.object({ woord: z.string(), gegeven: z.string(), doel: span, getypt: span, categorie: z.string(), naam: z.string() })),
});
export type Sinds = z.infer<typeof Sinds>;

export const Client = z.object({
  id: z.uuid(),
  groepId: z.uuid(),
  roepnaam: z.string(),
  voorvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  figuur: z.int(),
  gebruikersnaam: z.string(),
  /** Never practised. */
  nooit: z.boolean(),
  school: z.string(),
  groep: z.string(),
  contact: z.object({ naam: z.string(), mail: z.string(), telefoon: z.string() }),
  rust: Rust.nullable(),
  /** It went a year further by itself, and nobody said yet whether that is right. */
  jaarvraag: z.object({ van: z.int(), naar: z.int() }).nullable(),
  afspraken: z.array(Afspraak),
  vorige: Moment.nullable(),
  volgende: Moment.nullable(),
  sinds: Sinds,
  /** Practice that was set going and still runs: names of the rules. */
  huiswerk: z.array(z.object({ id: z.uuid(), categorie: z.string(), naam: z.string(), tot: z.iso.date() })),
  /**
   * What homework one tap would set, until and with the day `tot`. `grond`: an error since the last time (the rule that went wrong most, else one that did
   * once), a goal of now, or something practised and not known yet. Null: it runs on after today, or nothing practised is not known yet.
   */
  voorstel: z.object({ categorie: z.string(), naam: z.string(), grond: z.enum(['fout', 'doel', 'open']), tot: z.iso.date() }).nullable(),
});
export type Client = z.infer<typeof Client>;

const ClientVelden = { roepnaam: Naam(100), voorvoegsel: Regel(30), achternaam: Regel(200), jaargroep: Jaargroep };
const school = { school: Regel(120), groep: Regel(60) };

export const clientenRoutes = define({
  listClienten: {
    method: 'GET',
    path: '/api/admins/{adminId}/clienten',
    summary: 'De cliënten van een praktijk, met wat er sinds de vorige afspraak gebeurde',
    access: { wie: praktijk, actie: 'client.read' },
    params: adminParams,
    /** `plaatsen.totaal` null: as many as one likes; `cent`: what one of so many costs for a school year, as our office has set it. `bewaardagen`: how long who leaves can be brought back. */
    response: z.object({
      vandaag: z.iso.date(),
      clienten: z.array(Client),
      plaatsen: z.object({ gebruikt: z.int(), totaal: z.int().nullable(), cent: z.int() }),
      bewaardagen: z.int(),
    }),
    status: 200,
  },
  createClient: {
    method: 'PUT',
    path: '/api/admins/{adminId}/clienten/{leerlingId}',
    summary: 'Een cliënt aannemen; het id komt van de aanvrager, zodat twee keer sturen één cliënt geeft',
    access: { wie: praktijk, actie: 'client.write' },
    params: clientParams,
    body: z.strictObject({ ...ClientVelden, ...school, afspraak: z.strictObject({ id: z.uuid(), inhoud: AfspraakInhoud }).nullable() }),
    response: z.null(),
    status: 204,
  },
  updateClient: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/clienten/{leerlingId}',
    summary: 'School, groep daar en het contact van de ouders veranderen',
    access: { wie: praktijk, actie: 'client.write' },
    params: clientParams,
    /** Only what somebody changed: who mends the school does not put back the address of the parents that a colleague mended in the meantime. */
    body: z.strictObject({ ...school, contact: z.strictObject(Contact).partial() }).partial(),
    response: z.null(),
    status: 204,
  },
  setAfspraak: {
    method: 'PUT',
    path: '/api/admins/{adminId}/clienten/{leerlingId}/afspraken/{afspraakId}',
    summary: 'Een afspraak maken of verzetten: elke week of eenmalig',
    access: { wie: praktijk, actie: 'client.write' },
    params: afspraakParams,
    body: AfspraakInhoud,
    response: z.null(),
    status: 204,
  },
  cancelAfspraak: {
    method: 'POST',
    path: '/api/admins/{adminId}/clienten/{leerlingId}/afspraken/{afspraakId}/uitval',
    summary: 'Een afspraak gaat op deze dag niet door, of toch wel',
    access: { wie: praktijk, actie: 'client.write' },
    params: afspraakParams,
    body: z.strictObject({ dag: z.iso.date(), valtUit: z.boolean() }),
    response: z.null(),
    status: 204,
  },
  endAfspraak: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/clienten/{leerlingId}/afspraken/{afspraakId}',
    summary: 'Een afspraak weghalen vanaf vandaag; wat geweest is, blijft',
    access: { wie: praktijk, actie: 'client.write' },
    params: afspraakParams,
    response: z.null(),
    status: 204,
  },
  readPraktijklogo: {
    method: 'GET',
    path: '/api/admins/{adminId}/praktijklogo',
    summary: 'Het logo van de praktijk, voor haar verslagen',
    access: { wie: praktijk, actie: 'client.read' },
    params: adminParams,
    response: z.object({ logo: z.string().nullable() }),
    status: 200,
  },
  setPraktijklogo: {
    method: 'PUT',
    path: '/api/admins/{adminId}/praktijklogo',
    summary: 'Het logo van de praktijk kiezen of weghalen',
    access: { wie: praktijk, actie: 'client.write' },
    params: adminParams,
    body: z.strictObject({ logo: Logo.nullable() }),
    response: z.null(),
    status: 204,
  },
  setClientHuiswerk: {
    method: 'PUT',
    path: '/api/admins/{adminId}/clienten/{leerlingId}/huiswerk/{opdrachtId}',
    summary:
      'In één keer huiswerk tot de volgende afspraak, van de regel die het vaakst misging, met een mail aan de ouder als dat gevraagd is; nog eens sturen verandert niets',
    access: { wie: praktijk, actie: 'client.write' },
    params: clientParams.extend({ opdrachtId: z.uuid() }),
    /** `mail`: tell the parent, at the address that stands with this client. */
    body: z.strictObject({ categorie: z.string().min(1).max(60), mail: z.boolean().optional() }),
    response: z.null(),
    status: 204,
  },
});
