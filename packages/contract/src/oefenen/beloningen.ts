import { GROOTSTE_FIGUUR } from '@spelrijk/domain/figuur';
import { HOLEN } from '@spelrijk/domain/hol';
import { Rol } from '@spelrijk/domain/rol';
import { SPAARBLOBS, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { z } from 'zod';
import { define } from '../define.ts';

/** Any figure there can be. */
const Figuur = z.int().min(0).max(GROOTSTE_FIGUUR);

const BlobNummer = z.int().min(1).max(SPAARBLOBS.length);

const leerlingParams = z.object({ leerlingId: z.uuid() });

/** What a child saved up; the cards themselves are in the domain, here are only its own. */
export const Beloningen = z.object({
  munten: z.int(),
  figuur: Figuur,
  /** The blob the child began with, which stays its own. */
  eerste: z.int(),
  /** Numbers of the blobs on the cards. */
  blobs: z.array(z.int()),
  /** Cards of which a blob can come today; the others come back in their season. */
  open: z.array(z.string()),
  /** Number of the blob that walks along, null when none does. */
  maatje: z.int().nullable(),
  /** Number of the hol the child's blob lives in, null when in none. */
  hol: z.int().nullable(),
  beloningsspel: z.object({
    /** Open when the taken of today are done. */
    open: z.boolean(),
    /** The child's own best, 0 when it never played. */
    record: z.int(),
  }),
});
export type Beloningen = z.infer<typeof Beloningen>;

export const MijnVoortgang = z.object({
  kan: z.array(z.object({ id: z.string(), naam: z.string(), sterren: z.int() })),
  leert: z.array(z.object({ id: z.string(), naam: z.string(), sterren: z.int() })),
  /** Words that are remembered for three weeks or longer: as many as `onthouden` of its docent's page. The latest ones by name. */
  woorden: z.object({
    aantal: z.int(),
    laatste: z.array(z.object({ woord: z.string(), plaatje: z.string().optional(), audio: z.string().optional() })),
  }),
  /** Four weeks, oldest first. */
  dagen: z.array(z.object({ dag: z.iso.date(), taken: z.int(), antwoorden: z.int() })),
});
export type MijnVoortgang = z.infer<typeof MijnVoortgang>;

export const beloningenRoutes = define({
  readBeloningen: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/beloningen',
    summary: 'Munten, blobs, eigen figuur en beloningsspel van een leerling; 404 als beloningen uit staan',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: leerlingParams,
    response: Beloningen,
    status: 200,
  },
  buyBlob: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/blobs',
    summary: 'Een blob kopen voor de spaarkaart; hoe vaak ook gevraagd, één keer betaald',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ nummer: BlobNummer }),
    response: Beloningen,
    status: 200,
  },
  openEi: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/eieren',
    summary:
      'Een ei van een spaarkaart openen: een blob die het kind nog niet heeft; hetzelfde ei geeft altijd dezelfde blob, één keer betaald',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ ei: z.uuid(), kaart: z.enum(SPAARKAARTEN.map(({ id }) => id)) }),
    response: z.object({ nummer: z.int(), beloningen: Beloningen }),
    status: 200,
  },
  chooseMaatje: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/maatje',
    summary: 'Welke gespaarde blob meeloopt op de kaart; null laat niemand meelopen',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ nummer: BlobNummer.nullable() }),
    response: Beloningen,
    status: 200,
  },
  chooseHol: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/hol',
    summary: 'In welk hol de eigen blob woont; null: in geen. Van een kaart met zes gespaarde blobs',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ nummer: z.int().min(1).max(HOLEN.length).nullable() }),
    response: Beloningen,
    status: 200,
  },
  chooseFiguur: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/figuur',
    summary: 'De eigen figuur kiezen en aankleden met wat van jezelf is',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ figuur: Figuur }),
    response: Beloningen,
    status: 200,
  },
  saveRecord: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/beloningsspel',
    summary: 'De uitslag van het beloningsspel; alleen een hogere wordt het eigen record',
    access: { wie: ['leerling', 'demo'], actie: 'reward.spend' },
    params: leerlingParams,
    body: z.strictObject({ punten: z.int().min(0).max(10_000) }),
    response: z.object({ record: z.int(), verbeterd: z.boolean() }),
    status: 200,
  },
  readMijnVoortgang: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/mijn-voortgang',
    summary: 'Wat de leerling zelf ziet van de eigen voortgang',
    access: { wie: Rol.options, actie: 'pupilMap.read' },
    params: leerlingParams,
    response: MijnVoortgang,
    status: 200,
  },
});
