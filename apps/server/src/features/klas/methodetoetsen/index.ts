import { methodetoetsenRoutes } from '@spelrijk/contract/methodetoetsen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { ZittingDeps } from '../../oefenen/zittingen/index.ts';
import { planMethodetoets, saveToetspapier } from './plannen.ts';
import { closeMethodetoets, listMethodetoetsen, readMethodetoets, saveMethodetoets, setMethodetoetsWeg } from './service.ts';
import type { Plek } from './store.ts';
import { exportMethodetoets, readMethodetoetsuitslag } from './uitslag.ts';

export { insertToets, updateToets } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const plek = ({
  adminId,
  groepId,
  methodetoetsId: toetsId,
}: {
  readonly adminId: string;
  readonly groepId: string;
  readonly methodetoetsId: string;
}): Plek => ({ adminId, groepId, toetsId });

const methodetoetsHandlers = (deps: ZittingDeps): Pick<Handlers, keyof typeof methodetoetsenRoutes> => ({
  listMethodetoetsen: ({ params }, caller) => listMethodetoetsen(deps, caller, params),
  readMethodetoets: ({ params }, caller) => readMethodetoets(deps, caller, plek(params)),
  saveMethodetoets: ({ params, body }, caller) => saveMethodetoets(deps, caller, plek(params), body),
  planMethodetoets: ({ params, body }, caller) => planMethodetoets(deps, caller, plek(params), body),
  closeMethodetoets: ({ params }, caller) => niets(closeMethodetoets(deps, caller, plek(params))),
  deleteMethodetoets: ({ params }, caller) => niets(setMethodetoetsWeg(deps, caller, plek(params), true)),
  restoreMethodetoets: ({ params }, caller) => niets(setMethodetoetsWeg(deps, caller, plek(params), false)),
  saveToetspapier: ({ params, body }, caller) =>
    niets(saveToetspapier(deps, caller, { ...plek(params), leerlingId: params.leerlingId }, body)),
  readMethodetoetsuitslag: ({ params }, caller) => readMethodetoetsuitslag(deps, caller, plek(params)),
  exportMethodetoets: ({ params, query }, caller) => exportMethodetoets(deps, caller, plek(params), query.soort),
});

export const feature = defineFeature({ routes: methodetoetsenRoutes, handlers: methodetoetsHandlers });
