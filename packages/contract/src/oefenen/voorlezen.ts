/** Reading aloud: an adult listens and marks on her own screen, live; recordings have routes of their own. */
import { z } from 'zod';
import { KORTST_VOORLEZEN_MS, LANGST_VOORLEZEN_MS, LEESFOUTEN } from '@spelrijk/domain/voorlezen';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const leerlingParams = z.object({ adminId: z.uuid(), groepId: z.uuid(), leerlingId: z.uuid() });
const voorlezingParams = leerlingParams.extend({ voorlezingId: z.uuid() });
export const TekstId = z.string().min(1).max(60);

export const Leesfout = z.strictObject({
  /** Place of the word in the text, from 0. */
  woord: z.int().min(0).max(1999),
  soort: z.enum(LEESFOUTEN),
  gezegd: z.string().trim().min(1).max(40).optional(),
});

export const Voorlezing = z.object({
  id: z.uuid(),
  tekst: z.string(),
  titel: z.string(),
  niveau: z.string(),
  momentId: z.uuid().nullable(),
  dag: z.iso.date(),
  ms: z.int(),
  gelezen: z.int(),
  goed: z.int(),
  perMinuut: z.int(),
  soorten: z.record(z.enum(LEESFOUTEN), z.int()),
  vloeiend: z.int().nullable(),
  /** Who listened: the name of a person of this admin, else empty; and its role then. */
  door: z.string(),
  functie: z.string(),
  /** The child met this text for the first time. */
  eerste: z.boolean(),
  /** Somebody else was first: it is kept, and that one counts. */
  telt: z.boolean(),
  ingetrokken: z.boolean(),
  /** Heard in a recording, not live. */
  opname: z.boolean(),
});
export type Voorlezing = z.infer<typeof Voorlezing>;

export const voorlezenRoutes = define({
  readVoorlezen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/voorlezen',
    summary: 'De tekst die een leerling nu mag voorlezen, zonder geluid; null als er niemand luistert',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: z.object({ leerlingId: z.uuid() }),
    response: z.object({
      tekst: z.object({ titel: z.string(), alineas: z.array(z.array(z.string())), perRegel: z.boolean() }).nullable(),
    }),
    status: 200,
  },
  readVoorleestekst: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezen/{tekstId}',
    summary: 'Een tekst om naar te luisteren, met het tempo waarmee de aanwijzer begint',
    access: { wie: begeleiders, actie: 'progress.readPupil' },
    params: leerlingParams.extend({ tekstId: TekstId }),
    response: z.object({
      roepnaam: z.string(),
      id: z.string(),
      titel: z.string(),
      niveau: z.string(),
      alineas: z.array(z.array(z.string())),
      perRegel: z.boolean(),
      perMinuut: z.int(),
    }),
    status: 200,
  },
  showVoorlezen: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezen',
    summary: 'Een tekst op het scherm van het kind zetten, een kwartier lang; null haalt hem weg',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: leerlingParams,
    body: z.strictObject({ tekstId: TekstId.nullable() }),
    response: z.null(),
    status: 204,
  },
  listVoorlezingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezingen',
    summary: 'Wat een leerling hardop las, en wat er misging',
    access: { wie: begeleiders, actie: 'progress.readPupil' },
    params: leerlingParams,
    response: z.object({
      roepnaam: z.string(),
      /** The latest first. */
      voorlezingen: z.array(Voorlezing),
      /** What was said instead, by what the language engine calls it; the most frequent first. `van`: words read that have this in them; 0: cannot be said. */
      leesfouten: z.array(z.object({ naam: z.string(), keer: z.int(), van: z.int(), voorbeelden: z.array(z.string()) })),
    }),
    status: 200,
  },
  saveVoorlezing: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezingen/{voorlezingId}',
    summary: 'Wat iemand hoorde en aantikte; nog eens sturen verandert niets. 409: iemand anders was eerder, allebei blijven ze bewaard',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: voorlezingParams,
    body: z.strictObject({
      momentId: z.uuid().nullable(),
      tekstId: TekstId,
      /** The client's clock. */
      op: z.iso.datetime(),
      ms: z.int().min(KORTST_VOORLEZEN_MS).max(LANGST_VOORLEZEN_MS),
      gelezen: z.int().min(1).max(2000),
      fouten: z.array(Leesfout).max(400),
      vloeiend: z.int().min(1).max(4).nullable(),
    }),
    response: z.object({ gelezen: z.int(), goed: z.int(), perMinuut: z.int() }),
    status: 200,
  },
  removeVoorlezing: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezingen/{voorlezingId}',
    summary: 'Een voorlezing niet meer laten tellen; ze blijft staan en kan terug',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: voorlezingParams,
    response: z.null(),
    status: 204,
  },
  restoreVoorlezing: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voorlezingen/{voorlezingId}/terugzetten',
    summary: 'Een voorlezing weer laten tellen',
    access: { wie: begeleiders, actie: 'exerciseSettings.update' },
    params: voorlezingParams,
    response: z.null(),
    status: 204,
  },
});
