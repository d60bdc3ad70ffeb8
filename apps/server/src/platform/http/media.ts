/** Answers that are bytes: sound and files. */
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Route } from '@spelrijk/contract/define';

const Media = z.object({
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  naam: z.string().optional(),
});

/** A file to save, never to show (RFC 6266); the plain name is for programs that know no other. */
const attachment = (naam: string): string =>
  `attachment; filename="${naam.normalize('NFD').replaceAll(/[^A-Za-z0-9._-]/g, '')}"; filename*=UTF-8''${encodeURIComponent(naam.toWellFormed())}`;

const ONE = /^bytes=(\d*)-(\d*)$/;

/**
 * A piece of a file, as a browser asks for it when somebody jumps in a sound (RFC 9110, 14.2): first and last byte; undefined: send it all. One range of bytes; of everything else, also
 * of several at once, the whole is the answer, which the RFC allows.
 */
export function parseRange(header: string | undefined, length: number): { readonly van: number; readonly tot: number } | undefined {
  const [, eerste = '', laatste = ''] = ONE.exec(header ?? '') ?? [];
  if (eerste === '' && laatste === '') return undefined;
  const van = eerste === '' ? Math.max(0, length - Number(laatste)) : Number(eerste);
  const tot = eerste === '' || laatste === '' ? length - 1 : Math.min(Number(laatste), length - 1);
  return van <= tot && van < length ? { van, tot } : undefined;
}

/** Bytes with their own content type. What anybody may have is named after its content, so a browser may keep it for ever. */
export function sendMedia(reply: FastifyReply, { access }: Route, output: unknown, range: string | undefined): FastifyReply {
  const { type, bytes, naam } = Media.parse(output);
  if (naam !== undefined) reply.header('content-disposition', attachment(naam));
  if (access.wie === 'iedereen') reply.header('cache-control', 'public, max-age=31536000, immutable');
  const deel = parseRange(range, bytes.length);
  reply.header('accept-ranges', 'bytes').type(type);
  if (!deel) return reply.send(Buffer.from(bytes));
  const { van, tot } = deel;
  return reply
    .status(206)
    .header('content-range', `bytes ${van}-${tot}/${bytes.length}`)
    .send(Buffer.from(bytes.subarray(van, tot + 1)));
}
