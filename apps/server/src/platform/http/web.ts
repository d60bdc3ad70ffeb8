/**
 * The built web app, from memory: known files only, so that no path can leave the folder. Pages that were rendered at
 * build time are served as they are; every other screen gets its shell and the router in the browser does the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { begins } from '@spelrijk/contract/screens';
import type { Regio } from '@spelrijk/domain/admin';
import { SLEUTELS, type Instellingen } from '@spelrijk/domain/instelling';
import { hasMerk, fillSitewaarden } from '@spelrijk/teksten/site/invulling';
import { notFound } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { Instellingenbron } from '../instellingen.ts';
import type { Adressen } from '../regio.ts';
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
  /** Our address, or a price or term of our office, has to be put in. */
  readonly heeftPlekken: boolean;
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

/** Scripts, styles and pictures hold none, or fill them in themselves. */
function hasPlekken(body: Buffer, path: string): boolean {
  if (!['.html', '.txt', '.xml', '.json', '.data'].includes(extname(path))) return false;
  const tekst = body.toString('utf8');
  return tekst.includes('adres.invalid') || hasMerk(tekst);
}

function toWebFile(body: Buffer, path: string, address: string, br: Buffer | null): WebFile {
  const isPage = extname(path) === '.html';
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/'),
    plain: ['.js', '.css', '.woff2'].includes(extname(path)),
    heeftPlekken: hasPlekken(body, path),
    policy: isPage ? contentPolicy(inlineHashes(body.toString('utf8'))) : undefined,
    packed: new Map(br ? [['br', Promise.resolve(br)]] : []),
  };
}

