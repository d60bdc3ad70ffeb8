/** What a docent set ready to read, beside the shelves. */
import { findTekst } from '@spelrijk/taal/lezen';
import type { LandkaartDeps } from '../landkaart/index.ts';
import { listAparteTeksten, listKlaargezetWat } from '../voorlezen/index.ts';

/** A text that a docent set ready for this leerling, of any level; not one that lies apart for a leesmoment. */
export async function findKlaargezet({ database }: LandkaartDeps, adminId: string, leerlingId: string, tekstId: string, dag: string) {
  const [wat, apart] = await database.readAdmin(
    adminId,
    async (db) => [await listKlaargezetWat(db, adminId, leerlingId, dag), await listAparteTeksten(db, adminId, leerlingId, dag)] as const,
  );
  const tekst = apart.has(tekstId) ? undefined : await findTekst(tekstId);
  return tekst && wat.some((een) => een.wat === (een.soort === 'thema' ? tekst.thema : tekst.id)) ? tekst : undefined;
}
