/**
 * Mounts the contract: the compiler demands a handler for every route, input is parsed with the route's schemas
 * (unknown fields refused), output is parsed too, so that a forgotten column never leaves the server.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import { present } from '@spelrijk/base/invariant';
import { api, type Api } from '@spelrijk/contract/api';
import type { Input, Output, Route } from '@spelrijk/contract/define';
import { AppError, notFound } from '../app-error.ts';
import type { PakketCheck } from '../auth/pakket.ts';
import type { Clock } from '../clock.ts';
import { isOrphan } from '../db/database.ts';
import { chooseCoding, pack } from './compress.ts';
import type { Rol } from '@spelrijk/domain/rol';
import type { Actor, ActorContext, Koekje, OpenContext } from './context.ts';
import type { Counter } from './counter.ts';
import type { Limiter } from './limiter.ts';
import { sendMedia } from './media.ts';
import { netwerkVan } from './netwerk.ts';

type ContextOf<R extends Route> = R['access'] extends { readonly wie: 'iedereen' } ? OpenContext : ActorContext;
type Handler<R extends Route> = (input: Input<R>, context: ContextOf<R>) => Promise<Output<R>>;
export type Handlers = { readonly [K in keyof Api]: Handler<Api[K]> };

export interface MountOptions {
  readonly handlers: Handlers;
  readonly authenticate: (header: string | undefined, now: number) => Promise<Actor>;
  /** Somebody asked what her role may never do. */
  readonly onForbidden: (actor: Actor, actie: string, now: number) => void;
  readonly demandPakket: PakketCheck;
  readonly clock: Clock;
  /** Per person who is logged in. */
  readonly limiter: Limiter;
  /** Per network address, for anonymous routes that ask for it: a whole school has one address. */
  readonly openLimiter: Limiter;
  /** Wrong links per network address. */
  readonly wrongLinks: Counter;
  /** More comes in than goes out: what can come later has to. */
  readonly isLate: () => boolean;
  /** Cookies only over https when the public address is https. */
  readonly secureCookies: boolean;
}

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/** The handlers are called with what their own schemas parsed: true by construction, but the compiler sees each only by itself. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const untyped = (handlers: Handlers): Readonly<Record<string, AnyHandler>> => handlers as unknown as Readonly<Record<string, AnyHandler>>;

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const TOESTEL = 'toestel';
const YEAR_SECONDS = 31_536_000;
/** Of packing an answer: a tenth of the size for a millisecond. */
const EFFORT = 4;

/** What the browser keeps and sends again by itself: of all that is asked these may be sent away, so that the rest goes on. */
const CAN_WAIT: ReadonlySet<string> = new Set<keyof Api>(['submitAntwoorden']);
/** Seconds; browsers of a class come back spread over more. */
const COME_BACK = 2;

/** `List-Unsubscribe=One-Click`, and room for what some add. */
const FORM_LIMIT = 1024;

const toUrl = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

export function mount(app: FastifyInstance, options: MountOptions): void {
  const routes: Readonly<Record<string, Route>> = api;
  const handlers = untyped(options.handlers);
  for (const [name, route] of Object.entries(routes)) {
    const isLate = CAN_WAIT.has(name) ? options.isLate : () => false;
    mountRoute(app, route, present(handlers[name], `no handler for ${name}`), { ...options, isLate });
  }
  for (const [url, allowed] of allowedPerUrl(routes)) refuseOtherMethods(app, url, allowed);
}

/** One route, with everything that is asked of a request before its handler runs. */
export function mountRoute(app: FastifyInstance, route: Route, handler: AnyHandler, options: Omit<MountOptions, 'handlers'>): void {
  const parse = createParser(route);
  const actors = new WeakMap<FastifyRequest, Actor>();
  const mounted: RouteOptions = {
    method: route.method,
    url: toUrl(route.path),
    ...(route.upload !== undefined && { bodyLimit: route.upload }),
    onRequest: async (request) => {
      const actor = await admit(route, request, options);
      if (actor) actors.set(request, actor);
    },
    handler: async (request, reply) => {
      const context = { ...openContext(request, reply, options), actor: actors.get(request) };
      const input = parse(request);
      const output = await countWrongLinks(route, context, options, () =>
        unlessOver(request, context.actor, options, () => handler(input, context)),
      );
      return sendOutput(request, reply, route, output);
    },
  };
  if (route.eenKlik)
    void app.register(async (clicks) => {
      ignoreForms(clicks);
      clicks.route(mounted);
    });
  else if (route.upload === undefined) app.route(mounted);
  else
    void app.register(async (files) => {
      acceptBytesOnly(files);
      files.route(mounted);
    });
}

