/** Packing text for the road: brotli where the browser takes it, else gzip. */
import negotiate from '@fastify/accept-negotiator';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

/** Shorter than this packing gains nothing (bytes). */
const WORTH_IT = 1200;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What this client takes best for a text of this size; `accept` is its Accept-Encoding. */
export const chooseCoding = (size: number, accept: string | undefined): Coding =>
  accept === undefined || size < WORTH_IT ? 'identity' : (negotiate<Coding>(accept, ['br', 'gzip', 'identity']) ?? 'identity');

/** `effort` 1-9: low for what is packed per request, high for what is packed once. */
export function pack(body: Buffer, coding: Coding, effort: number): Promise<Buffer> {
  if (coding === 'br')
    return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
  return coding === 'gzip' ? compressGzip(body, { level: effort }) : Promise.resolve(body);
}
