/**
 * One file of lines: packed, whole or refused, and with a password unreadable for others. After the mark stand the salt and nonce (when there is a password), the
 * packed lines, and at the end what proves that nothing changed: SHA-256, or the tag of AES-256-GCM under a key by scrypt (RFC 7914).
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync, type CipherGCMTypes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const MERK = 'SPELRIJK-KOPIE-1';
const OPEN = 'O';
const DICHT = 'D';
const SALT = 16;
const NONCE = 12;
const TAG = 16;
const SOM = 32;
const CIPHER: CipherGCMTypes = 'aes-256-gcm';

/** The file is not what was written: damaged, cut off, of something else, or the password is another. */
class ArchiefError extends Error {
  override readonly name = 'ArchiefError';
}

const keyOf = (wachtwoord: string, salt: Uint8Array): Buffer =>
  scryptSync(wachtwoord.normalize('NFC'), salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

/** Passes everything on, and `end` after it. */
function sealer(head: Buffer, wachtwoord: string | undefined): { readonly begin: Buffer; readonly stream: Transform } {
  if (wachtwoord === undefined) {
    const hash = createHash('sha256').update(head);
    return {
      begin: head,
      stream: passing(
        (chunk) => (hash.update(chunk), chunk),
        () => hash.digest(),
      ),
    };
  }
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const begin = Buffer.concat([head, salt, nonce]);
  const cipher = createCipheriv(CIPHER, keyOf(wachtwoord, salt), nonce).setAAD(begin);
  return {
    begin,
    stream: passing(
      (chunk) => cipher.update(chunk),
      () => Buffer.concat([cipher.final(), cipher.getAuthTag()]),
    ),
  };
}

function passing(change: (chunk: Buffer) => Buffer, end: () => Buffer | undefined): Transform {
  const guarded = (done: TransformCallback, make: () => Buffer | undefined): void => {
    try {
      done(null, make());
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => guarded(done, () => change(chunk)),
    flush: (done) => guarded(done, end),
  });
}

/** Writes a new file that only its owner reads, and waits until it is on disk. Throws when it exists. */
export async function writeArchief(file: string, wachtwoord: string | undefined, regels: AsyncIterable<string>): Promise<void> {
  const head = Buffer.from(`${MERK}${wachtwoord === undefined ? OPEN : DICHT}`);
  const { begin, stream } = sealer(head, wachtwoord);
  const uit = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  uit.write(begin);
  async function* text(): AsyncGenerator<string> {
    for await (const regel of regels) yield `${regel}\n`;
  }
  await pipeline(Readable.from(text()), createGzip({ level: 6 }), stream, uit);
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

interface Opened {
  readonly start: number;
  readonly end: number;
  readonly stream: Transform;
}

async function readBytes(file: string, van: number, aantal: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(aantal), 0, aantal, van);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function openArchief(file: string, wachtwoord: string | undefined): Promise<Opened> {
  const { size } = await stat(file);
  const begin = await readBytes(file, 0, MERK.length + 1 + SALT + NONCE);
  const soort = begin.toString('latin1', MERK.length, MERK.length + 1);
  if (begin.toString('latin1', 0, MERK.length) !== MERK || ![OPEN, DICHT].includes(soort) || size < begin.length + SOM)
    throw new ArchiefError(`${file} is geen reservekopie van Spelrijk.`);
  if (soort === OPEN) {
    const hash = createHash('sha256').update(begin.subarray(0, MERK.length + 1));
    const som = await readBytes(file, size - SOM, SOM);
    const check = (): undefined => {
      if (!hash.digest().equals(som)) throw new ArchiefError('');
    };
    return { start: MERK.length + 1, end: size - SOM - 1, stream: passing((chunk) => (hash.update(chunk), chunk), check) };
  }
  if (wachtwoord === undefined) throw new Error(`${file} is versleuteld: zet het wachtwoord in SPELRIJK_BACKUP_PASSWORD.`);
  const salt = begin.subarray(MERK.length + 1, MERK.length + 1 + SALT);
  const decipher = createDecipheriv(CIPHER, keyOf(wachtwoord, salt), begin.subarray(-NONCE))
    .setAAD(begin)
    .setAuthTag(await readBytes(file, size - TAG, TAG));
  return {
    start: begin.length,
    end: size - TAG - 1,
    stream: passing(
      (chunk) => decipher.update(chunk),
      () => decipher.final(),
    ),
  };
}

/** The lines as they were written. Throws ArchiefError, at the latest after the last line: use nothing of it before that. */
export async function* readArchief(file: string, wachtwoord: string | undefined): AsyncGenerator<string> {
  const { start, end, stream } = await openArchief(file, wachtwoord);
  const lezen = createReadStream(file, { start, end });
  const gunzip = createGunzip();
  const klaar = pipeline(lezen, stream, gunzip).catch((error: unknown) => error);
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Infinity });
  } catch {
    // Said below, in one sentence.
  }
  const fout = await klaar;
  if (fout !== undefined)
    throw new ArchiefError(`${file} is beschadigd of afgebroken${wachtwoord === undefined ? '' : ', of het wachtwoord is een ander'}.`, {
      cause: fout,
    });
}
