import { jaarovergangenRoutes } from '@spelrijk/contract/jaarovergangen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { deleteConcept, saveConcept } from './concept.ts';
import { commitOvergang } from './doorvoeren.ts';
import type { JaarovergangDeps } from './school.ts';
import { previewOvergang, undoOvergang, sweepOvergangen } from './service.ts';
import { answerJaarvraag, sweepThuisjaren } from './thuis.ts';

const jaarovergangHandlers = (deps: JaarovergangDeps): Pick<Handlers, keyof typeof jaarovergangenRoutes> => ({
  previewOvergang: ({ params, query }, caller) => previewOvergang(deps, caller, params.adminId, query.schooljaar),
  commitOvergang: ({ params, body }, caller) => commitOvergang(deps, caller, params.adminId, body),
  saveOvergangConcept: ({ params, body }, caller) => saveConcept(deps, caller, params.adminId, body),
  deleteOvergangConcept: async ({ params }, caller) => {
    await deleteConcept(deps, caller, params.adminId);
    return null;
  },
  undoOvergang: async ({ params }, caller) => {
    await undoOvergang(deps, caller, params);
    return null;
  },
  answerJaarvraag: async ({ params, body }, caller) => {
    await answerJaarvraag(deps, caller, params, body.jaargroep);
    return null;
  },
});

export const feature = defineFeature({
  routes: jaarovergangenRoutes,
  handlers: jaarovergangHandlers,
  sweeps: [
    { name: 'jaarovergangen', run: sweepOvergangen },
    { name: 'thuis een jaar verder', run: sweepThuisjaren },
  ],
});
