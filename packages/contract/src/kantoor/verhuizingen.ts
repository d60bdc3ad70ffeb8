import { z } from 'zod';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];
const adminParams = z.object({ adminId: z.uuid() });

/** What is counted, in the order in which people think of it. */
export const Verhuisdeel = z.enum([
  'groepen',
  'leerlingen',
  'mensen',
  'accounts',
  'antwoorden',
  'taken',
  'toetsen',
  'voortgang',
  'dictees',
  'woordlijsten',
  'instellingen',
  'beloningen',
  'zorg',
  'lvs',
  'imports',
  'inloggen',
  'overig',
]);
export type Verhuisdeel = z.infer<typeof Verhuisdeel>;

export const Verhuistelling = z.object({
  deel: Verhuisdeel,
  /** What moves has so many before. */
  van: z.int(),
  /** The receiver has so many before. */
  naar: z.int(),
  /** The receiver has so many after. */
  straks: z.int(),
});
export type Verhuistelling = z.infer<typeof Verhuistelling>;

/** Why it cannot be done; its sentence stands in teksten, with `waarde` in it. */
export const Verhuisweigering = z.object({
  code: z.enum(['zelfde', 'demo', 'soort', 'regio', 'geschorst', 'licentie', 'plaatsen', 'pakketten', 'leeg']),
  waarde: z.string(),
});
export type Verhuisweigering = z.infer<typeof Verhuisweigering>;

/** What is the same on both sides. */
export const Verhuisbotsing = z.object({
  soort: z.enum(['groepsnaam', 'voorinstelling', 'persoonssleutel', 'importsleutel', 'lvs-kolom', 'geluid', 'mailadres', 'leerling']),
  aantal: z.int(),
  /** Old and new name, of groepen and presets; never of people. */
  namen: z.array(z.object({ was: z.string(), werd: z.string() })),
});
export type Verhuisbotsing = z.infer<typeof Verhuisbotsing>;

const Verhuispartij = z.object({ id: z.uuid(), naam: z.string(), soort: AdminSoort, regio: Regio });

export const Verhuisproef = z.object({
  van: Verhuispartij,
  naar: Verhuispartij,
  tellingen: z.array(Verhuistelling),
  botsingen: z.array(Verhuisbotsing),
  weigeringen: z.array(Verhuisweigering),
  /** Goes along with the move: what was shown is what is done. */
  vingerafdruk: z.string(),
});
export type Verhuisproef = z.infer<typeof Verhuisproef>;

export const Verhuizing = z.object({
  id: z.uuid(),
  vanId: z.uuid(),
  naarId: z.uuid(),
  van: z.string(),
  naar: z.string(),
  op: z.iso.datetime(),
  terugTot: z.iso.datetime(),
  terugOp: z.iso.datetime().nullable(),
  tellingen: z.array(Verhuistelling),
});
export type Verhuizing = z.infer<typeof Verhuizing>;

export const verhuizingenRoutes = define({
  listVerhuizingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/verhuizingen',
    summary: 'Verhuizingen van en naar een klant, de nieuwste eerst',
    access: { wie: kantoor, actie: 'officeAdmin.read' },
    params: adminParams,
    response: z.object({ verhuizingen: z.array(Verhuizing) }),
    status: 200,
  },
  tryVerhuizing: {
    method: 'GET',
    path: '/api/admins/{adminId}/verhuizingen/proef',
    summary: 'Wat een verhuizing zou doen: tellingen voor en na, botsingen en wat haar tegenhoudt; er verandert niets',
    access: { wie: kantoor, actie: 'officeAdmin.move' },
    params: adminParams,
    query: z.object({ naar: z.uuid() }),
    response: Verhuisproef,
    status: 200,
  },
  startVerhuizing: {
    method: 'POST',
    path: '/api/admins/{adminId}/verhuizingen',
    summary: 'Alles van een klant naar een andere klant verhuizen: alles of niets',
    access: { wie: kantoor, actie: 'officeAdmin.move' },
    params: adminParams,
    /** The client makes the id: a second send moves nothing twice. */
    body: z.strictObject({ id: z.uuid(), naarId: z.uuid(), vingerafdruk: z.string().max(64) }),
    response: Verhuizing,
    status: 200,
  },
  undoVerhuizing: {
    method: 'POST',
    path: '/api/admins/{adminId}/verhuizingen/{verhuizingId}/terug',
    summary: 'Een verhuizing terugdraaien, zolang dat kan',
    access: { wie: kantoor, actie: 'officeAdmin.move' },
    params: z.object({ adminId: z.uuid(), verhuizingId: z.uuid() }),
    response: Verhuizing,
    status: 200,
  },
});