/** A link that opens nothing is counted with the address; a refusal of what was filled in beside it (`details`) is not. */
async function countWrongLinks(
  { access }: Route,
  { adres, now }: OpenContext,
  { wrongLinks }: Omit<MountOptions, 'handlers'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (access.wie !== 'iedereen' || !access.geheim) return work();
  const wait = wrongLinks.wait(adres, now);
  if (wait > 0) throw new AppError('too-many', 'auth/wachten', { retryAfter: wait });
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && ['invalid', 'not-found'].includes(error.kind) && !error.details) wrongLinks.failed(adres, now);
    throw error;
  }
}

/**
 * What is suddenly not there may have gone because who asks may not see it any more: a whole customer that moved while this request waited for it. Then the
 * session is over and that is the answer: a browser keeps what it could not send (answers of a child), while "does not exist" would throw it away.
 */
async function unlessOver(
  request: FastifyRequest,
  actor: Actor | undefined,
  { authenticate, clock }: Omit<MountOptions, 'handlers'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    const gone = isOrphan(error) || (error instanceof AppError && error.kind === 'not-found');
    if (actor && gone) await authenticate(singleHeader(request), clock.now());
    throw error;
  }
}

/** Inside this corner what a mail program sends along is thrown away; what counts is in the address. */
function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    async () => undefined,
  );
}

/** Inside this corner of the server a body is a file, whatever its kind: that is for its reader to find out. */
function acceptBytesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
}

const WithAdmin = z.object({ adminId: z.uuid() });

/** Of the admin in the path, else of who asks. */
async function demandPakket(
  { access, params }: Route,
  request: FastifyRequest,
  actor: Actor,
  options: Omit<MountOptions, 'handlers'>,
): Promise<void> {
  if (access.wie === 'iedereen' || !access.pakket) return;
  if (!params || !('adminId' in params.shape)) return options.demandPakket(actor.adminId, access.pakket);
  const named = WithAdmin.safeParse(request.params);
  if (!named.success) throw notFound();
  return options.demandPakket(named.data.adminId, access.pakket);
}

function isElders({ access, params }: Route, request: FastifyRequest, actor: Actor): boolean {
  if (access.wie === 'iedereen' || !access.pakket || !params || !('adminId' in params.shape)) return false;
  const named = WithAdmin.safeParse(request.params);
  return named.success && named.data.adminId !== actor.adminId && !KANTOOR.includes(actor.rol);
}

/** Before the body is read: who asks, may that role ever, and not too fast. */
async function admit(route: Route, request: FastifyRequest, options: Omit<MountOptions, 'handlers'>): Promise<Actor | null> {
  const { access } = route;
  const now = options.clock.now();
  refusePrefetch(request);
  // Before anything is asked of the database.
  if (options.isLate()) throw new AppError('unavailable', 'algemeen/even-niet', { retryAfter: COME_BACK });
  if (access.wie === 'iedereen') {
    if (access.limiet) options.openLimiter.take(netwerkVan(request.ip), now);
    return null;
  }
  const actor = await options.authenticate(singleHeader(request), now);
  const elders = isElders(route, request, actor);
  // What is switched off is not there, also for roles that could never use it.
  if (!elders) await demandPakket(route, request, actor, options);
  if (!access.wie.includes(actor.rol)) {
    options.onForbidden(actor, access.actie, now);
    throw new AppError('forbidden', 'algemeen/verboden');
  }
  // Whether another customer has a package is not told: it is as absent as one that does not exist.
  if (elders) throw notFound();
  options.limiter.take(actor.id, now);
  // Handed to a child: who comes back says the password first. 409, because 401 and 403 log the browser out.
  if (actor.wacht && !access.ookWachtend)
    throw new AppError('conflict', actor.wacht === 'pincode' ? 'auth/pincode-nodig' : 'auth/bevestiging-nodig');
  if (KANTOOR.includes(actor.rol) && !actor.bewijs.tweedeFactor && !access.zonderTweedeFactor)
    throw new AppError('conflict', 'auth/tweede-factor-nodig');
  return { ...actor, bewijs: { ...actor.bewijs, reden: readReden(request.headers['x-reden']) } };
}

/** Reaches every school, so a password alone is never enough. */
const KANTOOR: readonly Rol[] = ['superadmin', 'office'];

/** A browser that guesses where somebody goes next must not use up codes and refresh tokens. */
function refusePrefetch({ headers }: FastifyRequest): void {
  if ([headers['sec-purpose'], headers['purpose']].some((value) => String(value ?? '').includes('prefetch')))
    throw new AppError('invalid', 'algemeen/ongeldig');
}

const MAX_REDEN = 300;
const MIN_REDEN = 8;

