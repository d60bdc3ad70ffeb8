/** Fastify with every default that is too kind made strict: body kinds, sizes, slow clients, parsers. */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import type { RegioVanHost } from '../instellingen.ts';
import { loggerOptions, uitvoer } from '../log.ts';
import { createSendError } from './errors.ts';
import { addHeaders } from './headers.ts';
import { parseJson } from './json.ts';

const MEGABYTE = 1_048_576;

export function createServer(config: Pick<Config, 'logLevel' | 'trustProxy'>, regioVan: RegioVanHost): FastifyInstance {
  const sendError = createSendError(regioVan);
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), stream: uitvoer },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'verzoekId' }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // The number that somebody is told when something went wrong, on every line about that request.
    genReqId: () => randomUUID(),
    bodyLimit: MEGABYTE,
    requestTimeout: 10_000,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    http: { connectionsCheckingInterval: 2000, headersTimeout: 8000 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addHeaders(app);
  acceptJsonOnly(app);
  logRequests(app);
  return app;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** JSON in UTF-8 is the only body there is; everything else gets 415. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new AppError('media-type', 'algemeen/geen-json-soort');
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'verzoek');
  });
}
