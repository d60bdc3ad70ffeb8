import { z } from 'zod';
import { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

/** What an audit line tells of; its sentence stands in teksten. */
export const LogSoort = z.enum([
  'ingelogd',
  'inloggen-mislukt',
  'uitgelogd',
  'geweigerd',
  'inzage',
  'uitgenodigd',
  'uitnodiging-aangenomen',
  'verwijderd',
  'rol-gewijzigd',
  'groepen-gewijzigd',
  'geschorst',
  'toegelaten',
  'aangemaakt',
  'gewijzigd',
  'wachtwoord-gewijzigd',
  'tweede-factor',
  'sessies-beeindigd',
  'export',
  'import',
  'verhuisd',
  'verhuizing-teruggedraaid',
  'verhuistoken',
  'meekijken',
]);
export type LogSoort = z.infer<typeof LogSoort>;

export const LogRegel = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  soort: LogSoort,
  /** Action of the role matrix, '' when none. */
  actie: z.string(),
  /** Who did it: display name at that moment, of our office as it is now; '' for somebody who was not logged in or is gone. */
  wie: z.string(),
  rol: Rol.nullable(),
  /** The leerling or groep that it was about, by the name that it has now; '' when there is none, when it is gone, and for who reads another's log. */
  over: z.string(),
  /** What it was about, in words. */
  betreft: z.string(),
  reden: z.string(),
});
export type LogRegel = z.infer<typeof LogRegel>;

const lezers: readonly Rol[] = ['superadmin', 'schooladmin', 'rtadmin', 'thuisadmin'];

export const logboekRoutes = define({
  readLogboek: {
    method: 'GET',
    path: '/api/admins/{adminId}/logboek',
    summary: 'Wie deed wat bij deze klant, de nieuwste eerst; ook wat ons kantoor bekeek',
    access: { wie: lezers, actie: 'audit.read' },
    params: z.object({ adminId: z.uuid() }),
    /** `voor`: id of the last line of the page before. */
    query: z.object({ voor: z.uuid().optional(), soort: LogSoort.optional() }),
    response: z.object({ regels: z.array(LogRegel), meer: z.boolean() }),
    status: 200,
  },
});