/** Percent-encoded UTF-8, because headers are Latin. One line of 8 to 300 characters. */
function readReden(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const reden = decodeOrNull(String(header))?.normalize('NFC').trim() ?? '';
  if (reden.length < MIN_REDEN || reden.length > MAX_REDEN || /\p{Cc}/u.test(reden)) throw new AppError('invalid', 'auth/reden-ongeldig');
  return reden;
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Node keeps the first of two Authorization headers; a proxy may keep the other. Two are refused. */
function singleHeader(request: FastifyRequest): string | undefined {
  const count = request.raw.rawHeaders.filter((value, i) => i % 2 === 0 && value.toLowerCase() === 'authorization').length;
  if (count > 1) throw new AppError('unauthenticated', 'auth/token-ongeldig');
  return request.headers.authorization;
}

function openContext(request: FastifyRequest, reply: FastifyReply, options: Omit<MountOptions, 'handlers'>): OpenContext {
  const koekje = (naam: string): string => readCookie(request.headers.cookie ?? '', naam);
  const setKoekje = ({ naam, waarde, pad, seconden, vanBuiten = false }: Koekje): void => {
    const site = vanBuiten ? 'Lax' : 'Strict';
    const secure = options.secureCookies ? '; Secure' : '';
    reply.header('set-cookie', `${naam}=${waarde}; Path=${pad}; HttpOnly; SameSite=${site}; Max-Age=${seconden}${secure}`);
  };
  return {
    now: options.clock.now(),
    adres: netwerkVan(request.ip),
    browser: (request.headers['user-agent'] ?? '').slice(0, 300),
    authorization: request.headers.authorization,
    koekje,
    setKoekje,
    toestel: koekje(TOESTEL),
    setToestel: (waarde) => setKoekje({ naam: TOESTEL, waarde, pad: '/api/auth', seconden: YEAR_SECONDS }),
  };
}

function readCookie(header: string, name: string): string {
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : '';
}

const Nothing = z.strictObject({});
const NoBody = z.union([z.undefined(), z.null(), Nothing]);

/** Params, query and body by the route's schemas; what a route does not name may not be sent. */
function createParser(route: Route): (request: FastifyRequest) => unknown {
  const params = (route.params ?? Nothing).strict();
  const query = route.query && isLoose(route.query) ? route.query : (route.query ?? Nothing).strict();
  const body = route.body ?? NoBody;
  return (request) => ({
    params: parseParams(params, request.params),
    query: parseOrRefuse(query, request.query),
    body: parseOrRefuse(body, request.body),
  });
}

/** Only where others than our own browser side fill in the query. */
const isLoose = (schema: z.ZodObject): boolean => schema.def.catchall !== undefined;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id has one form, that in which it was given out: the database would read another one, and what is compared as text would not. */
const isOtherForm = (value: unknown): boolean => typeof value === 'string' && ID.test(value) && value !== value.toLowerCase();

/** A malformed id cannot exist; saying 400 instead of 404 is harmless and helps who builds a client. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  if (Object.values(Object(value)).some(isOtherForm)) throw new AppError('invalid', 'algemeen/ongeldig');
  return parseOrRefuse(schema, value);
}

function parseOrRefuse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.slice(0, 10).map((issue) => issue.path.join('.') || issue.code);
  throw new AppError('invalid', 'algemeen/ongeldig', { details });
}

/** Undeclared fields are stripped; an answer that does not fit its schema is our error, never sent. */
async function sendOutput(request: FastifyRequest, reply: FastifyReply, route: Route, output: unknown): Promise<FastifyReply> {
  const data = route.response.parse(output);
  reply.status(route.status).header('cache-control', 'private, no-store');
  if (route.status === 204) return reply.send();
  if (route.status === 302 || route.status === 303) return reply.header('location', Location.parse(data).location).send();
  if (route.media) return sendMedia(reply, route, data, request.headers.range);
  const isText = typeof data === 'string';
  const body = Buffer.from(isText ? data : JSON.stringify(data));
  const coding = chooseCoding(body.length, request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding).header('vary', 'accept-encoding');
  return reply.type(isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8').send(await pack(body, coding, EFFORT));
}

const Location = z.object({ location: z.string() });

function allowedPerUrl(routes: Readonly<Record<string, Route>>): ReadonlyMap<string, readonly string[]> {
  const urls = new Map<string, string[]>();
  for (const route of Object.values(routes)) urls.set(toUrl(route.path), [...(urls.get(toUrl(route.path)) ?? []), route.method]);
  return urls;
}

/** 405 with Allow, before any body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const method = METHODS.filter((name) => !allowed.includes(name));
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', allowed.join(', '));
    throw new AppError('method', 'algemeen/methode');
  };
  app.route({ method, url, onRequest: refuse, handler: () => Promise.reject(notFound()) });
}
