import type { takenRoutes as contract } from '@spelrijk/contract/taken';
import type { Handlers } from '../../../platform/http/mount.ts';
import { createTaak, finishTaak, readEigenInstelling, readTaak, type TaakDeps } from './service.ts';

export const taakHandlers = (deps: TaakDeps): Pick<Handlers, keyof typeof contract> => ({
  createTaak: ({ params, body }, caller) => createTaak(deps, caller, params.leerlingId, body),
  readTaak: ({ params }, caller) => readTaak(deps, caller, params.leerlingId, params.taakId),
  readEigenInstelling: ({ params }, caller) => readEigenInstelling(deps, caller, params.leerlingId),
  finishTaak: ({ params }, caller) => finishTaak(deps, caller, params.leerlingId, params.taakId),
});
