import type { Handlers } from '../../../platform/http/mount.ts';
import type { GebruikerService } from './service.ts';

export const gebruikerHandlers = (gebruikers: GebruikerService): Pick<Handlers, 'readUitnodiging' | 'acceptUitnodiging'> => ({
  readUitnodiging: ({ body }, { now }) => gebruikers.readUitnodiging(body.token, now),
  acceptUitnodiging: async ({ body }, { now }) => {
    await gebruikers.accept(body, now);
    return null;
  },
});
