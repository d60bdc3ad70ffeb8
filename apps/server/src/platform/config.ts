/** The environment, parsed once at the door; everything else gets a Config. */
import { join, resolve } from 'node:path';
import { z } from 'zod';

const seconds = z.coerce.number().int().positive();
const flag = z.enum(['0', '1', '', 'false', 'true']).transform((v) => v === '1' || v === 'true');
const optional = z
  .string()
  .transform((v) => (v === '' ? undefined : v))
  .optional();

/** A file of settings names what it leaves open: empty is as good as absent. */
const unlessEmpty = <S extends z.ZodType>(schema: S) => z.preprocess((v) => (v === '' ? undefined : v), schema.optional());

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SPELRIJK_DATA: z.string().min(1).default('./data'),
  SPELRIJK_DEMO: z.enum(['', '0', '1', 'openbaar']).default(''),
  SPELRIJK_AUDIO: optional,
  SPELRIJK_VOICE: optional,
  SPELRIJK_WEB: optional,
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_READ_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  PUBLIC_BASE_URL: unlessEmpty(z.url()),
  TRUST_PROXY: optional,
  ACCESS_TTL: seconds.optional(),
  REFRESH_TTL: seconds.optional(),
  IDLE_TTL: seconds.optional(),
  RESET_TTL: seconds.default(1800),
  CODE_TTL: seconds.default(60),
  SPELRIJK_SSO: optional,
  SPELRIJK_KEY_FILE: optional,
  SPELRIJK_SECRET_FILE: optional,
  SPELRIJK_BACKUP_PASSWORD: unlessEmpty(z.string().min(12)),
  SPELRIJK_METRICS: unlessEmpty(z.string().regex(/^.+:\d{1,5}$/, 'adres:poort')),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  SPELRIJK_SYNTHESISER: flag.default(true),
  SPELRIJK_RATE_LIMIT: flag.default(true),
  SPELRIJK_HERSCHAT: flag.default(false),
  SPELRIJK_BE_HOSTS: z.string().default('spelrijk-be.example,www.spelrijk-be.example,be.spelrijk.example,preview.spelrijk-be.example'),
  SMTP_URL: unlessEmpty(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional,
});

interface PerPerson {
  readonly staf: number;
  readonly leerling: number;
}

/** In seconds. */
export interface Lifetimes {
  /** A session with one token, from login on: a school day. */
  readonly sessie: PerPerson;
  /** A session of single sign-on, however often it is refreshed. */
  readonly ssoSessie: PerPerson;
  /** A session may lie unused this long; a child's device is shared with the class. */
  readonly idle: PerPerson;
  /** An access token of single sign-on; it is refreshed. */
  readonly ssoAccess: number;
  /** The link in a mail to choose a new password. */
  readonly herstel: number;
  /** The code that single sign-on gives the browser. */
  readonly code: number;
}

/**
 * `uit`: no demo, and an earlier one goes. `vanzelf`: the demo fills an empty database. `aan`: it is also made beside real customers.
 * `openbaar`: the same where everybody can reach it.
 */
type Demokeuze = 'uit' | 'vanzelf' | 'aan' | 'openbaar';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of everything that lasts. */
  readonly data: string;
  readonly demo: Demokeuze;
  /** Others than this machine reach us: by the address we listen on, or by the name the outside has for us. */
  readonly openbaar: boolean;
  readonly databaseUrl: string | undefined;
  /** Of PostgreSQL itself, where `databaseUrl` leads to a pooler; undefined: there is none between. */
  readonly databaseDirectUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  /** Connections to the database, at most. */
  readonly pool: number;
  readonly publicBaseUrl: string | undefined;
  /** Addresses or networks whose X-Forwarded-For counts; empty: nobody's. */
  readonly trustProxy: readonly string[];
  readonly ttl: Lifetimes;
  /** File (JSON) with the login providers of this installation. */
  readonly ssoFile: string | undefined;
  readonly keyFile: string | undefined;
  /** Holds the key that secrets in the database are sealed with; made on a first start. */
  readonly secretFile: string;
  /** What a backup is encrypted with; undefined: it is not. */
  readonly backupPassword: string | undefined;
  /** Where figures are given; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: string;
  /** Own words of customers are spoken by the synthesiser, a separate program. */
  readonly synthesiser: boolean;
  /** Requests per person are limited; off only for measuring. */
  readonly rateLimit: boolean;
  /** Difficulties of words are estimated anew every night. */
  readonly herschat: boolean;
  /** The Flemish hosts (main site, its www form, subdomain, preview) as long as our office set no others. */
  readonly beHosts: readonly string[];
  /** Where the Dutch pages are, as the outside calls it: `https://spelrijk.example`. */
  readonly publicAdres: string;
  /** Where mail goes out; undefined: it is kept for our office to read. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly webRoot: string;
  /** Folder of the shipped voice. */
  readonly audioRoot: string;
  /** Name of the voice in `voices` of the data folder that is heard where no voice of the region is; undefined: the shipped one. */
  readonly stem: string | undefined;
}

const HOUR = 3600;
const here = import.meta.dirname;

const MINUTE = 60;

