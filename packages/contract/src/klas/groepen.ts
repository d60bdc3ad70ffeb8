import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const staf: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

/** Why a leerling asks for attention; the Dutch sentence is made from the code. */
export const Aandacht = z.object({
  code: z.enum(['lang-niet-geoefend', 'nog-nooit-geoefend', 'loopt-vast', 'raadt-vaak', 'zakt-terug']),
  categorie: z.string().optional(),
  /** Days, attempts or percent, as the code asks. */
  getal: z.number().optional(),
});
export type Aandacht = z.infer<typeof Aandacht>;

export const GroepKort = z.object({
  id: z.uuid(),
  naam: z.string(),
  jaargroepen: z.array(z.int()),
  docenten: z.array(z.string()),
  leerlingen: z.int(),
  geoefendVandaag: z.int(),
  geoefendWeek: z.int(),
  minutenWeek: z.int(),
  aandacht: z.int(),
});
export type GroepKort = z.infer<typeof GroepKort>;

export const GroepLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  figuur: z.int(),
  laatstGeoefend: z.iso.datetime().nullable(),
  dagenWeek: z.int(),
  minutenWeek: z.int(),
  antwoordenWeek: z.int(),
  /** First attempts right this week, 0-100, or null without answers. */
  goedWeek: z.int().nullable(),
  beheerst: z.int(),
  /** Somvenster the child works on now. */
  bezigMet: z.object({ id: z.string(), naam: z.string() }).nullable(),
  aandacht: z.array(Aandacht),
});
export type GroepLeerling = z.infer<typeof GroepLeerling>;

/** Whether leerlingen can practise today; everybody who works with them has to know. */
export const Oefenen = z.enum(['loopt', 'verlopen', 'nog-niet']);
export type Oefenen = z.infer<typeof Oefenen>;

export const groepenRoutes = define({
  listGroepen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen',
    summary: 'Groepen met wat aandacht vraagt',
    access: { wie: staf, actie: 'group.list' },
    params: z.object({ adminId: z.uuid() }),
    response: z.object({ groepen: z.array(GroepKort), oefenen: Oefenen }),
    status: 200,
  },
  readGroep: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    summary: 'Een groep met haar leerlingen',
    access: { wie: staf, actie: 'group.read' },
    params: z.object({ adminId: z.uuid(), groepId: z.uuid() }),
    response: z.object({ groep: GroepKort, leerlingen: z.array(GroepLeerling) }),
    status: 200,
  },
});
