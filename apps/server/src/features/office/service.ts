/** What our office sees at a glance: numbers of customers, no child. */
import { demand } from '../../platform/auth/grant.ts';
import { dagVan, weekBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { may } from './policy.ts';
import { listTellingen, type AdminTelling } from './store.ts';

export interface Dashboard {
  readonly totalen: {
    readonly admins: number;
    readonly leerlingen: number;
    readonly geoefendWeek: number;
    readonly antwoordenWeek: number;
  };
  readonly admins: AdminTelling[];
}

export type OfficeService = ReturnType<typeof createOfficeService>;

export function createOfficeService({ database }: { readonly database: Database }) {
  return {
    async readDashboard(actor: Actor, now: number): Promise<Dashboard> {
      demand(may(actor.rol, 'officeDashboard.read'), actor.bewijs);
      const admins = await database.readOffice((db) => listTellingen(db, weekBefore(dagVan(now))));
      const som = (veld: 'leerlingen' | 'geoefendWeek' | 'antwoordenWeek'): number =>
        admins.reduce((total, admin) => total + admin[veld], 0);
      return {
        totalen: {
          admins: admins.length,
          leerlingen: som('leerlingen'),
          geoefendWeek: som('geoefendWeek'),
          antwoordenWeek: som('antwoordenWeek'),
        },
        admins: [...admins],
      };
    },
  };
}
