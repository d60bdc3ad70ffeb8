import type { Handlers } from '../../../platform/http/mount.ts';
import type { MedewerkerService } from './service.ts';

type Routes =
  | 'listMedewerkers'
  | 'createMedewerker'
  | 'resendMedewerkerUitnodiging'
  | 'suspendMedewerker'
  | 'changeRol'
  | 'deleteMedewerker';

export const medewerkerHandlers = (medewerkers: MedewerkerService): Pick<Handlers, Routes> => ({
  listMedewerkers: (_input, { actor, now }) => medewerkers.list(actor, now),
  createMedewerker: async ({ body }, { actor, now }) => {
    await medewerkers.create(actor, body, now);
    return null;
  },
  resendMedewerkerUitnodiging: async ({ params }, { actor, now }) => {
    await medewerkers.resend(actor, params.medewerkerId, now);
    return null;
  },
  suspendMedewerker: async ({ params, body }, { actor, now }) => {
    await medewerkers.suspend(actor, params.medewerkerId, body.status, now);
    return null;
  },
  changeRol: async ({ params, body }, { actor, now }) => {
    await medewerkers.changeRol(actor, params.medewerkerId, body.rol, now);
    return null;
  },
  deleteMedewerker: async ({ params }, { actor, now }) => {
    await medewerkers.remove(actor, params.medewerkerId, now);
    return null;
  },
});
