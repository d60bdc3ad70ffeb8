import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { define } from './define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

export const systeemRoutes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Leeft de server, kan hij werken, en bewaart hij wat hij bevestigt',
    access: { wie: 'iedereen' },
    response: z.object({ live: z.boolean(), ready: z.boolean(), durable: z.boolean(), version: z.string() }),
    status: 200,
  },
  readDashboard: {
    method: 'GET',
    path: '/api/office/dashboard',
    summary: 'Overzicht voor kantoor',
    access: { wie: kantoor, actie: 'officeDashboard.read' },
    response: z.object({
      /** What waits for somebody of our office. */
      teDoen: z.object({ aanvragen: z.int(), vragen: z.int(), licenties: z.int(), mails: z.int() }),
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
