import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';
import { OPNAME_HERTZ } from './opnamen.ts';
import { Klankbestand } from './spraak.ts';

/** Who guides children; our office makes recordings for everybody, and hears none of these. */
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

/** The longest recording of a word, cut (ms). */
export const MAX_KLASOPNAME_MS = 5000;
/** Base64 of a WAV of that length. */
const MAX_BASE64 = Math.ceil(((MAX_KLASOPNAME_MS / 1000 + 0.5) * OPNAME_HERTZ * 2 + 44) / 3) * 4;
/** Words of a groep at most: more than anybody records, and some 8 MB. */
export const MAX_KLASOPNAMEN = 1000;

const groepParams = { adminId: z.uuid(), groepId: z.uuid() };
const woord = z.string().min(1).max(48);

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
  woord,
  /** First attempts at this word by the leerlingen of the groep. */
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
  /** Words with a recording, whatever was asked. */
  opgenomen: z.int(),
});
export type Klaswoorden = z.infer<typeof Klaswoorden>;

export const klasopnamenRoutes = define({
  listKlasopnamen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen',
    summary: 'Woorden om zelf in te spreken voor een groep: hoe vaak zij klinken maal hoe makkelijk zij verward worden, het meeste eerst',
    access: { wie: begeleiders, actie: 'classVoice.read' },
    params: z.object(groepParams),
    query: z.object({
      toon: z.enum(['alles', 'zonder', 'met']).default('alles'),
      zoek: z.string().max(48).default(''),
      vanaf: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: Klaswoorden,
    status: 200,
  },
  saveKlasopname: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasopnamen/{opnameId}',
    summary: 'Een woord in de eigen stem bewaren; het klinkt vanaf nu in deze groep. Een eerdere opname van dat woord is dan weg',
    access: { wie: begeleiders, actie: 'classVoice.update' },
    params: z.object({ ...groepParams, opnameId: z.uuid() }),
    /** WAV: 24 kHz, mono, 16 bits. */
    body: z.strictObject({ woord, wav: z.base64().max(MAX_BASE64) }),
    response: Klaswoord,
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
    summary: 'Een woord in de stem van wie de groep begeleidt, als geluid',
    access: { wie: [...begeleiders, 'leerling'], actie: 'classVoice.hear' },
    params: z.object({ ...groepParams, opnameId: z.uuid(), bestand: z.enum(['klank.ogg', 'klank.wav']) }),
    media: true,
    response: Klankbestand,
    status: 200,
  },
});
