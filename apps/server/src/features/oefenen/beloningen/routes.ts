import type { Handlers } from '../../../platform/http/mount.ts';
import type { BeloningService } from './service.ts';

type BeloningHandlers = Pick<Handlers, 'readBeloningen' | 'koopBlob' | 'kiesFiguur' | 'saveRecord' | 'readMijnVoortgang'>;

export const beloningHandlers = (beloningen: BeloningService): BeloningHandlers => ({
  readBeloningen: ({ params }, { actor, now }) => beloningen.read(actor, params.leerlingId, now),
  koopBlob: ({ params, body }, { actor, now }) => beloningen.koop(actor, params.leerlingId, body.nummer, now),
  kiesFiguur: ({ params, body }, { actor, now }) => beloningen.kies(actor, params.leerlingId, body.figuur, now),
  saveRecord: ({ params, body }, { actor, now }) => beloningen.saveRecord(actor, params.leerlingId, body.punten, now),
  readMijnVoortgang: ({ params }, { actor, now }) => beloningen.readMijnVoortgang(actor, params.leerlingId, now),
});
