import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { DicteeDeps } from './groep.ts';
import { correctDictee, markDictee, saveDicteeInvoer } from './nakijken.ts';
import { listDictees, proposeDictee, readDictee, saveDictee, setDicteeStatus, setDicteeWeg } from './service.ts';
import { readDicteeVerslag } from './verslag.ts';

export { demandRijen } from './groep.ts';
export { planDictee, unplanDictee } from './plannen.ts';
export { closeTerugblik, createTerugblik } from './terugblik.ts';

type DicteeHandlers = Pick<
  Handlers,
  | 'listDictees'
  | 'proposeDictee'
  | 'readDictee'
  | 'saveDictee'
  | 'deleteDictee'
  | 'restoreDictee'
  | 'setDicteeStatus'
  | 'saveDicteeInvoer'
  | 'checkDictee'
  | 'correctDictee'
  | 'readDicteeVerslag'
>;

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const dicteeHandlers = (deps: DicteeDeps): DicteeHandlers => ({
  listDictees: ({ params }, caller) => listDictees(deps, caller, params),
  proposeDictee: ({ params, body }, caller) => proposeDictee(deps, caller, params, body),
  readDictee: ({ params }, caller) => readDictee(deps, caller, params),
  saveDictee: ({ params, body }, caller) => saveDictee(deps, caller, params, body),
  deleteDictee: ({ params }, caller) => niets(setDicteeWeg(deps, caller, params, true)),
  restoreDictee: ({ params }, caller) => niets(setDicteeWeg(deps, caller, params, false)),
  setDicteeStatus: ({ params, body }, caller) => niets(setDicteeStatus(deps, caller, params, body.status)),
  saveDicteeInvoer: ({ params, body }, caller) => niets(saveDicteeInvoer(deps, caller, params, params.leerlingId, body.invoer)),
  checkDictee: ({ params, body }, caller) => niets(markDictee(deps, caller, params, body.leerlingId, body.invoer)),
  correctDictee: ({ params, body }, caller) => niets(correctDictee(deps, caller, params, body.leerlingId, body.invoer)),
  readDicteeVerslag: ({ params }, caller) => readDicteeVerslag(deps, caller, params),
});

export const feature = defineFeature({
  routes: dicteesRoutes,
  handlers: dicteeHandlers,
});
