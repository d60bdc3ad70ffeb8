import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { call } from '../api/call.ts';
import { handOver, storeLogin } from './session.ts';
import type { User } from './user.ts';
import { verifyToken } from './verify-token.ts';

async function keep(token: string): Promise<User> {
  const user = await verifyToken(token);
  storeLogin(token, user);
  return user;
}

export interface Credentials {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
  /** Of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}

/** Logs in and keeps token and user. Throws an ApiFout (refused, throttled, a code is needed, no connection) or a TokenFout. */
export async function login({ code, ...names }: Credentials): Promise<User> {
  const { token } = await call('login', { body: code === undefined ? names : { ...names, code } });
  return keep(token);
}

export interface Plaatjes {
  readonly code: string;
  readonly leerlingId: string;
  readonly plaatjes: string[];
}

/** A child begins here, let in by the adult of this browser, who stays logged in. Whoever calls it leaves the page at once. */
export async function loginSamen(params: Input<Api['beginSamen']>['params']): Promise<User> {
  const { token } = await call('beginSamen', { params });
  const user = await verifyToken(token);
  handOver(token, user);
  return user;
}

/** The same for a child that logs in with pictures. */
export async function loginPlaatjes(body: Plaatjes): Promise<User> {
  const { token } = await call('loginPlaatjes', { body });
  return keep(token);
}
