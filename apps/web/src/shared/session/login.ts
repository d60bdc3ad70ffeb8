import { call } from '../api/call.ts';
import { storeLogin } from './session.ts';
import type { User } from './user.ts';
import { verifyToken } from './verify-token.ts';

/** Logs in and keeps token and user. Throws an ApiFout (refused, throttled, no connection) or a TokenFout. */
export async function login(gebruikersnaam: string, wachtwoord: string): Promise<User> {
  const { token } = await call('login', { body: { gebruikersnaam, wachtwoord } });
  const user = await verifyToken(token);
  storeLogin(token, user);
  return user;
}
