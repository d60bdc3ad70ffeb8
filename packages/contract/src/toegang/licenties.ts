/** What a customer bought: reading it, changing it, its history, and asking for more. */
import { z } from 'zod';
import { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import { Naam, Paginanummer, Regel } from '@spelrijk/domain/regel';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const klant: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const beheer: readonly Rol[] = [...kantoor, ...klant];
const adminParams = z.object({ adminId: z.uuid() });
const verzoekParams = z.object({ adminId: z.uuid(), verzoekId: z.uuid() });

const dag = z.iso.date();
const Plaatsen = z.int().min(0).max(100_000).nullable();

/** What was bought. Null: no limit on that side. */
export const Licentietermen = z.object({
  van: dag.nullable(),
  tot: dag.nullable(),
  plaatsen: z.int().nullable(),
  pakketten: z.array(Pakket),
});
export type Licentietermen = z.infer<typeof Licentietermen>;

const Grenzen = z.strictObject({ tot: dag.nullable(), plaatsen: Plaatsen });
const Termijn = z.strictObject({ van: dag.nullable(), ...Grenzen.shape });
const Pakketten = z.array(Pakket).max(Pakket.options.length);

export const Licentie = z.object({
  ...Licentietermen.shape,
  gebruikt: z.int(),
  /** `vol`: it runs, and no leerling fits in any more. */
  status: z.enum(['actief', 'verlopen', 'vol', 'nog-niet']),
  /** Days after today on which it still runs; 0: today is the last. Null: no end, or it ended. */
  dagen: z.int().nullable(),
  /** It ends so soon that somebody has to think of it. */
  looptAf: z.boolean(),
});
export type Licentie = z.infer<typeof Licentie>;

const VERZOEKSTATUSSEN = ['open', 'toegekend', 'afgewezen', 'ingetrokken'] as const;
export type VerzoekStatus = (typeof VERZOEKSTATUSSEN)[number];

export const Licentieverzoek = z.object({
  id: z.uuid(),
  /** Name of who asked; '' when that person is gone. */
  door: z.string(),
  op: z.iso.datetime(),
  /** Asked for; null: as it is. */
  tot: dag.nullable(),
  plaatsen: z.int().nullable(),
  opmerking: z.string(),
  status: z.enum(VERZOEKSTATUSSEN),
  antwoord: z.string(),
  afgehandeldOp: z.iso.datetime().nullable(),
});
export type Licentieverzoek = z.infer<typeof Licentieverzoek>;

export const Licentiewijziging = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  /** Name of who did it. To a customer our office is one: ''. */
  wie: z.string(),
  rol: Rol.nullable(),
  /** Null: the customer began with it. */
  voor: Licentietermen.nullable(),
  na: Licentietermen,
  /** It was asked for. */
  opVerzoek: z.boolean(),
});
export type Licentiewijziging = z.infer<typeof Licentiewijziging>;

/** An open request as our office sees it: by whom, and what the customer has now. */
export const OpenVerzoek = z.object({
  ...Licentieverzoek.shape,
  admin: z.object({ id: z.uuid(), naam: z.string(), soort: AdminSoort, regio: Regio }),
  licentie: Licentie,
});
export type OpenVerzoek = z.infer<typeof OpenVerzoek>;

export const licentiesRoutes = define({
  readLicentie: {
    method: 'GET',
    path: '/api/admins/{adminId}/licentie',
    summary: 'De licentie: termijn, plaatsen en pakketten',
    access: { wie: beheer, actie: 'licence.read' },
    params: adminParams,
    response: Licentie,
    status: 200,
  },
  updateLicentie: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/licentie',
    summary: 'Termijn en plaatsen van een licentie zetten',
    access: { wie: kantoor, actie: 'licence.update' },
    params: adminParams,
    /** `was`: what was read. 409 `licentie/intussen-gewijzigd` when a colleague, a request or an order of a parent set something else since. */
    body: z.strictObject({ ...Termijn.shape, was: Termijn }),
    response: Licentie,
    status: 200,
  },
  togglePakketten: {
    method: 'PUT',
    path: '/api/admins/{adminId}/pakketten',
    summary: 'Pakketten aan- of uitzetten; uit is 404 bij het volgende verzoek',
    access: { wie: kantoor, actie: 'feature.toggle' },
    params: adminParams,
    /** `was`: what was read; 409 as in `updateLicentie`. */
    body: z.strictObject({ pakketten: Pakketten, was: Pakketten }),
    response: Licentie,
    status: 200,
  },
  listLicentiewijzigingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/licentie/wijzigingen',
    summary: 'Wie de licentie wanneer wijzigde, van wat naar wat, de nieuwste eerst',
    access: { wie: beheer, actie: 'licence.read' },
    params: adminParams,
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ wijzigingen: z.array(Licentiewijziging), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  listLicentieverzoeken: {
    method: 'GET',
    path: '/api/admins/{adminId}/licentie/verzoeken',
    summary: 'Wat deze klant over de licentie vroeg, wat open staat en dan de nieuwste vraag eerst',
    access: { wie: beheer, actie: 'licence.read' },
    params: adminParams,
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ verzoeken: z.array(Licentieverzoek), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  requestLicentie: {
    method: 'POST',
    path: '/api/admins/{adminId}/licentie/verzoeken',
    summary: 'Vragen om verlenging of meer plaatsen; een klant heeft hoogstens één open verzoek',
    access: { wie: klant, actie: 'licence.request' },
    params: adminParams,
    /** The client makes the id, so that a second send asks nothing twice. */
    body: z
      .strictObject({ id: z.uuid(), tot: dag.nullable(), plaatsen: z.int().min(1).max(100_000).nullable(), opmerking: Regel(500) })
      .refine(({ tot, plaatsen, opmerking }) => tot !== null || plaatsen !== null || opmerking !== ''),
    response: z.null(),
    status: 204,
  },
  withdrawVerzoek: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/licentie/verzoeken/{verzoekId}',
    summary: 'Een open verzoek intrekken; het blijft in de geschiedenis staan',
    access: { wie: klant, actie: 'licence.request' },
    params: verzoekParams,
    response: z.null(),
    status: 204,
  },
  listOpenVerzoeken: {
    method: 'GET',
    path: '/api/office/licentieverzoeken',
    summary: 'Open verzoeken van alle klanten, het oudste eerst',
    access: { wie: kantoor, actie: 'licence.read' },
    query: z.object({ pagina: Paginanummer.optional() }),
    response: z.object({ verzoeken: z.array(OpenVerzoek), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  decideVerzoek: {
    method: 'PUT',
    path: '/api/admins/{adminId}/licentie/verzoeken/{verzoekId}',
    summary: 'Een verzoek toekennen (met de nieuwe einddatum en plaatsen) of afwijzen; de vrager krijgt een mail',
    access: { wie: kantoor, actie: 'licence.update' },
    params: verzoekParams,
    body: z.discriminatedUnion('besluit', [
      z.strictObject({
        besluit: z.literal('toegekend'),
        ...Grenzen.shape,
        antwoord: Regel(500),
        /** What was read beside the request; 409 as in `updateLicentie`. */
        was: Grenzen,
      }),
      z.strictObject({ besluit: z.literal('afgewezen'), antwoord: Naam(500) }),
    ]),
    response: z.null(),
    status: 204,
  },
});