/** Address -> file for everything in the build folder; empty when there is no build. */
function readWeb(root: string): ReadonlyMap<string, WebFile> {
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

/** Patterns with a star come last: most stand for "not found", one for a screen with pages of its own below it. */
const shellOf = (shells: readonly Shell[], path: string): Shell | undefined =>
  shells.find(({ pattern }) => !pattern.endsWith('*') && fitsPattern(pattern, path)) ??
  shells.find(({ pattern }) => fitsPattern(pattern, path));

/** The build names a shell after its route. */
const isNotFound = ({ file }: Shell): boolean => file.endsWith('-not-found.html');

interface Found {
  readonly file: WebFile;
  /** False: the page that says so. */
  readonly bestaat: boolean;
}

/** `/site/home` -> its rendered page, else the shell of that screen. An address of nothing gets the page that says so. */
function findFile(web: ReadonlyMap<string, WebFile>, shells: readonly Shell[], path: string): Found | undefined {
  const exact = web.get(path) ?? (path.endsWith('//') ? undefined : web.get(`${path.replace(/\/$/, '')}/index.html`));
  if (exact) return { file: exact, bestaat: true };
  if (!isScreen(path)) return undefined;
  const shell = shellOf(shells, path);
  const file = web.get(shell?.file ?? '') ?? web.get('/index.html');
  return file && { file, bestaat: shell !== undefined && !isNotFound(shell) };
}

/** As the build writes the address of this installation, which only the server knows. */
const ADRES = 'https://adres.invalid';

/** Links to the same page in the other region; where both have one address there is no other page. */
const ALTERNATES = /<link rel="alternate" hreflang="[^"]*" href="https:\/\/(?:nl|be)\.adres\.invalid[^"]*"\/>/gi;

function fillIn(tekst: string, adres: string, { nl, be }: Adressen): string {
  const pages = nl === be ? tekst.replaceAll(ALTERNATES, '') : tekst;
  return pages.replaceAll(ADRES, adres).replaceAll('https://nl.adres.invalid', nl).replaceAll('https://be.adres.invalid', be);
}

/** What the scripts of a page have to know of our settings: only what is not as shipped, so mostly nothing. */
function eigenWaarden(nu: Instellingen, standaard: Instellingen): string {
  const eigen = SLEUTELS.filter((sleutel) => sleutel !== 'vlaamseHosts' && nu[sleutel] !== standaard[sleutel]);
  if (eigen.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(eigen.map((sleutel) => [sleutel, nu[sleutel]]))).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="instellingen">${json}</script>`;
}

interface Vulling {
  readonly nu: Instellingen;
  readonly adres: string;
  readonly adressen: Adressen;
  /** For the head of a page. */
  readonly waarden: string;
}

/**
 * The files as they are now: with our own address, absolute because search engines and shared links know no other, and with the
 * prices and terms of our office. What holds none of these stays as it is, packed.
 */
function fillFiles(files: ReadonlyMap<string, WebFile>, { nu, adres, adressen, waarden }: Vulling): ReadonlyMap<string, WebFile> {
  const own = ([address, file]: readonly [string, WebFile]): [string, WebFile] => {
    if (!isText(file) || file.plain) return [address, file];
    const isPage = file.policy !== undefined;
    const kop = isPage ? waarden : '';
    if (kop === '' && !file.heeftPlekken) return [address, file];
    const tekst = fillSitewaarden(fillIn(file.body.toString('utf8'), adres, adressen), nu);
    const geheel = kop === '' ? tekst : tekst.replace('</head>', () => `${kop}</head>`);
    return [address, toWebFile(Buffer.from(geheel), address, address, null)];
  };
  return new Map([...files].map(own));
}

type PerRegio = Readonly<Record<Regio, ReadonlyMap<string, WebFile>>>;

/** Where the build puts the pages that it drew in the words of Flanders. */
const FLEMISH = '/be/';

/**
 * The pages for each region. A page that was drawn for Flanders takes the place of the Dutch one; any other says in its
 * first line that it is Flemish, and the scripts draw it so.
 */
function perRegion(web: ReadonlyMap<string, WebFile>): PerRegio {
  const nl = new Map([...web].filter(([address]) => !address.startsWith(FLEMISH)));
  const be = [...nl].map(([address, file]): [string, WebFile] => {
    if (file.policy === undefined) return [address, file];
    const drawn = web.get(`${FLEMISH}${address.slice(1)}`);
    return [
      address,
      drawn ?? toWebFile(Buffer.from(file.body.toString('utf8').replace('<html lang="nl"', '<html lang="nl-BE"')), address, address, null),
    ];
  });
  return { nl, be: new Map(be) };
}

/** Filled in once, and again when our office changed something. */
function createPages(web: PerRegio, { nu, standaard, adressen }: Instellingenbron): () => PerRegio {
  const fill = (): { readonly van: Instellingen; readonly pages: PerRegio } => {
    const van = nu();
    const waarden = eigenWaarden(van, standaard);
    const voor = (regio: Regio) => fillFiles(web[regio], { nu: van, adres: adressen[regio], adressen, waarden });
    return { van, pages: { nl: voor('nl'), be: voor('be') } };
  };
  let gevuld = fill();
  return () => {
    if (gevuld.van !== nu()) gevuld = fill();
    return gevuld.pages;
  };
}

/** Other ways in to the home page. */
const HOME_PATHS: readonly string[] = ['/', '/home', '/home/'];

/** As the areas behind a login: what has no screen by itself begins with one. */
const OPEN_BEGINS: typeof begins = [
  ['/site', 'home'],
  ['/app', 'auth/login'],
  ['/app/auth', 'login'],
];

/** Where an area by itself leads on to. Built anew from its parts: with two slashes in front it would be the name of another server. */
function beginOf(path: string): string | undefined {
  const begin = [...begins, ...OPEN_BEGINS].find(([area]) => fitsPattern(area.slice(1), path))?.[1];
  return begin && `/${[...path.split('/').filter((part) => part !== ''), begin].join('/')}`;
}

export function serveWeb(app: FastifyInstance, { webRoot: root }: Pick<Config, 'webRoot'>, bron: Instellingenbron): void {
  const pages = createPages(perRegion(readWeb(root)), bron);
  const shells = readShells(root);
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // As it was sent: reading it as an address of ours would throw on what is none (`//`), and make another of it (`/a/../b`).
    const [path = ''] = request.url.split(/[?#]/, 1);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
    const elders = HOME_PATHS.includes(path) ? '/site/home' : beginOf(path);
    if (elders !== undefined) return reply.redirect(elders, 302);
    const found = findFile(pages()[bron.regioVan(request.headers.host)], shells, path);
    if (!found) throw notFound();
    reply.status(found.bestaat ? 200 : 404);
    return sendFile(found.file, request, reply);
  };
  app.setNotFoundHandler(handler);
}
