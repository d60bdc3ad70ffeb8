/** What leerlingen read: of their own choice on the leesplank, and what they understood of the texts in their taken. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { define } from '../define.ts';
import { Hardop } from './leesmomenten.ts';

const volgers: readonly Rol[] = ['superadmin', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const groepParams = z.object({ adminId: z.uuid(), groepId: z.uuid() });

/** Seven days. `ms` counts, minutes are made when they are shown, so that sums agree. */
const Leesweek = z.object({ vanaf: z.iso.date(), woorden: z.int(), ms: z.int(), teksten: z.int() });

/** A text that was begun in the last twelve weeks. */
const GelezenTekst = z.object({
  id: z.string(),
  titel: z.string(),
  niveau: z.string(),
  /** Begun so often, and read to its end so often. */
  begonnen: z.int(),
  uit: z.int(),
  woorden: z.int(),
  ms: z.int(),
  /** In at least one turn the voice read along. */
  stem: z.boolean(),
  laatst: z.iso.date(),
});

export const LeesLeerling = z.object({
  id: z.uuid(),
  roepnaam: z.string(),
  achternaam: z.string(),
  /** Four weeks, oldest first; the last ends today. */
  weken: z.array(Leesweek),
  /** The latest first. */
  teksten: z.array(GelezenTekst),
  /** Words that were tapped to hear them, in so many texts; the most often tapped first. */
  getikt: z.array(z.object({ woord: z.string(), keer: z.int() })),
  /** First answers to questions about texts of the last twelve weeks: in taken without guesses, and on the leesplank. */
  vragen: z.array(z.object({ soort: Leesvraagsoort, antwoorden: z.int(), goed: z.int() })),
  /** New words of texts that were asked after reading. */
  nieuweWoorden: z.object({ antwoorden: z.int(), goed: z.int() }),
  /** Practised words of texts that were asked again a week or longer after it. */
  woordenLater: z.object({ antwoorden: z.int(), goed: z.int() }),
  /** Aloud, of the latest leesmoment in which it was heard, on the day of its last text; null: it was not heard in one. Never in one line with `tempo`. */
  hardop: Hardop.extend({ niveau: z.string(), dag: z.iso.date() }).nullable(),
  /** Last day on which somebody listened. */
  gehoord: z.iso.date().nullable(),
  /** Words a minute in silence; null: too few readings that can be trusted. */
  tempo: z.object({ laag: z.int(), midden: z.int(), hoog: z.int(), teksten: z.int() }).nullable(),
});
export type LeesLeerling = z.infer<typeof LeesLeerling>;

export const leesvoortgangRoutes = define({
  readGroepLezen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/lezen',
    summary: 'Lezen van een groep: wie las wat, hoeveel, en wat werd begrepen',
    access: { wie: volgers, actie: 'progress.readGroup' },
    params: groepParams,
    response: z.object({ leerlingen: z.array(LeesLeerling) }),
    status: 200,
  },
  exportGroepLezen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/lezen/bestand',
    summary: 'Lezen van een groep als CSV: een regel per leerling en tekst',
    access: { wie: begeleiders, actie: 'progress.export' },
    params: groepParams,
    response: z.object({ type: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array), naam: z.string() }),
    media: true,
    status: 200,
  },
  exportGroepVoorlezingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voorlezingen/{formaat}',
    summary: 'Wat een groep in een jaar hardop las, als CSV of XLSX: een regel per voorlezing',
    access: { wie: begeleiders, actie: 'progress.export' },
    params: groepParams.extend({ formaat: z.enum(['csv', 'xlsx']) }),
    response: z.object({ type: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array), naam: z.string() }),
    media: true,
    status: 200,
  },
  readLeerlingLezen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/lezen',
    summary: 'Lezen van een leerling: welke teksten, hoeveel, en wat werd begrepen',
    access: { wie: volgers, actie: 'progress.readPupil' },
    params: groepParams.extend({ leerlingId: z.uuid() }),
    response: LeesLeerling,
    status: 200,
  },
});
