import type { Handlers } from '../../../platform/http/mount.ts';
import type { AntwoordService } from './antwoord-service.ts';
import type { TaakService } from './service.ts';

type TaakHandlers = Pick<
  Handlers,
  | 'planDag'
  | 'createTaak'
  | 'readTaak'
  | 'submitAntwoorden'
  | 'finishTaak'
  | 'createToets'
  | 'readToets'
  | 'createZorgtoets'
  | 'readZorgtoets'
  | 'readEigenInstelling'
>;

export const taakRoutes = (taken: TaakService, antwoorden: AntwoordService): TaakHandlers => ({
  planDag: ({ params }, { actor, now }) => taken.planDag(actor, params.leerlingId, now),
  createTaak: ({ params, body }, { actor, now }) => taken.create(actor, params.leerlingId, body, now),
  readTaak: ({ params }, { actor, now }) => taken.read(actor, params.leerlingId, params.taakId, now),
  submitAntwoorden: async ({ params, body }, { actor, now }) => ({
    oordelen: await antwoorden.submit(actor, params.leerlingId, body, now),
  }),
  createToets: ({ params, body }, { actor, now }) => taken.createToets(actor, params, body, now),
  readToets: ({ params }, { actor, now }) => taken.readToets(actor, params, params.toetsId, now),
  createZorgtoets: ({ params, body }, { actor, now }) => taken.createZorgtoets(actor, params, body, now),
  readZorgtoets: ({ params }, { actor, now }) => taken.readZorgtoets(actor, params, params.toetsId, now),
  readEigenInstelling: ({ params }, { actor, now }) => taken.readInstelling(actor, params.leerlingId, now),
  finishTaak: ({ params }, { actor, now }) => taken.finish(actor, params.leerlingId, params.taakId, now),
});
