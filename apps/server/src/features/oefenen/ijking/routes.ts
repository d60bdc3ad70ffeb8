import type { Handlers } from '../../../platform/http/mount.ts';
import type { RedactieService } from './redactie.ts';

export const ijkingHandlers = (redactie: RedactieService): Pick<Handlers, 'listRedactiewoorden'> => ({
  listRedactiewoorden: ({ query }, { actor }) => redactie.list(actor, query.regio),
});
