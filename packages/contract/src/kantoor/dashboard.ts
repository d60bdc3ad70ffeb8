import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

export const dashboardRoutes = define({
  readDashboard: {
    method: 'GET',
    path: '/api/office/dashboard',
    summary: 'Overzicht voor kantoor',
    access: { wie: kantoor, actie: 'officeDashboard.read' },
    response: z.object({
      /** What waits for somebody of our office. */
      teDoen: z.object({
        aanvragen: z.int(),
        vragen: z.int(),
        verzoeken: z.int(),
        licenties: z.int(),
        mails: z.int(),
        mailtemplates: z.int(),
      }),
      /** Practice over all customers, the oldest first: blocks of seven days that end with today, and the days of the last four. */
      gebruik: z.object({
        weken: z.array(z.object({ vanaf: z.iso.date(), admins: z.int(), leerlingen: z.int(), taken: z.int(), aanvragen: z.int() })),
        dagen: z.array(z.object({ dag: z.iso.date(), taken: z.int() })),
      }),
      /** Customers whose licence runs, ends within a month, has ended. */
      licenties: z.object({ lopend: z.int(), looptAf: z.int(), afgelopen: z.int() }),
      /** What still has to go out, since when the oldest of these waits, what did not arrive, and what went out in seven days. */
      mails: z.object({ wacht: z.int(), oudste: z.iso.datetime().nullable(), mislukt: z.int(), verstuurd: z.int() }),
      /** `databaseMs`: how long the database took to answer now; null: it did not in time. */
      server: z.object({
        versie: z.string(),
        sinds: z.iso.datetime(),
        databaseMs: z.int().nullable(),
        duurzaam: z.boolean(),
        heel: z.boolean(),
      }),
      totalen: z.object({ admins: z.int(), leerlingen: z.int(), geoefendWeek: z.int(), antwoordenWeek: z.int() }),
      admins: z.array(
        z.object({
          id: z.uuid(),
          naam: z.string(),
          soort: AdminSoort,
          regio: Regio,
          leerlingen: z.int(),
          geoefendWeek: z.int(),
          antwoordenWeek: z.int(),
        }),
      ),
    }),
    status: 200,
  },
});
