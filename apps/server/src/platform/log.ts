/** Structured lines on stdout. Never names, tokens, passwords, bodies or query strings: only what happened, where and how long. */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/** The route pattern instead of the path, so that no id or code from the address ends in a log. */
const requestLine = (request: FastifyRequest): object => ({ method: request.method, route: request.routeOptions?.url ?? 'onbekend' });

/** A terminal takes some signs that JSON writes as they are for commands or for the end of a line. */
const quiet = (text: string | undefined): string | undefined => text?.replace(/[\u007F-\u009F\u2028\u2029]/g, ' ');

export const loggerOptions = (level: string): object => ({
  level,
  base: undefined,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: {
    req: requestLine,
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    err: (error: Error) => ({
      type: error.name,
      message: quiet(error.message),
      stack: quiet(error.stack),
      code: Reflect.get(error, 'code'),
    }),
  },
});

/** Text from outside on one line, without control characters, at most 200 long. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
