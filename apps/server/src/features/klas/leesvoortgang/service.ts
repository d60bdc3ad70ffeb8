/** Reading of a groep and of one leerling for who follows it, and as a file. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import { leesvoortgangTeksten } from '@spelrijk/teksten/leesvoortgang';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { CSV, toCsv, type Blad, type Waarde } from '../../../platform/bestand/rekenblad.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from '../voortgang/index.ts';
import { loadLezen } from './lezen.ts';

interface Deps {
  readonly database: Database;
}

interface GroepAdres {
  readonly adminId: string;
  readonly groepId: string;
}

const GROEP = 'groepen/niet-gevonden';
const LEERLING = 'leerlingen/niet-gevonden';

export async function readGroepLezen(
  { database }: Deps,
  { actor, now }: Caller,
  { adminId, groepId }: GroepAdres,
): Promise<Output<Api['readGroepLezen']>> {
  const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  const docentId = grant.scope === 'group' ? actor.id : null;
  const look = { adminId, actie: 'progress.readGroup', objectId: groepId, now, code: GROEP };
  const leerlingen = await lookInto(database, actor, grant, look, (db) =>
    loadLezen(db, { adminId, groepId, docentId, leerlingId: null }, dagVan(now)),
  );
  if (!leerlingen) throw notFound(GROEP);
  return { leerlingen: [...leerlingen] };
}

export async function readLeerlingLezen(
  { database }: Deps,
  { actor, now }: Caller,
  { adminId, groepId, leerlingId }: GroepAdres & { readonly leerlingId: string },
): Promise<LeesLeerling> {
  const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
  const docentId = grant.scope === 'group' ? actor.id : null;
  const look = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code: LEERLING };
  const gelezen = await lookInto(database, actor, grant, look, (db) =>
    loadLezen(db, { adminId, groepId, docentId, leerlingId }, dagVan(now)),
  );
  const [leerling] = gelezen ?? [];
  if (!leerling) throw notFound(LEERLING);
  return leerling;
}

const MINUUT_MS = 60_000;
const { nl: woorden } = leesvoortgangTeksten;

/** One row per leerling and text; who read nothing has one row too. */
function toBlad(leerlingen: readonly LeesLeerling[]): Blad {
  const { kolom, ja, nee } = woorden.bestand;
  const rijen = leerlingen.flatMap(({ roepnaam, achternaam, teksten }): Waarde[][] =>
    teksten.length === 0
      ? [[roepnaam, achternaam, null, null, 0, 0, 0, 0, null, null]]
      : teksten.map(({ titel, niveau, begonnen, uit, woorden: aantal, ms, stem, laatst }) => [
          roepnaam,
          achternaam,
          titel,
          niveau,
          begonnen,
          uit,
          aantal,
          Math.round((10 * ms) / MINUUT_MS) / 10,
          stem ? ja : nee,
          laatst,
        ]),
  );
  return { naam: woorden.bestand.naam, kop: Object.values(kolom), rijen };
}

export async function exportGroepLezen(
  { database }: Deps,
  { actor, now }: Caller,
  { adminId, groepId }: GroepAdres,
): Promise<Output<Api['exportGroepLezen']>> {
  const { scope } = demand(may(actor.rol, 'progress.export'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound(GROEP);
  const docentId = scope === 'group' ? actor.id : null;
  const leerlingen = await database.forAdmin(adminId, async (db) => {
    const gelezen = await loadLezen(db, { adminId, groepId, docentId, leerlingId: null }, dagVan(now));
    if (!gelezen) throw notFound(GROEP);
    await writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'progress.export', objectId: groepId, betreft: 'lezen (csv)' });
    return gelezen;
  });
  return { type: CSV, bytes: toCsv(toBlad(leerlingen)), naam: `lezen-${dagVan(now)}.csv` };
}
