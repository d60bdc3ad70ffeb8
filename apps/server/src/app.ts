/** Puts the parts together: features on their context, the contract on HTTP, the web app beside it. */
import type { FastifyInstance } from 'fastify';
import { openContext, openKantoor, type AppDeps, type Context } from './context.ts';
import { createHandlers, sweeps, ticks } from './features.gen.ts';
import type { Job } from './jobs.ts';
import { createRefusalLog } from './platform/audit.ts';
import { createLateness } from './platform/db/queue-age.ts';
import { createPakketCheck } from './platform/auth/pakket.ts';
import { createCounter, WRONG_LINKS } from './platform/http/counter.ts';
import { serveAudio } from './platform/http/audio.ts';
import { mountProbes } from './platform/http/health.ts';
import { createLimiter, noLimiter, PERSON, SCHOOL_ADDRESS, type Rate } from './platform/http/limiter.ts';
import { mount, refuseOtherMethods } from './platform/http/mount.ts';
import { createOpenApi } from './platform/http/openapi.ts';
import { createServer } from './platform/http/server.ts';
import { sweepLimieten } from './platform/http/shared-limiter.ts';
import { serveWeb } from './platform/http/web.ts';
import { VERSION } from './version.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly context: Context;
  /** Takes away what has had its time: sessions, invitations, visitors, old audit lines. */
  sweep(now: number): Promise<void>;
  /** What its time comes for: messages that were planned are mailed, what other servers did is read. */
  readonly ticks: readonly Job[];
}

function mountOpenApi(server: FastifyInstance): void {
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    // Written when first asked for: a server that starts has something better to do.
    document ??= JSON.stringify(createOpenApi(VERSION));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
  refuseOtherMethods(server, '/api/openapi.json', ['GET']);
}

function mountFeatures(server: FastifyInstance, context: Context): void {
  const { config, database, clock, sessies } = context;
  const limit = (rate: Rate) => (config.rateLimit ? createLimiter(rate) : noLimiter);
  mount(server, {
    handlers: createHandlers(context),
    authenticate: (header, now) => sessies.authenticate(header, now),
    onForbidden: createRefusalLog(database, server.log),
    demandPakket: createPakketCheck(database),
    clock,
    limiter: limit(PERSON),
    openLimiter: limit(SCHOOL_ADDRESS),
    wrongLinks: createCounter(WRONG_LINKS),
    isLate: createLateness(database),
    secureCookies: config.publicBaseUrl?.startsWith('https:') ?? false,
  });
}

/** One after the other: together they would keep the database from people. */
async function sweepAll(context: Context, now: number): Promise<void> {
  await context.bron.refresh();
  await sweepLimieten(context.database.own, now);
  for (const { run } of [...sweeps].sort((a, b) => Number(a.last ?? false) - Number(b.last ?? false))) await run(context, now);
}

/** A server that does not listen yet. The database is migrated. */
export async function createApp(deps: AppDeps): Promise<App> {
  const kantoor = await openKantoor(deps);
  const server = createServer(deps.config, kantoor.bron.regioVan);
  const context = await openContext(deps, kantoor, server.log);
  deps.metrics?.watch(server);
  mountFeatures(server, context);
  mountOpenApi(server);
  mountProbes(server, context.health);
  serveAudio(server, context.stemmen);
  serveWeb(server, deps.config, kantoor.bron);
  return {
    server,
    context,
    sweep: (now) => sweepAll(context, now),
    ticks: ticks.map(({ name, every, servers, run }): Job => ({ name, every, servers, run: (now) => run(context, now) })),
  };
}
