/** What lies ready to read beside the shelves: what a docent set ready, what goes on after a text, and the level by which texts are chosen. */
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { findTekst, LEESTREDEN, type Leestekst } from '@spelrijk/taal/lezen';
import { readKaart, type LandkaartDeps } from '../landkaart/index.ts';
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

/** The highest level of texts that is open to this leerling; the lowest there is when none is yet. */
export async function readLeesniveau(deps: LandkaartDeps, leerling: Parameters<typeof readKaart>[1], now: number): Promise<Leesniveau> {
  const { plekken } = await readKaart(deps, leerling, now);
  const open = LEESTREDEN.filter(({ id, domein }) => domein === 'teksten' && (plekken.get(id)?.status ?? 'mist') !== 'mist');
  return open.at(-1)?.leesniveau ?? 'start';
}

/**
 * What a text goes on with: its next part, else one of its shelf that was never begun, of the same interest or kind first. No later part of a series comes before its
 * first. @param plank texts of its shelf that can be read
 */
export function findHierna(
  { reeks, interesses, soort, id }: Leestekst,
  plank: readonly Leestekst[],
  gelezen: ReadonlyMap<string, unknown>,
): Pick<Leestekst, 'id' | 'titel'> | null {
  const nieuw = plank.filter((ander) => ander.id !== id && !gelezen.has(ander.id));
  const deel = nieuw.find((ander) => reeks !== undefined && ander.reeks?.naam === reeks.naam && ander.reeks.deel === reeks.deel + 1);
  const los = nieuw.filter((ander) => (ander.reeks?.deel ?? 1) === 1);
  const lijkt = los.find((ander) => ander.soort === soort || ander.interesses.some((een) => interesses.includes(een)));
  const volgende = deel ?? lijkt ?? los[0];
  return volgende ? { id: volgende.id, titel: volgende.titel } : null;
}
