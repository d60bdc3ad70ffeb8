/**
 * The key pairs that tokens are signed with: RS512 as the specification says, 3072 bits (128-bit strength). Made on
 * first start and kept in the database, so that several servers share them and a restart logs nobody out. After a
 * rotation the former key is still checked with for as long as its tokens may live.
 */
import { readFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, importSPKI, type CryptoKey } from 'jose';
import { sql } from 'kysely';
import { present } from '@spelrijk/base/invariant';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Kluis } from './kluis.ts';

export const ALGORITHM = 'RS512';
const BITS = 3072;
/** A token with a key we do not know may be of another server that rotated; looking it up is not done for every forged one (ms). */
const REREAD_AFTER = 5000;

export interface CheckKey {
  readonly key: CryptoKey;
  /** Its tokens are refused from this moment (ms); Infinity for the key in use. */
  readonly until: number;
}

export interface KeyRing {
  /** The key that new tokens are signed with. */
  readonly kid: string;
  readonly signing: CryptoKey;
  /** SPKI PEM of the signing key, as the browser gets it. */
  readonly publicPem: string;
  /** Every key whose tokens may still be accepted. */
  readonly checking: ReadonlyMap<string, CheckKey>;
}

export interface Keys {
  /** As last read. */
  ring(): KeyRing;
  /** Reads again, at most every few seconds. */
  reread(now: number): Promise<void>;
  /** From here on a new key signs; the former one is accepted during the overlap. */
  rotate(now: number): Promise<void>;
}

interface StoredKey {
  readonly kid: string;
  readonly prive: string;
  readonly publiek: string;
  readonly vervangenOp: Date | null;
}

const doelVan = (kid: string): string => `sleutel:${kid}`;

const nameOf = async (spki: string): Promise<string> =>
  calculateJwkThumbprint(await exportJWK(await importSPKI(spki, ALGORITHM, { extractable: true })));

async function createPair(): Promise<StoredKey> {
  const pair = await generateKeyPair(ALGORITHM, { modulusLength: BITS, extractable: true });
  const publiek = await exportSPKI(pair.publicKey);
  return { kid: await nameOf(publiek), prive: await exportPKCS8(pair.privateKey), publiek, vervangenOp: null };
}

/** A PKCS#8 PEM file given by the operator instead of a pair of our own making. */
async function readPair(file: string): Promise<StoredKey> {
  const prive = readFileSync(file, 'utf8');
  const publiek = createPublicKey(prive).export({ type: 'spki', format: 'pem' });
  return { kid: await nameOf(publiek), prive, publiek, vervangenOp: null };
}

/** The oldest key in use first; then the replaced ones. */
const read = (db: Db): Promise<StoredKey[]> =>
  db
    .selectFrom('sleutel')
    .select(['kid', 'prive', 'publiek', 'vervangen_op as vervangenOp'])
    .orderBy('vervangen_op', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('kid')
    .execute();

async function insertPair(db: Db, { kid, prive, publiek }: StoredKey, kluis: Kluis, now: number): Promise<void> {
  await db
    .insertInto('sleutel')
    .values({ kid, prive: kluis.seal(doelVan(kid), prive), publiek, created_at: new Date(now) })
    .execute();
}

/** Two servers that start at once on an empty database make one pair: whoever comes second waits, and finds that of the first. */
async function readOrCreate(db: Db, kluis: Kluis, now: number): Promise<readonly StoredKey[]> {
  const stored = await read(db);
  if (stored.length > 0) return stored;
  const pair = await createPair();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('spelrijk-sleutel'))`.execute(trx);
    if ((await read(trx)).length === 0) await insertPair(trx, pair, kluis, now);
    return read(trx);
  });
}

async function toRing(keys: readonly StoredKey[], kluis: Kluis, overlap: number): Promise<KeyRing> {
  const first = present(keys[0], 'no signing key');
  const checking = await Promise.all(
    keys.map(async ({ kid, publiek, vervangenOp }): Promise<[string, CheckKey]> => {
      const until = vervangenOp === null ? Number.POSITIVE_INFINITY : vervangenOp.getTime() + overlap;
      return [kid, { key: await importSPKI(publiek, ALGORITHM), until }];
    }),
  );
  const signing = await importPKCS8(kluis.open(doelVan(first.kid), first.prive), ALGORITHM);
  return { kid: first.kid, signing, publicPem: first.publiek, checking: new Map(checking) };
}

/** One transaction: never without a signing key, and two rotations at once make one after the other. */
async function replace(db: Db, kluis: Kluis, now: number): Promise<void> {
  const pair = await createPair();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sleutel')
      .set({ vervangen_op: new Date(now) })
      .where('vervangen_op', 'is', null)
      .execute();
    await insertPair(trx, pair, kluis, now);
  });
}

/** Where private keys come from. */
/** A replaced key is accepted as long as a token that it signed may live (ms). */
export const keyOverlap = ({ ttl }: Pick<Config, 'ttl'>): number =>
  Math.max(ttl.sessie.staf, ttl.sessie.leerling, ttl.ssoSessie.staf, ttl.ssoSessie.leerling) * 1000;

export interface Sleutelbron {
  readonly kluis: Kluis;
  /** The operator's own pair instead of one in the database. */
  readonly keyFile: string | undefined;
}

/** The ring of this moment; a pair is made when there is none. */
export async function loadKeys(db: Db, { kluis, keyFile }: Sleutelbron, now: number, overlap = 0): Promise<KeyRing> {
  return toRing(keyFile ? [await readPair(keyFile)] : await readOrCreate(db, kluis, now), kluis, overlap);
}

/** `overlap`: the longest life of a token (ms). Throws on rotation when the key is the operator's file. */
export async function openKeys(db: Db, bron: Sleutelbron, overlap: number, now: number): Promise<Keys> {
  const { kluis, keyFile } = bron;
  let ring = await loadKeys(db, bron, now, overlap);
  let readAt = now;
  const load = async (at: number): Promise<void> => {
    readAt = at;
    ring = await loadKeys(db, bron, at, overlap);
  };
  return {
    ring: () => ring,
    reread: async (at) => {
      if (Math.abs(at - readAt) >= REREAD_AFTER) await load(at);
    },
    rotate: async (at) => {
      if (keyFile) throw new Error('De sleutel komt uit SPELRIJK_KEY_FILE: vervang dat bestand en start opnieuw.');
      await replace(db, kluis, at);
      await load(at);
    },
  };
}
