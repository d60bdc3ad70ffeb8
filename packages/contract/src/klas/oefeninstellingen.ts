/** What and how leerlingen practise: of a groep, of a leerling, and of many leerlingen at once. */
import { Halfjaar } from '@spelrijk/domain/categorie';
import { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import type { Rol } from '@spelrijk/domain/rol';
import { Voorinstelling, Voorinstellingnaam } from '@spelrijk/domain/voorinstelling';
import { Versienummer } from '@spelrijk/domain/regel';
import { z } from 'zod';
import { define } from '../define.ts';

const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
/** The id of a stored setting, or of the groep or leerling that has none of its own yet. */
const instellingParams = groepParams.extend({ oefeninstellingId: z.uuid() });
const beurtParams = groepParams.extend({ instelbeurtId: z.uuid() });
const voorinstellingParams = z.object({ adminId: z.uuid(), voorinstellingId: z.uuid() });

const MEEST_TEGELIJK = 100;

/** One groep or leerling with what it set itself. */
export const Instellinghouder = z.object({
  id: z.uuid(),
  soort: z.enum(['groep', 'leerling']),
  /** Null: the groep itself. */
  leerlingId: z.uuid().nullable(),
  naam: z.string(),
  jaargroep: z.int().nullable(),
  eigen: Instelbaar,
  /** Own word lists, which have a screen of their own. */
  woordlijsten: z.int(),
  /** Goes up with every change; 0: never changed. */
  versie: z.int(),
  gewijzigd: z.object({ op: z.iso.datetime(), door: z.string() }).nullable(),
});
export type Instellinghouder = z.infer<typeof Instellinghouder>;

/** What `null` comes down to for a leerling today. */
export const Automatisch = z.object({ normgroep: Halfjaar, startpunt: Halfjaar, plafond: Halfjaar });
export type Automatisch = z.infer<typeof Automatisch>;

export const LeerlijnStap = z.object({
  id: z.string(),
  naam: z.string(),
  soort: z.enum(['spelling', 'werkwoorden', 'lezen']),
  intro: Halfjaar,
});
export type LeerlijnStap = z.infer<typeof LeerlijnStap>;

/** What changes: options that get a value, and options that go back to what is inherited. */
const Wijziging = { zet: Instelbaar, terug: z.array(InstelNaam).max(40) };
const leerlingIds = z.array(z.uuid()).min(1).max(MEEST_TEGELIJK);

const Proeftaak = z.object({
  somvensterNaam: z.string(),
  gameTitel: z.string(),
  aantal: z.int(),
  /** The first words, or what is asked. */
  voorbeelden: z.array(z.string()),
});

export const Proefdag = z.object({
  leerling: z.object({ id: z.uuid(), naam: z.string() }),
  taken: z.array(Proeftaak),
  /** Why there are none: the days of this week are done, a newcomer is being placed first, nothing is left to practise. */
  waarom: z.enum(['genoeg', 'plaatsing', 'niets']).nullable(),
  automatisch: Automatisch,
});
export type Proefdag = z.infer<typeof Proefdag>;

const Beurtregel = z.object({ id: z.uuid(), naam: z.string(), wordt: z.array(InstelNaam) });

export const oefeninstellingenRoutes = define({
  listOefeninstellingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/oefeninstellingen',
    summary: 'De oefeninstelling van een groep, en van elke leerling wat daarvan afwijkt',
    access: { wie: lezers, actie: 'exerciseSettings.read' },
    params: groepParams,
    response: z.object({
      groep: Instellinghouder,
      leerlingen: z.array(Instellinghouder),
      voorinstellingen: z.array(Voorinstelling),
      leerlijn: z.array(LeerlijnStap),
      halfjaren: z.array(Halfjaar),
    }),
    status: 200,
  },
  readOefeninstelling: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/oefeninstellingen/{oefeninstellingId}',
    summary: 'Een oefeninstelling met wat zij erft',
    access: { wie: lezers, actie: 'exerciseSettings.read' },
    params: instellingParams,
    response: z.object({
      houder: Instellinghouder,
      /** What a leerling inherits; the groep itself when the groep is asked for. */
      groep: Instellinghouder,
      /** Null for a groep: it differs per leerling. */
      automatisch: Automatisch.nullable(),
      /** For a groep: its leerlingen, and in which options each deviates. */
      leerlingen: z.array(z.object({ id: z.uuid(), naam: z.string(), wijktAf: z.array(InstelNaam) })),
      voorinstellingen: z.array(Voorinstelling),
      leerlijn: z.array(LeerlijnStap),
      halfjaren: z.array(Halfjaar),
    }),
    status: 200,
  },
  updateOefeninstelling: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/groepen/{groepId}/oefeninstellingen/{oefeninstellingId}',
    summary: 'Opties zetten of teruggeven; wie een oudere versie zag, krijgt 409 en er verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: instellingParams,
    body: z.strictObject({ versie: Versienummer, ...Wijziging }),
    response: Instellinghouder,
    status: 200,
  },
  previewOefendag: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/oefeninstellingen/{oefeninstellingId}/proefdag',
    summary: 'Welke taken een leerling vandaag zou krijgen met deze opties; er wordt niets bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: instellingParams,
    /** `eigen`: all that would be set, not only what changes. `leerlingId`: for whom, where the setting is that of a groep. */
    body: z.strictObject({ eigen: Instelbaar, leerlingId: z.uuid().optional() }),
    response: Proefdag,
    status: 200,
  },
  previewInstelbeurt: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/instelbeurten/voorbeeld',
    summary: 'Wat er bij deze leerlingen zou veranderen; er wordt niets bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams,
    body: z.strictObject({ leerlingIds, ...Wijziging }),
    response: z.object({ leerlingen: z.array(Beurtregel) }),
    status: 200,
  },
  createInstelbeurt: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/instelbeurten',
    summary: 'Opties zetten of teruggeven bij veel leerlingen tegelijk; allemaal of geen',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams,
    /** The client makes the id, so that a second send changes nothing more. */
    body: z.strictObject({ id: z.uuid(), leerlingIds, ...Wijziging }),
    response: z.object({ gewijzigd: z.int() }),
    status: 200,
  },
  undoInstelbeurt: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/instelbeurten/{instelbeurtId}/terug',
    summary: 'Een beurt ongedaan maken bij wie daarna niets meer veranderde',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: beurtParams,
    response: z.object({ teruggezet: z.int(), overgeslagen: z.array(z.string()) }),
    status: 200,
  },
  saveVoorinstelling: {
    method: 'PUT',
    path: '/api/admins/{adminId}/voorinstellingen/{voorinstellingId}',
    summary: 'Een eigen voorinstelling bewaren, voor iedereen van deze school',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: voorinstellingParams,
    body: z.strictObject({ naam: Voorinstellingnaam, zet: Instelbaar }),
    response: z.null(),
    status: 204,
  },
  deleteVoorinstelling: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/voorinstellingen/{voorinstellingId}',
    summary: 'Een eigen voorinstelling weghalen; wie haar gebruikte, houdt zijn opties',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: voorinstellingParams,
    response: z.null(),
    status: 204,
  },
});
