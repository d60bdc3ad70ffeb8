import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Rol as Rollen } from '@spelrijk/domain/rol';
import { Audio } from '@spelrijk/domain/opgave';
import { define } from '../define.ts';

/** Who makes word lists for an own admin. */
const makers: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const alle: readonly Rol[] = Rollen.options;

/** Bytes of a sound; the server sends them as they are, with their own content type. */
export const Klankbestand = z.object({
  type: z.enum(['audio/ogg', 'audio/wav']),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type Klankbestand = z.infer<typeof Klankbestand>;

/** Of what is made at run time: `<address>.ogg` (Opus), or `.wav` for browsers that cannot decode that. */
export const Klanknaam = z.string().regex(/^[0-9a-f]{16}\.(ogg|wav)$/);

const MAX_WOORDEN_PER_KEER = 100;

export const spraakRoutes = define({
  createSpraak: {
    method: 'POST',
    path: '/api/admins/{adminId}/spraak',
    summary: 'Eigen woorden en zinnen laten uitspreken; nog eens vragen geeft dezelfde adressen',
    access: { wie: makers, actie: 'speech.create' },
    params: z.object({ adminId: z.uuid() }),
    body: z.strictObject({
      woorden: z
        .array(z.strictObject({ woord: z.string().min(1).max(48), zin: z.string().max(200).optional() }))
        .min(1)
        .max(MAX_WOORDEN_PER_KEER),
    }),
    response: z.object({
      /** False where no synthesiser was installed: the words are shown then, not spoken. */
      stem: z.boolean(),
      woorden: z.array(z.object({ woord: z.string(), audio: Audio })),
    }),
    status: 200,
  },
  readEigenKlank: {
    method: 'GET',
    path: '/api/admins/{adminId}/spraak/{bestand}',
    summary: 'Een eigen woord of zin, als geluid',
    access: { wie: alle, actie: 'speech.read' },
    params: z.object({ adminId: z.uuid(), bestand: Klanknaam }),
    media: true,
    response: Klankbestand,
    status: 200,
  },
  readUitgesproken: {
    method: 'GET',
    path: '/api/spraak',
    summary: 'Adressen van wat het programma zelf zegt: spelregels van games, korte zinnen, klanken van letters',
    access: { wie: 'iedereen' },
    query: z.object({ regio: z.enum(['nl', 'be']).optional() }),
    response: z.object({
      /** By exact text. */
      teksten: z.record(z.string(), z.string()),
      /** By grapheme, as it sounds. */
      klanken: z.record(z.string(), z.string()),
      /** By categorie: its rule. */
      regels: z.record(z.string(), z.string()),
      /** The regions whose own Dutch a voice speaks here. */
      stemmen: z.array(z.enum(['nl', 'be'])),
    }),
    status: 200,
  },
});
