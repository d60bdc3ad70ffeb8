/** Voortgang as a file. Who takes it is in the log of the admin, in the transaction that reads it. */
import type { Regio } from '@spelrijk/domain/admin';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { CSV, toCsv, toXlsx, XLSX, type Blad } from '../../../platform/bestand/rekenblad.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { categorieenBlad, groepBladen, leerlingBladen, overzichtBlad, woordenVan } from './bestand.ts';
import { createFoutgeheugen } from './foutgeheugen.ts';
import { type GroepAdres } from './blik.ts';
import { loadGroep } from './groep-service.ts';
import { may } from './policy.ts';
import { loadLeerling, type Adres } from './lezen.ts';
import { readRegio } from './store.ts';

export type Bestandsoort = 'csv' | 'xlsx';
interface Bestand {
  type: string;
  bytes: Uint8Array;
  /** Of the file, without anybody's name: it stays in a folder of downloads. */
  naam: string;
}

async function createBestand(soort: Bestandsoort, { eerste, alle }: Bladen, now: number): Promise<Bestand> {
  const naam = `voortgang-${dagVan(now)}.${soort}`;
  return soort === 'csv' ? { type: CSV, bytes: toCsv(eerste), naam } : { type: XLSX, bytes: await toXlsx(alle), naam };
}

interface Bladen {
  /** What fits in one table. */
  readonly eerste: Blad;
  readonly alle: readonly Blad[];
}

type Lees = (db: Db, docentId: string | null, regio: Regio) => Promise<Bladen>;

async function exportBladen(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  { adminId, objectId, soort }: { readonly adminId: string; readonly objectId: string; readonly soort: Bestandsoort },
  lees: Lees,
): Promise<Bestand> {
  const { scope } = demand(may(actor.rol, 'progress.export'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
  const bladen = await database.forAdmin(adminId, async (db) => {
    const gelezen = await lees(db, scope === 'group' ? actor.id : null, await readRegio(db, adminId));
    await writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'progress.export', objectId, betreft: `voortgang (${soort})` });
    return gelezen;
  });
  return createBestand(soort, bladen, now);
}

export const exportGroep = (
  deps: { readonly database: Database },
  { actor, now }: Caller,
  adres: GroepAdres,
  soort: Bestandsoort,
): Promise<Bestand> =>
  exportBladen(deps, { actor, now }, { adminId: adres.adminId, objectId: adres.groepId, soort }, async (db, docentId, regio) => {
    const voortgang = await loadGroep(db, adres, { docentId, now, geheugen: createFoutgeheugen() });
    const woorden = woordenVan(regio);
    return { eerste: overzichtBlad(voortgang, woorden), alle: groepBladen(voortgang, woorden) };
  });

export const exportLeerling = (
  deps: { readonly database: Database },
  { actor, now }: Caller,
  adres: Adres,
  soort: Bestandsoort,
): Promise<Bestand> =>
  exportBladen(deps, { actor, now }, { adminId: adres.adminId, objectId: adres.leerlingId, soort }, async (db, docentId, regio) => {
    const voortgang = await loadLeerling(db, adres, docentId, now);
    const woorden = woordenVan(regio);
    return { eerste: categorieenBlad(voortgang, woorden), alle: leerlingBladen(voortgang, woorden) };
  });
