/** Everything of a leerling or a school, to take along: after the password, and with a line in the log. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { createZip, packZip } from '../../../platform/bestand/zip.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import { listGeluid } from '../../oefenen/voorleesopnamen/index.ts';
import { bestandenVan, bestandsnaam, type Wat } from './bestanden.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { zorgPdf } from './zorgpdf.ts';

export interface DossierDeps {
  readonly database: Database;
  readonly kluis: Kluis;
  /** Archives per person: each is work. */
  readonly limiter: SharedLimiter;
}

type Archief = Output<Api['readDossier']>;

function enter(actor: Actor, adminId: string): Allowed {
  const grant = demand(may(actor.rol, 'pupil.exportDossier'), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

const alsArchief = (bytes: Buffer, naam: string): Archief => ({
  type: 'application/zip',
  bytes: new Uint8Array(bytes),
  naam: `${naam}.zip`,
});

const note = ({ actor, now }: Caller, db: Db, adminId: string, betreft: string, objectId?: string): Promise<void> =>
  writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'pupil.exportDossier', objectId, betreft, reden: actor.bewijs.reden });

/** Sound is only for who is of this customer: our office never gets it, whatever reason it gives. */
const geluidVoor = async (
  db: Db,
  { kluis }: DossierDeps,
  { actor, now }: Caller,
  plek: { readonly adminId: string; readonly leerlingId: string },
) =>
  actor.adminId !== plek.adminId
    ? undefined
    : (await listGeluid(db, { kluis }, plek, now)).map(({ naam, bytes }) => ({ naam, bytes: Buffer.from(bytes) }));

interface Gelezen {
  readonly tabellen: readonly store.Tabel[];
  readonly geluid: Wat['geluid'];
}

async function watVan(kop: store.Kop, { tabellen, geluid }: Gelezen, now: number): Promise<Wat> {
  const dag = dagVan(now);
  return { geluid, titel: `${kop.naam}, ${kop.groep}`, dag, tabellen, zorg: await zorgPdf(tabellen, { ...kop, dag }) };
}

export async function readDossier(
  deps: DossierDeps,
  { actor, now }: Caller,
  { adminId, leerlingId }: { readonly adminId: string; readonly leerlingId: string },
): Promise<Archief> {
  const { database, limiter } = deps;
  enter(actor, adminId);
  await limiter.take(actor.id, now);
  return database.transact(async (db) => {
    const kop = await store.findLeerling(db, adminId, leerlingId);
    if (!kop) throw notFound('leerlingen/niet-gevonden');
    await note({ actor, now }, db, adminId, 'dossier van 1 leerling', leerlingId);
    const tabellen = await store.readDossier(db, adminId, leerlingId);
    const geluid = await geluidVoor(db, deps, { actor, now }, { adminId, leerlingId });
    return alsArchief(await packZip(bestandenVan(await watVan(kop, { tabellen, geluid }, now), '')), `dossier-${bestandsnaam(kop.naam)}`);
  });
}

export async function listDossierdelen(
  { database }: DossierDeps,
  { actor }: Caller,
  adminId: string,
): Promise<Output<Api['listDossierdelen']>> {
  enter(actor, adminId);
  return { delen: [...(await database.transact((db) => store.listDelen(db, adminId)))] };
}

/** One leerling after another: what is read of one is let go when its files are packed. */
export async function readGroepsdossier(
  deps: DossierDeps,
  { actor, now }: Caller,
  { adminId, groepId }: { readonly adminId: string; readonly groepId: string },
): Promise<Archief> {
  const { database, limiter } = deps;
  enter(actor, adminId);
  await limiter.take(actor.id, now);
  const { deel, leerlingen } = await database.transact(async (db) => {
    const gevonden = (await store.listDelen(db, adminId)).find((rij) => rij.groepId === groepId);
    if (!gevonden) throw notFound('groepen/niet-gevonden');
    const kinderen = await store.listLeerlingen(db, adminId, { groepId });
    await note({ actor, now }, db, adminId, `dossiers van ${kinderen.length} leerling(en)`, groepId);
    return { deel: gevonden, leerlingen: kinderen };
  });
  const zip = createZip();
  for (const [i, kop] of leerlingen.entries()) {
    const gelezen = await database.transact(async (db) => ({
      tabellen: await store.readDossier(db, adminId, kop.id),
      geluid: await geluidVoor(db, deps, { actor, now }, { adminId, leerlingId: kop.id }),
    }));
    for (const bestand of bestandenVan(await watVan(kop, gelezen, now), `${i + 1}-${bestandsnaam(kop.naam)}/`)) zip.add(bestand);
  }
  return alsArchief(await zip.finish(), `dossiers-${bestandsnaam(deel.naam)}`);
}

export async function readSchooldossier({ database, limiter }: DossierDeps, { actor, now }: Caller, adminId: string): Promise<Archief> {
  enter(actor, adminId);
  await limiter.take(actor.id, now);
  return database.transact(async (db) => {
    await note({ actor, now }, db, adminId, 'gegevens van de school');
    const wat = { titel: 'Gegevens van de school', dag: dagVan(now), tabellen: await store.readSchool(db, adminId) };
    return alsArchief(await packZip(bestandenVan(wat, '')), 'school');
  });
}
