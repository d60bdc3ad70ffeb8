import { call } from '../api/call.ts';
import { storeLogin } from './session.ts';
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

/** A child begins here, let in by the adult of this browser, who stays logged in. */
export async function loginSamen(params: {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}): Promise<User> {
  const { token } = await call('beginSamen', { params });
  return keep(token);
}

/** The same for a child that logs in with pictures. */
export async function loginPlaatjes(body: Plaatjes): Promise<User> {
  const { token } = await call('loginPlaatjes', { body });
  return keep(token);
}
