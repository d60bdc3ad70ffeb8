/** Takes what belongs to a part from one leerling to another one: copies with new ids, in a transaction of the caller. */
import { createHmac, randomBytes } from 'node:crypto';
import { uuidV7 } from '@spelrijk/base/id';
import type { Verhuisdelen } from '@spelrijk/contract/verhuistokens';
import { present } from '@spelrijk/base/invariant';
import { z } from 'zod';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { readTabellen, type Tabel } from '../verhuizingen/index.ts';
import {
  arrive,
  deelVan,
  hangtAanLeerling,
  hangtVast,
  isGedeeld,
  loosen,
  meegaand,
  renumber,
  samenvoeging,
  type Overgang,
} from './delen.ts';
import { mergeState, readHoofd, readSamen } from './samenvoegen.ts';
import * as store from './store-meenemen.ts';

interface Meename extends store.VanNaar {
  readonly overgang: Omit<Overgang, 'now' | 'gevlagd' | 'samen'>;
  /** The receiver practised: what it has stays, and what comes is put beside it. */
  readonly oefende: boolean;
  /** Who takes over, and from whom, for what says where it came from. */
  readonly door: string;
  readonly herkomst: string;
  readonly now: number;
}

const Rijtekst = z.record(z.string(), z.unknown());
/** So many rows in one statement at most: each stays far below the time that a statement may take. */
const RIJEN_PER_KEER = 2000;

type Hernummer = (id: string) => string;

/**
 * The same old id becomes the same new one, in a column and inside JSON; nobody can tell which was which. Ids of what does not go along (a person, a dictation
 * of the groep) become ids of nobody.
 */
function createHernummer(bekend: ReadonlyMap<string, string>, now: number): Hernummer {
  const sleutel = randomBytes(32);
  const gemaakt = new Map(bekend);
  return (id) => {
    const eerder = gemaakt.get(id);
    if (eerder !== undefined) return eerder;
    const nieuw = uuidV7(now, createHmac('sha256', sleutel).update(id).digest());
    gemaakt.set(id, nieuw);
    return nieuw;
  };
}

async function copyTabel(db: Db, tabel: Tabel, van: Meename['van'], overgang: Overgang, { hernummer, gehad }: Gang): Promise<void> {
  const waar = store.vanLeerling(tabel, van.leerlingId, gehad);
  const teksten = await store.readRijen(db, tabel, van.adminId, waar);
  const rijen = teksten.flatMap((tekst) => {
    const rij = Rijtekst.parse(JSON.parse(tekst));
    const komt = arrive(tabel.naam, rij, overgang);
    return komt === null || !hangtVast(tabel, komt, gehad) ? [] : [loosen(tabel, komt, gehad)];
  });
  gehad.set(tabel.naam, new Set(rijen.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))));
  // Rows may point at rows of their own table: those go in one statement.
  const keer = tabel.isOuder ? Math.max(1, rijen.length) : RIJEN_PER_KEER;
  for (let i = 0; i < rijen.length; i += keer)
    await store.insertRijen(db, tabel, renumber(JSON.stringify(rijen.slice(i, i + keer)), hernummer), overgang.samen !== null);
}

interface Gang {
  readonly hernummer: Hernummer;
  /** Old ids of the rows that went, per table. */
  readonly gehad: Map<string, ReadonlySet<string>>;
}

/** Results stand in a list of their own at the receiver. */
async function createLijst(db: Db, { van, naar, door, herkomst, now }: Meename): Promise<ReadonlyMap<string, string>> {
  const oud = await store.listLijsten(db, van.adminId, van.leerlingId);
  if (oud.length === 0) return new Map();
  const id = createId(now);
  await store.insertLijst(db, { adminId: naar.adminId, id, door, wie: herkomst, now: new Date(now) });
  return new Map(oud.map((een) => [een, id]));
}

/** Where the receiver has something of its own that counts there, it stays and nothing comes over it. */
async function isEigen(db: Db, tabel: Tabel, { naar }: Meename): Promise<boolean> {
  return tabel.naam === 'oefeninstelling' && store.hasRijen(db, tabel, naar.adminId, naar.leerlingId);
}

async function copyWoordlijsten(db: Db, meename: Meename): Promise<void> {
  const { van, now } = meename;
  for (const lijst of await store.listEigenWoorden(db, van.adminId, van.leerlingId, dagVan(now)))
    await store.insertWoordlijst(db, meename, lijst, { ids: [createId(now), createId(now)], now: new Date(now) });
}

/** The receiving leerling is there, with nothing but its begin. */
export async function takeAlong(db: Db, meename: Meename): Promise<void> {
  const { van, naar, overgang, now } = meename;
  const alle = await readTabellen(db);
  const lijsten = overgang.delen.includes('C') ? await createLijst(db, meename) : new Map<string, string>();
  const bekend = new Map([...lijsten, [van.adminId, naar.adminId], [van.leerlingId, naar.leerlingId]]);
  const hernummer = createHernummer(bekend, now);
  const gehad = new Map<string, ReadonlySet<string>>([
    ['leerling', new Set([van.leerlingId])],
    ['lvs_import', new Set(lijsten.keys())],
  ]);
  const gevlagd = await store.isGevlagd(db, naar.adminId, naar.leerlingId);
  const samen = meename.oefende && overgang.delen.includes('B') ? await readSamen(db, naar) : null;
  const beide = samen && [await readHoofd(db, van), await readHoofd(db, naar)];
  for (const tabel of meegaand(alle, overgang.delen)) {
    if (await isEigen(db, tabel, meename)) continue;
    const isOefenwerk = deelVan(tabel) === 'B' && hangtAanLeerling(tabel);
    if (samen && isOefenwerk && samenvoeging(tabel) === 'afgeleid') continue;
    if (!samen && isOefenwerk && !isGedeeld(tabel)) await store.clearRijen(db, tabel, naar.adminId, naar.leerlingId);
    await copyTabel(db, tabel, van, { ...overgang, gevlagd, samen, now }, { hernummer, gehad });
  }
  if (!overgang.delen.includes('B')) return;
  if (samen && beide) {
    await mergeState(db, meename, samen, beide);
    await copyWoordlijsten(db, meename);
    return;
  }
  await store.copyVerdiend(
    db,
    present(
      alle.find(({ naam }) => naam === 'leerling'),
      'leerling',
    ),
    meename,
  );
  await copyWoordlijsten(db, meename);
}

/** Parts of which this leerling has something; care only where plans are kept at all. */
export async function listAanbod(db: Db, adminId: string, leerlingId: string): Promise<Verhuisdelen[]> {
  const alle = await readTabellen(db);
  const delen: Verhuisdelen[] = ['A', 'B'];
  if ((await store.listLijsten(db, adminId, leerlingId)).length > 0) delen.push('C');
  const zorg = alle.some(({ naam }) => naam === 'handelingsplan') ? meegaand(alle, ['D']) : [];
  for (const tabel of zorg.filter(({ ouders }) => ouders.some(({ tabel: ouder }) => ouder === 'leerling')))
    if (!delen.includes('D') && (await store.hasRijen(db, tabel, adminId, leerlingId))) delen.push('D');
  return delen;
}
