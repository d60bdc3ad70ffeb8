/** A whole server on a fresh database, spoken to as a browser would, with a clock that tests can move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { createApp, type App } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { parseConfig, type Config } from '../src/platform/config.ts';
import type { Connection, Database } from '../src/platform/db/database.ts';
import type { Metrics } from '../src/platform/metrics.ts';
import { createTestDatabase } from './database.ts';
import { PROEFKLUIS } from './fixtures.ts';
import { codeOf, stepOf } from '../src/platform/auth/totp.ts';
import { createWereld, TOTP, WACHTWOORD, type Wereld } from './wereld.ts';

/** Thursday 19 November 2026, 10:00 in Amsterdam. */
export const BEGIN = Date.parse('2026-11-19T09:00:00Z');

export interface Antwoord {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** Parsed JSON, or undefined. */
  readonly body: unknown;
}

export interface Proefserver {
  readonly app: App;
  /** What `meet` made. */
  readonly metrics: Metrics | undefined;
  readonly database: Database;
  readonly connection: Connection;
  readonly wereld: Wereld;
  readonly clock: Clock & { set(ms: number): void; advance(ms: number): void };
  request(options: InjectOptions & { readonly token?: string | undefined }): Promise<Antwoord>;
  /** A token for this login name; kept, so that one person hashes once. Our office gives its second factor. */
  login(gebruikersnaam: string): Promise<string>;
  get(path: string, token?: string): Promise<Antwoord>;
  post(path: string, body: unknown, token?: string): Promise<Antwoord>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function createClock(): Proefserver['clock'] {
  let now = BEGIN;
  return {
    now: () => now,
    set: (ms) => {
      now = ms;
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

export async function createProefserver(
  env: Readonly<Record<string, string>> = {},
  meet: (database: Database) => Metrics | undefined = () => undefined,
): Promise<Proefserver> {
  const { database, connection, atEnd } = await createTestDatabase();
  const clock = createClock();
  // What is spoken for a docent is kept as a file: not in the folder of the code.
  const data = mkdtempSync(path.join(tmpdir(), 'spelrijk-proef-'));
  const config: Config = parseConfig({
    // What breaks inside tells its cause: a test that meets a 500 would not.
    LOG_LEVEL: 'error',
    SPELRIJK_RATE_LIMIT: '0',
    SPELRIJK_WEB: '/nergens',
    SPELRIJK_AUDIO: '/nergens',
    SPELRIJK_DATA: data,
    ...env,
  });
  const wereld = await createWereld(database, BEGIN - 86_400_000);
  const metrics = meet(database);
  const app = await createApp({ config, database, clock, kluis: PROEFKLUIS, metrics });
  atEnd(() => Promise.resolve(rmSync(data, { recursive: true, force: true })));
  atEnd(() => app.server.close());
  const tokens = new Map<string, Promise<string>>();

  const request: Proefserver['request'] = async ({ token, ...options }) => {
    const headers = { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const response = await app.server.inject({ ...options, headers });
    return { status: response.statusCode, headers: response.headers, text: response.body, body: parse(response.body) };
  };
  const login = async (gebruikersnaam: string): Promise<string> => {
    const kantoor = ['superadmin', 'office'].includes(wereld.persoon(gebruikersnaam).rol);
    const code = kantoor ? { code: codeOf(TOTP, stepOf(clock.now())) } : {};
    const { body } = await request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: WACHTWOORD, ...code } });
    if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return body.token;
    throw new Error(`login of ${gebruikersnaam} failed`);
  };
  return {
    app,
    metrics,
    database,
    connection,
    wereld,
    clock,
    request,
    login: (naam) => {
      const token = tokens.get(naam) ?? login(naam);
      tokens.set(naam, token);
      return token;
    },
    get: (url, token) => request({ method: 'GET', url, token }),
    post: (url, body, token) =>
      request({ method: 'POST', url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' }, token }),
  };
}
