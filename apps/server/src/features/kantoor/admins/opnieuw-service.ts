/** After a restore: who was erased after the copy was made is erased once more, before anybody is served. Running it again changes nothing. */
import { NIEMAND, writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { addGewist, keepWislijst, readWislijst, wislijstVan, type Gewist } from '../../../platform/gewist.ts';
import type { Log } from '../../../platform/log.ts';
import { eraseLeerlingen, lockLeerlingen } from '../../school/leerlingbeheer/index.ts';
import { deleteGebruiker } from '../../toegang/gebruikers/index.ts';
import * as store from './store-verwijderen.ts';
import { erasePiece, PER_KEER } from './verwijder-service.ts';

/** How many were there again. */
export interface Opnieuw {
  readonly klanten: number;
  readonly leerlingen: number;
  readonly gebruikers: number;
}

const WAAROM = 'opnieuw gewist na het terugzetten van een kopie';

type Soort = 'leerling' | 'gebruiker';

/** Some of one kind, of one customer; how many that were. */
async function eraseDeel(db: Db, soort: Soort, now: number): Promise<number> {
  const deel = await store.findTerug(db, soort, PER_KEER);
  if (!deel) return 0;
  const { adminId } = deel;
  if (soort === 'leerling') await lockLeerlingen(db, adminId, deel.ids);
  // Another server that starts at the same moment may have been first.
  const ids = await store.listNogTerug(db, soort, deel);
  if (soort === 'leerling') await eraseLeerlingen(db, adminId, ids, now);
  else for (const id of ids) await deleteGebruiker(db, adminId, id, now);
  const [actie, wat] = soort === 'leerling' ? ['trash.purge', 'leerling(en)'] : ['teacher.delete', 'collega(’s)'];
  if (ids.length > 0) await writeAudit(db, { adminId, soort: 'verwijderd', now, actie, betreft: `${ids.length} ${wat}, ${WAAROM}` });
  return ids.length;
}

async function eraseAlle(database: Database, soort: Soort, now: number): Promise<number> {
  let aantal = 0;
  for (;;) {
    const nu = await database.transact((db) => eraseDeel(db, soort, now));
    if (nu === 0) return aantal;
    aantal += nu;
  }
}

async function eraseKlanten(database: Database, now: number): Promise<number> {
  const ids = await store.listKlantenTerug(database.own);
  for (const adminId of ids) {
    await database.transact(async (db) => {
      await store.markTeWissen(db, adminId, dagVan(now), now);
      await writeAudit(db, {
        adminId: NIEMAND,
        soort: 'verwijderd',
        now,
        actie: 'officeAdmin.delete',
        objectId: adminId,
        betreft: `klant, ${WAAROM}`,
      });
    });
    while (!(await database.transact((db) => erasePiece(db, adminId, now))));
  }
  return ids.length;
}

/** Everybody of this list and of the list in the database who is there again. */
export async function eraseOpnieuw(database: Database, lijst: readonly Gewist[], now: number): Promise<Opnieuw> {
  await addGewist(database.own, lijst);
  const klanten = await eraseKlanten(database, now);
  const leerlingen = await eraseAlle(database, 'leerling', now);
  return { klanten, leerlingen, gebruikers: await eraseAlle(database, 'gebruiker', now) };
}

/** At every start: also where the database was put back by other means than our own command. */
export async function openWislijst(config: Pick<Config, 'data'>, database: Database, now: number, log: Log): Promise<void> {
  const opnieuw = await eraseOpnieuw(database, readWislijst(wislijstVan(config))?.gewist ?? [], now);
  if (opnieuw.klanten + opnieuw.leerlingen + opnieuw.gebruikers > 0) log.warn(opnieuw, WAAROM);
  // A folder that cannot be written keeps nobody from practising; the next minute tries again.
  await keepWislijst(config, database.own, now).catch((err: unknown) => log.warn({ err }, 'lijst van wie gewist is niet bewaard'));
}
