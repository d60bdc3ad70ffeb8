/** Own word lists of a groep: pasted, understood, mended, put on for a while, and what the children did with them. */
import { Naam, Versienummer } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { Lijstwoord, MEEST_WOORDEN, WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import { LANGSTE_TEKST } from '@spelrijk/domain/lijstgrenzen';
import { z } from 'zod';
import { define } from '../define.ts';

const lezers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });
const lijstParams = groepParams.extend({ woordlijstId: z.uuid() });

/** What we know of one word, for a person to look at. */
export const Woordbericht = z.object({
  woord: z.string(),
  oordeel: z.enum(['zeker', 'nakijken', 'onbruikbaar']),
  /** How sure, 0-100. */
  zeker: z.int(),
  /** The categorie it is practised for. */
  hoofd: z.string(),
  hoofdNaam: z.string(),
  /** All it holds, the main one first. */
  categorieen: z.array(z.string()),
  klankgroepen: z.array(z.string()),
  /** The letters where it can go wrong; null for a word to remember as a whole. */
  knelpunt: z.object({ start: z.int(), end: z.int() }).nullable(),
  /** What to look at, most doubtful first: whole sentences. */
  nakijken: z.array(z.string()),
  /** A known word that may be meant. */
  voorstel: z.string().optional(),
  /** A word of our bank, which is checked by hand. */
  inBank: z.boolean(),
  /** Checked by us as it stands here, of the bank or read in a list of a school; false once somebody changed it. */
  nagekeken: z.boolean(),
  /** Our own sentence with it. */
  zin: z.string().optional(),
});
export type Woordbericht = z.infer<typeof Woordbericht>;

/** Half-made: what a screen has before it is good enough to keep. */
const LosWoord = z.strictObject({
  woord: z.string().max(80),
  hoofd: z.string().max(60).optional(),
  onthouden: z.literal(true).optional(),
  klankgroepen: z.array(z.string().max(40)).max(20).optional(),
});

/** The last day may not lie before the first. */
export const Toewijzing = z.strictObject({
  voor: z.enum(['groep', 'leerlingen']),
  leerlingIds: z.array(z.uuid()).max(100),
  van: z.iso.date().nullable(),
  tot: z.iso.date().nullable(),
});
export type Toewijzing = z.infer<typeof Toewijzing>;

const isPeriode = ({ van, tot }: Toewijzing): boolean => van === null || tot === null || van <= tot;
const isVoorIemand = ({ voor, leerlingIds }: Toewijzing): boolean => voor === 'groep' || leerlingIds.length > 0;

export const WoordlijstKort = z.object({
  id: z.uuid(),
  naam: z.string(),
  versie: z.int(),
  /** The groep whose docenten keep it. */
  groep: z.object({ id: z.uuid(), naam: z.string() }).nullable(),
  aantal: z.int(),
  gewijzigdOp: z.iso.datetime(),
  /** False: of another groep; it can be used and copied. */
  magWijzigen: z.boolean(),
  /** For whom it is on in this groep. */
  toewijzing: Toewijzing.nullable(),
  /** In how many other groepen it is on. */
  elders: z.int(),
});
export type WoordlijstKort = z.infer<typeof WoordlijstKort>;

/** What one leerling did with one word. */
export const Woordpoging = z.object({
  leerlingId: z.uuid(),
  woord: z.string(),
  keren: z.int(),
  goed: z.int(),
  laatsteGoed: z.boolean(),
  /** What was typed wrong, latest first. */
  fouten: z.array(z.string()),
});
export type Woordpoging = z.infer<typeof Woordpoging>;

export const woordlijstenRoutes = define({
  listWoordlijsten: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten',
    summary: 'De woordlijsten van de school, met wat voor deze groep klaarstaat',
    access: { wie: lezers, actie: 'exerciseSettings.read' },
    params: groepParams,
    response: z.object({ woordlijsten: z.array(WoordlijstKort) }),
    status: 200,
  },
  analyseWoorden: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/ontleden',
    summary: 'Wat we weten van geplakte of gewijzigde woorden; er wordt niets bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: groepParams,
    body: z.strictObject({
      tekst: z.string().max(LANGSTE_TEKST).default(''),
      woorden: z.array(LosWoord).max(MEEST_WOORDEN).default([]),
    }),
    /** First the words of the text, then the given words, each in its order. */
    response: z.object({ woorden: z.array(Woordbericht) }),
    status: 200,
  },
  readWoordlijst: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/{woordlijstId}',
    summary: 'Een woordlijst met wat we van de woorden weten en wat deze groep ermee deed',
    access: { wie: lezers, actie: 'exerciseSettings.read' },
    params: lijstParams,
    response: z.object({
      lijst: WoordlijstKort,
      woorden: z.array(Lijstwoord),
      berichten: z.array(Woordbericht),
      leerlingen: z.array(z.object({ id: z.uuid(), naam: z.string() })),
      /** Words that a leerling of this groep does not practise for now: a test of its care plan asks them. */
      apart: z.array(z.string()),
      pogingen: z.array(Woordpoging),
    }),
    status: 200,
  },
  saveWoordlijst: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/{woordlijstId}',
    summary: 'Een woordlijst maken of wijzigen; nog eens sturen verandert niets',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: lijstParams,
    /** `versie`: the one that was changed, 0 for a new list. */
    body: WoordlijstVelden.extend({ naam: Naam(80), versie: Versienummer }),
    response: z.object({ versie: z.int() }),
    status: 200,
  },
  assignWoordlijst: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/{woordlijstId}/toewijzing',
    summary: 'Klaarzetten voor de groep of voor leerlingen, voor een periode; null haalt de lijst weg',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: lijstParams,
    body: z.strictObject({ toewijzing: Toewijzing.refine(isPeriode).refine(isVoorIemand).nullable() }),
    response: z.null(),
    status: 204,
  },
  deleteWoordlijst: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/{woordlijstId}',
    summary: 'Een woordlijst weggooien; terughalen kan',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: lijstParams,
    response: z.null(),
    status: 204,
  },
  restoreWoordlijst: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/woordlijsten/{woordlijstId}/terugzetten',
    summary: 'Een weggegooide woordlijst terughalen, met wat ervan klaarstond',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: lijstParams,
    response: z.null(),
    status: 204,
  },
});
