import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const leerlingVanAdmin = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });

/** plaatsing: where a newcomer stands; voortgang: how it goes now, when somebody asks; zorg: before, during and after a care plan. */
export const Toetssoort = z.enum(['plaatsing', 'voortgang', 'zorg-start', 'zorg-tussen', 'zorg-eind', 'zorg-na']);
export type Toetssoort = z.infer<typeof Toetssoort>;

/** Tests of a care plan: only at a school that has the package, and never by a practice or a home. */
export const Zorgtoetssoort = Toetssoort.extract(['zorg-start', 'zorg-tussen', 'zorg-eind', 'zorg-na']);
export type Zorgtoetssoort = z.infer<typeof Zorgtoetssoort>;

/** `afgebroken`: its plan ended before its last word; what was written is kept, and says nothing about growth. */
export const Plantoetsstatus = z.enum(['open', 'af', 'afgebroken']);
export type Plantoetsstatus = z.infer<typeof Plantoetsstatus>;

const Telling = z.object({ aantal: z.int(), goed: z.int() });

export const Toets = z.object({
  id: z.uuid(),
  soort: Toetssoort,
  status: z.enum(['open', 'af']),
  doelen: z.array(z.string()),
  op: z.iso.datetime(),
  /** Words asked so far. */
  gevraagd: z.int(),
  /** Per categorie; `nieuw`: words the child had never practised. */
  resultaat: z.array(z.object({ categorie: z.string(), naam: z.string(), alles: Telling, nieuw: Telling })),
});
export type Toets = z.infer<typeof Toets>;

export const toetsenRoutes = define({
  createToets: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/toetsen',
    summary: 'Een toets klaarzetten; de leerling krijgt hem in stukken bij de taken van de dag',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: leerlingVanAdmin,
    /** The client makes the id, so that a second send makes no second toets. */
    body: z.strictObject({ id: z.uuid(), soort: Toetssoort.exclude(Zorgtoetssoort.options) }),
    response: Toets,
    status: 200,
  },
  readToets: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/toetsen/{toetsId}',
    summary: 'Een toets met de uitslag tot nu toe',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: leerlingVanAdmin.extend({ toetsId: z.uuid() }),
    response: Toets,
    status: 200,
  },
  removeToets: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/toetsen/{toetsId}',
    summary: 'Een toets terugnemen waaraan de leerling nog niet begonnen is',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: leerlingVanAdmin.extend({ toetsId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
});
