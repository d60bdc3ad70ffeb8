import { z } from 'zod';
import { AANDACHTCODES } from '@spelrijk/domain/aandacht';
import { Naam } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { Rust } from '../oefenen/rust.ts';
import { Jaargroep } from '../school/leerlingbeheer.ts';

const staf: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const beheerders: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];

const adminParams = z.object({ adminId: z.uuid() });
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });

/** Why a leerling asks for attention; the Dutch sentence is made from the code. */
export const Aandacht = z.object({
  code: z.enum(AANDACHTCODES),
  categorie: z.string().optional(),
  /** Of the categorie, as the region of the customer says it. */
  naam: z.string().optional(),
  /** That categorie is a step of reading: no rule belongs to it. */
  lezen: z.literal(true).optional(),
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
  /** At a home: categorieen that it practised before and knows well since four weeks at most, the newest first. */
  nieuwBeheerst: z.array(z.string()),
  /** Somvenster the child works on now. */
  bezigMet: z.object({ id: z.string(), naam: z.string() }).nullable(),
  aandacht: z.array(Aandacht),
  /** It is free today: nothing is expected of it. */
  rust: Rust.nullable(),
  /** The weekdays it practises on (1 is Monday); null: any. */
  oefendagen: z.array(z.int()).nullable(),
  /** At home: it went a year further by itself, and nobody said yet whether that is right. */
  jaarvraag: z.object({ van: z.int(), naar: z.int() }).nullable(),
});
export type GroepLeerling = z.infer<typeof GroepLeerling>;

/** A leerling that needs somebody, among those of all groepen. */
export const WieEerst = z.object({
  groepId: z.uuid(),
  leerling: GroepLeerling.pick({ id: true, roepnaam: true, achternaam: true, figuur: true, aandacht: true }),
});
export type WieEerst = z.infer<typeof WieEerst>;

/** Whether leerlingen can practise today; everybody who works with them has to know. */
export const Oefenen = z.enum(['loopt', 'verlopen', 'nog-niet']);
export type Oefenen = z.infer<typeof Oefenen>;

const GroepVelden = {
  naam: Naam(60),
  /** The years that sit together, in order; a combination group has more than one. */
  jaargroepen: z
    .array(Jaargroep)
    .min(1)
    .max(8)
    .transform((jaren) => [...new Set(jaren)].sort((a, b) => a - b)),
};

export const groepenRoutes = define({
  listGroepen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen',
    summary: 'Groepen met wat aandacht vraagt',
    access: { wie: staf, actie: 'group.list' },
    params: adminParams,
    /** `wieEerst`: the six at most who need somebody most; null for our office, which looks at a groep with a reason for that groep. */
    response: z.object({ groepen: z.array(GroepKort), wieEerst: z.array(WieEerst).nullable(), oefenen: Oefenen }),
    status: 200,
  },
  readGroep: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    summary: 'Een groep met haar leerlingen',
    access: { wie: staf, actie: 'group.read' },
    params: groepParams,
    /** `geraden`: first names of those at whom somebody guessed since this time yesterday. */
    response: z.object({ groep: GroepKort, leerlingen: z.array(GroepLeerling), geraden: z.array(z.string()) }),
    status: 200,
  },
  createGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen',
    summary: 'Een groep maken; het id komt van de aanvrager, zodat twee keer sturen één groep geeft',
    access: { wie: beheerders, actie: 'group.create' },
    params: adminParams,
    body: z.strictObject({ id: z.uuid(), ...GroepVelden }),
    response: z.null(),
    status: 204,
  },
  updateGroep: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    summary: 'Een groep een andere naam of andere jaargroepen geven; wat weggelaten wordt, blijft',
    access: { wie: begeleiders, actie: 'group.update' },
    params: groepParams,
    /** Only what somebody changed, so that it does not undo what a colleague changed in the meantime. */
    body: z.strictObject(GroepVelden).partial(),
    response: z.null(),
    status: 204,
  },
  deleteGroep: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    summary: 'Een lege groep weghalen',
    access: { wie: beheerders, actie: 'group.delete' },
    params: groepParams,
    response: z.null(),
    status: 204,
  },
});
