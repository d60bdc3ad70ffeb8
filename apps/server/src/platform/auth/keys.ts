/**
 * The key pairs that tokens are signed with: RS512 as the specification says, 3072 bits (128-bit strength). Made on
 * first start and kept in the database, so that several servers share them and a restart logs nobody out.
 */
import { readFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, importSPKI, type CryptoKey } from 'jose';
import { present } from '@spelrijk/base/invariant';
import type { Db } from '../db/database.ts';

export const ALGORITHM = 'RS512';
const BITS = 3072;

export interface KeyRing {
  /** The key that new tokens are signed with. */
  readonly kid: string;
  readonly signing: CryptoKey;
  /** SPKI PEM of the signing key, as the browser gets it. */
  readonly publicPem: string;
  /** Every key whose tokens are still accepted. */
  readonly checking: ReadonlyMap<string, CryptoKey>;
}

interface StoredKey {
  readonly kid: string;
  readonly prive: string;
  readonly publiek: string;
}

const nameOf = async (spki: string): Promise<string> =>
  calculateJwkThumbprint(await exportJWK(await importSPKI(spki, ALGORITHM, { extractable: true })));

async function createPair(): Promise<StoredKey> {
  const pair = await generateKeyPair(ALGORITHM, { modulusLength: BITS, extractable: true });
  const publiek = await exportSPKI(pair.publicKey);
  return { kid: await nameOf(publiek), prive: await exportPKCS8(pair.privateKey), publiek };
}

/** A PKCS#8 PEM file given by the operator instead of a pair of our own making. */
async function readPair(file: string): Promise<StoredKey> {
  const prive = readFileSync(file, 'utf8');
  const publiek = createPublicKey(prive).export({ type: 'spki', format: 'pem' });
  return { kid: await nameOf(publiek), prive, publiek };
}

const read = (db: Db): Promise<StoredKey[]> =>
  db
    .selectFrom('sleutel')
    .select(['kid', 'prive', 'publiek'])
    .where('vervangen_op', 'is', null)
    .orderBy('created_at')
    .orderBy('kid')
    .execute();

/** Two servers that start at once on an empty database may both make a pair; the older row wins for both. */
async function readOrCreate(db: Db, now: number): Promise<readonly StoredKey[]> {
  const stored = await read(db);
  if (stored.length > 0) return stored;
  const pair = await createPair();
  await db
    .insertInto('sleutel')
    .values({ ...pair, created_at: new Date(now) })
    .execute();
  return read(db);
}

async function toRing(keys: readonly StoredKey[]): Promise<KeyRing> {
  const first = present(keys[0], 'no signing key');
  const checking = await Promise.all(
    keys.map(async (key): Promise<[string, CryptoKey]> => [key.kid, await importSPKI(key.publiek, ALGORITHM)]),
  );
  return { kid: first.kid, signing: await importPKCS8(first.prive, ALGORITHM), publicPem: first.publiek, checking: new Map(checking) };
}

export async function loadKeys(db: Db, keyFile: string | undefined, now: number): Promise<KeyRing> {
  return toRing(keyFile ? [await readPair(keyFile)] : await readOrCreate(db, now));
}
