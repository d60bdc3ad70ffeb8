import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import type { Database } from '../../../platform/db/database.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { createKopieen } from '../../../platform/mail/kopieen.ts';
import {
  createAanvraag,
  createContactvraag,
  listAanvragen,
  listContactvragen,
  setAanvraagStatus,
  setContactvraagStatus,
  type AanvraagDeps,
  sweepAanvragen,
} from './service.ts';
import { openThuisstart, readThuisstart, type StartDeps } from './thuisstart.ts';

interface Needs {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

type Namen =
  | 'createAanvraag'
  | 'createContactvraag'
  | 'readThuisstart'
  | 'openThuisstart'
  | 'listAanvragen'
  | 'setAanvraagStatus'
  | 'listContactvragen'
  | 'setContactvraagStatus';

const aanvraagHandlers = (deps: AanvraagDeps & StartDeps): Pick<Handlers, Namen> => ({
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

export const feature = defineFeature({
  routes: aanvragenRoutes,
  handlers: (deps: StartDeps) => aanvraagHandlers({ ...deps, kopieen: createKopieen() }),
  sweeps: [
    {
      name: 'aanvragen',
      run: async ({ database, instellingen }: Needs, now: number) => {
        await sweepAanvragen(database.own, instellingen().aanvragen, now);
      },
    },
  ],
});
