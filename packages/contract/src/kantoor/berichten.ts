import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { BerichtDoel, BerichtStand, MAX_BERICHT_TEKST, MAX_BERICHT_TITEL } from '@spelrijk/domain/bericht';
import { Naam, Paginanummer, Tekst, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const klanten: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const berichtParams = z.object({ berichtId: z.uuid() });

/** As its reader sees it, in the words of the region of the admin. */
export const Bericht = z.object({
  id: z.uuid(),
  titel: z.string(),
  /** With the shape of `readOpmaak`. */
  tekst: z.string(),
  op: z.iso.datetime(),
  gelezen: z.boolean(),
});
export type Bericht = z.infer<typeof Bericht>;

/** Whether this person also gets a mail; `adres` is null for who has no proven address. */
export const Berichtmail = z.object({ aan: z.boolean(), adres: z.string().nullable() });
export type Berichtmail = z.infer<typeof Berichtmail>;

/** `later` needs `op`; with `niet` it stays a draft. */
export const NieuwBericht = z.strictObject({
  /** Of what is being changed; 0 for what is new. */
  versie: Versienummer,
  titel: Naam(MAX_BERICHT_TITEL),
  tekst: Tekst(MAX_BERICHT_TEKST).pipe(z.string().min(1)),
  doel: BerichtDoel,
  versturen: z.enum(['nu', 'later', 'niet']),
  op: z.iso.datetime().nullable(),
});
export type NieuwBericht = z.infer<typeof NieuwBericht>;

/** How many admins and people it reaches. */
const Bereik = z.object({ admins: z.int(), mensen: z.int() });

export const KantoorBericht = z.object({
  id: z.uuid(),
  versie: z.int(),
  titel: z.string(),
  tekst: z.string(),
  doel: BerichtDoel,
  /** Name of the one admin it is for. */
  adminNaam: z.string().nullable(),
  stand: BerichtStand,
  op: z.iso.datetime().nullable(),
  bereik: Bereik,
  gelezen: z.int(),
});
export type KantoorBericht = z.infer<typeof KantoorBericht>;

export const Lezers = z.object({ adminId: z.uuid(), naam: z.string(), mensen: z.int(), gelezen: z.int() });
export type Lezers = z.infer<typeof Lezers>;

export const berichtenRoutes = define({
  listBerichten: {
    method: 'GET',
    path: '/api/admins/{adminId}/berichten',
    summary: 'Berichten van ons kantoor aan deze klant, het nieuwste eerst',
    access: { wie: [...kantoor, ...klanten], actie: 'message.read' },
    params: adminParams,
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ berichten: z.array(Bericht), mail: Berichtmail.nullable(), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  setGelezen: {
    method: 'PUT',
    path: '/api/admins/{adminId}/berichten/{berichtId}/gelezen',
    summary: 'Onthouden dat je een bericht hebt gelezen, of het weer als ongelezen zien',
    access: { wie: klanten, actie: 'message.read' },
    params: z.object({ adminId: z.uuid(), berichtId: z.uuid() }),
    body: z.strictObject({ gelezen: z.boolean() }),
    response: z.null(),
    status: 204,
  },
  setBerichtmail: {
    method: 'PUT',
    path: '/api/admins/{adminId}/berichtmail',
    summary: 'Zelf ook een mail krijgen bij een nieuw bericht, of niet meer',
    access: { wie: klanten, actie: 'message.read' },
    params: adminParams,
    body: z.strictObject({ aan: z.boolean() }),
    response: Berichtmail,
    status: 200,
  },
  endBerichtmail: {
    method: 'POST',
    path: '/api/berichten/afmelden',
    summary: 'Geen mail meer bij nieuwe berichten, met de link uit de mail; nog een keer mag',
    access: { wie: 'iedereen', limiet: true, geheim: true },
    body: z.strictObject({ token: z.string().min(20).max(100) }),
    response: z.null(),
    status: 204,
  },
  listKantoorBerichten: {
    method: 'GET',
    path: '/api/office/berichten',
    summary: 'Alle berichten van ons kantoor, met hun stand en hoeveel mensen ze lazen',
    access: { wie: kantoor, actie: 'officeMessage.list' },
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ berichten: z.array(KantoorBericht), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  readBereik: {
    method: 'GET',
    path: '/api/office/berichtbereik',
    summary: 'Hoeveel klanten en mensen een bericht nu zou bereiken',
    access: { wie: kantoor, actie: 'officeMessage.list' },
    query: z.object({
      /** Kinds with commas between; '' for all. */
      soorten: z.string().regex(/^(?:(?:school|rt|thuis)(?:,(?=.)|$)){0,3}$/),
      regio: Regio.optional(),
      adminId: z.uuid().optional(),
      lezers: BerichtDoel.shape.lezers,
    }),
    response: Bereik,
    status: 200,
  },
  saveBericht: {
    method: 'PUT',
    path: '/api/office/berichten/{berichtId}',
    summary: 'Bericht schrijven, veranderen, plannen of versturen; twee keer hetzelfde is één keer',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: berichtParams,
    body: NieuwBericht,
    response: z.null(),
    status: 204,
  },
  withdrawBericht: {
    method: 'DELETE',
    path: '/api/office/berichten/{berichtId}',
    summary: 'Bericht intrekken dat nog niet is verstuurd',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: berichtParams,
    response: z.null(),
    status: 204,
  },
  listLezers: {
    method: 'GET',
    path: '/api/office/berichten/{berichtId}/lezers',
    summary: 'Per klant hoeveel mensen het bericht kregen en lazen; geen namen van mensen',
    access: { wie: kantoor, actie: 'officeMessage.list' },
    params: berichtParams,
    response: z.object({ admins: z.array(Lezers) }),
    status: 200,
  },
});
