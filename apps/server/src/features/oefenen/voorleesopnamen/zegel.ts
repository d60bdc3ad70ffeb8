/**
 * Sound of a child, sealed with a key of that child alone: AES-256-GCM (NIST SP 800-38D), a fresh nonce each time, bound to its own recording. The key is
 * sealed itself with that of this server. Take the key away and what is left anywhere is noise.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Kluis } from '../../../platform/auth/kluis.ts';

const KEY_BYTES = 32;
const NONCE = 12;
const TAG = 16;

const doelVan = (leerlingId: string): string => `opnamesleutel:${leerlingId}`;

/** A new key, as it is kept. */
export const createSleutel = (kluis: Kluis, leerlingId: string): string =>
  kluis.seal(doelVan(leerlingId), randomBytes(KEY_BYTES).toString('base64'));

interface Slot {
  readonly leerlingId: string;
  readonly opnameId: string;
  /** As it is kept. */
  readonly sleutel: string;
}

const keyOf = (kluis: Kluis, { leerlingId, sleutel }: Slot): Buffer => Buffer.from(kluis.open(doelVan(leerlingId), sleutel), 'base64');

export function sealGeluid(kluis: Kluis, slot: Slot, geluid: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(kluis, slot), nonce).setAAD(Buffer.from(slot.opnameId));
  const dicht = Buffer.concat([cipher.update(geluid), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), dicht]);
}

/** Throws for another key, another recording, and what was changed. */
export function openGeluid(kluis: Kluis, slot: Slot, bewaard: Uint8Array): Uint8Array {
  const bytes = Buffer.from(bewaard);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(kluis, slot), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(slot.opnameId))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return new Uint8Array(Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]));
}
