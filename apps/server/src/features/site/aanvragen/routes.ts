import type { Handlers } from '../../../platform/http/mount.ts';
import {
  createAanvraag,
  createContactvraag,
  listAanvragen,
  listContactvragen,
  setAanvraagStatus,
  setContactvraagStatus,
  type AanvraagDeps,
} from './service.ts';
import { openThuisstart, readThuisstart, type StartDeps } from './thuisstart.ts';

type Namen =
  | 'createAanvraag'
  | 'createContactvraag'
  | 'readThuisstart'
  | 'openThuisstart'
  | 'listAanvragen'
  | 'setAanvraagStatus'
  | 'listContactvragen'
  | 'setContactvraagStatus';

export const aanvraagHandlers = (deps: AanvraagDeps & StartDeps): Pick<Handlers, Namen> => ({
  createAanvraag: ({ body }, { adres, now }) => createAanvraag(deps, body, adres, now),
  createContactvraag: ({ body }, { adres, now }) => createContactvraag(deps, body, adres, now),
  readThuisstart: ({ body }, { now }) => readThuisstart(deps, body.token, now),
  openThuisstart: async ({ body }, { now }) => {
    await openThuisstart(deps, body, now);
    return null;
  },
  listAanvragen: (_input, caller) => listAanvragen(deps, caller),
  listContactvragen: (_input, caller) => listContactvragen(deps, caller),
  setAanvraagStatus: async ({ params, body }, caller) => {
    await setAanvraagStatus(deps, caller, params.id, body.status, body.adminId);
    return null;
  },
  setContactvraagStatus: async ({ params, body }, caller) => {
    await setContactvraagStatus(deps, caller, params.id, body.status);
    return null;
  },
});
