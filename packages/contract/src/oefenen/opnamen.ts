import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Regio } from '@spelrijk/domain/admin';
import { Spraakdeel } from '@spelrijk/domain/spraak';
import { define } from '../define.ts';
import { Klankbestand, Klanknaam } from './spraak.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

/** What can be recorded: a slot is a part (`woord`) of a key (`hond`) in a region. */
const plek = { deel: Spraakdeel, sleutel: z.string().min(1).max(300), regio: Regio };

/** Longest recording, in seconds; a word takes one, a sentence five. */
export const MAX_SECONDEN = 14;
/** The one form that is sent: what every browser can make of any recording. */
export const OPNAME_HERTZ = 24_000;
/** Base64 of a WAV of that length. */
const MAX_BASE64 = Math.ceil(((MAX_SECONDEN + 0.5) * OPNAME_HERTZ * 2 + 44) / 3) * 4;

export const OpnameFilter = z.enum(['alles', 'zonder-opname', 'met-opname', 'bekend-fout', 'geblokkeerd']);
export type OpnameFilter = z.infer<typeof OpnameFilter>;

export const Opnameplek = z.object({
  deel: Spraakdeel,
  sleutel: z.string(),
  /** What has to be said. */
  tekst: z.string(),
  /** Broad IPA, where it is known. */
  ipa: z.string().optional(),
  /** Address of the synthetic voice; absent where there is none. */
  synthetisch: z.string().optional(),
  /** Address of the recording that is heard now. */
  opname: z.string().optional(),
  /** Why the synthetic voice is known to be wrong here, and what was done about it. */
  fout: z.object({ reden: z.string(), stand: z.enum(['hersteld', 'geblokkeerd']) }).optional(),
});
export type Opnameplek = z.infer<typeof Opnameplek>;

const Opname = z.object({
  id: z.uuid(),
  adres: z.string(),
  ms: z.int(),
  door: z.string(),
  op: z.iso.datetime(),
  huidig: z.boolean(),
});
type Opname = z.infer<typeof Opname>;

const Geschiedenis = z.object({
  plek: Opnameplek,
  /** Newest first. */
  opnamen: z.array(Opname),
  /** What happened to this slot, newest first. */
  gebeurtenissen: z.array(
    z.object({
      op: z.iso.datetime(),
      door: z.string(),
      wat: z.enum(['opgenomen', 'teruggezet', 'stilgezet', 'fout-gemeld', 'goed-gemeld']),
      reden: z.string(),
    }),
  ),
});
export type Opnamegeschiedenis = z.infer<typeof Geschiedenis>;

export const opnamenRoutes = define({
  listOpnameplekken: {
    method: 'GET',
    path: '/api/office/opnameplekken',
    summary: 'Alles wat uitgesproken wordt, met de opname die er is en wat er mis is met de stem van de computer',
    access: { wie: kantoor, actie: 'recording.read' },
    query: z.object({
      deel: Spraakdeel.default('woord'),
      regio: Regio.default('nl'),
      filter: OpnameFilter.default('alles'),
      zoek: z.string().max(60).default(''),
      vanaf: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({
      plekken: z.array(Opnameplek),
      aantal: z.int(),
      /** Of all slots of this part, whatever the filter. */
      totalen: z.object({ alles: z.int(), metOpname: z.int(), bekendFout: z.int(), geblokkeerd: z.int() }),
    }),
    status: 200,
  },
  readOpnameplek: {
    method: 'GET',
    path: '/api/office/opnameplekken/een',
    summary: 'Een plek met alle opnamen die er ooit waren',
    access: { wie: kantoor, actie: 'recording.read' },
    query: z.object(plek),
    response: Geschiedenis,
    status: 200,
  },
  createOpname: {
    method: 'POST',
    path: '/api/office/opnamen',
    summary: 'Een opname bewaren; zij klinkt vanaf nu. Nog eens sturen verandert niets',
    access: { wie: kantoor, actie: 'recording.update' },
    body: z.strictObject({
      id: z.uuid(),
      ...plek,
      /** WAV: 24 kHz, mono, 16 bits. */
      wav: z.base64().max(MAX_BASE64),
    }),
    response: Geschiedenis,
    status: 200,
  },
  chooseOpname: {
    method: 'PUT',
    path: '/api/office/opnamen/keuze',
    summary: 'Een eerdere opname terugzetten, of met null weer de stem van de computer laten horen',
    access: { wie: kantoor, actie: 'recording.update' },
    body: z.strictObject({ ...plek, opnameId: z.uuid().nullable() }),
    response: Geschiedenis,
    status: 200,
  },
  reportUitspraak: {
    method: 'PUT',
    path: '/api/office/opnamen/melding',
    summary: 'Zeggen dat de stem van de computer hier fout is (dan klinkt zij niet meer waar het op horen aankomt), of toch goed',
    access: { wie: kantoor, actie: 'recording.update' },
    body: z.strictObject({ ...plek, fout: z.boolean(), reden: z.string().max(200).default('') }),
    response: Geschiedenis,
    status: 200,
  },
  readOpname: {
    method: 'GET',
    path: '/audio/opname/{bestand}',
    summary: 'Een opname van een mens; het adres volgt uit de inhoud en verandert nooit',
    access: { wie: 'iedereen' },
    params: z.object({ bestand: Klanknaam }),
    media: true,
    response: Klankbestand,
    status: 200,
  },
});