function readLifetimes(e: z.infer<typeof Env>): Lifetimes {
  return {
    sessie: { staf: e.ACCESS_TTL ?? 8 * HOUR, leerling: e.ACCESS_TTL ?? 12 * HOUR },
    ssoSessie: { staf: e.REFRESH_TTL ?? 8 * HOUR, leerling: e.REFRESH_TTL ?? 12 * HOUR },
    idle: { staf: e.IDLE_TTL ?? HOUR, leerling: e.IDLE_TTL ?? 30 * MINUTE },
    ssoAccess: e.ACCESS_TTL ?? 15 * MINUTE,
    herstel: e.RESET_TTL,
    code: e.CODE_TTL,
  };
}

const DEMO = { '': 'vanzelf', '0': 'uit', '1': 'aan', openbaar: 'openbaar' } as const;

/** An address or name that leads to this machine only (RFC 6761 for names under `localhost`). */
const isLoopback = (host: string): boolean => /^(127(\.\d{1,3}){3}|\[?::1\]?|(.+\.)?localhost)$/i.test(host);

function isOutside(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' || !isLoopback(hostname);
}

function readAdres(adres: string | undefined): Config['metrics'] {
  if (adres === undefined) return undefined;
  const at = adres.lastIndexOf(':');
  return { host: adres.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(adres.slice(at + 1)) };
}

const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a variable may be, for whoever set it to something else. Its value is not said: it may be a secret. */
const SECONDEN = 'een aantal seconden zijn';
const AAN_UIT = '0 of 1 zijn';
const MOET: Readonly<Record<string, string>> = {
  PORT: 'een getal van 0 tot en met 65535 zijn',
  SPELRIJK_DEMO: '0, 1 of openbaar zijn',
  DATABASE_POOL: 'een getal van 2 tot en met 200 zijn',
  PUBLIC_BASE_URL: 'een heel adres zijn, zoals https://spelrijk.example',
  ACCESS_TTL: SECONDEN,
  REFRESH_TTL: SECONDEN,
  IDLE_TTL: SECONDEN,
  RESET_TTL: SECONDEN,
  CODE_TTL: SECONDEN,
  SPELRIJK_BACKUP_PASSWORD: 'minstens 12 tekens lang zijn',
  SPELRIJK_METRICS: 'een adres en een poort zijn, zoals 127.0.0.1:9464',
  LOG_LEVEL: 'silent, fatal, error, warn, info, debug of trace zijn',
  SPELRIJK_SYNTHESISER: AAN_UIT,
  SPELRIJK_RATE_LIMIT: AAN_UIT,
  SPELRIJK_HERSCHAT: AAN_UIT,
  SMTP_URL: 'een adres zijn dat met smtp:// of smtps:// begint',
};

const tellWrong = (namen: ReadonlySet<string>): string =>
  `${namen.size === 1 ? 'Deze instelling klopt' : 'Deze instellingen kloppen'} niet: ${[...namen].map((naam) => `${naam} moet ${MOET[naam] ?? 'iets zijn, en niet leeg'}`).join('; ')}.`;

/** Throws one readable line that names every wrong variable. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Env.safeParse(env);
  if (!parsed.success) throw new Error(tellWrong(new Set(parsed.error.issues.map(({ path: [naam] }) => String(naam)))));
  const e = parsed.data;
  const beHosts = splitList(e.SPELRIJK_BE_HOSTS.toLowerCase());
  return {
    port: e.PORT,
    host: e.HOST,
    data: resolve(e.SPELRIJK_DATA),
    demo: DEMO[e.SPELRIJK_DEMO],
    openbaar: !isLoopback(e.HOST) || (e.PUBLIC_BASE_URL !== undefined && isOutside(e.PUBLIC_BASE_URL)),
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReadUrl: e.DATABASE_READ_URL,
    pool: e.DATABASE_POOL,
    publicBaseUrl: e.PUBLIC_BASE_URL,
    trustProxy: splitList(e.TRUST_PROXY ?? ''),
    ttl: readLifetimes(e),
    ssoFile: e.SPELRIJK_SSO === undefined ? undefined : resolve(e.SPELRIJK_SSO),
    keyFile: e.SPELRIJK_KEY_FILE,
    backupPassword: e.SPELRIJK_BACKUP_PASSWORD,
    secretFile: resolve(e.SPELRIJK_SECRET_FILE ?? join(e.SPELRIJK_DATA, 'geheim')),
    metrics: readAdres(e.SPELRIJK_METRICS),
    logLevel: e.LOG_LEVEL,
    synthesiser: e.SPELRIJK_SYNTHESISER,
    rateLimit: e.SPELRIJK_RATE_LIMIT,
    herschat: e.SPELRIJK_HERSCHAT,
    beHosts,
    publicAdres: new URL(e.PUBLIC_BASE_URL ?? `http://localhost:${e.PORT}`).origin,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? `Spelrijk <noreply@${new URL(e.PUBLIC_BASE_URL ?? 'http://localhost').hostname}>`,
    webRoot: resolve(e.SPELRIJK_WEB ?? join(here, '../../../web/build/client')),
    audioRoot: resolve(e.SPELRIJK_AUDIO ?? join(here, '../../audio')),
    stem: e.SPELRIJK_VOICE,
  };
}
