/**
 * Secrets that we must be able to read again (signing keys, secrets of authenticator apps) are sealed before they reach the database, with a key
 * that is in no database: a copy of the database alone signs nobody in. AES-256-GCM (NIST SP 800-38D), a fresh nonce each time; what a secret is for is part of the
 * seal, so that none can be put in another's place.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const MERK = 'k1:';
const KEY_BYTES = 32;
const NONCE = 12;
const TAG = 16;
const HEX = /^[0-9a-f]{64}$/;

export interface Kluis {
  /** `doel` names what it is for: `totp:<account>`. */
  seal(doel: string, geheim: string): string;
  /** What was never sealed comes back as it is. Throws for another key or another `doel`. */
  open(doel: string, bewaard: string): string;
}

export const isSealed = (bewaard: string): boolean => bewaard.startsWith(MERK);

export function createKluis(key: Uint8Array): Kluis {
  return {
    seal: (doel, geheim) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(doel));
      const dicht = Buffer.concat([cipher.update(geheim, 'utf8'), cipher.final()]);
      return `${MERK}${Buffer.concat([nonce, cipher.getAuthTag(), dicht]).toString('base64')}`;
    },
    open: (doel, bewaard) => {
      if (!isSealed(bewaard)) return bewaard;
      const bytes = Buffer.from(bewaard.slice(MERK.length), 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(doel))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

async function hasSealed(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select from sleutel where prive like ${`${MERK}%`}) or exists (select from account where totp_geheim like ${`${MERK}%`})`.execute(
    db,
  );
  return rows.length > 0;
}

/** What helps whoever starts us with a key that is lost, broken or another's. */
const TERUG =
  'Zet het goede terug uit een reservekopie (npm run restore -- BESTAND --sleutel), of kopieer het van een andere server op deze database.';

/** Not there, or made in the moment that the power went. */
const isEmpty = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

async function readOrCreateKey(file: string, db: Db): Promise<Buffer> {
  if (isEmpty(file)) {
    // A new key would open nothing of what is there, and hide that the old one is lost.
    if (await hasSealed(db))
      throw new Error(
        `Het sleutelbestand ${file} is er niet of is leeg, en zonder dat bestand gaat niets open wat in deze database verzegeld is. ${TERUG}`,
      );
    mkdirSync(dirname(file), { recursive: true });
    // What is sealed is on disk a moment later: the key has to be there before it.
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { flag: existsSync(file) ? 'w' : 'wx', mode: 0o600, flush: true });
  }
  const tekst = readFileSync(file, 'utf8').trim();
  if (!HEX.test(tekst)) throw new Error(`In het sleutelbestand ${file} staan geen 64 hexadecimale tekens. ${TERUG}`);
  return Buffer.from(tekst, 'hex');
}

interface Bewaard {
  readonly id: string;
  readonly geheim: string;
}

/** Seals what an earlier version left open, and sees whether the rest opens with this key. */
async function sealAll(db: Db, kluis: Kluis): Promise<void> {
  const { rows: sleutels } = await sql<Bewaard>`select kid as id, prive as geheim from sleutel`.execute(db);
  for (const { id, geheim } of sleutels) {
    kluis.open(`sleutel:${id}`, geheim);
    if (!isSealed(geheim))
      await sql`update sleutel set prive = ${kluis.seal(`sleutel:${id}`, geheim)} where kid = ${id} and prive = ${geheim}`.execute(db);
  }
  const { rows: factoren } = await sql<Bewaard>`
    select id, totp_geheim as geheim from account where totp_geheim is not null and totp_geheim not like ${`${MERK}%`}`.execute(db);
  for (const { id, geheim } of factoren)
    await sql`update account set totp_geheim = ${kluis.seal(`totp:${id}`, geheim)} where id = ${id} and totp_geheim = ${geheim}`.execute(
      db,
    );
}

/** The database is migrated. Makes the key on a first start. Throws one sentence when it is lost or another's. */
export async function openKluis(file: string, db: Db): Promise<Kluis> {
  const kluis = createKluis(await readOrCreateKey(file, db));
  try {
    await sealAll(db, kluis);
  } catch (error) {
    if (!/unable to authenticate/i.test(String(error))) throw error;
    throw new Error(`Het sleutelbestand ${file} hoort niet bij deze database: wat daarin verzegeld is, gaat er niet mee open. ${TERUG}`, {
      cause: error,
    });
  }
  return kluis;
}
