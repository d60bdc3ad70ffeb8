/** Weektaken: what a docent puts on the days of a week for a groep or a groepje, and how far each leerling is. */
import type { Rol } from '@spelrijk/domain/rol';
import { WeektaakSoort } from '@spelrijk/domain/weektaak';
import { z } from 'zod';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const weektaakParams = groepParams.extend({ weektaakId: z.uuid() });

export const Weektaak = z.object({
  id: z.uuid(),
  dag: z.iso.date(),
  soort: WeektaakSoort,
  /** Id of the categorie, the woordlijst or the dictee. */
  wat: z.string(),
  naam: z.string(),
  /** Of a categorie, in one sentence for the child; null for the others. */
  regel: z.string().nullable(),
  /** Sentences for a rule that lives in them; empty for a rule that cannot be dictated. */
  woorden: z.array(z.string()),
  /** For the whole groep, also who comes in later. */
  iedereen: z.boolean(),
  door: z.string(),
  /** `af`: the taak of it is finished. */
  leerlingen: z.array(z.object({ id: z.uuid(), roepnaam: z.string(), af: z.boolean() })),
});
export type Weektaak = z.infer<typeof Weektaak>;

const Wat = z.discriminatedUnion('soort', [
  z.strictObject({ soort: z.literal('lijst'), id: z.uuid() }),
  z.strictObject({ soort: z.literal('categorie'), id: z.string().min(1).max(60) }),
  z.strictObject({ soort: z.literal('dictee'), id: z.uuid() }),
]);

export const weektakenRoutes = define({
  listWeektaken: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/weektaken',
    summary: 'Het weekplan van een groep: wat er op de zeven dagen vanaf een dag staat, en wat van daarvoor nog niet af is',
    access: { wie: ['superadmin', ...begeleiders], actie: 'progress.readGroup' },
    params: groepParams,
    query: z.object({ van: z.iso.date() }),
    response: z.object({
      vandaag: z.iso.date(),
      weektaken: z.array(Weektaak),
      /** Of earlier days, not done by everybody, and still waiting today. */
      schuiven: z.array(Weektaak),
    }),
    status: 200,
  },
  saveWeektaak: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/weektaken/{weektaakId}',
    summary: 'Een woordlijst, regel of dictee op een dag zetten; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: weektaakParams,
    /** `leerlingIds`: null for the whole groep. */
    body: z.strictObject({ dag: z.iso.date(), wat: Wat, leerlingIds: z.array(z.uuid()).min(1).max(60).nullable() }),
    response: z.null(),
    status: 204,
  },
  stopWeektaak: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/weektaken/{weektaakId}',
    summary: 'Iets van het weekplan halen; wat gedaan is, blijft',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: weektaakParams,
    response: z.null(),
    status: 204,
  },
  restoreWeektaak: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/weektaken/{weektaakId}/terugzetten',
    summary: 'Iets terugzetten dat van het weekplan gehaald is',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: weektaakParams,
    response: z.null(),
    status: 204,
  },
});
