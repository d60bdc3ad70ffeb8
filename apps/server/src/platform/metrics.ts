/**
 * Figures of this server for who watches over it, in the OpenMetrics form (openmetrics.io), on an address of its own that is never the one of the web app. Labels are
 * patterns of routes, never addresses: no id and no name gets in.
 */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** From a millisecond to the moment nobody waits any more (s). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A database that does not answer must not keep the figures of all the rest (ms). */
const PATIENCE = 2000;

export interface Metrics {
  /** Counts what this server answers. */
  watch(app: FastifyInstance): void;
  /** A job that is done again and again ended. */
  job(naam: string, gelukt: boolean, ms: number): void;
  text(): Promise<{ readonly type: string; readonly text: string }>;
}

interface Post {
  readonly wacht: number;
  readonly oudste: number;
}

async function readPost({ own }: Database): Promise<Post> {
  const { rows } = await sql<Post>`
    select count(*)::int as wacht, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oudste from mail where status in ('wacht','bezig')`.execute(
    own,
  );
  return rows[0] ?? { wacht: 0, oudste: 0 };
}

const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null).unref())]);

/** Answers of children that were taken in; the request holds them as they were sent. */
function countAntwoorden({ body }: FastifyRequest): number {
  const antwoorden: unknown = Reflect.get(Object(body), 'antwoorden');
  return Array.isArray(antwoorden) ? antwoorden.length : 0;
}

const ANTWOORDEN = '/api/leerlingen/:leerlingId/antwoorden';
const LOGINS: readonly string[] = ['/api/auth', '/api/auth/plaatjes'];

function watchPool(database: Database, registers: Registry<OpenMetricsContentType>[]): () => void {
  const pool = new Gauge({
    name: 'spelrijk_pool_connections',
    help: 'Verbindingen met de database naar stand',
    labelNames: ['stand'],
    registers,
  });
  const queue = new Gauge({ name: 'spelrijk_queue_age_seconds', help: 'Hoe lang de eerste in de rij voor de database wacht', registers });
  return () => {
    const { totaal, vrij, wachtend } = database.pool();
    pool.set({ stand: 'bezet' }, totaal - vrij);
    pool.set({ stand: 'vrij' }, vrij);
    pool.set({ stand: 'wachtend' }, wachtend);
    queue.set(database.queueAge() / 1000);
  };
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'spelrijk_request_seconds',
    help: 'Hoe lang verzoeken duurden',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const antwoorden = new Counter({ name: 'spelrijk_antwoorden', help: 'Antwoorden van kinderen die zijn aangenomen', registers });
  const logins = new Counter({
    name: 'spelrijk_logins_geweigerd',
    help: 'Geweigerde pogingen om in te loggen',
    labelNames: ['status'],
    registers,
  });
  const jobs = new Histogram({
    name: 'spelrijk_job_seconds',
    help: 'Terugkerend werk',
    labelNames: ['naam', 'gelukt'],
    buckets: BUCKETS,
    registers,
  });
  const up = new Gauge({ name: 'spelrijk_database_up', help: '1: de database kan schrijven', registers });
  const heel = new Gauge({ name: 'spelrijk_database_intact', help: '1: geen bladzijde van de database was onleesbaar', registers });
  heel.set(1);
  const readPool = watchPool(database, registers);
  const mail = new Gauge({ name: 'spelrijk_mail_wacht', help: 'Mails die wachten', registers });
  const oudste = new Gauge({ name: 'spelrijk_mail_oudste_seconds', help: 'Leeftijd van de oudste mail die wacht', registers });
  const count = (request: FastifyRequest, reply: FastifyReply): void => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'pagina';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (route === ANTWOORDEN && reply.statusCode === 200) antwoorden.inc(countAntwoorden(request));
    if (LOGINS.includes(route) && [401, 429].includes(reply.statusCode)) logins.inc({ status: reply.statusCode });
  };
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => count(request, reply));
    },
    job: (naam, gelukt, ms) => jobs.observe({ naam, gelukt: String(gelukt) }, ms / 1000),
    text: async () => {
      const [post, probe] = await Promise.all([inTime(readPost(database)), inTime(database.probe())]);
      up.set(probe === null ? 0 : 1);
      // A database that is away says nothing about its pages: that one stays as it was known last.
      if (probe) heel.set(probe.intact ? 1 : 0);
      readPool();
      if (post) mail.set(post.wacht);
      if (post) oudste.set(post.oudste);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Serves nothing but the figures; `adres` is `host:port`. Resolves when it listens. */
export function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
  log: Log,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (err: unknown) => {
        log.warn({ err }, 'cijfers niet gelezen');
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
