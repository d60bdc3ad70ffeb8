/** Headers on every answer. The content policy allows nothing from elsewhere and no code that is not in our build. */
import type { FastifyInstance } from 'fastify';

/**
 * Of an empty style element. The component library fills such an element by script (insertRule), which a policy
 * without `unsafe-inline` allows; only the empty element itself needs this permission.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes (`'sha256-...'`) of what a built page holds inline. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const NO_INLINE: InlineHashes = { scripts: [], styles: [], styleAttributes: [] };

const attributes = (hashes: readonly string[]): string => (hashes.length === 0 ? "'none'" : `'unsafe-hashes' ${hashes.join(' ')}`);

export function contentPolicy({ scripts, styles, styleAttributes }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", EMPTY_STYLE, ...styles].join(' ')}`,
    `style-src-attr ${attributes(styleAttributes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

const FIXED: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy(NO_INLINE),
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** The pages that record, of our studio, of who guides a groep, and of a child that reads aloud: only there the browser may ask for the microphone, and only for ourselves. */
const RECORDS =
  /^\/(superadmin\/opnamestudio|admins\/[0-9a-f-]{36}\/groepen\/[0-9a-f-]{36}\/opnamestudio|leerling\/[0-9a-f-]{36}\/voorlezen)\/?(\?|$)/;
const WITH_MICROPHONE = { 'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()' };

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(FIXED);
    if (RECORDS.test(request.url)) reply.headers(WITH_MICROPHONE);
  });
}
