/** The school as it is now, and what was done with it in the last weeks. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { jaarovergangenRoutes } from '@spelrijk/contract/jaarovergangen';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { vingerafdruk } from '../importvoorstellen/index.ts';
import { may } from './policy.ts';
import { bekendVan, kanEindigen, volgend, type Bekend } from './schooljaar.ts';
import * as store from './store.ts';
import { type Groep, type Leerling } from './voorstel.ts';

export function enter(actor: Actor, adminId: string): void {
  demand(may(actor.rol, 'pupil.changeGroup'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
}

export interface Stand {
  readonly groepen: readonly Groep[];
  readonly leerlingen: readonly Leerling[];
}

export const readStand = async (db: Db, adminId: string): Promise<Stand> => ({
  groepen: await store.listGroepen(db, adminId),
  leerlingen: await store.listLeerlingen(db, adminId),
});

const plekkenVan = (leerlingen: readonly Leerling[]): readonly string[] =>
  leerlingen.map(({ id, groepId, jaargroep }) => `${id} ${groepId} ${jaargroep}`).sort((a, b) => (a < b ? -1 : 1));

/** Groepen and who sits where: another name of a child changes nothing of what was shown. */
export const merkVan = ({ groepen, leerlingen }: Stand): string => vingerafdruk({ groepen, leerlingen: plekkenVan(leerlingen) });

export const Uitslag = jaarovergangenRoutes.commitOvergang.response;

export type Uitslag = Output<Api['commitOvergang']>;

export interface Jaren {
  readonly bekend: Bekend | null;
  /** Years that can end now, the likeliest first. */
  readonly kan: readonly [string, ...string[]];
}

export async function readJaren(db: Db, adminId: string, now: number): Promise<Jaren> {
  const { overgang, edexml, eersteLeerling } = await store.readSporen(db, adminId);
  const dag = dagVan(now);
  const eerste = eersteLeerling === null ? null : dagVan(eersteLeerling.getTime());
  const bekend = bekendVan({ overgang: overgang === null ? null : volgend(overgang), edexml, eersteLeerling: eerste }, dag);
  return { bekend, kan: kanEindigen(bekend, dag) };
}

export interface JaarovergangDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}
