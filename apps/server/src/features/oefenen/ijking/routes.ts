import type { Handlers } from '../../../platform/http/mount.ts';
import type { RedactieService } from './redactie.ts';

export const ijkingRoutes = (redactie: RedactieService): Pick<Handlers, 'listRedactiewoorden'> => ({
  listRedactiewoorden: ({ query }, { actor }) => redactie.list(actor, query.regio),
});
