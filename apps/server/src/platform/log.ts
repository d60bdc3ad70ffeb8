/** Structured lines on stdout. Never names, tokens, passwords, bodies or query strings: only what happened, where and how long. */
import type { Writable } from 'node:stream';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';

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

/** What waits for whoever reads the log (bytes): some thousands of lines. */
const MAX_WAITING = 1_048_576;

/**
 * Lines to a stream, of which none is ever in the way: one that cannot go out (a pipe that nobody reads, a disk that is full) is lost, and counted. Pino's own
 * destination tries a full disk again and again, and meanwhile nothing else happens; at the end of the process it waits for the reader of a pipe for ever.
 */
export function createUitvoer(stream: Pick<Writable, 'on' | 'write' | 'writableLength'>): DestinationStream {
  let verloren = 0;
  // What failed is heard at each line.
  stream.on('error', () => undefined);
  const write = (regel: string, weg: number): void =>
    void stream.write(regel, (error) => {
      if (error) verloren += weg;
    });
  return {
    write: (regel) => {
      if (stream.writableLength > MAX_WAITING) {
        verloren += 1;
        return;
      }
      const weg = verloren;
      verloren = 0;
      if (weg > 0) write(`${JSON.stringify({ level: 'warn', time: Date.now(), regels: weg, msg: 'logregels verloren' })}\n`, weg);
      write(regel, 1);
    },
  };
}

/** Every line of this process goes the same way. */
export const uitvoer = createUitvoer(process.stdout);

export const openLog = (level: string): Log => pino(loggerOptions(level), uitvoer);
