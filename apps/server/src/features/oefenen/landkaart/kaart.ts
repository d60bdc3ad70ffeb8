/** What a child may practise and how far it is: the ground of its map and of the explanation cards. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Categorie } from '@spelrijk/domain/categorie';
import { landkaart as plekkenVan, type PlekStand } from '@spelrijk/oefenen/voortgang';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import type { AudioIndex } from '../spraak/index.ts';
import { categorieenOpVolgorde, geldendeInstelling, leerlijnVan, leestredenVan, readStand } from '../standen/index.ts';
import { listDagTaken } from '../taken/index.ts';

export interface LandkaartDeps {
  readonly database: Database;
  readonly audio: AudioIndex;
}

export interface Kaart {
  readonly regio: Regio;
  readonly categorieen: readonly Categorie[];
  readonly leestreden: readonly string[];
  readonly plekken: ReadonlyMap<string, PlekStand>;
  readonly beloningen: boolean;
}

export async function readKaart(
  { database }: LandkaartDeps,
  { adminId, id }: Pick<LeerlingRow, 'adminId' | 'id'>,
  now: number,
): Promise<Kaart> {
  const dag = dagVan(now);
  const { rij, vandaag } = await database.forAdmin(adminId, async (db) => ({
    rij: await readStand(db, adminId, id, new Date(now)),
    vandaag: (await listDagTaken(db, adminId, id, dag)).filter(({ status }) => status !== 'af').map(({ somvensterId }) => somvensterId),
  }));
  if (!rij) throw notFound('leerlingen/niet-gevonden');
  const { stuur, instelling } = geldendeInstelling(rij.instellingen, rij, dag);
  const plekken = plekkenVan(rij, leerlijnVan(rij.regio), vandaag, now, stuur);
  const leestreden = leestredenVan(rij.regio);
  const { beloningen } = instelling;
  const opPlek = new Map(plekken.map((plek) => [plek.somvenster, plek]));
  return { regio: rij.regio, categorieen: categorieenOpVolgorde(rij.regio), leestreden, plekken: opPlek, beloningen };
}
