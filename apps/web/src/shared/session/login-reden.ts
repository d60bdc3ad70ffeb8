import { sessionStore } from './storage.ts';

/** Why somebody stands at the login screen: a screen that needs a login, a login that ended, or a refusal by the server. */
const REDENEN = ['eerst', 'verlopen', 'geweigerd'] as const;
export type LoginReden = (typeof REDENEN)[number];

const KEY = 'loginReden';

export const saveLoginReden = (reden: LoginReden): void => sessionStore.set(KEY, reden);
export const forgetLoginReden = (): void => sessionStore.remove(KEY);

export function readLoginReden(): LoginReden | undefined {
  const kept = sessionStore.get(KEY);
  return REDENEN.find((reden) => reden === kept);
}
