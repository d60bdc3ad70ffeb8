/** Everything of a leerling or a school, to take along: after the password, and with a line in the log. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { createZip, packArchief } from '../../../platform/bestand/zip.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import { bestandenVan, bestandsnaam } from './bestanden.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface DossierDeps {
  readonly database: Database;
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

export type DossierService = ReturnType<typeof createDossierService>;

export function createDossierService({ database, limiter }: DossierDeps) {
  const note = (db: Db, actor: Actor, adminId: string, now: number, betreft: string, objectId?: string): Promise<void> =>
    writeAudit(db, { adminId, soort: 'export', now, actor, actie: 'pupil.exportDossier', objectId, betreft, reden: actor.bewijs.reden });

  return {
    async leerling(
      actor: Actor,
      { adminId, leerlingId }: { readonly adminId: string; readonly leerlingId: string },
      now: number,
    ): Promise<Archief> {
      enter(actor, adminId);
      await limiter.take(actor.id, now);
      return database.transact(async (db) => {
        const kop = await store.findLeerling(db, adminId, leerlingId);
        if (!kop) throw notFound('leerlingen/niet-gevonden');
        await note(db, actor, adminId, now, 'dossier van 1 leerling', leerlingId);
        const tabellen = await store.readDossier(db, adminId, leerlingId);
        const wat = { titel: `${kop.naam}, ${kop.groep}`, dag: dagVan(now), tabellen };
        return alsArchief(await packArchief(bestandenVan(wat, '')), `dossier-${bestandsnaam(kop.naam)}`);
      });
    },

    async delen(actor: Actor, adminId: string): Promise<Output<Api['listDossierdelen']>> {
      enter(actor, adminId);
      return { delen: [...(await database.transact((db) => store.listDelen(db, adminId)))] };
    },

    /** One leerling after another: what is read of one is let go when its files are packed. */
    async groep(actor: Actor, { adminId, groepId }: { readonly adminId: string; readonly groepId: string }, now: number): Promise<Archief> {
      enter(actor, adminId);
      await limiter.take(actor.id, now);
      const { deel, leerlingen } = await database.transact(async (db) => {
        const gevonden = (await store.listDelen(db, adminId)).find((rij) => rij.groepId === groepId);
        if (!gevonden) throw notFound('groepen/niet-gevonden');
        const kinderen = await store.listLeerlingen(db, adminId, { groepId });
        await note(db, actor, adminId, now, `dossiers van ${kinderen.length} leerling(en)`, groepId);
        return { deel: gevonden, leerlingen: kinderen };
      });
      const zip = createZip();
      for (const [i, kop] of leerlingen.entries()) {
        const tabellen = await database.transact((db) => store.readDossier(db, adminId, kop.id));
        const wat = { titel: `${kop.naam}, ${kop.groep}`, dag: dagVan(now), tabellen };
        for (const bestand of bestandenVan(wat, `${i + 1}-${bestandsnaam(kop.naam)}/`)) zip.add(bestand);
      }
      return alsArchief(await zip.finish(), `dossiers-${bestandsnaam(deel.naam)}`);
    },

    async school(actor: Actor, adminId: string, now: number): Promise<Archief> {
      enter(actor, adminId);
      await limiter.take(actor.id, now);
      return database.transact(async (db) => {
        await note(db, actor, adminId, now, 'gegevens van de school');
        const wat = { titel: 'Gegevens van de school', dag: dagVan(now), tabellen: await store.readSchool(db, adminId) };
        return alsArchief(await packArchief(bestandenVan(wat, '')), 'school');
      });
    },
  };
}
