import type { Handlers } from '../../platform/http/mount.ts';
import type { VoortgangService } from './service.ts';

export const voortgangRoutes = (voortgang: VoortgangService): Pick<Handlers, 'readVoortgang'> => ({
  readVoortgang: ({ params }, { actor, now }) => voortgang.read(actor, params, now),
});
