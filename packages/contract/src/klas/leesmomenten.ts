/** Leesmomenten: a period in which all children of a groep are heard once with the same three texts. */
import { z } from 'zod';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const momentParams = groepParams.extend({ momentId: z.uuid() });

/** What reading aloud of first readings of one level comes to. */
export const Hardop = z.object({
  tempo: z.object({ laag: z.int(), midden: z.int(), hoog: z.int() }).nullable(),
  waarom: z.enum(['te-weinig', 'te-veel-fouten']).nullable(),
  goed: z.int(),
  gelezen: z.int(),
  teksten: z.int(),
});
export type Hardop = z.infer<typeof Hardop>;

const LeesmomentLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  /** Texts of the leesmoment that were heard. */
  gehoord: z.array(z.string()),
  /** Of those: met before, so that they are not counted. */
  eerder: z.array(z.string()),
  /** Texts that two people listened to. */
  dubbel: z.array(z.string()),
  /** Texts that the child recorded and that nobody listened to yet. */
  wacht: z.array(z.object({ tekst: z.string(), opnameId: z.uuid() })),
  hardop: Hardop,
  /** Against the leesmoment before with texts of the same level; null: there is none, or too little was heard. */
  groei: z.enum(['vooruit', 'gelijk', 'lager']).nullable(),
});

export const Leesmoment = z.object({
  id: z.uuid(),
  niveau: Leesniveau,
  naam: z.string(),
  van: z.iso.date(),
  tot: z.iso.date(),
  /** Today lies in it. */
  nu: z.boolean(),
  gestopt: z.boolean(),
  teksten: z.array(z.object({ id: z.string(), titel: z.string(), woorden: z.int() })),
  leerlingen: z.array(LeesmomentLeerling),
});
export type Leesmoment = z.infer<typeof Leesmoment>;

export const leesmomentenRoutes = define({
  listLeesmomenten: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesmomenten',
    summary: 'De leesmomenten van een groep, met wie er gehoord is en wat eruit kwam',
    access: { wie: begeleiders, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({
      /** The latest first. */
      momenten: z.array(Leesmoment),
      niveaus: z.array(z.object({ id: Leesniveau, naam: z.string() })),
      /** The level of this jaargroep now. */
      voorstel: Leesniveau,
      vandaag: z.iso.date(),
    }),
    status: 200,
  },
  saveLeesmoment: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesmomenten/{momentId}',
    summary:
      'Een leesmoment plannen, of zijn dagen veranderen: drie teksten die de groep nog niet kent gaan uit de oefening; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: momentParams,
    body: z.strictObject({ niveau: Leesniveau, van: z.iso.date(), tot: z.iso.date() }),
    response: z.null(),
    status: 204,
  },
  stopLeesmoment: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesmomenten/{momentId}',
    summary: 'Een leesmoment weghalen: de teksten mogen weer geoefend worden, wat gehoord is blijft',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: momentParams,
    response: z.null(),
    status: 204,
  },
  restoreLeesmoment: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leesmomenten/{momentId}/terugzetten',
    summary: 'Een weggehaald leesmoment terugzetten',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: momentParams,
    response: z.null(),
    status: 204,
  },
});
