import type { Handlers } from '../../../platform/http/mount.ts';
import { acceptUitnodiging, readUitnodiging, type GebruikerDeps } from './service.ts';

export const gebruikerHandlers = (deps: GebruikerDeps): Pick<Handlers, 'readUitnodiging' | 'acceptUitnodiging'> => ({
  readUitnodiging: ({ body }, { now }) => readUitnodiging(deps, body.token, now),
  acceptUitnodiging: async ({ body }, { now }) => {
    await acceptUitnodiging(deps, body, now);
    return null;
  },
});
