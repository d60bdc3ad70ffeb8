/** The result of a methodetoets: on the screen, and as a file with the same numbers. Who takes a file is in the log. */
import type { Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { writeAudit } from '../../../platform/audit.ts';
import { CSV, toCsv, toXlsx, XLSX } from '../../../platform/bestand/rekenblad.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { itemId, listToetsantwoorden, listVoorspeld, type ZittingDeps } from '../../oefenen/zittingen/index.ts';
import { uitslagBladen } from './bestand.ts';
import { change, find } from './groep.ts';
import { standVan } from './service.ts';
import * as store from './store.ts';
import { tellen } from './tellen.ts';

async function load(db: Db, plek: store.Plek, now: number): Promise<Methodetoetsuitslag> {
  const rij = await find(db, plek);
  const leerlingen = (await store.listLeerlingen(db, plek)).map((leerling) => ({ ...leerling, voor: rij.iedereen || leerling.mee }));
  const items = rij.woorden.map(({ woord }, plaats) => ({ id: itemId(rij.id, plaats), woord }));
  const antwoorden = await listToetsantwoorden(db, plek.adminId, rij.id);
  const voorspeld = await listVoorspeld(db, plek.adminId, rij.id);
  const { titel, methode, blok, grens } = rij;
  return { titel, methode, blok, grens, stand: standVan(rij, now), ...tellen({ items, leerlingen, antwoorden, voorspeld }) };
}

export const readMethodetoetsuitslag = (deps: ZittingDeps, { actor, now }: Caller, plek: store.Plek): Promise<Methodetoetsuitslag> =>
  change(deps, actor, plek, (db) => load(db, plek, now));

export async function exportMethodetoets(
  deps: ZittingDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  soort: 'csv' | 'xlsx',
): Promise<{ type: string; bytes: Uint8Array; naam: string }> {
  const { eerste, alle } = await change(deps, actor, plek, async (db) => {
    const uitslag = await load(db, plek, now);
    const betreft = `methodetoets (${soort})`;
    await writeAudit(db, {
      adminId: plek.adminId,
      soort: 'export',
      now,
      actor,
      actie: 'methodTest.manage',
      objectId: plek.toetsId,
      betreft,
    });
    return uitslagBladen(uitslag);
  });
  const naam = `methodetoets-${dagVan(now)}.${soort}`;
  return soort === 'csv' ? { type: CSV, bytes: toCsv(eerste), naam } : { type: XLSX, bytes: await toXlsx(alle), naam };
}
