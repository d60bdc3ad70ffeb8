/**
 * Rendered speech as files under /audio/: slices of packs. An address never changes its sound, so a browser may keep it for ever.
 * Safari asks for a part of a file, also of a small one. Source: RFC 9110, sections 13 (conditions) and 14 (ranges).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Klank } from '../geluid/stem.ts';
import type { Stemmen } from '../geluid/stemmen.ts';

const BESTAND = /^([0-9a-f]{16})\.mp3$/;
const RANGE = /^bytes=(\d*)-(\d*)$/i;

/** First and last byte; null for the whole, 'buiten' for a part that is not there. */
export type Deel = { readonly van: number; readonly tot: number } | null | 'buiten';

/** What a `Range` header asks of so many bytes. Several parts at once, or what cannot be read, gets the whole, as the standard allows. */
export function readRange(header: string | undefined, lengte: number): Deel {
  const [, van = '', tot = ''] = RANGE.exec(header ?? '') ?? [];
  if (van === '' && tot === '') return null;
  if (van === '') return Number(tot) === 0 ? 'buiten' : { van: Math.max(0, lengte - Number(tot)), tot: lengte - 1 };
  if (tot !== '' && Number(tot) < Number(van)) return null;
  if (Number(van) >= lengte) return 'buiten';
  return { van: Number(van), tot: tot === '' ? lengte - 1 : Math.min(Number(tot), lengte - 1) };
}

const withoutWeak = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the browser has these bytes already. */
function isKnown({ headers }: FastifyRequest, etag: string, gemaakt: number): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => withoutWeak(tag) === etag);
  const sinds = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(gemaakt / 1000) * 1000 <= sinds;
}

/** A part is only of use to who has the rest of these very bytes. */
function rangeOf({ headers }: FastifyRequest, { lengte }: Klank, etag: string): Deel {
  const bij = headers['if-range'];
  return bij === undefined || bij === etag ? readRange(headers.range, lengte) : null;
}

async function send(request: FastifyRequest, reply: FastifyReply, klank: Klank): Promise<FastifyReply> {
  const etag = `"${klank.hash}"`;
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag,
    'last-modified': new Date(klank.gemaakt).toUTCString(),
  });
  if (isKnown(request, etag, klank.gemaakt)) return reply.code(304).send();
  const deel = rangeOf(request, klank, etag);
  if (deel === 'buiten')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${klank.lengte}`, 'cache-control': 'private, no-store' })
      .send();
  const bytes = await klank.read();
  if (bytes === null) {
    request.log.error({ hash: klank.hash }, 'een klank is niet wat de index belooft: het pak is veranderd terwijl de server liep');
    return reply.code(503).headers({ 'cache-control': 'private, no-store' }).send();
  }
  reply.type('audio/mpeg');
  if (deel === null) return reply.send(bytes);
  reply.code(206).header('content-range', `bytes ${deel.van}-${deel.tot}/${klank.lengte}`);
  return reply.send(bytes.subarray(deel.van, deel.tot + 1));
}

export function serveAudio(app: FastifyInstance, stemmen: Stemmen): void {
  app.addHook('onClose', () => stemmen.close());
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    // Not `:bestand`: a name of more than 200 letters would be a wrong request instead of a file that is not there.
    url: '/audio/*',
    handler: (request, reply) => {
      const klank = stemmen.find(BESTAND.exec(request.params['*'])?.[1] ?? '');
      return klank === undefined ? reply.callNotFound() : send(request, reply, klank);
    },
  });
}
