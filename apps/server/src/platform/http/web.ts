/**
 * The built web app, from memory: known files only, so that no path can leave the folder. Pages that were rendered at
 * build time are served as they are; every other screen gets its shell and the router in the browser does the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Regio } from '@spelrijk/domain/admin';
import { notFound } from '../app-error.ts';
import type { Config } from '../config.ts';
import { regioOfHost, type Adressen } from '../regio.ts';
import { chooseCoding, pack, type Coding } from './compress.ts';
import { contentPolicy, type InlineHashes } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

interface WebFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly immutable: boolean;
  /** Script, style or letters: nothing that a browser shows by itself, as it does a page or a picture with script in it. */
  readonly plain: boolean;
  /** Only for pages. */
  readonly policy: string | undefined;
  readonly packed: Map<Coding, Promise<Buffer>>;
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unescapeAttribute = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const hashesOf = (html: string, pattern: RegExp, clean = (text: string): string => text): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map((match) => sha256(clean(match[1] ?? '')))),
];

/** What a page built by the router holds inline; the hash is what lets the browser run exactly that. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  styleAttributes: hashesOf(html, /<[a-z][^>]*\sstyle="([^"]*)"/g, unescapeAttribute),
});

function readWebFile(path: string, address: string): WebFile {
  const packed = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null;
  return toWebFile(readFileSync(path), path, address, packed);
}

function toWebFile(body: Buffer, path: string, address: string, br: Buffer | null): WebFile {
  const isPage = extname(path) === '.html';
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/'),
    plain: ['.js', '.css', '.woff2'].includes(extname(path)),
    policy: isPage ? contentPolicy(inlineHashes(body.toString('utf8'))) : undefined,
    packed: new Map(br ? [['br', Promise.resolve(br)]] : []),
  };
}

/** Address -> file for everything in the build folder; empty when there is no build. */
export function readWeb(root: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.br'),
  );
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const address = `/${relative(root, path).split(sep).join('/')}`;
      return [address, readWebFile(path, address)];
    }),
  );
}

const isText = (file: WebFile): boolean => file.type.includes('charset');

/** Packed once per file, on first use. */
function packed(file: WebFile, coding: Coding): Promise<Buffer> {
  const ready = file.packed.get(coding) ?? pack(file.body, coding, 9);
  file.packed.set(coding, ready);
  return ready;
}

/** Headers that say something about a page only; on each of twenty small files they would be most of what travels. */
const FOR_PAGES = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'];

async function sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const coding = isText(file) ? chooseCoding(file.body.length, request.headers['accept-encoding']) : 'identity';
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('etag', file.etag).header('vary', 'accept-encoding');
  if (file.policy) reply.header('content-security-policy', file.policy);
  if (file.plain) for (const name of FOR_PAGES) reply.removeHeader(name);
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(file.type).send(await packed(file, coding));
}

/** Screens have no extension and no dot in front; a missing asset must not get a page. */
const isScreen = (path: string): boolean => !/\.[^/]*$/.test(path) && !path.startsWith('/api/') && path !== '/api';

/** A screen's own shell, which names all its scripts at once; the web app's build writes the list. */
interface Shell {
  readonly pattern: string;
  readonly file: string;
}

function readShells(root: string): readonly Shell[] {
  const list = join(root, '.shells.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** `leerling/:leerlingId/landkaart` fits `/leerling/1/landkaart`; a star fits whatever is left. */
export function fitsPattern(pattern: string, path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '');
  const wanted = pattern.split('/');
  const open = wanted.at(-1) === '*';
  if (open ? parts.length < wanted.length - 1 : parts.length !== wanted.length) return false;
  return wanted.every((want, at) => want === '*' || want.startsWith(':') || want === parts[at]);
}

/** Patterns with a star stand for "not found" and come last. */
const shellOf = (shells: readonly Shell[], path: string): Shell | undefined =>
  shells.find(({ pattern }) => !pattern.endsWith('*') && fitsPattern(pattern, path)) ??
  shells.find(({ pattern }) => fitsPattern(pattern, path));

/** `/site/home` -> its rendered page, else the shell of that screen, else that of the app. */
function findFile(web: ReadonlyMap<string, WebFile>, shells: readonly Shell[], path: string): WebFile | undefined {
  const exact = web.get(path);
  if (exact) return exact;
  if (!isScreen(path)) return undefined;
  const rendered = path === '/' ? undefined : web.get(`${path.replace(/\/$/, '')}/index.html`);
  return rendered ?? web.get(shellOf(shells, path)?.file ?? '') ?? web.get('/index.html');
}

/** As the build writes the address of this installation, which only the server knows. */
const ADRES = 'https://adres.invalid';

/** The files with our own address in them: absolute, because search engines and shared links know no other. */
function withAddress(files: ReadonlyMap<string, WebFile>, adres: string): ReadonlyMap<string, WebFile> {
  const own = ([address, file]: readonly [string, WebFile]): [string, WebFile] => {
    if (!isText(file) || file.plain || !file.body.includes(ADRES)) return [address, file];
    return [address, toWebFile(Buffer.from(file.body.toString('utf8').replaceAll(ADRES, adres)), address, address, null)];
  };
  return new Map([...files].map(own));
}

/** Where the build puts the pages that it drew in the words of Flanders. */
const FLEMISH = '/be/';

/**
 * The pages for each region. A page that was drawn for Flanders takes the place of the Dutch one; any other says in its
 * first line that it is Flemish, and the scripts draw it so.
 */
function perRegion(web: ReadonlyMap<string, WebFile>, adressen: Adressen): Readonly<Record<Regio, ReadonlyMap<string, WebFile>>> {
  const nl = new Map([...web].filter(([address]) => !address.startsWith(FLEMISH)));
  const be = [...nl].map(([address, file]): [string, WebFile] => {
    if (file.policy === undefined) return [address, file];
    const drawn = web.get(`${FLEMISH}${address.slice(1)}`);
    return [
      address,
      drawn ?? toWebFile(Buffer.from(file.body.toString('utf8').replace('<html lang="nl"', '<html lang="nl-BE"')), address, address, null),
    ];
  });
  return { nl: withAddress(nl, adressen.nl), be: withAddress(new Map(be), adressen.be) };
}

export function serveWeb(
  app: FastifyInstance,
  { webRoot: root, beHosts, adressen }: Pick<Config, 'webRoot' | 'beHosts' | 'adressen'>,
): void {
  const web = perRegion(readWeb(root), adressen);
  const shells = readShells(root);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const regio = regioOfHost(request.headers.host, beHosts);
    const file = findFile(web[regio], shells, new URL(request.url, 'http://x').pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) throw notFound();
    return sendFile(file, request, reply);
  };
  app.setNotFoundHandler(handler);
}
