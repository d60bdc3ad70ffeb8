/**
 * Answers of school years that are over become a base and sums, and go. One leerling at a time, held for that long only, all or nothing; broken off, the next run goes
 * on where this one was, and a second run finds nothing to do.
 */
import { invariant } from '@spelrijk/base/invariant';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { beginVan, herspeelLogboek, isZelfdeStand, readHerspeelbaar } from '../antwoorden/index.ts';
import { leerlijnVan, lockLeerling, readBasis, writeBasis } from '../standen/index.ts';
import { grensVan } from './grens.ts';
import * as store from './store.ts';

export interface SamenvatDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

/** So many leerlingen are looked up at once. */
const PER_KEER = 100;
/** A run ends after so long (ms), and the next one goes on. */
const LANGSTE_MS = 40 * 60_000;

const lang = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', dateStyle: 'long' });
const dagTekst = (dag: string): string => lang.format(new Date(`${dag}T12:00:00Z`));

/** One leerling, in a transaction of its own. Gives how many answers went. */
export async function condenseLeerling(db: Db, wie: store.Wie, grens: store.Grens, now: number): Promise<number> {
  const { adminId, leerlingId } = wie;
  if (!(await lockLeerling(db, adminId, leerlingId))) return 0;
  const plek = await store.findPlek(db, wie, grens);
  if (!plek) return 0;
  const { tot, eerste } = plek;
  const { hoofd, regio } = await store.readBegin(db, wie);
  const leerlijn = leerlijnVan(regio);
  const { basis, plekken, besluiten } = await readHerspeelbaar(db, adminId, leerlingId);
  const begin = basis ?? beginVan(hoofd);
  const voor = plekken.filter((ander) => eerste === null || ander.plek < eerste);
  // A decision is taken before the first answer that came in after it: so these, and no others, are in the state at the border.
  const besluitTot = voor.reduce((laatste, { ontvangenOp }) => Math.max(laatste, ontvangenOp), 0);
  const [eerder, later] = [besluiten.filter(({ afOp }) => afOp < besluitTot), besluiten.filter(({ afOp }) => afOp >= besluitTot)];
  const stand = writeBasis(herspeelLogboek(begin, { plekken: voor, besluiten: eerder }, leerlijn, new Map()).stand);
  const rest = { plekken: plekken.slice(voor.length), besluiten: later };
  const [heel, daarna] = [
    herspeelLogboek(begin, { plekken, besluiten }, leerlijn, new Map()),
    herspeelLogboek(readBasis(stand), rest, leerlijn, new Map()),
  ];
  invariant(isZelfdeStand(heel.stand, daarna.stand), 'what is replayed from a base is what is replayed from the first answer');
  return store.saveSamenvatting(db, { ...wie, tot, eerste, stand, besluitTot: new Date(besluitTot), now: new Date(now) });
}

/** The school reads in its log what went; once, also when a run before this one fell before it could tell. */
async function tell(db: Db, adminId: string, now: number): Promise<void> {
  const { leerlingen, antwoorden, tot } = await store.takeMelding(db, adminId);
  if (tot === null) return;
  const betreft = `antwoorden van vóór ${dagTekst(tot)} samengevat: ${leerlingen} leerling(en), ${antwoorden} antwoorden gewist`;
  await writeAudit(db, { adminId, soort: 'verwijderd', now, betreft });
}

/** Everybody whose time has come. One that fails keeps no other from being done, and is tried again the next time; the first failure is told at the end. */
export async function condenseAll({ database, instellingen }: SamenvatDeps, now: number): Promise<void> {
  const vandaag = dagVan(now);
  const grens = { dag: grensVan(vandaag, instellingen().antwoorden), vandaag };
  const klaar = performance.now() + LANGSTE_MS;
  const fouten: unknown[] = [];
  for (const adminId of await store.listAdmins(database.own)) {
    if (performance.now() > klaar) break;
    const gehad = new Set<string>();
    for (let wie = await store.listTeDoen(database.own, adminId, grens, PER_KEER); wie.some((id) => !gehad.has(id));) {
      for (const leerlingId of wie.filter((id) => !gehad.has(id))) {
        if (performance.now() > klaar) break;
        gehad.add(leerlingId);
        await database
          .transact((db) => condenseLeerling(db, { adminId, leerlingId }, grens, now))
          .catch((err: unknown) => fouten.push(err));
      }
      wie = performance.now() > klaar ? [] : await store.listTeDoen(database.own, adminId, grens, PER_KEER + gehad.size);
    }
  }
  for (const adminId of await store.listOngemeld(database.own)) await database.transact((db) => tell(db, adminId, now));
  if (fouten.length > 0) throw fouten[0];
}
