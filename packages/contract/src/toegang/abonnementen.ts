/** What a home does about its licence by itself: going on, pausing, stopping; and what our office has to bill. */
import { Heel, Paginanummer } from '@spelrijk/domain/regel';
import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { FACTUURSTATUSSEN } from '@spelrijk/domain/thuis';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const thuis: readonly Rol[] = ['thuisadmin'];
const adminParams = z.object({ adminId: z.uuid() });
const dag = z.iso.date();

const FactuurStatus = z.enum(FACTUURSTATUSSEN);

const Factuur = z.object({
  id: z.uuid(),
  van: dag,
  tot: dag,
  kinderen: z.int(),
  cent: z.int(),
  status: FactuurStatus,
  op: z.iso.datetime(),
});

export const Abonnement = z.object({
  /** `proef`: nothing was ordered yet. `voorbij`: it ended by itself. */
  fase: z.enum(['proef', 'betaald', 'pauze', 'gestopt', 'voorbij']),
  /** Last day on which the children can practise; null: no end. While paused: when it goes on by itself. */
  tot: dag.nullable(),
  /** Days that are left of a pause. */
  pauzeDagen: z.int().nullable(),
  /** Stopped, and the former end has not passed: coming back gives it again (`terugTot`; null: no end). */
  terugKan: z.boolean(),
  terugTot: dag.nullable(),
  /** On this day the account goes, and on the other everything is erased for good; null: nothing goes. */
  wegOp: dag.nullable(),
  gewistOp: dag.nullable(),
  /** Were somebody to stop today. */
  stopWegOp: dag,
  stopGewistOp: dag,
  /** ... until when that can be taken back for nothing (null: no end), and whether a year that was ordered and not paid lapses with it. */
  stopTerugTot: dag.nullable(),
  stopVervalt: z.boolean(),
  kinderen: z.int(),
  /** For another year, for the children that there are. */
  jaar: z.object({ van: dag, tot: dag, kinderen: z.int(), cent: z.int() }),
  /** A year was ordered that has not begun: another cannot be ordered. */
  besteld: z.boolean(),
  facturen: z.array(Factuur),
});
export type Abonnement = z.infer<typeof Abonnement>;

export const OpenFactuur = Factuur.extend({
  adminId: z.uuid(),
  klant: z.string(),
  regio: Regio,
  email: z.string(),
  /** Last day of the licence as it stands now; null: no end. */
  licentieTot: dag.nullable(),
  /** It lapsed before its days went by themselves: so many are on the licence still. Saying once more that it lapsed takes them off. */
  nogDagen: z.int(),
  /** Street, postcode and place as the customer gave them; '' when it did not. */
  adres: z.string(),
});
export type OpenFactuur = z.infer<typeof OpenFactuur>;

const eigen = { wie: thuis, actie: 'licence.request' } as const;

export const abonnementenRoutes = define({
  readAbonnement: {
    method: 'GET',
    path: '/api/admins/{adminId}/abonnement',
    summary: 'Waar het abonnement van een gezin staat, wat verdergaan kost en wat stoppen betekent',
    access: { wie: thuis, actie: 'licence.read' },
    params: adminParams,
    response: Abonnement,
    status: 200,
  },
  orderJaar: {
    method: 'POST',
    path: '/api/admins/{adminId}/abonnement/jaren',
    summary: 'Nog een jaar verder; ons kantoor stuurt de factuur. Twee keer sturen bestelt één jaar',
    access: eigen,
    params: adminParams,
    /** With what was seen: a price that changed meanwhile is refused. */
    body: z.strictObject({ id: z.uuid(), cent: Heel }),
    response: Abonnement,
    status: 200,
  },
  pauseAbonnement: {
    method: 'PUT',
    path: '/api/admins/{adminId}/abonnement/pauze',
    summary: 'Pauze vanaf vandaag, of weer verder; de dagen die over zijn blijven staan',
    access: eigen,
    params: adminParams,
    body: z.strictObject({ pauze: z.boolean() }),
    response: Abonnement,
    status: 200,
  },
  stopAbonnement: {
    method: 'PUT',
    path: '/api/admins/{adminId}/abonnement/stop',
    summary: 'Stoppen vanaf morgen, of toch niet; het antwoord noemt wanneer alles weggaat',
    access: eigen,
    params: adminParams,
    body: z.strictObject({ stop: z.boolean() }),
    response: Abonnement,
    status: 200,
  },
  listFacturen: {
    method: 'GET',
    path: '/api/office/facturen',
    summary:
      'Wat gezinnen bestelden, bladzijde voor bladzijde: klant, periode en bedrag, wat open staat eerst; te zoeken op naam en mailadres',
    access: { wie: kantoor, actie: 'licence.read' },
    query: z.object({
      zoek: z.string().max(100).optional(),
      pagina: Paginanummer.optional(),
    }),
    response: z.object({ facturen: z.array(OpenFactuur), totaal: z.int(), perPagina: z.int() }),
    status: 200,
  },
  setFactuurStatus: {
    method: 'PATCH',
    path: '/api/office/facturen/{adminId}/{factuurId}',
    summary:
      'Een factuur als verstuurd, betaald of vervallen noteren; de licentie eindigt daarna waar ze zonder of met die bestelling eindigt',
    access: { wie: kantoor, actie: 'licence.update' },
    params: z.object({ adminId: z.uuid(), factuurId: z.uuid() }),
    /** `was`: what was read. 409 `abonnement/intussen-gewijzigd` when a colleague, or a parent who stopped, settled it otherwise since. */
    body: z.strictObject({ status: FactuurStatus, was: FactuurStatus }),
    response: z.null(),
    status: 204,
  },
});
