/** Voortgang as a file. Who takes it is in the log of the admin, in the transaction that reads it. */
import type { Regio } from '@spelrijk/domain/admin';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { CSV, toCsv, toXlsx, XLSX, type Blad } from '../../../platform/bestand/rekenblad.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { categorieenBlad, groepBladen, leerlingBladen, overzichtBlad, woordenVan } from './bestand.ts';
import { createFoutgeheugen } from './foutgeheugen.ts';
import { leesGroep, type GroepAdres } from './groep-service.ts';
import { may } from './policy.ts';
import { leesLeerling, type Adres } from './service.ts';
import { readRegio } from './store.ts';

export type Bestandsoort = 'csv' | 'xlsx';
interface Bestand {
  type: string;
  bytes: Uint8Array;
}

const maakBestand = async (soort: Bestandsoort, eerste: Blad, alle: readonly Blad[]): Promise<Bestand> =>
  soort === 'csv' ? { type: CSV, bytes: toCsv(eerste) } : { type: XLSX, bytes: await toXlsx(alle) };

interface Bladen {
  /** What fits in one table. */
  readonly eerste: Blad;
  readonly alle: readonly Blad[];
}

export type ExportService = ReturnType<typeof createExportService>;

export function createExportService({ database }: { readonly database: Database }) {
  type Lees = (db: Db, docentId: string | null, regio: Regio) => Promise<Bladen>;

  const exporteer = async (
    actor: Actor,
    adminId: string,
    objectId: string,
    soort: Bestandsoort,
    now: number,
    lees: Lees,
  ): Promise<Bestand> => {
    const { scope } = demand(may(actor.rol, 'progress.export'), actor.bewijs);
    if (actor.adminId !== adminId) throw notFound();
    const { eerste, alle } = await database.forAdmin(adminId, async (db) => {
      const bladen = await lees(db, scope === 'group' ? actor.id : null, await readRegio(db, adminId));
      await writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'progress.export', objectId, betreft: `voortgang (${soort})` });
      return bladen;
    });
    return maakBestand(soort, eerste, alle);
  };

  return {
    exportGroep: (actor: Actor, adres: GroepAdres, soort: Bestandsoort, now: number): Promise<Bestand> =>
      exporteer(actor, adres.adminId, adres.groepId, soort, now, async (db, docentId, regio) => {
        const voortgang = await leesGroep(db, adres, { docentId, now, geheugen: createFoutgeheugen() });
        const woorden = woordenVan(regio);
        return { eerste: overzichtBlad(voortgang, woorden), alle: groepBladen(voortgang, woorden) };
      }),

    exportLeerling: (actor: Actor, adres: Adres, soort: Bestandsoort, now: number): Promise<Bestand> =>
      exporteer(actor, adres.adminId, adres.leerlingId, soort, now, async (db, docentId, regio) => {
        const voortgang = await leesLeerling(db, adres, docentId, now);
        const woorden = woordenVan(regio);
        return { eerste: categorieenBlad(voortgang, woorden), alle: leerlingBladen(voortgang, woorden) };
      }),
  };
}
