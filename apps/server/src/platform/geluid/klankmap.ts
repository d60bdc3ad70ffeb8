/** Rendered sounds in the data folder, by content address. Whatever is lost here is made again. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

export interface Klankmap {
  /** The bytes at an address, made by `make` when they are not there yet; asked twice at once is made once. */
  get(adres: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

const ADRES = /^[0-9a-f]{16}$/;

async function readOrNull(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(() => null);
}

/** Under another name first, so that a file that is there is whole. A full disk costs the cache, not the sound. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const half = `${path}.${randomUUID()}`;
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(half, bytes);
    await rename(half, path);
  } catch {
    return;
  }
}

export function createKlankmap(root: string): Klankmap {
  const bezig = new Map<string, Promise<Uint8Array>>();
  async function find(adres: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = join(root, adres.slice(0, 2), `${adres}.ogg`);
    const bewaard = await readOrNull(path);
    if (bewaard) return bewaard;
    const bytes = await make();
    await keep(path, bytes);
    return bytes;
  }
  return {
    get: (adres, make) => {
      if (!ADRES.test(adres)) throw new TypeError(`no address: ${adres}`);
      const komt = bezig.get(adres) ?? find(adres, make).finally(() => bezig.delete(adres));
      bezig.set(adres, komt);
      return komt;
    },
  };
}
