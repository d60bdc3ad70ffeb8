/** Going to a provider: what is remembered until the browser comes back. */
import { createHash } from 'node:crypto';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Log } from '../../../platform/log.ts';
import type { SsoClient } from '../../../platform/sso/client.ts';
import { type SessieService } from '../sessies/index.ts';
import * as store from './store.ts';

export interface SsoDeps {
  readonly database: Database;
  readonly sessies: SessieService;
  readonly clients: ReadonlyMap<string, SsoClient>;
  /** Exactly the addresses the browser may be sent back to. */
  readonly redirects: () => readonly string[];
  readonly ttl: Pick<Lifetimes, 'code'>;
  readonly log: Log;
}

export interface Start {
  readonly aanbieder: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly redirectUri: string;
  /** This browser is handed to a child: who is logged in at the provider is asked again. */
  readonly opnieuw: boolean;
}

export interface Doorgestuurd {
  readonly location: string;
  /** Secret that ties the way back to this browser. */
  readonly koekje: string;
}

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Another way into an account is worth a line. */
export const noteKoppeling = (
  db: Db,
  wie: Pick<Actor, 'id' | 'rol' | 'adminId'>,
  aanbieder: string,
  wat: string,
  now: number,
): Promise<void> =>
  writeAudit(db, {
    adminId: wie.adminId,
    soort: 'gewijzigd',
    now,
    actor: wie,
    objectId: wie.id,
    betreft: `schoolaccount ${wat}: ${aanbieder}`,
  });

export function clientOf({ clients }: SsoDeps, id: string): SsoClient {
  const client = clients.get(id);
  if (!client) throw notFound('auth/aanbieder-onbekend');
  return client;
}

/** On the host where somebody began, so that the cookie comes along. */
export const callbackOf = (aanbieder: string, redirectUri: string): string =>
  new URL(`/api/auth/sso/callback/${aanbieder}`, redirectUri).href;

export async function beginSso(
  { database }: SsoDeps,
  client: SsoClient,
  start: Start,
  accountId: string | null,
  now: number,
): Promise<Doorgestuurd> {
  const { id: aanbieder } = client.aanbieder;
  const [state, koekje, nonce, verifier] = [createToken(), createToken(), createToken(), createToken()];
  const { codeChallenge: challenge, state: spaState, redirectUri, opnieuw } = start;
  const location = await client.authorizationUrl({ callback: callbackOf(aanbieder, redirectUri), state, nonce, verifier, opnieuw });
  const tijd = new Date(now);
  const rest = { challenge, spaState, redirectUri, koekje: hashOf(koekje), nonce, verifier, accountId, createdAt: tijd };
  await store.insertTransactie(database.own, hashOf(state), { aanbieder, ...rest });
  return { location, koekje };
}
