import { medewerkersRoutes } from '@spelrijk/contract/medewerkers';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import {
  changeRol,
  createMedewerker,
  deleteMedewerker,
  listMedewerkers,
  resendMedewerkerUitnodiging,
  setMedewerkerStatus,
  type MedewerkerDeps,
} from './service.ts';

export { inviteEigenaar } from './eigenaar.ts';

type Routes =
  | 'listMedewerkers'
  | 'createMedewerker'
  | 'resendMedewerkerUitnodiging'
  | 'suspendMedewerker'
  | 'changeRol'
  | 'deleteMedewerker';

const medewerkerHandlers = (deps: MedewerkerDeps): Pick<Handlers, Routes> => ({
  listMedewerkers: (_input, caller) => listMedewerkers(deps, caller),
  createMedewerker: async ({ body }, caller) => {
    await createMedewerker(deps, caller, body);
    return null;
  },
  resendMedewerkerUitnodiging: async ({ params }, caller) => {
    await resendMedewerkerUitnodiging(deps, caller, params.medewerkerId);
    return null;
  },
  suspendMedewerker: async ({ params, body }, caller) => {
    await setMedewerkerStatus(deps, caller, params.medewerkerId, body.status);
    return null;
  },
  changeRol: async ({ params, body }, caller) => {
    await changeRol(deps, caller, params.medewerkerId, body.rol);
    return null;
  },
  deleteMedewerker: async ({ params }, caller) => {
    await deleteMedewerker(deps, caller, params.medewerkerId);
    return null;
  },
});

export const feature = defineFeature({
  routes: medewerkersRoutes,
  handlers: medewerkerHandlers,
});
