/** Puts the parts together: services on the database, the contract on HTTP, the web app beside it. */
import type { FastifyInstance } from 'fastify';
import { Regio } from '@spelrijk/domain/admin';
import { groepRoutes, createGroepService } from './features/groepen/index.ts';
import { landkaartRoutes, createLandkaartService } from './features/landkaart/index.ts';
import { officeRoutes, createOfficeService } from './features/office/index.ts';
import { sessieRoutes, createSessieService, type SessieService } from './features/sessies/index.ts';
import { createAntwoordService, createTaakService, readAudio, taakRoutes } from './features/taken/index.ts';
import { leerlijnVan } from './features/standen/index.ts';
import { voortgangRoutes, createVoortgangService } from './features/voortgang/index.ts';
import { openKeys, type Keys } from './platform/auth/keys.ts';
import { createPasswords } from './platform/auth/passwords.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createHealth, mountProbes, type HealthCheck } from './platform/http/health.ts';
import { createLimiter, noLimiter, PERSON, SCHOOL_ADDRESS } from './platform/http/limiter.ts';
import { mount, refuseOtherMethods, type Handlers } from './platform/http/mount.ts';
import { createOpenApi } from './platform/http/openapi.ts';
import { createServer, serveAudio } from './platform/http/server.ts';
import { serveWeb } from './platform/http/web.ts';
import { VERSION } from './version.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

export interface App {
  readonly server: FastifyInstance;
  readonly health: HealthCheck;
  readonly sessies: SessieService;
  readonly keys: Keys;
}

function createHandlers({ config, database }: AppDeps, sessies: SessieService, health: HealthCheck): Handlers {
  const audio = readAudio(config.audioRoot);
  const taken = createTaakService({ database, audio });
  return {
    ...sessieRoutes(sessies),
    ...groepRoutes(createGroepService({ database })),
    ...voortgangRoutes(createVoortgangService({ database })),
    ...landkaartRoutes(createLandkaartService({ database, audio })),
    ...taakRoutes(taken, createAntwoordService({ database, taken })),
    ...officeRoutes(createOfficeService({ database })),
    health: () => health.read(),
  };
}

function mountOpenApi(server: FastifyInstance): void {
  const document = JSON.stringify(createOpenApi(VERSION));
  server.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document),
  );
  refuseOtherMethods(server, '/api/openapi.json', ['GET']);
}

/** A replaced key is accepted as long as a token that it signed may live (ms). */
const keyOverlap = ({ ttl }: Config): number =>
  Math.max(ttl.sessie.staf, ttl.sessie.leerling, ttl.ssoSessie.staf, ttl.ssoSessie.leerling) * 1000;

/** A server that does not listen yet. The database is migrated. The learning lines are built now, not at the first request. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, database, clock } = deps;
  const keys = await openKeys(database.own, config.keyFile, keyOverlap(config), clock.now());
  for (const regio of Regio.options) leerlijnVan(regio);
  const server = createServer(config);
  const sessies = createSessieService({ database, keys, passwords: await createPasswords(), ttl: config.ttl, log: server.log });
  const health = createHealth(database, VERSION);
  mount(server, {
    handlers: createHandlers(deps, sessies, health),
    authenticate: (header, now) => sessies.authenticate(header, now),
    clock,
    limiter: config.rateLimit ? createLimiter(PERSON) : noLimiter,
    openLimiter: config.rateLimit ? createLimiter(SCHOOL_ADDRESS) : noLimiter,
    secureCookies: config.publicBaseUrl?.startsWith('https:') ?? false,
  });
  mountOpenApi(server);
  mountProbes(server, health);
  await serveAudio(server, config.audioRoot);
  serveWeb(server, config.webRoot);
  return { server, health, sessies, keys };
}
