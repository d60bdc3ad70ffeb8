/** Days without practice, and taken that are played in another game: what helps a child that does not want to today. */
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });
const rustParams = leerlingParams.extend({ rustId: z.uuid() });

const RUSTSOORTEN = ['vandaag', 'ziek', 'vakantie'] as const;

/** `schoolvakantie` follows from the region that the customer chose (`vakantieregio`); nobody sets or ends it for one leerling. */
export const Rust = z.object({ id: z.uuid(), soort: z.enum([...RUSTSOORTEN, 'schoolvakantie']), van: z.iso.date(), tot: z.iso.date() });
export type Rust = z.infer<typeof Rust>;
export type EigenRust = (typeof RUSTSOORTEN)[number];

export const rustRoutes = define({
  setRust: {
    method: 'PUT',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/rust/{rustId}',
    summary:
      'Vrij vanaf vandaag, tot en met deze dag: geen taken, geen post en geen zorgen over stil zitten. Twee keer sturen is één keer vrij',
    access: { wie: begeleiders, actie: 'pupilRest.set' },
    params: rustParams,
    body: z.strictObject({ soort: z.enum(RUSTSOORTEN), tot: z.iso.date() }),
    response: Rust,
    status: 200,
  },
  endRust: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/rust/{rustId}',
    summary: 'Toch weer oefenen, vanaf vandaag',
    access: { wie: begeleiders, actie: 'pupilRest.set' },
    params: rustParams,
    response: z.null(),
    status: 204,
  },
  switchGames: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/ander-spel',
    summary: 'Elke taak van vandaag die nog niet begonnen is, in een ander spel; `van` zet terug wat er eerst stond',
    access: { wie: begeleiders, actie: 'pupilRest.set' },
    params: leerlingParams,
    body: z.strictObject({ van: z.array(z.strictObject({ taakId: z.uuid(), game: z.string().max(60) })).max(20) }),
    /** What it was, to give back. `wissels` empty: there was nothing to change. */
    response: z.object({ wissels: z.array(z.object({ taakId: z.uuid(), game: z.string(), nu: z.string() })) }),
    status: 200,
  },
});
