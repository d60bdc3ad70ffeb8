import type { takenRoutes as contract } from '@spelrijk/contract/taken';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { AntwoordService } from './antwoord-service.ts';
import type { TaakService } from './service.ts';

export const taakHandlers = (taken: TaakService, antwoorden: AntwoordService): Pick<Handlers, keyof typeof contract> => ({
  planDag: ({ params }, { actor, now }) => taken.planDag(actor, params.leerlingId, now),
  createTaak: ({ params, body }, { actor, now }) => taken.create(actor, params.leerlingId, body, now),
  readTaak: ({ params }, { actor, now }) => taken.read(actor, params.leerlingId, params.taakId, now),
  submitAntwoorden: async ({ params, body }, { actor, now }) => ({
    oordelen: await antwoorden.submit(actor, params.leerlingId, body, now),
  }),
  readEigenInstelling: ({ params }, { actor, now }) => taken.readInstelling(actor, params.leerlingId, now),
  finishTaak: ({ params }, { actor, now }) => taken.finish(actor, params.leerlingId, params.taakId, now),
});
