/** The two customers of a move, and what would go from one to the other. */
import { createHash } from 'node:crypto';
import { Verhuistelling, type Verhuisproef, type Verhuizing } from '@spelrijk/contract/verhuizingen';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import { type Database, type Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { countDelen, weigeringen } from './beoordeel.ts';
import { may, type Actie } from './policy.ts';
import { listBotsingen, countWijkende, WIJKTABELLEN } from './store-botsingen.ts';
import { type Tabel } from './store-schema.ts';
import { countBeide, type Weg } from './store-verplaats.ts';
import * as store from './store.ts';

export function toVerhuizing({ op, terugTot, terugOp, tellingen, ...rij }: store.VerhuizingRij): Verhuizing {
  return {
    ...rij,
    op: op.toISOString(),
    terugTot: terugTot.toISOString(),
    terugOp: terugOp?.toISOString() ?? null,
    tellingen: Verhuistelling.array().parse(tellingen),
  };
}

export async function findPartij(db: Db, id: string): Promise<store.Partij> {
  const partij = await store.findPartij(db, id);
  if (!partij) throw notFound('admins/niet-gevonden');
  return partij;
}

export const verhuisbaar = (tabellen: readonly Tabel[]): readonly Tabel[] => tabellen.filter(({ regel }) => regel.hoe !== 'blijft');

/** What was shown, without what changes by the minute: who and what is there, and what is the same. */
const vingerafdrukVan = (deel: unknown): string => createHash('sha256').update(JSON.stringify(deel)).digest('hex');

/** Everything that is shown before the deed, and looked at again inside it. */
export async function inspectWeg(db: Db, tabellen: readonly Tabel[], weg: Weg, now: number): Promise<Verhuisproef> {
  const [van, naar] = [await findPartij(db, weg.van), await findPartij(db, weg.naar)];
  const aantallen = await countBeide(db, tabellen, weg);
  const rijen = [];
  for (const tabel of tabellen) {
    const wijkt = WIJKTABELLEN.some((naam) => naam === tabel.naam) ? await countWijkende(db, tabel, weg) : 0;
    rijen.push({ naam: tabel.naam, deel: tabel.regel.deel, wijkt, ...(aantallen.get(tabel.naam) ?? { van: 0, naar: 0 }) });
  }
  const vast = rijen.filter(({ naam }) => ['groep', 'leerling', 'gebruiker'].includes(naam));
  const botsingen = [...(await listBotsingen(db, tabellen, weg))];
  const isLeeg = vast.every((rij) => rij.van === 0);
  return {
    van,
    naar,
    tellingen: [...countDelen(rijen)],
    botsingen,
    weigeringen: [...weigeringen(van, naar, dagVan(now), isLeeg)],
    vingerafdruk: vingerafdrukVan([weg, vast.map((rij) => [rij.van, rij.naar]), botsingen]),
  };
}

export interface VerhuizingDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

type Soort = 'inzage' | 'verhuisd' | 'verhuizing-teruggedraaid';

export const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);

/** A line on both sides. */
export async function note(
  { actor, now }: Caller,
  db: Db,
  soort: Soort,
  regels: readonly (readonly [adminId: string, betreft: string])[],
): Promise<void> {
  for (const [adminId, betreft] of regels)
    await writeAudit(db, { adminId, soort, now, actor, actie: 'officeAdmin.move', betreft, reden: actor.bewijs.reden });
}
