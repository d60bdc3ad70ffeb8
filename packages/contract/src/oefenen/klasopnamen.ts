import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { OPNAME_HERTZ } from './opnamen.ts';
import { Klankbestand } from './spraak.ts';

/** Who guides children; our office makes recordings for everybody, and hears none of these. */
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

const OPNAMESOORTEN = ['woord', 'zin'] as const;
export type Opnamesoort = (typeof OPNAMESOORTEN)[number];

/** The longest recording, cut (ms). */
export const MAX_KLASOPNAME_MS: Readonly<Record<Opnamesoort, number>> = { woord: 5000, zin: 12_000 };
/** Base64 of a WAV of that length. */
const MAX_BASE64 = Math.ceil(((MAX_KLASOPNAME_MS.zin / 1000 + 0.5) * OPNAME_HERTZ * 2 + 44) / 3) * 4;
/** Words of a groep at most, and sentences: more than anybody records, and some 8 and 15 MB. */
export const MAX_KLASOPNAMEN = 1000;

const groepParams = { adminId: z.uuid(), groepId: z.uuid() };
const soort = z.enum(OPNAMESOORTEN).default('woord');
/** A word, or a sentence of a list. */
const tekst = z.string().min(1).max(200);

const Klasopname = z.object({
  id: z.uuid(),
  ms: z.int(),
  /** Who spoke it. */
  door: z.string(),
  op: z.iso.datetime(),
  /** False: of a docent that no longer teaches the groep; nobody hears it, and it goes by itself. */
  klinkt: z.boolean(),
});

const Klaswoord = z.object({
  /** What is said. */
  woord: tekst,
  soort: z.enum(OPNAMESOORTEN),
  /** Of a sentence: the word that it belongs to. Absent: it is written whole. */
  bij: z.string().optional(),
  /** Title of a dictation of this groep in which it is said. */
  dictee: z.string().optional(),
  /** First attempts by the leerlingen of the groep at this word, or at the word of this sentence. */
  gehoord: z.int(),
  /** Words that it is easily taken for. */
  lijktOp: z.int(),
  /** Address of what is heard without a recording; absent: nothing is. */
  computer: z.string().optional(),
  opname: Klasopname.optional(),
});
export type Klaswoord = z.infer<typeof Klaswoord>;

const Klaswoorden = z.object({
  groep: z.string(),
  /** Those with most to gain first. */
  woorden: z.array(Klaswoord),
  /** Words that fit what was asked. */
  aantal: z.int(),
  /** Recordings, whatever was asked. */
  opgenomen: z.int(),
  /** Of these, spoken by who asks: what can be taken along. */
  eigen: z.int(),
});
export type Klaswoorden = z.infer<typeof Klaswoorden>;

const Archief = z.object({
  type: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  naam: z.string(),
});

export const klasopnamenRoutes = define({
  listKlasopnamen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen',
    summary: 'Woorden of zinnen om zelf in te spreken voor een groep: wat het vaakst klinkt en het makkelijkst verward wordt, eerst',
    access: { wie: begeleiders, actie: 'classVoice.read' },
    params: z.object(groepParams),
    query: z.object({
      soort,
      toon: z.enum(['alles', 'zonder', 'met']).default('alles'),
      zoek: z.string().max(200).default(''),
      vanaf: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: Klaswoorden,
    status: 200,
  },
  saveKlasopname: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen/{opnameId}',
    summary: 'Een woord of zin in de eigen stem bewaren; het klinkt vanaf nu in deze groep. Een eerdere opname ervan is dan weg',
    access: { wie: begeleiders, actie: 'classVoice.update' },
    params: z.object({ ...groepParams, opnameId: z.uuid() }),
    /** WAV: 24 kHz, mono, 16 bits. */
    body: z.strictObject({ soort, woord: tekst, wav: z.base64().max(MAX_BASE64) }),
    response: Klaswoord,
    status: 200,
  },
  readKlasopnamen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen/archief',
    summary: 'Wat je zelf voor een groep insprak, om mee te nemen: een bestand per opname en een overzicht, in één archief',
    access: { wie: begeleiders, actie: 'classVoice.read' },
    params: z.object(groepParams),
    media: true,
    response: Archief,
    status: 200,
  },
  deleteKlasopname: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen/{opnameId}',
    summary: 'Een opname wissen; de computer klinkt weer',
    access: { wie: begeleiders, actie: 'classVoice.update' },
    params: z.object({ ...groepParams, opnameId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  deleteKlasopnamen: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen',
    summary: 'Alle opnamen van een groep wissen',
    access: { wie: begeleiders, actie: 'classVoice.update' },
    params: z.object(groepParams),
    response: z.object({ gewist: z.int() }),
    status: 200,
  },
  readKlasopname: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen/{opnameId}/{bestand}',
    summary: 'Een woord of zin in de stem van wie de groep begeleidt, als geluid',
    access: { wie: [...begeleiders, 'leerling'], actie: 'classVoice.hear' },
    params: z.object({ ...groepParams, opnameId: z.uuid(), bestand: z.enum(['klank.ogg', 'klank.wav']) }),
    media: true,
    response: Klankbestand,
    status: 200,
  },
});
