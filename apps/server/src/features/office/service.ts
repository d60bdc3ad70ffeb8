/** What our office sees at a glance: numbers of customers, no child. */
import { demand } from '../../platform/auth/grant.ts';
import { addDays, dagVan, weekBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { may } from './policy.ts';
import { countTeDoen, listTellingen, type AdminTelling, type TeDoen } from './store.ts';

/** A licence that ends so soon (days) needs a word with the customer. */
const LOOPT_AF_DAGEN = 30;

export interface Dashboard {
  readonly teDoen: TeDoen;
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
      const vandaag = dagVan(now);
      const admins = await database.readOffice((db) => listTellingen(db, weekBefore(vandaag)));
      const teDoen = await countTeDoen(database.own, vandaag, addDays(vandaag, LOOPT_AF_DAGEN));
      const som = (veld: 'leerlingen' | 'geoefendWeek' | 'antwoordenWeek'): number =>
        admins.reduce((total, admin) => total + admin[veld], 0);
      return {
        teDoen,
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
